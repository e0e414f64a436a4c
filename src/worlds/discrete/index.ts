/** Discrete worlds; importing this makes them known. */
import './cue-maze.js';
import './grid-world.js';
import './cue-chain.js';
