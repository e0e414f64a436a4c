/** The foot of the page: pause, step, reset, save and load; and one line of time that can be scrubbed back while live. */
import { useRef } from 'preact/hooks';
import { fitToScreen } from '../view/world-canvas.js';
import { format, palette, useFrames, useStore } from './context.js';
import { Icon, type IconName } from './icon.js';

const redrawMs = 200;
/** Nearer to the end than this is the present. */
const liveMs = 150;

export function Timeline() {
  return (
    <footer class="timeline">
      <Transport />
      <Scrubber />
    </footer>
  );
}

function Transport() {
  const store = useStore();
  const robot = store.robot.value;
  const name = robot?.robot ?? '';
  const paused = robot?.paused === true;
  return (
    <fieldset class="transport">
      <legend class="hidden">The brain</legend>
      <Tool
        icon={paused ? 'play' : 'pause'}
        label={paused ? 'Go on' : 'Pause'}
        disabled={!store.may('pause')}
        act={() => store.send({ command: 'pause', robot: name, paused: !paused })}
      />
      <Tool
        icon="step"
        label="Step one cycle"
        disabled={!store.may('step') || !paused}
        act={() => store.send({ command: 'step', robot: name, cycles: 1 })}
      />
      <Tool
        icon="reset"
        label="Reset the brain"
        disabled={!store.may('reset')}
        act={() => store.send({ command: 'reset', robot: name })}
      />
      <Tool
        icon="save"
        label="Save"
        disabled={!store.may('save')}
        act={() => store.send({ command: 'save', robot: name })}
      />
      <Tool
        icon="load"
        label="Load the newest save"
        disabled={!store.may('load')}
        act={() => store.send({ command: 'load', robot: name })}
      />
    </fieldset>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly act: () => void;
}

function Tool({ icon, label, disabled, act }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

function Scrubber() {
  const store = useStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawnMs = useRef(0);
  useFrames((nowMs) => {
    if (canvas.current === null || nowMs - drawnMs.current < redrawMs) return;
    drawnMs.current = nowMs;
    drawPast(canvas.current);
  });

  const drawPast = (target: HTMLCanvasElement): void => {
    const history = store.past()?.history;
    const pen = target.getContext('2d');
    if (pen === null) return;
    fitToScreen(target);
    pen.clearRect(0, 0, target.width, target.height);
    if (history === undefined || history.length < 2) return;
    const { width, height } = target;
    const [first, last] = [history.timeAt(0), history.timeAt(history.length - 1)];
    pen.fillStyle = palette.value.accent;
    pen.globalAlpha = 0.28;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 2) {
      const index = history.indexAt(first + (x / width) * (last - first));
      pen.lineTo(x, height - Math.max(0, Math.min(1, history.valueAt('confidence', index) || 0)) * height);
    }
    pen.lineTo(width, height);
    pen.fill();
    pen.globalAlpha = 1;
  };

  store.tick.value;
  const history = store.past()?.history;
  const isEmpty = history === undefined || history.length === 0;
  const first = isEmpty ? 0 : history.timeAt(0);
  const last = isEmpty ? 1 : history.timeAt(history.length - 1);
  const at = store.scrubMs.value ?? last;
  const back = (last - at) / 1000;
  const isLive = store.scrubMs.value === undefined;
  return (
    <div class="scrubber">
      <div class="scrub-track">
        <span aria-hidden="true">
          <canvas ref={canvas} />
        </span>
        <input
          type="range"
          min={first}
          max={last}
          step="10"
          value={at}
          disabled={isEmpty}
          aria-label="Time looked at"
          aria-valuetext={isLive ? 'now' : `${format(back, 1)} seconds ago`}
          data-test="scrub"
          onInput={(event) => {
            const time = Number(event.currentTarget.value);
            store.scrubMs.value = last - time < liveMs ? undefined : time;
          }}
        />
      </div>
      <output class="scrub-time">{isLive ? 'now' : `−${format(back, 1)} s`}</output>
      <button
        type="button"
        class="live-button"
        aria-pressed={isLive}
        onClick={() => {
          store.scrubMs.value = undefined;
        }}
      >
        Live
      </button>
    </div>
  );
}
