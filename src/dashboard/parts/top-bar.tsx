/** The head of the page: what this is, how the link stands, where the brain runs, and the stop that is always there. */
import type { Condition } from '../model/store.js';
import { engineer, format, toggleEngineer, useStore } from './context.js';
import { openHelp } from './help.js';
import { Icon } from './icon.js';
import { StopButton } from './stop-button.js';
import { ThemeButton } from './theme-button.js';

const words: Readonly<Record<Condition, string>> = {
  connecting: 'Connecting',
  waiting: 'Waiting for a robot',
  live: 'Live',
  paused: 'Paused',
  stopped: 'Held by the stop',
  stale: 'Stale',
  lost: 'Link lost',
  playing: 'Recording',
  ended: 'Recording, at its end',
};

export function TopBar({ title }: { readonly title: string }) {
  return (
    <header class="top-bar">
      <div class="brand">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" fill="none" stroke="currentColor" stroke-width="1.5" />
          <circle cx="12" cy="12" r="3.2" fill="var(--accent)" />
        </svg>
        <h1>
          fieldbrain <span>{title}</span>
        </h1>
      </div>
      <LinkState />
      {title === 'playground' && (
        <a class="many" href="train.html?world=rooms" title="Many cars that learn side by side, in this page">
          Many cars
        </a>
      )}
      <BrainPlace />
      <div class="top-tools">
        <button
          type="button"
          class="switch"
          role="switch"
          aria-checked={engineer.value}
          aria-label="Engineer"
          title="Parameters, stages and counters"
          onClick={toggleEngineer}
        >
          <span class="wide">Engineer</span>
          <i aria-hidden="true" />
        </button>
        <ThemeButton />
        <button type="button" class="quiet" onClick={openHelp} aria-label="Keys and help">
          <Icon name="help" />
        </button>
        <StopButton />
      </div>
    </header>
  );
}

function LinkState() {
  const store = useStore();
  const condition = store.condition.value;
  return (
    <p class={`link-state ${condition}`} role="status" data-test="link-state">
      <i aria-hidden="true" />
      {condition === 'connecting' && store.linkText.value !== '' ? store.linkText.value : words[condition]}
    </p>
  );
}

function BrainPlace() {
  const store = useStore();
  const brain = store.robot.value?.brain;
  if (brain === undefined) return <p class="place" />;
  const hz = store.hz.value;
  const file = store.playback.value?.file;
  return (
    <p class="place" data-test="place">
      <b>
        {brain.edge}³ × {brain.channels}
      </b>{' '}
      on {brain.device} <span class="wide">({brain.deviceName})</span>
      <span class="rate">{format(hz, hz < 100 ? 1 : 0)} Hz</span>
      {file !== undefined && <span class="rate">{file}</span>}
    </p>
  );
}
