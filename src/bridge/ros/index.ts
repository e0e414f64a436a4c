/** ROS 2 robots through a bridge that speaks the Foxglove WebSocket protocol. */
export { checkRosConfig, parseRosConfig, type RosConfig, type RosSettings } from './config.js';
export { type BrainPlace, type RosRun, type RosRunOptions, runRosRobot } from './run.js';
export { type ListedTopic, listTopics, suggestConfig } from './topic-list.js';
