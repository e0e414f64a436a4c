/**
 * The walls of the field's cube with the grid of its 4³ cells. Only walls that are turned away from the camera are seen, so
 * nothing stands before the field and the eye knows what is behind it.
 */
import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments, Vector3 } from 'three';

const cells = 4;

export class FieldWalls {
  readonly group = new Group();
  readonly #frame = new LineBasicMaterial({ transparent: true, opacity: 0.5 });
  readonly #grid = new LineBasicMaterial({ transparent: true, opacity: 0.14 });
  readonly #walls: { readonly outward: Vector3; readonly lines: readonly LineSegments[] }[] = [];

  constructor() {
    for (const axis of [0, 1, 2])
      for (const side of [-0.5, 0.5]) {
        const border = linesOf(axis, side, [0, cells]);
        const inner = linesOf(axis, side, [1, 2, 3]);
        const lines = [new LineSegments(border, this.#frame), new LineSegments(inner, this.#grid)];
        for (const one of lines) one.renderOrder = -2;
        this.group.add(...lines);
        this.#walls.push({ outward: new Vector3().setComponent(axis, Math.sign(side)), lines });
      }
  }

  paint(colour: string): void {
    for (const material of [this.#frame, this.#grid]) material.color.set(colour);
  }

  /** Shows the walls that a camera at this place looks at from within. */
  face(camera: Vector3): void {
    for (const { outward, lines } of this.#walls) for (const one of lines) one.visible = outward.dot(camera) < 0.5;
  }

  close(): void {
    for (const { lines } of this.#walls) for (const one of lines) one.geometry.dispose();
    this.#frame.dispose();
    this.#grid.dispose();
  }
}

/** Lines of a wall across `axis`, at these multiples of a cell in both directions. */
function linesOf(axis: number, side: number, places: readonly number[]): BufferGeometry {
  const points: number[] = [];
  const [first, second] = [(axis + 1) % 3, (axis + 2) % 3];
  const add = (along: number, across: number, at: number): void => {
    for (const end of [-0.5, 0.5]) {
      const point = [0, 0, 0];
      point[axis] = side;
      point[along] = end;
      point[across] = at / cells - 0.5;
      points.push(...point);
    }
  };
  for (const at of places) {
    add(first, second, at);
    add(second, first, at);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
  return geometry;
}
