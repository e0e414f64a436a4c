/** Discrete worlds; importing this makes them known. */
import './cue-maze.js';
