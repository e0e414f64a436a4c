/** The emergency stop: one press stops every robot and holds; clearing is a press of its own, where the role allows it. */
import { useStore } from './context.js';

export function StopButton() {
  const store = useStore();
  const stopped = store.isStopped.value;
  return (
    <div class="stop" data-stopped={stopped}>
      {stopped && (
        <button
          type="button"
          class="clear-stop"
          disabled={!store.may('clearStop')}
          onClick={() => store.send({ command: 'clearStop' })}
        >
          Clear stop
        </button>
      )}
      <button
        type="button"
        class="emergency"
        aria-label="Emergency stop of all robots"
        aria-pressed={stopped}
        onClick={() => store.send({ command: 'emergencyStop' })}
      >
        {stopped ? 'STOPPED' : 'STOP'}
      </button>
    </div>
  );
}
