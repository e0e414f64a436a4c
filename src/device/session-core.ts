/**
 * What the sessions of all devices are: open until they are closed, one step at a time, and everything that comes in checked before
 * the device sees it. How a device steps, and where its tensors lie, is its own class; `deviceOf` makes the device around them.
 */
import type { Bindings, HostArray, Program, Tensor } from '../kernel/index.js';
import { FieldbrainError } from '../kernel/index.js';
import {
  type CheckedLoad,
  checkCycle,
  checkLoad,
  checkParameter,
  checkSteps,
  checkTensor,
  checkWrite,
  createInputCheck,
  type InputCheck,
} from './check.js';
import type { Arrays, Counters, Device, DeviceDescription, LoadOptions, Session, StageTime } from './device.js';
import { StepLock } from './step-lock.js';

/** What a session begins with. */
export interface Loading {
  readonly program: Program;
  readonly options: LoadOptions;
  readonly checked: CheckedLoad;
  /** Told once, when the session is closed. */
  readonly onClose?: (session: Session) => void;
}

export abstract class SessionCore implements Session {
  readonly program: Program;
  abstract readonly executor: string;
  abstract readonly arenaBytes: number;
  protected readonly bindings: Bindings;
  protected readonly debug: boolean;
  protected readonly checkInputs: InputCheck;
  protected readonly lock: StepLock;
  protected closed = false;
  private readonly isFused: boolean;
  private readonly onClose: Loading['onClose'];
  private closing: Promise<void> | undefined;

  constructor({ program, options, checked, onClose }: Loading) {
    this.program = program;
    this.bindings = checked.bindings;
    this.debug = options.debug ?? false;
    this.isFused = (options.fusion ?? 'full') === 'full';
    this.checkInputs = createInputCheck(program, checked.bindings, options.allowNonFinite ?? false);
    this.lock = new StepLock(program);
    this.onClose = onClose;
  }

  abstract step(inputs?: Arrays): Promise<Arrays>;
  abstract stepSync(inputs?: Arrays): Arrays;
  abstract counters(): Counters;
  protected abstract currentCycle(): number;
  protected abstract moveToCycle(value: number): void;
  protected abstract runMany(steps: number, inputs: Arrays | undefined): Arrays | Promise<Arrays>;
  protected abstract readTensor(tensor: Tensor, into: HostArray | undefined): HostArray | Promise<HostArray>;
  protected abstract writeTensor(tensor: Tensor, data: HostArray): void | Promise<void>;
  protected abstract putParameter(name: string, value: number): void;
  protected abstract timeStages(steps: number): StageTime[] | Promise<StageTime[]>;
  /** Frees what the session holds. */
  protected abstract release(): void | Promise<void>;

  get cycle(): number {
    return this.currentCycle();
  }

  set cycle(value: number) {
    this.needOpen();
    checkCycle(this.program, value);
    this.moveToCycle(value);
  }

  async stepMany(steps: number, inputs?: Arrays): Promise<Arrays> {
    const check = (): void => {
      checkSteps(this.program, steps);
      this.checkInputs(inputs, steps);
    };
    return this.stepInTurn(check, () => this.runMany(steps, inputs));
  }

  async read(name: string, into?: HostArray): Promise<HostArray> {
    this.needOpen();
    const tensor = checkTensor(this.program, name);
    if (tensor.role === 'scratch' && !this.keepsScratch()) {
      const text = `read ${name}: scratch is shared and reused (got a fused session, expected debug: true or fusion: 'none'). Load it so.`;
      throw new FieldbrainError('input-invalid', text, { tensor: name });
    }
    return this.inTurn(() => this.readTensor(tensor, into));
  }

  async write(name: string, data: HostArray): Promise<void> {
    this.needOpen();
    const tensor = checkWrite(this.program, this.bindings, name, data);
    await this.inTurn(() => this.writeTensor(tensor, data));
  }

  setParameter(name: string, value: number): void {
    this.needOpen();
    this.putParameter(name, checkParameter(this.program, name, value));
  }

  async profile(steps: number): Promise<StageTime[]> {
    return this.stepInTurn(
      () => checkSteps(this.program, steps),
      () => this.timeStages(steps),
    );
  }

  close(): Promise<void> {
    this.closing ??= this.closeOnce();
    return this.closing;
  }

  private async closeOnce(): Promise<void> {
    this.closed = true;
    try {
      await this.release();
    } finally {
      this.onClose?.(this);
    }
  }

  /** Whether scratch holds what its last writer left. */
  protected keepsScratch(): boolean {
    return this.debug || !this.isFused;
  }

  protected needOpen(): void {
    if (!this.closed) return;
    const text = `session ${this.program.name}: already closed. Load the program again.`;
    throw new FieldbrainError('session-closed', text, { program: this.program.name });
  }

  /** What steps: refused beside another step, and checked when its turn comes: till then the caller may change its arrays. */
  protected async stepInTurn<T>(check: () => void, work: () => T | Promise<T>): Promise<T> {
    this.needOpen();
    return this.lock.during(() =>
      this.inTurn(() => {
        check();
        return work();
      }),
    );
  }

  /** Where calls must wait for each other, they do so here. */
  protected inTurn<T>(work: () => T | Promise<T>): T | Promise<T> {
    return work();
  }
}

/**
 * A device whose sessions `open` makes. Loads that are under way and sessions that are left end with it; then `close` is called,
 * also where a session could not be closed, and the first error is told.
 */
export function deviceOf<One extends Session>(
  description: DeviceDescription,
  open: (loading: Loading) => One | Promise<One>,
  close: () => void | Promise<void> = () => undefined,
): Device & { load(program: Program, options?: LoadOptions): Promise<One> } {
  const sessions = new Set<Session>();
  const loads = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const needOpen = (): void => {
    if (closing === undefined) return;
    const text = `${description.kind}: already closed. Create a new device.`;
    throw new FieldbrainError('device-unavailable', text);
  };
  const loadOne = async (program: Program, options: LoadOptions): Promise<One> => {
    const checked = checkLoad(program, options, description);
    const session = await open({ program, options, checked, onClose: (gone) => sessions.delete(gone) });
    sessions.add(session);
    return session;
  };
  const closeAll = async (): Promise<void> => {
    await Promise.allSettled(loads);
    const failed: unknown[] = [];
    for (const session of [...sessions]) await session.close().catch((error: unknown) => failed.push(error));
    await close();
    if (failed.length > 0) throw failed[0];
  };
  return {
    description,
    async load(program, options = {}) {
      needOpen();
      const loading = loadOne(program, options);
      loads.add(loading);
      try {
        const session = await loading;
        needOpen();
        return session;
      } finally {
        loads.delete(loading);
      }
    },
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}
