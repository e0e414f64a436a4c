/**
 * A fleet without sockets, processes or real time: the state machines of gateways and workers on a simulated broker that
 * delays, cuts and forgets. Every number is an integer and every choice comes from one seed, so that a run can be replayed.
 * Robots obey through their own fence and keep a history.
 */

import type { Obeyed } from '../../src/fleet/history.js';
import { type Ask, Holding, type HoldingAction } from '../../src/fleet/holding.js';
import { incarnationOf } from '../../src/fleet/owner.js';
import { beatMs, Roster } from '../../src/fleet/roster.js';
import { type OwnerEntry, Route, type RouteAction } from '../../src/fleet/route.js';
import { type Epoch, EpochFence, noEpoch } from '../../src/robot/wire/epoch.js';

export interface Fault {
  readonly atMs: number;
  readonly kind:
    | 'kill'
    | 'freeze'
    | 'cut'
    | 'cut in'
    | 'cut out'
    | 'delay'
    | 'lose store'
    | 'lose store and time'
    | 'move';
  /** Which gateway, worker or robot: taken modulo how many there are. */
  readonly index: number;
  readonly target: 'gateway' | 'worker';
  readonly forMs: number;
}

export interface SimulatedFleetOptions {
  readonly seed: number;
  readonly robots: number;
  readonly gateways: number;
  readonly workers: number;
  /** Gateways let every frame pass: what the checker must find. */
  readonly unfenced?: boolean;
  /** How long a brain takes to load; up to 220 ms by default. */
  readonly loadMs?: number;
  /** Workers do not say that they are loading. */
  readonly isWordless?: boolean;
}

interface Node {
  readonly name: string;
  life: number;
  up: boolean;
  frozenUntilMs: number;
  /** Events that arrived while it was frozen. */
  readonly held: (() => void)[];
  cutInUntilMs: number;
  cutOutUntilMs: number;
  slowUntilMs: number;
}

interface GatewayNode extends Node {
  roster: Roster;
  readonly routes: Map<number, { route: Route; fresh: number }>;
}

interface WorkerNode extends Node {
  readonly holdings: Map<number, { holding: Holding; gateway: number; heardMs: number }>;
  /** Beats since the last that came back to it. */
  unheard: number;
}

interface RobotModel {
  readonly fence: EpochFence;
  gateway: number;
  connectedMs: number;
  lastAnswerMs: number;
}

interface Entry {
  readonly owner: { readonly worker: string; readonly epoch: Epoch } | undefined;
  readonly revision: number;
}

const reconnectMs = 300;
const callTimeoutMs = 2000;
/** A worker takes a robot of which it has heard nothing for this long for gone. */
const awayMs = 5000;

export class SimulatedFleet {
  nowMs = 0;
  readonly history: Obeyed[] = [];
  readonly counters = { fenced: 0, claims: 0, lostClaims: 0, robotRefusals: 0 };
  readonly #queue: { atMs: number; order: number; run: () => void }[] = [];
  readonly #gateways: GatewayNode[];
  readonly #workers: WorkerNode[];
  readonly #robots: RobotModel[];
  readonly #options: SimulatedFleetOptions;
  #order = 0;
  #random: number;
  #store = { incarnation: 1000, revision: 0, entries: new Map<number, Entry>() };

