/** What a robot agreed to send, by its handshake, and whether a sensory frame keeps to it. */
import { feature } from './constants.js';
import type { Fault } from './fault.js';
import type { HandshakeRequest } from './handshake.js';
import * as faults from './session-faults.js';

/** What is wrong with the values of a sensory frame, if anything. */
export function checkSensory(request: HandshakeRequest, values: Float32Array, count: number): Fault | undefined {
  const { sensors, episodes = false } = request;
  if (count === 0) return faults.noValues;
  const demonstrations = demonstrationsOf(request);
  const told = sensors + (episodes ? 2 : 1);
  const counts = [sensors, sensors + 1, told, ...(demonstrations > 0 ? [told + demonstrations] : [])];
  if (!counts.includes(count)) return faults.wrongCount(count, sensors, demonstrations, episodes);
  if (episodes && count >= told && ![0, 1, 2, 3].includes(values[sensors + 1]))
    return faults.wrongEnd(values[sensors + 1]);
  for (let at = told; at < count; at += 1)
    if (values[at] < -1 || values[at] > 1) return faults.wrongDemonstration(at - told, values[at]);
  return undefined;
}

/** What a robot asked for that older ones of version 3 did not know. */
export function featuresOf({ demonstrations, episodes }: HandshakeRequest): number {
  return (demonstrations === true ? feature.demonstrations : 0) | (episodes === true ? feature.episodes : 0);
}

/** How many motors a robot may teach: all of its own where it asked to, else none. */
export function demonstrationsOf(request: HandshakeRequest | undefined): number {
  return request?.demonstrations === true ? request.motors : 0;
}
