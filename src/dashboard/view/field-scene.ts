/**
 * The field in 3-D: a glowing volume or a cloud with a point for each voxel, and up to three slice planes, drawn by WebGL from
 * one texture. Behind it stand the walls of its cube that are turned away, with the cells in which it is pooled. It is drawn again only where something changed. It takes frames and choices; where they come from it does not
 * know.
 */
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  Data3DTexture,
  DoubleSide,
  LinearFilter,
  Mesh,
  NormalBlending,
  PerspectiveCamera,
  PlaneGeometry,
  Points,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  Sphere,
  UnsignedByteType,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import type { FieldFrame } from '../model/moment.js';
import { pointFragment, pointVertex, sliceFragment, sliceVertex } from './field-shader.js';
import { FieldVolume } from './field-volume.js';
import { FieldWalls } from './field-walls.js';
import { Orbit } from './orbit.js';

/** The channel groups in the order of a voxel's four numbers. */
export const channelGroups = ['content', 'memory', 'rules', 'echo'] as const;
export type ChannelGroup = (typeof channelGroups)[number];

/** Which axis of the scene shows each axis of the field: the field's z stands upright. */
const upright = [0, 2, 1] as const;

/** How the field is drawn. */
export type FieldStyle = 'volume' | 'points';

/** The reader's choices. */
export interface FieldChoices {
  readonly style: FieldStyle;
  readonly groups: Readonly<Record<ChannelGroup, boolean>>;
  /** 0 … 1: weaker voxels are not drawn. */
  readonly threshold: number;
  /** Where each slice plane stands (0 … 1), or undefined where it is off. */
  readonly slices: readonly [number | undefined, number | undefined, number | undefined];
}

export interface FieldColours {
  readonly groups: Readonly<Record<ChannelGroup, string>>;
  readonly frame: string;
  readonly isDark: boolean;
}

