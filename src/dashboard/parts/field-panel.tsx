/** The field in 3-D with what can be chosen of it: channel groups and, for engineers, threshold and slice planes; and the poke. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  type ChannelGroup,
  channelGroups,
  type FieldChoices,
  FieldScene,
  type FieldStyle,
} from '../view/field-scene.js';
import { engineer, format, palette, useFrames, useStore } from './context.js';
import { FieldLabels } from './field-labels.js';
import { Icon } from './icon.js';

const axes = ['x', 'y', 'z'] as const;
const pokeRadius = 0.16;
/** A press that moves farther than this turns the view and does not poke. */
const stillPixels = 4;
const slowTurn = 0.09;

export function FieldPanel() {
  const store = useStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<FieldScene | undefined>(undefined);
  const pressed = useRef({ x: 0, y: 0 });
  const poking = useSignal(false);
  const rate = useSignal(0);
  const choices = useSignal<FieldChoices>({
    style: 'volume',
    groups: { content: true, memory: true, rules: false, echo: false },
    threshold: 0.18,
    slices: [undefined, undefined, undefined],
  });

  useEffect(() => {
    const made = new FieldScene(canvas.current!);
    made.orbit.drift = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slowTurn;
    scene.current = made;
    return () => made.close();
  }, []);
  useEffect(() => {
    const look = (): void => store.setSeen(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
  useEffect(() => {
    store.showGroups(channelGroups.filter((name) => choices.value.groups[name]));
  }, [choices.value]);
  const isRecording = store.playback.value !== undefined;
  useEffect(() => {
    // A recording has one group, whatever was chosen.
    const all = { content: true, memory: true, rules: true, echo: true };
    scene.current?.choose(isRecording ? { ...choices.value, groups: all } : choices.value);
  }, [isRecording, choices.value]);
  useEffect(() => {
    const { content, memory, rules, echo, muted, isDark } = palette.value;
    scene.current?.paint({ groups: { content, memory, rules, echo }, frame: muted, isDark });
  }, [palette.value]);
  useFrames((nowMs) => {
    const at = store.scrubMs.value;
    const fields = store.past()?.fields;
    scene.current?.show(at === undefined ? fields?.newest : fields?.at(at));
    scene.current?.draw(nowMs);
    const measured = Math.round(scene.current?.framesPerSecond ?? 0);
    if (measured !== rate.value) rate.value = measured;
  });

  const poke = (x: number, y: number): void => {
    const place = scene.current?.pick(x, y);
    if (place === undefined) return;
    store.send({
      command: 'stimulus',
      robot: store.selected.value,
      stimulus: {
        kind: 'poke',
        group: 'content',
        x: place[0],
        y: place[1],
        z: place[2],
        radius: pokeRadius,
        strength: 1,
      },
    });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { x, y } = pressed.current;
    if (!poking.value || Math.hypot(event.clientX - x, event.clientY - y) > stillPixels) return;
    const box = canvas.current!.getBoundingClientRect();
    poke(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
  };
  const edge = store.robot.value?.brain.edge;
  return (
    <section class="panel field-panel" aria-label="Field">
      <canvas
        ref={canvas}
        class={poking.value ? 'field poking' : 'field'}
        data-test="field"
        tabIndex={0}
        role="img"
        aria-label={`The field${edge === undefined ? '' : ` of ${edge} by ${edge} by ${edge} voxels`} in three dimensions. Arrow keys turn it, plus and minus zoom, Enter pokes its middle.`}
        onPointerDown={(event) => {
          pressed.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={onPointerUp}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && store.may('stimulus')) poke(0, 0);
        }}
      />
      <FieldLabels scene={scene} />
      <div class="panel-head">
        <h2>Field</h2>
        <Groups choices={choices} />
        <button
          type="button"
          class="toggle"
          aria-pressed={poking.value}
          disabled={!store.may('stimulus')}
          onClick={() => {
            poking.value = !poking.value;
          }}
          title="Then click a place of the field"
        >
          <Icon name="poke" /> Poke
        </button>
      </div>
      <span class="grow" />
      {engineer.value ? (
        <FieldTools choices={choices} framesPerSecond={rate.value} />
      ) : (
        <p class="field-mode">
          <Mode />
        </p>
      )}
    </section>
  );
}

/** What the brain is about, in a word. */
function Mode() {
  const store = useStore();
  store.tick.value;
  const index = store.index();
  const mode = index < 0 ? undefined : store.past()?.history.modeAt(index);
  return mode === undefined || mode === '' ? null : <span class="mode">{mode}</span>;
}

function FieldTools({ choices, framesPerSecond }: ChoiceProps & { readonly framesPerSecond: number }) {
  return (
    <>
      <div class="field-foot">
        <Legend choices={choices} />
        <Styles choices={choices} />
      </div>
      <div class="field-tools">
        <label class="range">
          <span>Threshold</span>
          <input
            type="range"
            min="0"
            max="0.9"
            step="0.01"
            value={choices.value.threshold}
            onInput={(event) => {
              choices.value = { ...choices.value, threshold: Number(event.currentTarget.value) };
            }}
          />
        </label>
        <fieldset class="slices">
          <legend>Slices</legend>
          {axes.map((axis, at) => (
            <Slice key={axis} axis={axis} at={at} choices={choices} />
          ))}
        </fieldset>
        <span class="frames" title="Pictures drawn per second">
          {framesPerSecond} fps
        </span>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly choices: { value: FieldChoices };
}

/** Groups that everybody can switch; engineers have the others, too. */
const firstGroups: readonly ChannelGroup[] = ['content', 'memory'];
const groupTexts: Readonly<Record<ChannelGroup, string>> = {
  content: 'what it senses and does now',
  memory: 'what it keeps',
  rules: 'how each place of the field works',
  echo: 'what its motors did',
};

const styles = ['volume', 'points'] as const satisfies readonly FieldStyle[];

function Styles({ choices }: ChoiceProps) {
  return (
    <fieldset class="segments">
      <legend class="hidden">How it is drawn</legend>
      {styles.map((style) => (
        <button
          key={style}
          type="button"
          aria-pressed={choices.value.style === style}
          onClick={() => {
            choices.value = { ...choices.value, style };
          }}
        >
          {style}
        </button>
      ))}
    </fieldset>
  );
}

/** What the colours stand for: from nothing to the usual largest value of each group that is shown. */
function Legend({ choices }: ChoiceProps) {
  const store = useStore();
  store.tick.value;
  const highs = store.past()?.fields.newest?.highs;
  const isRecording = store.playback.value !== undefined;
  const shown = isRecording ? (['content'] as const) : channelGroups.filter((name) => choices.value.groups[name]);
  return (
    <dl class="field-legend" aria-label="Colours of the field">
      {shown.map((name) => (
        <div key={name}>
          <dt>{isRecording ? 'all channels' : name}</dt>
          <dd>
            0 <i class={name} aria-hidden="true" /> {format(highs?.[channelGroups.indexOf(name)], 2)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Groups({ choices }: ChoiceProps) {
  const { groups } = choices.value;
  if (useStore().playback.value !== undefined) return <span class="groups muted">mean of all channels</span>;
  const toggle = (name: ChannelGroup): void => {
    choices.value = { ...choices.value, groups: { ...groups, [name]: !groups[name] } };
  };
  return (
    <fieldset class="groups">
      <legend class="hidden">Channel groups</legend>
      {channelGroups
        .filter((name) => engineer.value || groups[name] || firstGroups.includes(name))
        .map((name) => (
          <button
            key={name}
            type="button"
            class={`chip ${name}`}
            title={groupTexts[name]}
            aria-pressed={groups[name]}
            onClick={() => toggle(name)}
          >
            <i aria-hidden="true" />
            {name}
          </button>
        ))}
    </fieldset>
  );
}

function Slice({ axis, at, choices }: ChoiceProps & { readonly axis: string; readonly at: number }) {
  const place = choices.value.slices[at];
  const set = (value: number | undefined): void => {
    const slices = choices.value.slices.map((old, other) => (other === at ? value : old));
    choices.value = { ...choices.value, slices: slices as unknown as FieldChoices['slices'] };
  };
  return (
    <span class="slice">
      <label>
        <input
          type="checkbox"
          checked={place !== undefined}
          onChange={(event) => set(event.currentTarget.checked ? 0.5 : undefined)}
        />
        {axis}
      </label>
      <input
        type="range"
        min="0.01"
        max="0.99"
        step="0.01"
        aria-label={`Place of slice ${axis}`}
        disabled={place === undefined}
        value={place ?? 0.5}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
    </span>
  );
}
