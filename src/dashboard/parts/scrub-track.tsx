/** A line of time with the confidence behind it and a handle that can be dragged. What the handle means is not known here. */
import { useRef } from 'preact/hooks';
import { fitToScreen } from '../view/world-canvas.js';
import { palette, useFrames } from './context.js';

const redrawMs = 200;

interface ScrubTrackProps {
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly disabled: boolean;
  /** The time looked at, for those who listen. */
  readonly said: string;
  /** Confidence at a share 0 … 1 of the line; NaN where it is not known. */
  readonly confidence: (share: number) => number;
  readonly move: (time: number) => void;
}

export function ScrubTrack({ first, last, at, disabled, said, confidence, move }: ScrubTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawnMs = useRef(0);
  useFrames((nowMs) => {
    if (canvas.current === null || nowMs - drawnMs.current < redrawMs) return;
    drawnMs.current = nowMs;
    draw(canvas.current, confidence, palette.value.accent);
  });
  return (
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
        disabled={disabled}
        aria-label="Time looked at"
        aria-valuetext={said}
        data-test="scrub"
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, confidence: (share: number) => number, colour: string): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  fitToScreen(canvas);
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = colour;
  pen.globalAlpha = 0.28;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 2)
    pen.lineTo(x, height - Math.max(0, Math.min(1, confidence(x / width) || 0)) * height);
  pen.lineTo(width, height);
  pen.fill();
  pen.globalAlpha = 1;
}
