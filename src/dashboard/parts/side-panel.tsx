/** For engineers, beside the pictures: what the brain is doing, its parameters, where its time goes, and what was counted. */
import { useEffect } from 'preact/hooks';
import { stageWord } from '../model/stage-word.js';
import { format, formatCount, useStore } from './context.js';
import { Figure } from './figure.js';
import { FlowPanel } from './flow-panel.js';

const stagesShown = 8;

export function SidePanel() {
  const store = useStore();
  // What nobody sees is not estimated.
  useEffect(() => () => store.showFlow(false), [store]);
  return (
    <aside class="side" aria-label="Brain">
      <BrainSummary />
      <Parameters />
      <FlowPanel />
      <Profile />
      <Counters />
    </aside>
  );
}

function BrainSummary() {
  const store = useStore();
  store.tick.value;
  const history = store.past()?.history;
  const index = store.index();
  if (history === undefined || index < 0) return null;
  return (
    <section class="panel mind" aria-label="State of the brain">
      <div class="panel-head">
        <h2>Brain</h2>
        <span class="grow" />
        <span class="mode">{history.modeAt(index)}</span>
      </div>
      <dl class="figures">
        <Figure name="cycle" value={formatCount(history.cycleAt(index))} />
        <Figure name="confidence" value={format(history.valueAt('confidence', index))} />
        <Figure name="novelty" value={format(history.valueAt('novelty', index))} />
        <Figure name="reward" value={format(history.valueAt('reward', index))} />
      </dl>
    </section>
  );
}

function Parameters() {
  const store = useStore();
  const robot = store.robot.value;
  if (robot === undefined) return null;
  const may = store.may('setParameter');
  const set = (parameter: string, value: number): void =>
    store.send({ command: 'setParameter', robot: robot.robot, parameter, value });
  return (
    <section class="panel parameters" aria-label="Parameters">
      <div class="panel-head">
        <h2>Parameters</h2>
        <span class="grow" />
        <button
          type="button"
          class="quiet small"
          disabled={!may}
          onClick={() => {
            for (const { name, initial } of store.parameters.value)
              if (robot.parameters[name] !== initial) set(name, initial);
          }}
        >
          As born
        </button>
      </div>
      <div class="parameter-list">
        {store.parameters.value.map(({ name, text, initial, least, most }) => {
          const value = robot.parameters[name] ?? initial;
          return (
            <label key={name} class={value === initial ? 'parameter' : 'parameter changed'} title={text}>
              <span>{name}</span>
              <input
                type="range"
                min={least}
                max={most}
                step="0.05"
                value={value}
                disabled={!may}
                aria-label={`${name}: ${text}`}
                onChange={(event) => set(name, Number(event.currentTarget.value))}
              />
              <output>{format(value)}</output>
            </label>
          );
        })}
      </div>
    </section>
  );
}

function Profile() {
  const store = useStore();
  const stages = store.stages.value;
  const sum = stages.reduce((total, { us }) => total + us, 0);
  const most = [...stages].sort((a, b) => b.us - a.us).slice(0, stagesShown);
  return (
    <section class="panel profile" aria-label="Time of each stage">
      <div class="panel-head">
        <h2>Stages</h2>
        <span class="grow" />
        <span class="muted">{stages.length === 0 ? 'not measured' : `${stages.length}, ${format(sum / 1000)} ms`}</span>
      </div>
      <ol>
        {most.map(({ name, us }) => (
          <li key={name}>
            <span title={name}>{stageWord(name)}</span>
            <i style={{ width: `${(100 * us) / (most[0]?.us || 1)}%` }} aria-hidden="true" />
            <b>{us < 1000 ? `${us.toFixed(0)} µs` : `${(us / 1000).toFixed(2)} ms`}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Counters() {
  const store = useStore();
  const counters = store.counters.value;
  const server = store.server.value;
  if (counters === undefined) return null;
  const rows: readonly (readonly [string, string])[] = [
    ['cycles', formatCount(counters.cycles)],
    ...(counters.demonstrations ? ([['demonstrations', formatCount(counters.demonstrations)]] as const) : []),
    ['transfers', formatCount(counters.transfers)],
    ['launches', formatCount(counters.launches)],
    ['allocations', formatCount(counters.allocations)],
    ['frames dropped', formatCount(counters.drops)],
    ['failed cycles', formatCount(counters.failedCycles)],
    ['overruns', server === undefined ? '–' : formatCount(server.overruns)],
    ['reconnects', formatCount(counters.reconnects)],
  ];
  return (
    <section class="panel counters" aria-label="Counters">
      <div class="panel-head">
        <h2>Counters</h2>
      </div>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
