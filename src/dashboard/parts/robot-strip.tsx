/** All robots at once, each as a small picture of its room; a press picks one. Not shown for a single robot. */
import { useRef } from 'preact/hooks';
import type { RobotInfo } from '../../server/telemetry.js';
import { drawWorld } from '../view/world-canvas.js';
import { format, palette, useFrames, useStore } from './context.js';

const redrawMs = 150;

export function RobotStrip() {
  const store = useStore();
  const robots = store.robots.value;
  if (robots.length < 2) return null;
  return (
    <nav class="robots" aria-label="Robots">
      {robots.map((info) => (
        <RobotCard key={info.robot} info={info} />
      ))}
    </nav>
  );
}

function RobotCard({ info }: { readonly info: RobotInfo }) {
  const store = useStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawnMs = useRef(0);
  useFrames((nowMs) => {
    const past = store.past(info.robot);
    if (past === undefined || canvas.current === null || nowMs - drawnMs.current < redrawMs) return;
    drawnMs.current = nowMs;
    drawWorld(canvas.current, past, store.index(info.robot), palette.value, { small: true });
  });
  store.tick.value;
  const history = store.past(info.robot)?.history;
  const index = store.index(info.robot);
  const confidence = history === undefined || index < 0 ? Number.NaN : history.valueAt('confidence', index);
  const isPicked = store.selected.value === info.robot;
  return (
    <button
      type="button"
      class="robot-card"
      aria-pressed={isPicked}
      aria-label={`Robot ${info.robot}, ${statusOf(info)}`}
      onClick={() => store.select(info.robot)}
    >
      <span aria-hidden="true">
        <canvas ref={canvas} />
      </span>
      <span class="robot-name">{info.robot}</span>
      <span class={`robot-status ${statusOf(info)}`}>{statusOf(info)}</span>
      <span class="muted">{format(confidence)}</span>
    </button>
  );
}

function statusOf({ connected, stopped, paused, driver }: RobotInfo): string {
  if (!connected) return 'gone';
  if (stopped) return 'stopped';
  if (paused) return 'paused';
  return driver.kind === 'person' ? 'driven' : 'driving';
}