  constructor(options: SimulatedFleetOptions) {
    this.#options = options;
    this.#random = (options.seed >>> 0) + 1;
    const node = (name: string): Node => ({
      name,
      life: 0,
      up: true,
      frozenUntilMs: 0,
      held: [],
      cutInUntilMs: 0,
      cutOutUntilMs: 0,
      slowUntilMs: 0,
    });
    this.#gateways = Array.from({ length: options.gateways }, (_, i) => ({
      ...node(`g${i}`),
      roster: new Roster(0),
      routes: new Map(),
    }));
    this.#workers = Array.from({ length: options.workers }, (_, i) => ({
      ...node(`w${i}`),
      holdings: new Map(),
      unheard: 0,
    }));
    this.#robots = Array.from({ length: options.robots }, (_, i) => ({
      fence: new EpochFence(),
      gateway: i % options.gateways,
      connectedMs: -1,
      lastAnswerMs: -1,
    }));
    for (const worker of this.#workers) this.#every(beatMs, worker, () => this.#beat(worker));
    for (const gateway of this.#gateways) this.#every(50, gateway, () => this.#tick(gateway));
    for (const i of this.#robots.keys()) this.#later(this.#chance(50), () => this.#robotLoop(i));
  }

  plan(faults: readonly Fault[]): void {
    for (const fault of faults) this.#at(fault.atMs, () => this.#fault(fault));
  }

  run(untilMs: number): void {
    while (this.#queue.length > 0 && this.#queue[0].atMs <= untilMs) {
      const { atMs, run } = this.#pop();
      this.nowMs = atMs;
      run();
    }
    this.nowMs = untilMs;
  }

  /** Robots without an answer within this time. */
  idleRobots(withinMs: number): readonly number[] {
    return this.#robots.flatMap(({ lastAnswerMs }, i) => (this.nowMs - lastAnswerMs > withinMs ? [i] : []));
  }

  #fault({ kind, index, target, forMs }: Fault): void {
    const nodes: readonly (GatewayNode | WorkerNode)[] = target === 'gateway' ? this.#gateways : this.#workers;
    const node = nodes[index % nodes.length];
    const untilMs = this.nowMs + forMs;
    if (kind === 'kill') this.#kill(node, forMs);
    else if (kind === 'freeze') this.#freeze(node, untilMs);
    else if (kind === 'cut in') node.cutInUntilMs = untilMs;
    else if (kind === 'cut out') node.cutOutUntilMs = untilMs;
    else if (kind === 'delay') node.slowUntilMs = untilMs;
    else if (kind === 'move') this.#reconnect(index % this.#robots.length);
    else if (kind === 'lose store' || kind === 'lose store and time') {
      // A server's clock that was set back makes the new store older than the one before.
      const incarnation = this.#store.incarnation + (kind === 'lose store' ? 1 : -1);
      this.#store = { incarnation, revision: 0, entries: new Map() };
    } else {
      node.cutInUntilMs = untilMs;
      node.cutOutUntilMs = untilMs;
    }
  }

  #kill(node: GatewayNode | WorkerNode, forMs: number): void {
    node.up = false;
    node.life += 1;
    node.held.length = 0;
    node.frozenUntilMs = 0;
    if ('routes' in node) node.routes.clear();
    else {
      node.holdings.clear();
      node.unheard = 0;
    }
    this.#later(forMs, () => {
      node.up = true;
      if ('routes' in node) node.roster = new Roster(this.nowMs);
    });
  }

  #freeze(node: Node, untilMs: number): void {
    if (!node.up) return;
    node.frozenUntilMs = Math.max(node.frozenUntilMs, untilMs);
    const { life } = node;
    this.#at(untilMs, () => {
      if (node.life !== life || this.nowMs < node.frozenUntilMs) return;
      // What waited in its sockets is worked off at once, and timers that were due run with it.
      for (const run of node.held.splice(0)) run();
    });
  }

  /** From a node to the broker and on to another: each half may be cut, and takes its time. */
  #send(from: Node, to: Node, run: () => void): void {
    if (from.cutOutUntilMs > this.nowMs) return;
    this.#later(this.#delay(from), () => {
      if (to.cutInUntilMs > this.nowMs) return;
      this.#later(this.#delay(to), () => this.#deliver(to, run));
    });
  }

  /** A call of the store by a node: `answer` runs there once, with undefined where no answer came in time. */
  #call<Value>(from: Node, work: () => Value, answer: (value: Value | undefined) => void): void {
    const { life } = from;
    let isOver = false;
    const end = (value: Value | undefined): void => {
      if (isOver || from.life !== life) return;
      isOver = true;
      this.#deliver(from, () => answer(value));
    };
    this.#later(callTimeoutMs, () => end(undefined));
    if (from.cutOutUntilMs > this.nowMs) return;
    this.#later(this.#delay(from), () => {
      const value = work();
      if (from.cutInUntilMs > this.nowMs) return;
      this.#later(this.#delay(from), () => end(value));
    });
  }

  #deliver(to: Node, run: () => void): void {
    if (!to.up) return;
    if (to.frozenUntilMs > this.nowMs) to.held.push(run);
    else run();
  }

  #beat(worker: WorkerNode): void {
    const beat = {
      worker: worker.name,
      life: String(worker.life),
      // As in a worker: the places of those that have been silent are free for others.
      robots: [...worker.holdings.values()].filter(
        ({ holding, heardMs }) => holding.phase !== 'none' && this.nowMs - heardMs < awayMs,
      ).length,
      capacity: this.#options.robots,
      draining: false,
      unheard: worker.unheard,
    };
    worker.unheard += 1;
    const { life, nowMs } = { life: worker.life, nowMs: this.nowMs };
    this.#send(worker, worker, () => {
      if (worker.life === life) worker.unheard = 0;
    });
    for (const gateway of this.#gateways) this.#send(worker, gateway, () => gateway.roster.hear(beat, this.nowMs));
    if (this.#options.isWordless === true) return;
    for (const { worker: asked, life: askedLife, gateway, route } of this.#asks.values())
      if (asked === worker && askedLife === life)
        this.#send(worker, gateway, () => route.loading(worker.name, nowMs, this.nowMs));
  }

  #tick(gateway: GatewayNode): void {
    gateway.roster.look(this.nowMs);
    for (const [robot, { route }] of gateway.routes) this.#follow(gateway, robot, route.tick(this.nowMs));
  }

  #robotLoop(i: number): void {
    this.#later(50, () => this.#robotLoop(i));
    const robot = this.#robots[i];
    const gateway = this.#gateways[robot.gateway];
    if (!gateway.up || this.nowMs - Math.max(robot.connectedMs, robot.lastAnswerMs) > 4000) {
      if (this.nowMs - robot.connectedMs > reconnectMs) this.#reconnect(i);
      return;
    }
    const { connectedMs } = robot;
    this.#later(1 + this.#chance(3), () =>
      this.#deliver(gateway, () => {
        let known = gateway.routes.get(i);
        if (known === undefined || known.fresh !== connectedMs) {
          known = { route: new Route(gateway.roster), fresh: connectedMs };
          gateway.routes.set(i, known);
          this.#follow(gateway, i, known.route.read(this.nowMs));
        }
        this.#sense(gateway, i, known.route);
      }),
    );
  }

  #reconnect(i: number): void {
    const robot = this.#robots[i];
    const before = this.#gateways[robot.gateway];
    const left = before.routes.get(i);
    robot.gateway = (robot.gateway + 1) % this.#gateways.length;
    robot.connectedMs = this.nowMs;
    // The gateway notices at once, or only when its time for silent robots is over.
    this.#later(1 + this.#chance(2) * 2000, () => {
      if (before.routes.get(i) === left) before.routes.delete(i);
    });
  }

  #sense(gateway: GatewayNode, i: number, route: Route): void {
    const { owner } = route;
    if (owner === undefined) return;
    route.sensed(this.nowMs);
    const worker = this.#workers.find(({ name }) => name === owner.worker);
    if (worker === undefined) return;
    this.#send(gateway, worker, () => {
      const held = worker.holdings.get(i);
      if (held === undefined) return;
      held.heardMs = this.nowMs;
      this.#act(worker, i, held.holding.see(owner.epoch));
      const { epoch } = held.holding;
      if (epoch === undefined) return;
      const driver = `${worker.name}/${worker.life}`;
      // A cycle takes time, in which a worker may freeze or lose its robot: it sends what it has computed all the same.
      this.#later(2 + this.#chance(8), () =>
        this.#deliver(worker, () => {
          for (const one of this.#gateways)
            this.#send(worker, one, () => {
              const known = one.routes.get(i);
              if (known === undefined) return;
              if (!known.route.takes(epoch) && this.#options.unfenced !== true) this.counters.fenced += 1;
              else this.#toRobot(one, i, known.fresh, driver, epoch);
            });
        }),
      );
    });
  }

  #toRobot(gateway: GatewayNode, i: number, fresh: number, driver: string, epoch: Epoch): void {
    this.#later(1 + this.#chance(3), () => {
      const robot = this.#robots[i];
      // Another connection by now: its bytes are gone with it.
      if (this.#gateways[robot.gateway] !== gateway || robot.connectedMs !== fresh) return;
      if (this.#options.unfenced !== true && !robot.fence.admit(epoch)) {
        this.counters.robotRefusals += 1;
        return;
      }
      robot.lastAnswerMs = this.nowMs;
      this.history.push({ robot: `r${i}`, atMs: this.nowMs, driver, epoch });
    });
  }

  #follow(gateway: GatewayNode, i: number, actions: readonly RouteAction[]): void {
    for (const action of actions) {
      const route = gateway.routes.get(i)?.route;
      if (route === undefined) return;
      if (action.kind === 'read') {
        const read = (): OwnerEntry => this.#store.entries.get(i) ?? { owner: undefined, revision: 0 };
        this.#call(gateway, read, (entry) => {
          const { ask } = action;
          this.#follow(
            gateway,
            i,
            entry === undefined ? route.refused(ask, 'busy', this.nowMs) : route.entry(ask, entry, this.nowMs),
          );
        });
      } else if (action.kind === 'ask') this.#ask(gateway, i, route, action);
    }
  }

  #ask(gateway: GatewayNode, i: number, route: Route, action: RouteAction & { kind: 'ask' }): void {
    const worker = this.#workers.find(({ name }) => name === action.worker);
    if (worker === undefined) return;
    this.#askNumber += 1;
    const id = String(this.#askNumber);
    this.#send(gateway, worker, () => {
      this.#asks.set(id, { gateway, route, ask: action.ask, robot: i, worker, life: worker.life });
      const held = worker.holdings.get(i) ?? { holding: new Holding(), gateway: 0, heardMs: 0 };
      held.heardMs = this.nowMs;
      worker.holdings.set(i, held);
      this.#act(worker, i, held.holding.ask({ id, revision: action.revision, seen: action.seen, above: action.above }));
    });
  }

  #askNumber = 0;
  /** Those that are not answered yet, by the worker's process that has them. */
  readonly #asks = new Map<
    string,
    { gateway: GatewayNode; route: Route; ask: number; robot: number; worker: WorkerNode; life: number }
  >();

  #act(worker: WorkerNode, i: number, actions: readonly HoldingAction[]): void {
    const held = worker.holdings.get(i);
    if (held === undefined) return;
    const { holding } = held;
    for (const action of actions) {
      if (action.kind === 'claim')
        this.#call(
          worker,
          () => this.#compareAndSet(i, worker.name, action.ask),
          (epoch) => this.#act(worker, i, holding.claimed(epoch)),
        );
      else if (action.kind === 'load')
        this.#later(this.#options.loadMs ?? 20 + this.#chance(200), () =>
          this.#deliver(worker, () => {
            if (worker.holdings.get(i)?.holding === holding) this.#act(worker, i, holding.loaded(action.epoch));
          }),
        );
      else if (action.kind === 'grant' || action.kind === 'refuse') {
        const asked = this.#asks.get(action.ask.id);
        if (asked === undefined) continue;
        this.#asks.delete(action.ask.id);
        const { gateway, route, ask, robot } = asked;
        const life = String(worker.life);
        this.#send(worker, gateway, () => {
          if (gateway.routes.get(robot)?.route !== route) return;
          const next =
            action.kind === 'grant'
              ? route.granted(ask, action.epoch, life, this.nowMs)
              : route.refused(ask, action.reason, this.nowMs);
          this.#follow(gateway, robot, next);
        });
      }
    }
  }

  #compareAndSet(i: number, worker: string, { revision: expected, seen, above = noEpoch }: Ask): Epoch | undefined {
    const store = this.#store;
    const present = store.entries.get(i)?.revision ?? 0;
    this.counters.claims += 1;
    if (present !== expected) {
      this.counters.lostClaims += 1;
      return undefined;
    }
    store.revision += 1;
    const incarnation = incarnationOf(store.incarnation, seen, above);
    const epoch = { incarnation, revision: store.revision };
    store.entries.set(i, { owner: { worker, epoch }, revision: store.revision });
    // Workers watch the store; what is lost on the way they learn from frames, or from the next who asks.
    for (const one of this.#workers) {
      if (one.name === worker || one.cutInUntilMs > this.nowMs) continue;
      this.#later(this.#delay(one), () =>
        this.#deliver(one, () => this.#act(one, i, one.holdings.get(i)?.holding.see(epoch) ?? [])),
      );
    }
    return epoch;
  }

  #delay(node: Node): number {
    return node.slowUntilMs > this.nowMs ? 50 + this.#chance(900) : 1 + this.#chance(4);
  }

  #every(periodMs: number, node: Node, run: () => void): void {
    const again = (): void => {
      this.#later(periodMs, again);
      if (node.up && node.frozenUntilMs <= this.nowMs) run();
    };
    this.#later(this.#chance(periodMs), again);
  }

  #later(delayMs: number, run: () => void): void {
    this.#at(this.nowMs + Math.max(1, delayMs), run);
  }

  /** A heap by time, then by order of planning. */
  #at(atMs: number, run: () => void): void {
    this.#order += 1;
    const queue = this.#queue;
    queue.push({ atMs, order: this.#order, run });
    let at = queue.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(queue[at], queue[parent])) break;
      [queue[at], queue[parent]] = [queue[parent], queue[at]];
      at = parent;
    }
  }

  #pop(): { atMs: number; run: () => void } {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (last === undefined || queue.length === 0) return first;
    queue[0] = last;
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < queue.length && isBefore(queue[left], queue[least])) least = left;
      if (right < queue.length && isBefore(queue[right], queue[least])) least = right;
      if (least === at) return first;
      [queue[at], queue[least]] = [queue[least], queue[at]];
      at = least;
    }
  }

  /** A whole number from 0 up to, not including, this (xorshift). */
  #chance(below: number): number {
    let x = this.#random | 0;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#random = x >>> 0;
    return this.#random % below;
  }
}

function isBefore(one: { atMs: number; order: number }, other: { atMs: number; order: number }): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}
