/**
 * Over the field: a dot where each sensor enters, with the names of those that change most, and the motors where they leave,
 * each with its value. Placed anew with every picture, without touching the rest of the page.
 */
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type FieldPort, motorPorts, sensorPorts } from '../model/field-ports.js';
import type { FieldScene } from '../view/field-scene.js';
import { useFrames, useStore } from './context.js';

/** Names of sensors at once, and how long they stay. */
const namesShown = 5;
const namesMs = 2000;
/** Share by which what a sensor usually says follows what it says now. */
const follow = 0.04;
const lineHeight = 19;
const nameWidth = 96;

export function FieldLabels({ scene }: { readonly scene: RefObject<FieldScene | undefined> }) {
  const store = useStore();
  const robot = store.robot.value;
  const root = useRef<HTMLDivElement>(null);
  const sensors = useMemo(() => (robot === undefined ? [] : sensorPorts(robot)), [robot?.sensors, robot?.brain.edge]);
  const motors = useMemo(() => (robot === undefined ? [] : motorPorts(robot)), [robot?.motors]);
  const usual = useRef(new Map<number, number>());
  const liveliness = useRef(new Map<number, number>());
  const chosen = useRef<{ sinceMs: number; at: ReadonlySet<number> }>({ sinceMs: 0, at: new Set() });

  useFrames((nowMs) => {
    const past = store.past();
    const index = store.index();
    if (
      scene.current === null ||
      scene.current === undefined ||
      root.current === null ||
      past === undefined ||
      index < 0
    )
      return;
    const { history } = past;
    for (const { at } of sensors) {
      const { minimum = -1, maximum = 1 } = robot?.sensors[at] ?? {};
      const value = history.sensorAt(at, index) / Math.max(1e-6, maximum - minimum);
      if (!Number.isFinite(value)) continue;
      const before = usual.current.get(at) ?? value;
      usual.current.set(at, before + follow * (value - before));
      liveliness.current.set(at, Math.max(Math.abs(value - before), 0.99 * (liveliness.current.get(at) ?? 0)));
    }
    if (nowMs - chosen.current.sinceMs > namesMs) {
      const lively = [...liveliness.current].sort(([, a], [, b]) => b - a).slice(0, namesShown);
      chosen.current = { sinceMs: nowMs, at: new Set(lively.map(([at]) => at)) };
    }
    const taken: { x: number; y: number }[] = [];
    const { clientWidth } = root.current;
    const place = (element: HTMLElement, port: FieldPort, isNamed: boolean): void => {
      const seen = scene.current!.project(port.place);
      const { y, nearness } = seen;
      const x = Math.max(0, Math.min(seen.x, clientWidth - (isNamed ? nameWidth : 0)));
      let level = y;
      if (isNamed) {
        while (taken.some((one) => Math.abs(one.x - x) < nameWidth && Math.abs(one.y - level) < lineHeight))
          level += lineHeight;
        taken.push({ x, y: level });
      }
      set(element, 'transform', `translate(${x.toFixed(1)}px, ${level.toFixed(1)}px)`);
      set(element, 'opacity', (0.5 + 0.5 * nearness).toFixed(2));
      element.classList.toggle('named', isNamed);
    };
    const elements = root.current.children as HTMLCollectionOf<HTMLElement>;
    motors.forEach((port, n) => {
      const element = elements[n];
      place(element, port, true);
      set(element, '--value', String(Math.max(-1, Math.min(1, history.motorAt(port.at, index) || 0)).toFixed(2)));
    });
    sensors.forEach((port, n) => {
      place(elements[motors.length + n], port, chosen.current.at.has(port.at));
    });
  });

  return (
    <div class="field-labels" ref={root} aria-hidden="true" data-test="field-labels">
      {motors.map(({ name }) => (
        <span key={`motor ${name}`} class="port motor" title={`motor ${name} leaves here`}>
          <b>{name}</b>
          <i />
        </span>
      ))}
      {sensors.map(({ name }) => (
        <span key={`sensor ${name}`} class="port sensor" title={`sensor ${name} enters here`}>
          <b>{name}</b>
        </span>
      ))}
    </div>
  );
}

/** Writes a style only where it changed: a picture that rests costs nothing. */
function set(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
