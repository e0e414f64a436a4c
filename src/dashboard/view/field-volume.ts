/**
 * The glowing volume of the field. It is drawn into a picture of its own, as finely as the machine keeps smooth, and that is
 * laid under the rest, which stays as sharp as the screen.
 */
import {
  BackSide,
  BoxGeometry,
  type Camera,
  type IUniform,
  Mesh,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FieldQuality } from './field-quality.js';
import { layFragment, layVertex, volumeFragment, volumeVertex } from './field-shader.js';

export class FieldVolume {
  /** What shows the picture in another scene. */
  readonly sheet: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #quality: FieldQuality;
  readonly #scene = new Scene();
  readonly #cube: Mesh<BoxGeometry, ShaderMaterial>;
  readonly #target = new WebGLRenderTarget(1, 1, { depthBuffer: false });
  readonly #steps: IUniform<number>;
  readonly #stride: IUniform<number>;

  constructor(
    uniforms: Record<string, IUniform> & { readonly steps: IUniform<number>; readonly stride: IUniform<number> },
    drawnBy: string,
  ) {
    const isFine = new URLSearchParams(location.search).get('quality') === 'fine';
    this.#quality = new FieldQuality(drawnBy, isFine);
    this.#steps = uniforms.steps;
    this.#stride = uniforms.stride;
    const clear = { transparent: true, premultipliedAlpha: true, depthWrite: false, depthTest: false };
    this.#cube = new Mesh(
      new BoxGeometry(1, 1, 1),
      new ShaderMaterial({
        uniforms,
        vertexShader: volumeVertex,
        fragmentShader: volumeFragment,
        side: BackSide,
        ...clear,
      }),
    );
    this.#scene.add(this.#cube);
    const picture: IUniform<Texture> = { value: this.#target.texture };
    this.sheet = new Mesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({ uniforms: { picture }, vertexShader: layVertex, fragmentShader: layFragment, ...clear }),
    );
    this.sheet.frustumCulled = false;
    this.sheet.renderOrder = -1;
  }

  /** Pixels of the canvas for a pixel of the page. */
  get canvasRatio(): number {
    return Math.min(this.#quality.fineness.canvas, window.devicePixelRatio);
  }

  /** Done when the browser has compiled what is needed, in its own time. */
  async compile(renderer: WebGLRenderer, camera: Camera): Promise<void> {
    await renderer.compileAsync(this.#scene, camera);
  }

  /** Takes the milliseconds from a picture to the next chance to draw; true where the next will be coarser. */
  note(waitMs: number): boolean {
    return this.#quality.note(waitMs);
  }

  /** Draws the picture for a canvas of this many pixels of the page. */
  draw(renderer: WebGLRenderer, camera: Camera, width: number, height: number): void {
    const { ratio, steps, stride } = this.#quality.fineness;
    const scale = Math.min(ratio, window.devicePixelRatio);
    const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    if (this.#target.width !== columns || this.#target.height !== rows) this.#target.setSize(columns, rows);
    this.#steps.value = steps;
    this.#stride.value = stride;
    renderer.setRenderTarget(this.#target);
    renderer.clear();
    renderer.render(this.#scene, camera);
    renderer.setRenderTarget(null);
  }

  close(): void {
    this.#target.dispose();
    for (const { geometry, material } of [this.#cube, this.sheet]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
