/** The keys, in a dialogue. */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const isOpen = signal(false);

export function openHelp(): void {
  isOpen.value = true;
}

const keys: readonly (readonly [string, string])[] = [
  ['Esc', 'emergency stop of all robots'],
  ['Space', 'pause, go on'],
  ['.', 'one cycle while paused'],
  ['← →', 'back and forth in time (Shift: ten times as far)'],
  ['L', 'live again'],
  ['[ ]', 'robot before, robot after'],
  ['E', 'what engineers want to see: parameters, stages, counters'],
  ['T', 'dark or light'],
  ['?', 'this list'],
  ['on the field', 'arrows turn, + and − zoom, Enter pokes'],
  ['in the room', 'Enter puts an obstacle before the car'],
  ['W A S D', 'drive, where you took the wheel'],
  ['gamepad A', 'take over or let go, where Teach is open'],
];

export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen.value]);
  return (
    <dialog
      ref={dialog}
      class="help"
      aria-label="Keys"
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <h2>Keys</h2>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="toggle">
          Close
        </button>
      </form>
    </dialog>
  );
}
