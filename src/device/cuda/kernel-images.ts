/**
 * The images of one device's kernels: each text is looked for once, the texts of a program side by side, and functions
 * that were compiled apart are linked. What was linked is kept on disk like what was compiled.
 */
import { type CudaSource, type ManifoldText, plainTuning, registersOf } from '../../emit/cuda.js';
import type { Plan } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import { sha256 } from '../../kernel/sha256.js';
import { findImage, type Image, type ImageSources } from '../artifacts/index.js';
import type { LoadProgress } from '../device.js';
import type { CudaDriver } from './driver.js';

export type OnProgress = ((progress: LoadProgress) => void) | undefined;

export class KernelImages {
  private readonly driver: CudaDriver;
  private readonly architecture: string;
  private readonly sources: ImageSources;
  private readonly images = new Map<string, Promise<Image>>();

  constructor(driver: CudaDriver, architecture: string, sources: ImageSources) {
    this.driver = driver;
    this.architecture = architecture;
    this.sources = sources;
  }

  /**
   * Whether images of this program seem to be shipped, as one text that serves all sizes: by its tensors and stages, since
   * its hash takes long. A wrong guess costs time only; images are found by their text.
   */
  isShipped({ tensors }: Program, { stages }: Plan): boolean {
    const nameOf = (one: { name: string; shape: readonly unknown[] }): string => `${one.name} ${one.shape.join()}`;
    const plain = tensors.map(({ name, shape }) => ({
      name,
      shape: shape.map((size) => (typeof size === 'number' ? size : size.symbol)),
    }));
    const own = [...plain.map(nameOf), ...stages.map(({ name }) => name)].join('\n');
    const manifests = this.sources.catalogue?.manifests ?? [];
    return manifests.some((one) => [...one.tensors.map(nameOf), ...one.stages].join('\n') === own);
  }

  /** The images of a source's units, in their order. */
  async ofSource(place: string, { units }: CudaSource, onProgress?: OnProgress): Promise<Uint8Array[]> {
    const texts = units.map(({ text }) => text);
    const images = await this.all(place, texts, false, onProgress);
    return images.map(({ bytes }) => bytes);
  }

  /** The image of a persistent kernel. */
  async ofManifold({ text, linked }: ManifoldText, onProgress?: OnProgress): Promise<Uint8Array> {
    const place = 'persistent';
    if (linked.length === 0) return (await this.all(place, [text], false, onProgress))[0].bytes;
    const texts = [text, ...linked];
    const key = `v1 linked ${this.architecture} ${sha256(texts.join('\n'))}`;
    const { cache } = this.sources;
    const known = await cache?.read(key);
    if (known !== undefined) return known;
    // The longest first: all wait for it.
    const order = texts.map((_, i) => i).sort((a, b) => texts[b].length - texts[a].length);
    const ordered = order.map((i) => texts[i]);
    const images = await this.all(place, ordered, true, onProgress);
    const inputs = images.map(({ bytes, from }) => ({ bytes, isPtx: from === 'shipped' }));
    const image = this.driver.link(inputs, registersOf(plainTuning));
    await cache?.write(key, image);
    return image;
  }

  private async all(
    place: string,
    texts: readonly string[],
    isLinked: boolean,
    onProgress: OnProgress,
  ): Promise<Image[]> {
    const total = texts.length;
    let done = 0;
    onProgress?.({ phase: 'compile', done, total });
    return Promise.all(
      texts.map(async (text) => {
        const image = await this.one(place, text, isLinked);
        done += 1;
        onProgress?.({ phase: 'compile', done, total });
        return image;
      }),
    );
  }

  private one(place: string, text: string, isLinked: boolean): Promise<Image> {
    const key = `${isLinked} ${text}`;
    const known = this.images.get(key);
    if (known !== undefined) return known;
    const image = findImage(place, text, this.architecture, this.sources, isLinked);
    this.images.set(key, image);
    image.catch(() => this.images.delete(key));
    return image;
  }
}
