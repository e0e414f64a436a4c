/** The room from above, with the camera's picture in its corner; obstacles are put here, and a person may take the wheel. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Room } from '../model/moment.js';
import { CameraView } from '../view/camera-view.js';
import { drawWorld, roomPoint } from '../view/world-canvas.js';
import { format, palette, useFrames, useStore } from './context.js';
import { DriveToggle } from './drive-toggle.js';
import { Figure } from './figure.js';
import { Icon } from './icon.js';
import { TeachToggle } from './teach-panel.js';

const obstacleRadius = 0.08;
/** Metres before the car at which the keyboard puts an obstacle. */
const ahead = 0.5;

export function WorldPanel() {
  const store = useStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useRef<HTMLCanvasElement>(null);
  const view = useRef(new CameraView());
  const placing = useSignal(false);
  const hasRoom = useSignal(false);
  const hasCamera = useSignal(false);
  const drawn = useRef<{ key: string; room: Room | undefined }>({ key: '', room: undefined });

  useFrames(() => {
    const past = store.past();
    if (past === undefined || canvas.current === null || camera.current === null) return;
    const index = store.index();
    const time = index < 0 ? 0 : past.history.timeAt(index);
    const { clientWidth, clientHeight } = canvas.current;
    // Drawn again where the moment, the room, the size or the colours changed.
    const key = `${store.selected.value} ${time} ${clientWidth} ${clientHeight} ${palette.value.text}`;
    if (key === drawn.current.key && past.room === drawn.current.room) return;
    drawn.current = { key, room: past.room };
    hasRoom.value = drawWorld(canvas.current, past, index, palette.value);
    hasCamera.value = view.current.draw(camera.current, past, index);
  });

  const put = (x: number, y: number): void =>
    store.send({
      command: 'stimulus',
      robot: store.selected.value,
      stimulus: { kind: 'obstacle', x, y, radius: obstacleRadius },
    });
  const onClick = (event: MouseEvent): void => {
    const past = store.past();
    const place = past && roomPoint(canvas.current!, past, event.clientX, event.clientY);
    if (placing.value && place !== undefined) put(place.x, place.y);
  };
  const putAhead = (): void => {
    const past = store.past();
    const index = store.index();
    if (past === undefined || index < 0) return;
    const value = (name: 'x' | 'y' | 'heading'): number => past.history.valueAt(name, index);
    put(value('x') + ahead * Math.cos(value('heading')), value('y') + ahead * Math.sin(value('heading')));
  };
  store.tick.value;
  const world = store.past()?.world;
  const angle = (name: 'pan' | 'tilt'): string => format(store.past()?.history.valueAt(name, store.index()), 0);
  const looking = `pan ${angle('pan')}° tilt ${angle('tilt')}°`;
  return (
    <section class="panel world-panel" aria-label="World">
      <div class="panel-head">
        <h2>World</h2>
        <span class="grow" />
        <button
          type="button"
          class="toggle"
          aria-pressed={placing.value}
          disabled={!store.may('stimulus')}
          onClick={() => {
            placing.value = !placing.value;
          }}
          title="Then click a place of the room"
        >
          <Icon name="obstacle" /> Obstacle
        </button>
        <button
          type="button"
          class="quiet"
          disabled={!store.may('stimulus')}
          aria-label="Clear the obstacles"
          title="Clear the obstacles"
          onClick={() => store.send({ command: 'stimulus', robot: store.selected.value, stimulus: { kind: 'clear' } })}
        >
          <Icon name="broom" />
        </button>
        <DriveToggle />
        <TeachToggle />
      </div>
      <div class="world-view">
        <canvas
          ref={canvas}
          class={placing.value ? 'world placing' : 'world'}
          data-test="world"
          tabIndex={0}
          role="img"
          aria-label={`The room from above. ${world === undefined ? 'Nothing is known of it.' : `The car drove ${format(world.metresDriven, 1)} metres, touched ${world.collisions} times, and saw ${format(world.coverage * 100, 0)} per cent of the floor.`} Enter puts an obstacle before the car.`}
          onClick={onClick}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && store.may('stimulus')) putAhead();
          }}
        />
        {!hasRoom.value && <p class="empty">No room to show: this robot drives in the real one.</p>}
      </div>
      <div class="world-foot">
        <figure class={hasCamera.value ? 'camera' : 'camera blank'} hidden={!hasRoom.value}>
          <canvas ref={camera} data-test="camera" role="img" aria-label={`What the camera sees, ${looking}`} />
          <figcaption aria-hidden="true">{looking}</figcaption>
        </figure>
        <dl class="figures">
          <Figure name="driven" value={`${format(world?.metresDriven, 1)} m`} />
          <Figure name="seen" value={`${format((world?.coverage ?? Number.NaN) * 100, 0)} %`} />
          <Figure name="touched" value={String(world?.collisions ?? '–')} />
          <Figure name="distance" value={`${format(world?.beam.metres, 2)} m`} />
        </dl>
      </div>
    </section>
  );
}
