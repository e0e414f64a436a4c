/** The program of a brain child: the brains of one kind of robot, served to the server that forked it. */
import { serveBrains } from './child-main.js';

serveBrains();
