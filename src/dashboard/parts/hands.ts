/** The page's hands: listens to keys and gamepads while a person drives, and sends what they want to the robot's motors. */
import { useEffect } from 'preact/hooks';
import type { RobotInfo } from '../../server/telemetry.js';
import { type HandControls, isAtRest, motorsOf, type Pad } from '../model/hand-controls.js';
import { useStore } from './context.js';

export const lookMs = 50;

export function gamepads(): readonly (Pad | null)[] {
  return navigator.getGamepads?.() ?? [];
}

/** Hands at rest say so once and are silent then: the robot stands. */
export function useHands(hands: HandControls, robot: RobotInfo | undefined, isDriving: boolean): void {
  const store = useStore();
  const name = robot?.robot ?? '';
  useEffect(() => {
    if (!isDriving || robot === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', ({ key }) => hands.press(key), { signal });
    addEventListener('keyup', ({ key }) => hands.release(key), { signal });
    addEventListener('blur', () => hands.letGo(), { signal });
    let wasAtRest = false;
    const timer = setInterval(() => {
      const axes = hands.read(gamepads());
      const rests = isAtRest(axes);
      if (!rests || !wasAtRest) store.send({ command: 'drive', robot: name, motors: motorsOf(axes, robot.motors) });
      wasAtRest = rests;
    }, lookMs);
    return () => {
      stop.abort();
      clearInterval(timer);
      hands.letGo();
    };
  }, [isDriving, name]);
}
