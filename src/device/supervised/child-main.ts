/**
 * The child's side: makes one device and serves the requests of its parent.
 */
import { FieldbrainError, type HostArray, type Program, parse } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import { type Envelope, type Reply, sendableError } from '../child/messages.js';
import { serveParent } from '../child/serve.js';
import type { Device, DeviceKind, LoadProgress, Session } from '../device.js';
import type { Answers, Request, SessionFacts, Told } from './messages.js';

export type MakeDevice = (kind: DeviceKind, options: unknown) => Promise<Device>;

/** Serves the parent on this process's channel until it closes. */
export function serveDevice(make: MakeDevice): void {
  const served = new Served(make, (told) => channel.send(told));
  const channel = serveParent<Request, Reply<SessionFacts> | Told>((envelope) => {
    void served.answer(envelope).then((reply) => {
      channel.send(reply);
      if (envelope.request.kind === 'close') channel.finish();
    });
  });
}

class Served {
  private readonly make: MakeDevice;
  private readonly tell: (told: Told) => void;
  private device: Device | undefined;
  private readonly sessions = new Map<number, Session>();
  /** The last request of each session; the next one waits for it. */
  private readonly turns = new Map<number, Promise<unknown>>();

  constructor(make: MakeDevice, tell: (told: Told) => void) {
    this.make = make;
    this.tell = tell;
  }

  async answer({ number, request }: Envelope<Request>): Promise<Reply<SessionFacts>> {
    const turn = 'session' in request ? request.session : -1;
    const before = this.turns.get(turn);
    const run = (before ?? Promise.resolve()).then(() => this.perform(request));
    // A request that fails is answered with its error below; the next one goes on.
    this.turns.set(
      turn,
      run.catch(() => undefined),
    );
    try {
      const answer = await run;
      const facts = this.factsOf(turn);
      return { number, answer, ...(facts && { facts }) };
    } catch (error) {
      return { number, error: sendableError(error) };
    }
  }

  private factsOf(session: number): SessionFacts | undefined {
    const found = this.sessions.get(session);
    return found === undefined ? undefined : { cycle: found.cycle, counters: found.counters() };
  }

  private async perform(request: Request): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case 'open':
        for (const module of request.modules) await import(/* @vite-ignore */ module);
        this.device = await this.make(request.device, request.options);
        return { description: this.device.description };
      case 'load': {
        const number = request.session;
        const onProgress = (progress: LoadProgress): void => this.tell({ session: number, progress });
        const session = await this.opened().load(readProgram(request.program), { ...request.options, onProgress });
        this.sessions.set(number, session);
        await resume(session, request);
        return { executor: session.executor, arenaBytes: session.arenaBytes };
      }
      case 'step':
        return { outputs: await this.session(request).step(request.inputs) };
      case 'stepMany':
        return { outputs: await this.session(request).stepMany(request.steps, request.inputs) };
      case 'read':
        return { data: await this.session(request).read(request.tensor) };
      case 'write':
        await this.session(request).write(request.tensor, request.data);
        return {};
      case 'setParameter':
        this.session(request).setParameter(request.name, request.value);
        return {};
      case 'setCycle':
        this.session(request).cycle = request.cycle;
        return {};
      case 'profile':
        return { times: await this.session(request).profile(request.steps) };
      case 'snapshot': {
        const session = this.session(request);
        const states: Record<string, HostArray> = {};
        for (const { name } of tensorsOf(session.program, 'state')) states[name] = await session.read(name);
        return { snapshot: { cycle: session.cycle, states } };
      }
      case 'closeSession':
        await this.session(request).close();
        this.sessions.delete(request.session);
        return {};
      case 'close':
        await this.device?.close();
        return {};
      default:
        return request satisfies never;
    }
  }

  private opened(): Device {
    if (this.device === undefined) throw new Error('no device was opened');
    return this.device;
  }

  private session({ session }: { readonly session: number }): Session {
    const found = this.sessions.get(session);
    if (found === undefined)
      throw new FieldbrainError('session-closed', `session ${session}: not loaded in this child.`);
    return found;
  }
}

/** The parent wrote it, so what cannot be read is an opaque op whose body this process does not know. */
function readProgram(text: string): Program {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof FieldbrainError)) throw error;
    const advice = 'Name the module that defines it in the option modules of the supervised device.';
    throw new FieldbrainError('program-unsupported', `${error.message} ${advice}`, error.details);
  }
}

/** A step with the inputs of last time makes them the current ones again; then states and cycle are put back. */
async function resume(session: Session, { resumption }: Extract<Request, { kind: 'load' }>): Promise<void> {
  if (resumption === undefined) return;
  const { inputs, snapshot } = resumption;
  const first: Record<string, HostArray> = {};
  if (inputs !== undefined) {
    for (const { name } of tensorsOf(session.program, 'state')) first[name] = await session.read(name);
    await session.step(inputs);
  }
  for (const [name, data] of Object.entries({ ...first, ...snapshot?.states })) await session.write(name, data);
  session.cycle = snapshot?.cycle ?? 0;
}
