/** The images of one device's kernels: each text is looked for once, the texts of a program side by side. */
import { architectureOf } from '../../emit/cuda.js';
import type { Plan } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import { findImage, type ImageSources } from '../artifacts/index.js';
import type { LoadProgress } from '../device.js';

export type OnProgress = ((progress: LoadProgress) => void) | undefined;

export class KernelImages {
  private readonly architecture: string;
  private readonly sources: ImageSources;
  private readonly images = new Map<string, Promise<Uint8Array>>();

  constructor(architecture: string, sources: ImageSources) {
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

  /** The images of these texts, in their order. */
  async of(place: string, texts: readonly string[], onProgress?: OnProgress): Promise<Uint8Array[]> {
    const total = texts.length;
    let done = 0;
    onProgress?.({ phase: 'compile', done, total });
    return Promise.all(
      texts.map(async (text) => {
        const image = await this.one(place, text);
        done += 1;
        onProgress?.({ phase: 'compile', done, total });
        return image;
      }),
    );
  }

  private one(place: string, text: string): Promise<Uint8Array> {
    const known = this.images.get(text);
    if (known !== undefined) return known;
    const image = findImage(place, text, architectureOf(text, this.architecture), this.sources).then(
      ({ bytes }) => bytes,
    );
    this.images.set(text, image);
    image.catch(() => this.images.delete(text));
    return image;
  }
}
