/** The keys of the whole page. Fields and sliders keep theirs; a dialogue keeps all. */
import { useEffect } from 'preact/hooks';
import type { Store } from '../model/store.js';
import { toggleEngineer, toggleTheme } from './context.js';
import { openHelp } from './help.js';

const stepMs = 500;
const farSteps = 10;

export function useKeys(store: Store): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('dialog[open]') !== null) return;
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
      if (event.key !== 'Escape' && isTyping) return;
      if (event.key === ' ' && target.tagName === 'BUTTON') return;
      if (actOn(store, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

function actOn(store: Store, { key, shiftKey }: KeyboardEvent): boolean {
  const robot = store.robot.value;
  switch (key) {
    case 'Escape':
      store.send({ command: 'emergencyStop' });
      return true;
    case ' ':
      store.togglePause();
      return true;
    case '.':
      if (robot?.paused === true && store.may('step')) store.send({ command: 'step', robot: robot.robot, cycles: 1 });
      return true;
    case 'ArrowLeft':
      return move(store, shiftKey ? -farSteps : -1);
    case 'ArrowRight':
      return move(store, shiftKey ? farSteps : 1);
    case 'l':
    case 'L':
      store.scrubMs.value = undefined;
      return true;
    case '[':
      return pick(store, -1);
    case ']':
      return pick(store, 1);
    case 'e':
    case 'E':
      toggleEngineer();
      return true;
    case 't':
    case 'T':
      toggleTheme();
      return true;
    case '?':
      openHelp();
      return true;
    default:
      return false;
  }
}

function move(store: Store, steps: number): boolean {
  const { value: playback } = store.playback;
  if (playback !== undefined) {
    store.seek((store.soughtMs.value ?? playback.timeMs) + steps * stepMs);
    return true;
  }
  const history = store.past()?.history;
  if (history === undefined || history.length === 0) return false;
  const last = history.timeAt(history.length - 1);
  const time = (store.scrubMs.value ?? last) + steps * stepMs;
  store.scrubMs.value = time >= last ? undefined : Math.max(history.timeAt(0), time);
  return true;
}

function pick(store: Store, by: number): boolean {
  const names = store.robots.value.map(({ robot }) => robot);
  const next = names[(names.indexOf(store.selected.value) + by + names.length) % names.length];
  if (next !== undefined) store.select(next);
  return next !== undefined;
}
