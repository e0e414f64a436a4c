/**
 * What the camera of a simulated car sees, drawn in the page: the room, the car's place and the camera's angles come with the
 * telemetry, so no picture has to travel. The rendering is the simulator's own.
 */
import { renderCamera } from '../../sim/camera.js';
import { car } from '../../sim/car.js';
import { VectorEnvironment } from '../../sim/environment.js';
import { buildWorld } from '../../sim/world.js';
import type { Room } from '../model/moment.js';
import type { RobotPast } from '../model/robot-past.js';

export const cameraWidth = 128;
export const cameraHeight = 72;
/** Standard deviation of the shades of a picture, of 255. */
const leastContrast = 4;

export class CameraView {
  readonly #pixels = new Uint8Array(cameraWidth * cameraHeight);
  readonly #image = new ImageData(cameraWidth, cameraHeight);
  #room: Room | undefined;
  #environment: VectorEnvironment | undefined;

  /** Draws the moment `index`; false where nothing is known of the room, or nothing is to be seen. */
  draw(canvas: HTMLCanvasElement, { room, history }: RobotPast, index: number): boolean {
    const pen = canvas.getContext('2d');
    if (pen === null || room === undefined || index < 0) return false;
    const value = (name: Parameters<typeof history.valueAt>[0]): number => history.valueAt(name, index);
    if (!Number.isFinite(value('x'))) return false;
    const environment = this.#environmentOf(room);
    const { fleet } = environment;
    const heading = value('heading');
    fleet.cosine[0] = Math.cos(heading);
    fleet.sine[0] = Math.sin(heading);
    // Telemetry tells the middle of the body, the simulator the rear axle.
    fleet.x[0] = value('x') - car.centreAhead * fleet.cosine[0];
    fleet.y[0] = value('y') - car.centreAhead * fleet.sine[0];
    fleet.pan[0] = value('pan') || 0;
    fleet.tilt[0] = value('tilt') || 0;
    renderCamera(environment, 0, { width: cameraWidth, height: cameraHeight }, this.#pixels);
    this.#pixels.forEach((gray, at) => {
      this.#image.data.fill(gray, 4 * at, 4 * at + 3);
      this.#image.data[4 * at + 3] = 255;
    });
    canvas.width = cameraWidth;
    canvas.height = cameraHeight;
    pen.putImageData(this.#image, 0, 0);
    return isPicture(this.#pixels);
  }

  #environmentOf(room: Room): VectorEnvironment {
    if (this.#environment !== undefined && this.#room === room) return this.#environment;
    const { width, height, walls, floor, lights } = room;
    const start = { x: width / 2, y: height / 2, heading: 0 };
    // The lamps are in the floor's brightness already; here they light the walls only.
    const built = buildWorld(
      {
        width,
        height,
        walls: walls.flat(),
        paint: () => 0.35,
        floorMetres: floor?.metres ?? 0.05,
        lights: [],
        origin: start,
        starts: [start],
      },
      1,
    );
    const fits = floor !== undefined && floor.brightness.length === built.floor.length;
    const world = { ...built, lights, ...(fits && { floor: floor.brightness }) };
    this.#environment = new VectorEnvironment({ robots: 1, worlds: [world], roomOf: [0] });
    this.#environment.reset(1);
    this.#room = room;
    return this.#environment;
  }
}

/** Whether anything is to be seen: a camera that looks at the dark or at a blank wall shows nearly one shade. */
export function isPicture(pixels: Uint8Array): boolean {
  const mean = pixels.reduce((sum, gray) => sum + gray, 0) / pixels.length;
  const variance = pixels.reduce((sum, gray) => sum + (gray - mean) ** 2, 0) / pixels.length;
  return Math.sqrt(variance) > leastContrast;
}
