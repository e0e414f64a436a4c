/**
 * The playground: the page over a brain and a simulator that run in a worker of this very page. The address may name a device,
 * a size, a course and a seed: playground.html?device=cpu&size=16&course=maze&seed=3. With teacher=you there is no expert.
 */
import 'uplot/dist/uPlot.min.css';
import './style.css';
import { deviceKinds } from '../device/kinds.js';
import { courseNames } from '../sim/courses/index.js';
import { mountApp } from './parts/app.js';
import { WorkerFeed } from './playground/worker-feed.js';

const asked = new URLSearchParams(location.search);
const device = deviceKinds.find((kind) => kind === asked.get('device'));
const course = courseNames.find((name) => name === asked.get('course')) ?? 'cluttered';
const size = Number(asked.get('size') ?? 0);
const seed = Number(asked.get('seed') ?? 1) || 1;
const byHand = asked.get('teacher') === 'you';

mountApp(
  new WorkerFeed({ course, seed, byHand, ...(device !== undefined && { device }), ...(size > 0 && { size }) }),
  'playground',
);
