/**
 * Which child serves now, and what happens when it is lost: the next rung is taken, a new child opens its device, every
 * session goes on from its snapshot, and what that cost is reported. A rung that cannot be opened is skipped with its
 * reason; the last rung is used again until there were too many losses.
 */
import { FieldbrainError } from '../../kernel/index.js';
import type { DeviceDescription, DeviceKind, LoadOptions } from '../device.js';
import type { DeviceOptions } from '../registry.js';
import { ChildLost, closeLink, type Link, openLink } from './link.js';

/** One way to run: a device, how it is made, and which of its executors. */
export type Rung = {
  readonly [Kind in DeviceKind]: {
    readonly device: Kind;
    readonly options?: DeviceOptions[Kind];
    /** The device's own choice by default. */
    readonly executor?: string;
  };
}[DeviceKind];

/** A child was lost and another goes on. */
export interface Loss {
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  /** Steps that were done and are not in any state now, over all sessions. */
  readonly cyclesLost: number;
  /** Rungs that could not be opened on the way, and why. */
  readonly passedOver: readonly string[];
}

export interface Limits {
  /** How long a child may take to start and open its device, or to load a program. */
  readonly startMs: number;
  /** How long a child may take to close. */
  readonly graceMs: number;
  /** After this many losses the device is given up. */
  readonly mostLosses: number;
}

/** The program of a child, and what it loads before it opens its device. */
export interface ChildProgram {
  readonly entry: string;
  readonly modules: readonly string[];
}

/** What goes on in a new child. */
export interface Resumable {
  /** Loads itself anew in the child and says how many cycles that cost. */
  resume(link: Link, rung: Rung): Promise<number>;
  /** Is over with the device; nothing is asked of the child. */
  abandon(): void;
}

export function rungText({ device, executor }: Rung): string {
  return executor === undefined ? device : `${device} ${executor}`;
}

export class Ladder {
  readonly losses: Loss[] = [];
  readonly sessions = new Set<Resumable>();
  /** By the number of a session, what is told while it is loaded. */
  readonly progress = new Map<number, NonNullable<LoadOptions['onProgress']>>();
  private readonly rungs: readonly Rung[];
  private readonly child: ChildProgram;
  private readonly limits: Limits;
  private readonly onLoss: (loss: Loss) => void;
  private at = 0;
  private link: Link | undefined;
  private opened: DeviceDescription | undefined;
  private recovery: Promise<void> | undefined;
  private given: FieldbrainError | undefined;

  constructor(rungs: readonly Rung[], child: ChildProgram, limits: Limits, onLoss: (loss: Loss) => void) {
    this.rungs = rungs;
    this.child = child;
    this.limits = limits;
    this.onLoss = onLoss;
  }

  get rung(): Rung {
    return this.rungs[this.at];
  }

  get description(): DeviceDescription {
    if (this.opened === undefined) throw new FieldbrainError('device-unavailable', 'supervised: not open yet.');
    return this.opened;
  }

  get pid(): number | undefined {
    return this.link?.pid;
  }

  /** Opens the first rung that can be opened. */
  async start(): Promise<void> {
    const passedOver = await this.climb(0);
    if (this.link === undefined)
      throw new FieldbrainError(
        'device-unavailable',
        `supervised: no rung can be opened (${passedOver.join('; ')}). Run fieldbrain doctor.`,
      );
  }

  /** Runs `use` with the child of now; where that child is lost on the way, once more with each one after it. */
  async withChild<T>(use: (link: Link, rung: Rung) => Promise<T>): Promise<T> {
    for (let attempts = 0; ; attempts += 1) {
      await this.recovery;
      if (this.given !== undefined) throw this.given;
      const link = this.link as Link;
      const isLast = this.at === this.rungs.length - 1;
      try {
        return await use(link, this.rung);
      } catch (error) {
        if (!(error instanceof ChildLost)) throw error;
        await this.recover(link);
        // What ends the last rung's children twice would end every one.
        if (isLast && attempts > 0) throw commandLost(error);
      }
    }
  }

  async close(): Promise<void> {
    await this.recovery?.catch(() => undefined);
    if (this.link !== undefined) await closeLink(this.link, this.limits.graceMs);
  }

  /** One recovery per child, whichever caller saw the loss first. */
  private recover(link: Link): Promise<void> {
    if (this.link !== link) return this.recovery ?? Promise.resolve();
    if (this.recovery === undefined) {
      this.recovery = this.replace(link).finally(() => {
        this.recovery = undefined;
      });
    }
    return this.recovery;
  }

  private async replace(link: Link): Promise<void> {
    const reason = link.loss?.message ?? 'unknown';
    const from = rungText(this.rung);
    this.link = undefined;
    if (this.losses.length + 1 > this.limits.mostLosses) {
      this.giveUp(`${this.limits.mostLosses} children were lost, the last because ${reason}`);
      return;
    }
    const passedOver: string[] = [];
    let cyclesLost = 0;
    for (let first = Math.min(this.at + 1, this.rungs.length - 1); ; first = this.at + 1) {
      passedOver.push(...(await this.climb(first)));
      if (this.link === undefined) {
        this.giveUp(`${reason}, and no other rung can be opened (${passedOver.join('; ')})`);
        return;
      }
      try {
        cyclesLost = await this.resumeAll(this.link);
        break;
      } catch (error) {
        // A rung on which the sessions cannot go on is no better than one that cannot be opened.
        passedOver.push(`${rungText(this.rung)}: ${error instanceof Error ? error.message : String(error)}`);
        const failed: Link = this.link;
        this.link = undefined;
        failed.lose('could not resume the sessions');
        if (this.at === this.rungs.length - 1) {
          this.giveUp(`${reason}, and no rung could resume (${passedOver.join('; ')})`);
          return;
        }
      }
    }
    const loss: Loss = { reason, from, to: rungText(this.rung), cyclesLost, passedOver };
    this.losses.push(loss);
    this.onLoss(loss);
  }

  private async resumeAll(link: Link): Promise<number> {
    let lost = 0;
    for (const session of this.sessions) lost += await session.resume(link, this.rung);
    return lost;
  }

  /** Opens the first rung from `first` on that can be opened; gives the reasons of those that cannot. */
  private async climb(first: number): Promise<string[]> {
    const passedOver: string[] = [];
    for (let at = first; at < this.rungs.length; at += 1) {
      const rung = this.rungs[at];
      const link = openLink(this.child.entry, ({ session, progress }) => this.progress.get(session)?.(progress));
      try {
        const request = {
          kind: 'open',
          device: rung.device,
          options: rung.options,
          modules: this.child.modules,
        } as const;
        const { answer } = await link.request(request, this.limits.startMs);
        this.opened = answer.description;
        this.link = link;
        this.at = at;
        return passedOver;
      } catch (error) {
        link.lose('could not open its device');
        passedOver.push(`${rungText(rung)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return passedOver;
  }

  private giveUp(reason: string): void {
    const text = `supervised: the device is lost (${reason}). Create a new device, and look at the machine.`;
    this.given = new FieldbrainError('device-lost', text, { losses: this.losses.length });
  }
}

function commandLost(error: ChildLost): FieldbrainError {
  const text = `supervised: what was asked ends every child (${error.message}). The state is that of the last snapshot.`;
  return new FieldbrainError('device-lost', text);
}
