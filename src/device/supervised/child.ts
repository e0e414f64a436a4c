/** The program of a supervised child: any device of this package, served to the parent that forked it. */
import { createDevice, type DeviceOptions } from '../registry.js';
import { serveDevice } from './child-main.js';

serveDevice((kind, options) => createDevice(kind, options as DeviceOptions[typeof kind]));
