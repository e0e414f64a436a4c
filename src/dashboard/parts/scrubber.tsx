/** The line of time of a life: it can be scrubbed back while live, which changes the page only. */
import { format, useStore } from './context.js';
import { ScrubTrack } from './scrub-track.js';

/** Nearer to the end than this is the present. */
const liveMs = 150;

export function Scrubber() {
  const store = useStore();
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
      <ScrubTrack
        first={first}
        last={last}
        at={at}
        disabled={isEmpty}
        said={isLive ? 'now' : `${format(back, 1)} seconds ago`}
        confidence={(share) => {
          const past = store.past()?.history;
          if (past === undefined || past.length < 2) return Number.NaN;
          const [start, end] = [past.timeAt(0), past.timeAt(past.length - 1)];
          return past.valueAt('confidence', past.indexAt(start + share * (end - start)));
        }}
        move={(time) => {
          store.scrubMs.value = last - time < liveMs ? undefined : time;
        }}
      />
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
