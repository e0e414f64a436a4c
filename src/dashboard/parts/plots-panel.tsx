/** The live plots: prediction, novelty, motors against sensors; for engineers also energy and cycle time. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Curve, LivePlot, type PlotOptions } from '../view/plot.js';
import { engineer, format, palette, useFrames, useStore } from './context.js';
import { EpisodesPanel } from './episodes-panel.js';

const redrawMs = 66;

const prediction: readonly Curve[] = [
  { label: 'confidence', colour: 'accent', value: (h, i) => h.valueAt('confidence', i) },
  { label: 'error', colour: 'second', value: (h, i) => h.valueAt('error', i) },
];
const energy: readonly Curve[] = [{ label: 'energy', colour: 'accent', value: (h, i) => h.valueAt('energy', i) }];
const novelty: readonly Curve[] = [
  { label: 'novelty', colour: 'accent', value: (h, i) => h.valueAt('novelty', i) },
  { label: 'exploration', colour: 'echo', value: (h, i) => h.valueAt('exploration', i) },
];
const timing: readonly Curve[] = [
  { label: 'cycle', colour: 'accent', value: (h, i) => h.valueAt('cycleMs', i) },
  { label: 'p99', colour: 'second', value: (h, i) => h.valueAt('p99Ms', i), dashed: true },
];

export function PlotsPanel() {
  return (
    <section class="plots" aria-label="Plots">
      <EpisodesPanel />
      <Plot title="Prediction" curves={prediction} range={[0, 1]} unit="" />
      <Plot title="Novelty" curves={novelty} range={[0, 1]} unit="" />
      <MotorsAndSensors />
      {engineer.value && <Plot title="Energy" curves={energy} unit="" />}
      {engineer.value && <Plot title="Cycle time" curves={timing} unit="ms" />}
    </section>
  );
}

/** One motor over one sensor, each of the reader's choice. */
function MotorsAndSensors() {
  const store = useStore();
  const motor = useSignal(0);
  const sensor = useSignal(0);
  const robot = store.robot.value;
  const curves: readonly Curve[] = [
    { label: 'motor', colour: 'accent', value: (h, i) => h.motorAt(motor.value, i) },
    { label: 'sensor', colour: 'second', value: (h, i) => h.sensorAt(sensor.value, i) },
  ];
  return (
    <Plot title="Motor and sensor" curves={curves} range={[-1, 1]} unit="">
      <Choice label="Motor" names={robot?.motors.map(({ name }) => name) ?? []} chosen={motor} colour="accent" />
      <Choice label="Sensor" names={robot?.sensors.map(({ name }) => name) ?? []} chosen={sensor} colour="second" />
    </Plot>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: { value: number };
  readonly colour: string;
}

function Choice({ label, names, chosen, colour }: ChoiceProps) {
  return (
    <select
      class={`choice ${colour}`}
      aria-label={label}
      value={chosen.value}
      onChange={(event) => {
        chosen.value = Number(event.currentTarget.value);
      }}
    >
      {names.map((name, at) => (
        <option key={name} value={at}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface PlotProps extends PlotOptions {
  readonly title: string;
  readonly children?: preact.ComponentChildren;
}

function Plot({ title, curves, range, unit, children }: PlotProps) {
  const store = useStore();
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<LivePlot | undefined>(undefined);
  const drawnMs = useRef(0);
  const drawn = useRef('');
  useEffect(() => {
    const made = new LivePlot(element.current!, { curves, unit, ...(range && { range }) }, palette.value);
    plot.current = made;
    drawn.current = '';
    return () => made.close();
  }, [palette.value]);
  useFrames((nowMs) => {
    const past = store.past();
    if (past === undefined || nowMs - drawnMs.current < redrawMs) return;
    const index = store.index();
    if (index < 0) return;
    const key = `${store.selected.value} ${past.history.timeAt(index)}`;
    if (key === drawn.current && children === undefined) return;
    drawn.current = key;
    drawnMs.current = nowMs;
    plot.current?.draw(past.history, index);
  });
  store.tick.value;
  const history = store.past()?.history;
  const index = store.index();
  const now = (curve: Curve): number => (history === undefined || index < 0 ? Number.NaN : curve.value(history, index));
  const said = curves.map((curve) => `${curve.label} ${format(now(curve))} ${unit}`).join(', ');
  return (
    <figure class="panel plot" aria-label={`${title}: ${said}`}>
      <figcaption>
        <h2>{title}</h2>
        {children ??
          curves.map((curve) => (
            <span key={curve.label} class={`key ${curve.colour}`}>
              {curve.label} <b>{format(now(curve))}</b> {unit}
            </span>
          ))}
      </figcaption>
      <div ref={element} class="plot-area" data-test={`plot-${title.toLowerCase().replaceAll(' ', '-')}`} />
    </figure>
  );
}
