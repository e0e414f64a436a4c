/** The foot of the page: pause, step, reset, save and load; and one line of time, of a life or of a recording. */
import { useStore } from './context.js';
import { Icon, type IconName } from './icon.js';
import { RecordingScrubber } from './recording-scrubber.js';
import { Scrubber } from './scrubber.js';

export function Timeline() {
  const isRecording = useStore().playback.value !== undefined;
  return (
    <footer class="timeline">
      {isRecording ? <RecordingTransport /> : <Transport />}
      {isRecording ? <RecordingScrubber /> : <Scrubber />}
    </footer>
  );
}

function RecordingTransport() {
  const store = useStore();
  const playback = store.playback.value;
  const isHeld = playback === undefined || playback.paused || playback.ended;
  return (
    <fieldset class="transport">
      <legend class="hidden">The recording</legend>
      <Tool
        icon={isHeld ? 'play' : 'pause'}
        label={isHeld ? 'Play' : 'Hold'}
        disabled={!store.may('playback')}
        act={() => store.togglePause()}
      />
      <Tool
        icon="reset"
        label="To its beginning"
        disabled={!store.may('playback')}
        act={() => store.seek(playback?.startMs ?? 0)}
      />
    </fieldset>
  );
}

function Transport() {
  const store = useStore();
  const robot = store.robot.value;
  const name = robot?.robot ?? '';
  const paused = robot?.paused === true;
  return (
    <fieldset class="transport">
      <legend class="hidden">The brain</legend>
      <Tool
        icon={paused ? 'play' : 'pause'}
        label={paused ? 'Go on' : 'Pause'}
        disabled={!store.may('pause')}
        act={() => store.togglePause()}
      />
      <Tool
        icon="step"
        label="Step one cycle"
        disabled={!store.may('step') || !paused}
        act={() => store.send({ command: 'step', robot: name, cycles: 1 })}
      />
      <Tool
        icon="reset"
        label="Reset the brain"
        disabled={!store.may('reset')}
        act={() => store.send({ command: 'reset', robot: name })}
      />
      <Tool
        icon="save"
        label="Save"
        disabled={!store.may('save')}
        act={() => store.send({ command: 'save', robot: name })}
      />
      <Tool
        icon="load"
        label="Load the newest save"
        disabled={!store.may('load')}
        act={() => store.send({ command: 'load', robot: name })}
      />
    </fieldset>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly act: () => void;
}

function Tool({ icon, label, disabled, act }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
