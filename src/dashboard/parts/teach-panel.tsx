/**
 * Teach by hand: take over with a gamepad, keys or the pad on the screen, drive, let go. What was driven is counted, the last
 * drive can be undone, and the frozen brain is evaluated: metres and touches beside those before.
 */
import './teach.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RobotInfo, TeachingInfo } from '../../server/telemetry.js';
import { HandControls } from '../model/hand-controls.js';
import { format, formatCount, useStore } from './context.js';
import { gamepads, lookMs, useHands } from './hands.js';
import { Icon } from './icon.js';

const isShown = signal(false);

/** Opens the panel; only where brains take demonstrations. */
export function TeachToggle() {
  const robot = useStore().robot.value;
  if (robot?.teaching === undefined) return null;
  return (
    <button
      type="button"
      class="toggle"
      aria-pressed={isShown.value}
      title="Teach the brain by gamepad, keys or touch"
      onClick={() => {
        isShown.value = !isShown.value;
      }}
    >
      Teach
    </button>
  );
}

/** Stays while somebody teaches. */
export function TeachPanel() {
  const robot = useStore().robot.value;
  if (robot?.teaching === undefined) return null;
  const isTaught = robot.driver.kind === 'person' && robot.driver.teaches === true;
  return isShown.value || isTaught ? <Teach robot={robot} teaching={robot.teaching} /> : null;
}

interface TeachProps {
  readonly robot: RobotInfo;
  readonly teaching: TeachingInfo;
}

function Teach({ robot, teaching }: TeachProps) {
  const store = useStore();
  const { robot: name, driver } = robot;
  const isTeaching = driver.kind === 'person' && driver.teaches === true;
  const hands = useRef(new HandControls());
  const padName = useSignal('');
  const may = store.may('takeover');
  const takeOver = (drive: boolean): void => store.send({ command: 'takeover', robot: name, drive, teach: drive });
  useHands(hands.current, robot, isTeaching);

  useEffect(() => {
    const timer = setInterval(() => {
      const pads = gamepads();
      padName.value = pads.find((pad) => pad !== null)?.id ?? '';
      if (hands.current.wheelPressed(pads) && may) takeOver(!isTeaching);
    }, lookMs);
    return () => clearInterval(timer);
  }, [name, isTeaching, may]);

  const { shown, from, undoable = 0, evaluating } = teaching;
  const count = from === undefined ? undoable : Math.max(0, (store.counters.value?.demonstrations ?? from) - from);
  const isBusy = isTeaching || evaluating !== undefined;
  return (
    <section class="panel teach" aria-label="Teach by hand">
      <div class="panel-head">
        <h2>Teach</h2>
        <span class="grow" />
        <span class="muted" data-test="teach-input" title={padName.value}>
          {padName.value === '' ? 'W A S D, the pad, or a gamepad' : 'gamepad: A takes over and lets go'}
        </span>
      </div>
      <div class="teach-body">
        <ScreenPad hands={hands.current} isActive={isTeaching} />
        <div class="teach-buttons">
          <button
            type="button"
            class="toggle"
            aria-pressed={isTeaching}
            disabled={!may || robot.paused || robot.stopped}
            title="You drive; what you drive is what the brain learns"
            onClick={() => takeOver(!isTeaching)}
          >
            <Icon name="wheel" /> {isTeaching ? 'Let go' : 'Take over'}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={!store.may('undoDrive') || isTeaching || teaching.undoable === undefined}
            title="The brain as it was before the last drive"
            onClick={() => store.send({ command: 'undoDrive', robot: name })}
          >
            Undo last drive
          </button>
          <button
            type="button"
            class="quiet"
            disabled={!store.may('evaluate') || isBusy || robot.paused || robot.stopped}
            title="The frozen brain drives for 1,200 cycles, a minute at 20 Hz"
            onClick={() => store.send({ command: 'evaluate', robot: name })}
          >
            {evaluating === undefined ? 'Evaluate' : `Evaluating ${Math.round(100 * evaluating)} %`}
          </button>
        </div>
      </div>
      <p class="teach-count" data-test="teach-count" aria-live="polite">
        {formatCount(count)} demonstrations in {isTeaching ? 'this' : 'the last'} drive,{' '}
        {formatCount(isTeaching ? shown + count : shown)} in all
      </p>
      <Evaluations teaching={teaching} />
    </section>
  );
}

function Evaluations({ teaching: { evaluations } }: { readonly teaching: TeachingInfo }) {
  if (evaluations.length === 0) return null;
  return (
    <table class="teach-evaluations" data-test="evaluations">
      <caption>Frozen, one minute</caption>
      <thead>
        <tr>
          {['shown', 'metres', 'touches', 'seen'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {evaluations.map(({ shown, metres, touches, seen }, at) => (
          <tr key={at}>
            <td>{formatCount(shown)}</td>
            <td>{format(metres, 1)}</td>
            <td>{touches}</td>
            <td>{format(100 * seen, 0)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A stick for a finger or a mouse: up is forward. */
function ScreenPad({ hands, isActive }: { readonly hands: HandControls; readonly isActive: boolean }) {
  const at = useSignal({ x: 0, y: 0 });
  const move = (event: PointerEvent): void => {
    const pad = event.currentTarget as HTMLElement;
    if (!isActive || !pad.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = pad.getBoundingClientRect();
    const clamp = (value: number): number => Math.min(1, Math.max(-1, value));
    const x = clamp((2 * (event.clientX - left)) / width - 1);
    const y = clamp(1 - (2 * (event.clientY - top)) / height);
    at.value = { x, y };
    hands.touch(at.value);
  };
  const release = (): void => {
    at.value = { x: 0, y: 0 };
    hands.touch(undefined);
  };
  return (
    <div
      class={isActive ? 'screen-pad active' : 'screen-pad'}
      data-test="screen-pad"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    >
      <i style={{ left: `${50 + 40 * at.value.x}%`, top: `${50 - 40 * at.value.y}%` }} />
    </div>
  );
}
