/** The line of time of a recording, from its beginning to its end: the handle goes about in it, and the speed is chosen. */
import { useStore } from './context.js';
import { ScrubTrack } from './scrub-track.js';

const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

export function RecordingScrubber() {
  const store = useStore();
  const playback = store.playback.value;
  if (playback === undefined) return null;
  const { startMs, endMs, speed } = playback;
  const at = store.soughtMs.value ?? playback.timeMs;
  const said = `${clock(at - startMs)} of ${clock(endMs - startMs)}`;
  const choices = speeds.some((one) => one === speed) ? speeds : [...speeds, speed].sort((a, b) => a - b);
  return (
    <div class="scrubber">
      <ScrubTrack
        first={startMs}
        last={endMs}
        at={at}
        disabled={!store.may('playback')}
        said={said}
        confidence={(share) => {
          const known = store.playback.value?.confidence[store.selected.value];
          return known?.[Math.min(known.length - 1, Math.floor(share * known.length))] ?? Number.NaN;
        }}
        move={(time) => store.seek(time)}
      />
      <output class="scrub-time recording" data-test="recording-time">
        {said.replace(' of ', ' / ')}
      </output>
      <select
        class="speed"
        aria-label="Speed"
        value={speed}
        disabled={!store.may('playback')}
        onChange={(event) => store.send({ command: 'playback', speed: Number(event.currentTarget.value) })}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? 'fastest' : `${one}×`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
