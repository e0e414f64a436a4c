/** Shadow mode from the page: the brain watches while a person drives with W, A, S and D; letting go stops the car. */
import { useEffect } from 'preact/hooks';
import { useStore } from './context.js';
import { Icon } from './icon.js';

const sendMs = 80;
const speed = 0.6;

export function DriveToggle() {
  const store = useStore();
  const robot = store.robot.value;
  const isDriving = robot?.driver.kind === 'person';
  const name = robot?.robot ?? '';
  const motors = robot?.motors.length ?? 0;

  useEffect(() => {
    if (!isDriving) return;
    const held = new Set<string>();
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', (event) => held.add(event.key.toLowerCase()), { signal });
    addEventListener('keyup', (event) => held.delete(event.key.toLowerCase()), { signal });
    addEventListener('blur', () => held.clear(), { signal });
    const axis = (plus: string, minus: string): number => Number(held.has(plus)) - Number(held.has(minus));
    const timer = setInterval(() => {
      const values = new Array<number>(motors).fill(0);
      values[0] = speed * axis('w', 's');
      values[1] = axis('d', 'a');
      store.send({ command: 'drive', robot: name, motors: values });
    }, sendMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [isDriving, name, motors]);

  return (
    <button
      type="button"
      class="toggle"
      aria-pressed={isDriving}
      disabled={!store.may('takeover') || robot === undefined}
      title="You drive with W A S D; the brain watches"
      onClick={() => store.send({ command: 'takeover', robot: name, drive: !isDriving })}
    >
      <Icon name="wheel" /> Drive
    </button>
  );
}
