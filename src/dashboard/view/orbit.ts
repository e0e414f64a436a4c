/** A camera that circles the middle of the scene: dragged by pointers, turned by keys, and slowly by itself. */
import type { PerspectiveCamera } from 'three';

const turnAStep = 0.12;
const nearest = 1.15;
const farthest = 4;

export class Orbit {
  azimuth = 0.7;
  elevation = 0.36;
  distance = 2.42;
  /** Radians per second. */
  drift = 0;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #changed = true;

  /** Moves on by some seconds and places the camera; whether anything changed since the last call. */
  place(camera: PerspectiveCamera, seconds: number): boolean {
    if (this.drift !== 0 && this.#pointers.size === 0) {
      this.azimuth += this.drift * seconds;
      this.#changed = true;
    }
    // A narrow picture is looked at from farther away, so that the whole field stays in it.
    const distance = this.distance / Math.min(1, camera.aspect);
    const flat = Math.cos(this.elevation) * distance;
    camera.position.set(
      flat * Math.sin(this.azimuth),
      Math.sin(this.elevation) * distance,
      flat * Math.cos(this.azimuth),
    );
    camera.lookAt(0, 0, 0);
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  turn(azimuth: number, elevation: number): void {
    this.azimuth += azimuth;
    this.elevation = Math.max(-1.5, Math.min(1.5, this.elevation + elevation));
    this.#changed = true;
  }

  zoom(factor: number): void {
    this.distance = Math.max(nearest, Math.min(farthest, this.distance * factor));
    this.#changed = true;
  }

  /** Listens on an element; gives the way to end it. */
  attach(element: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      'pointerdown',
      (event) => {
        this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(name, (event) => this.#pointers.delete(event.pointerId), { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.zoom(Math.exp(event.deltaY / 800));
      },
      { signal, passive: false },
    );
    element.addEventListener('keydown', (event) => this.#key(event), { signal });
    return () => stop.abort();
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) this.turn((before.x - now.x) / 160, (now.y - before.y) / 160);
    else {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined)
        this.zoom(
          Math.hypot(before.x - other.x, before.y - other.y) /
            Math.max(1, Math.hypot(now.x - other.x, now.y - other.y)),
        );
    }
    this.#pointers.set(event.pointerId, now);
  }

  #key(event: KeyboardEvent): void {
    const turns: Record<string, readonly [number, number]> = {
      ArrowLeft: [-turnAStep, 0],
      ArrowRight: [turnAStep, 0],
      ArrowUp: [0, turnAStep],
      ArrowDown: [0, -turnAStep],
    };
    const turn = turns[event.key];
    if (turn !== undefined) this.turn(...turn);
    else if (event.key === '+') this.zoom(0.9);
    else if (event.key === '-') this.zoom(1.1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