export class FieldScene {
  readonly orbit = new Orbit();
  /** Pictures drawn in the last second. */
  framesPerSecond = 0;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(38, 1, 0.05, 20);
  readonly #uniforms = {
    field: { value: emptyTexture() },
    groups: { value: new Vector4(1, 1, 1, 1) },
    contentColour: { value: new Color() },
    memoryColour: { value: new Color() },
    rulesColour: { value: new Color() },
    echoColour: { value: new Color() },
    threshold: { value: 0 },
    pointScale: { value: 1 },
    size: { value: 1 },
    opacity: { value: 1 },
    steps: { value: 1 },
    stride: { value: 1 },
    density: { value: 1 },
    glow: { value: 1 },
  };
  readonly #volume: FieldVolume;
  readonly #cloud: Points<BufferGeometry, ShaderMaterial>;
  readonly #planes: readonly Mesh[];
  readonly #walls = new FieldWalls();
  readonly #detach: () => void;
  #frame: FieldFrame | undefined;
  #isMarked = false;
  /** The shaders are compiled: until then nothing is drawn, and the page waits for nothing. */
  #isReady = false;
  #dirty = true;
  #lastMs = 0;
  #hasDrawn = false;
  #drawn = 0;
  #drawnSinceMs = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, depth: false });
    this.#renderer.setClearColor(0x000000, 0);
    this.#volume = new FieldVolume(this.#uniforms, drawnBy(this.#renderer));
    const cloudMaterial = new ShaderMaterial({
      uniforms: this.#uniforms,
      vertexShader: pointVertex,
      fragmentShader: pointFragment,
      transparent: true,
      depthWrite: false,
    });
    this.#cloud = new Points(new BufferGeometry(), cloudMaterial);
    this.#cloud.frustumCulled = false;
    this.#planes = [0, 1, 2].map((axis) => this.#addPlane(axis));
    this.#scene.add(this.#walls.group, this.#volume.sheet, this.#cloud);
    this.#detach = this.orbit.attach(canvas);
    // Asking for a shader's log would wait for the compiler.
    this.#renderer.debug.checkShaderErrors = false;
    void this.#compile();
  }

  /** Shows a frame; the same frame again costs nothing. */
  show(frame: FieldFrame | undefined): void {
    if (frame === this.#frame) return;
    this.#frame = frame;
    this.#dirty = true;
    if (frame === undefined) return;
    const texture = this.#uniforms.field.value;
    if (texture.image.width !== frame.size) {
      texture.dispose();
      this.#uniforms.field.value = textureOf(frame);
      this.#uniforms.size.value = frame.size;
      this.#cloud.geometry.dispose();
      this.#cloud.geometry = cloudGeometry(frame.size ** 3);
      return;
    }
    (texture.image.data as Uint8Array).set(frame.voxels);
    texture.needsUpdate = true;
  }

  choose({ style, groups, threshold, slices }: FieldChoices): void {
    this.#volume.sheet.visible = style === 'volume';
    this.#cloud.visible = style === 'points';
    const shown = channelGroups.map((name) => (groups[name] ? 1 : 0));
    this.#uniforms.groups.value.set(shown[0], shown[1], shown[2], shown[3]);
    this.#uniforms.threshold.value = threshold;
    slices.forEach((at, axis) => {
      const plane = this.#planes[axis];
      plane.visible = at !== undefined;
      plane.position.setComponent(upright[axis], (at ?? 0.5) - 0.5);
    });
    this.#dirty = true;
  }

  paint({ groups, frame, isDark }: FieldColours): void {
    const { contentColour, memoryColour, rulesColour, echoColour } = this.#uniforms;
    // Shown as written: the shader does no conversion of colour spaces.
    contentColour.value.setStyle(groups.content, '');
    memoryColour.value.setStyle(groups.memory, '');
    rulesColour.value.setStyle(groups.rules, '');
    echoColour.value.setStyle(groups.echo, '');
    this.#walls.paint(frame);
    this.#cloud.material.blending = isDark ? AdditiveBlending : NormalBlending;
    this.#uniforms.opacity.value = isDark ? 0.42 : 0.7;
    this.#uniforms.density.value = isDark ? 17 : 16;
    this.#uniforms.glow.value = isDark ? 1 : 0;
    this.#dirty = true;
  }

  /** Draws where something changed. Call it once per frame. */
  draw(nowMs: number): void {
    const canvas = this.#renderer.domElement;
    const isVolume = this.#volume.sheet.visible;
    if (isVolume && this.#hasDrawn && this.#volume.note(nowMs - this.#lastMs)) this.#dirty = true;
    this.#hasDrawn = false;
    const ratio = this.#volume.canvasRatio;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (width > 0 && height > 0 && (canvas.width !== width || canvas.height !== height)) {
      this.#renderer.setSize(width, height, false);
      this.#camera.aspect = width / height;
      this.#camera.updateProjectionMatrix();
      this.#uniforms.pointScale.value = height * 2.1;
      this.#dirty = true;
    }
    const seconds = Math.min(0.1, (nowMs - this.#lastMs) / 1000);
    this.#lastMs = nowMs;
    const moved = this.orbit.place(this.#camera, seconds);
    if (!this.#isReady || (!moved && !this.#dirty)) return;
    this.#dirty = false;
    this.#hasDrawn = true;
    this.#walls.face(this.#camera.position);
    if (isVolume) this.#volume.draw(this.#renderer, this.#camera, canvas.clientWidth, canvas.clientHeight);
    this.#renderer.render(this.#scene, this.#camera);
    if (this.#frame !== undefined && !this.#isMarked) {
      this.#isMarked = true;
      // When the field was first seen, for measurements.
      performance.mark('field-drawn');
    }
    this.#drawn += 1;
    if (nowMs - this.#drawnSinceMs > 1000) {
      this.framesPerSecond = (1000 * this.#drawn) / (nowMs - this.#drawnSinceMs);
      this.#drawn = 0;
      this.#drawnSinceMs = nowMs;
    }
  }

  /** The strongest voxel under a place of the canvas (−1 … 1 each way), as shares of the edge; undefined beside the field. */
  pick(x: number, y: number): [number, number, number] | undefined {
    const from = this.#camera.position;
    const towards = new Vector3(x, y, 0.5).unproject(this.#camera).sub(from).normalize();
    let best: [number, number, number] | undefined;
    let strongest = -1;
    for (let along = 0; along < 6; along += 0.01) {
      const place = towards.clone().multiplyScalar(along).add(from).addScalar(0.5);
      // The field's z stands upright.
      const at: [number, number, number] = [place.x, place.z, place.y];
      if (at.some((share) => share < 0 || share >= 1)) continue;
      const strength = this.#strengthAt(at);
      if (strength > strongest) {
        strongest = strength;
        best = at;
      }
    }
    return best;
  }

  /** Where a place of the field (0 … 1 along x, y, z) is on the canvas: pixels of the page, and how near it is (0 … 1). */
  project([x, y, z]: readonly [number, number, number]): { x: number; y: number; nearness: number } {
    const { clientWidth, clientHeight } = this.#renderer.domElement;
    // The field's z stands upright.
    const place = new Vector3(x - 0.5, z - 0.5, y - 0.5);
    const away = this.#camera.position.distanceTo(place) - this.#camera.position.length();
    place.project(this.#camera);
    return {
      x: ((place.x + 1) / 2) * clientWidth,
      y: ((1 - place.y) / 2) * clientHeight,
      nearness: Math.max(0, Math.min(1, 0.5 - away / 1.6)),
    };
  }

  async #compile(): Promise<void> {
    await this.#volume.compile(this.#renderer, this.#camera);
    await this.#renderer.compileAsync(this.#scene, this.#camera);
    this.#isReady = true;
    this.#dirty = true;
  }

  close(): void {
    this.#detach();
    this.#uniforms.field.value.dispose();
    this.#cloud.geometry.dispose();
    this.#cloud.material.dispose();
    this.#volume.close();
    this.#walls.close();
    this.#renderer.dispose();
  }

  #strengthAt([x, y, z]: readonly [number, number, number]): number {
    if (this.#frame === undefined) return 0;
    const { size, voxels } = this.#frame;
    const cell = (share: number): number => Math.floor(share * size);
    const at = 4 * ((cell(x) * size + cell(y)) * size + cell(z));
    return Math.max(voxels[at], voxels[at + 1], voxels[at + 2], voxels[at + 3]);
  }

  #addPlane(axis: number): Mesh {
    const material = new ShaderMaterial({
      uniforms: this.#uniforms,
      vertexShader: sliceVertex,
      fragmentShader: sliceFragment,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
    });
    const plane = new Mesh(new PlaneGeometry(1, 1), material);
    if (upright[axis] === 0) plane.rotation.y = Math.PI / 2;
    if (upright[axis] === 1) plane.rotation.x = Math.PI / 2;
    plane.visible = false;
    this.#scene.add(plane);
    return plane;
  }
}

/** What draws, in the browser's words; '' where it does not say. */
function drawnBy(renderer: WebGLRenderer): string {
  const context = renderer.getContext();
  const names = context.getExtension('WEBGL_debug_renderer_info');
  return String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER) ?? '');
}

/** Points without positions: the shader makes them of their numbers. */
function cloudGeometry(count: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setDrawRange(0, count);
  geometry.boundingSphere = new Sphere(new Vector3(), 1);
  return geometry;
}

function textureOf({ size, voxels }: FieldFrame): Data3DTexture {
  const texture = new Data3DTexture(voxels.slice() as Uint8Array<ArrayBuffer>, size, size, size);
  texture.format = RGBAFormat;
  texture.type = UnsignedByteType;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}

function emptyTexture(): Data3DTexture {
  return textureOf({ timeMs: 0, size: 1, voxels: new Uint8Array(4), highs: [] });
}
