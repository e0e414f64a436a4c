/** The classic worlds; importing this makes them known. */
import './cart-pole.js';
import './pendulum.js';
import './mountain-car.js';
import './acrobot.js';
import './t-maze.js';
