/** Shadow mode from the page: the brain watches while a person drives, and learns nothing of it; letting go stops the car. */
import { useRef } from 'preact/hooks';
import { HandControls } from '../model/hand-controls.js';
import { useStore } from './context.js';
import { useHands } from './hands.js';
import { Icon } from './icon.js';

export function DriveToggle() {
  const store = useStore();
  const robot = store.robot.value;
  const { driver } = robot ?? {};
  const isDriving = driver?.kind === 'person' && driver.teaches !== true;
  const hands = useRef(new HandControls());
  useHands(hands.current, robot, isDriving);

  return (
    <button
      type="button"
      class="toggle"
      aria-pressed={isDriving}
      disabled={!store.may('takeover') || robot === undefined}
      title="You drive with W A S D or a gamepad; the brain watches"
      onClick={() => store.send({ command: 'takeover', robot: robot?.robot ?? '', drive: !isDriving })}
    >
      <Icon name="wheel" /> Drive
    </button>
  );
}
