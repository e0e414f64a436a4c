/**
 * Places in a loop nest where code can stand: a function's start, a loop's body. A node is computed in the innermost scope that it depends on, through an axis or through a tensor that is written there.
 */
import type { Axis } from '../../kernel/expr.js';
import { Code, type Local } from '../wasm/index.js';
import { type Lane, type Node, readsAny } from './node.js';

/** The value of an axis: a local plus a constant, or the constant alone. */
export interface Binding {
  readonly local?: Local;
  readonly offset: number;
}

export interface ScopeOptions {
  readonly bindings?: ReadonlyMap<Axis, Binding>;
  /** Four neighbouring indices of this axis are computed at once. */
  readonly vector?: Axis;
  /** Where code that is written here goes; code of its own by default. */
  readonly code?: Code;
  /** Tensors written inside: what reads them cannot be computed before. */
  readonly writes?: ReadonlySet<string>;
}

interface Kept {
  readonly node: Node;
  readonly local: Local;
}

/** s: a scalar (in a vector scope, the value of the first lane); v: four lanes; a number: one lane of four. */
export type Form = 's' | 'v' | Lane;

const noBindings: ReadonlyMap<Axis, Binding> = new Map();

export class Scope {
  readonly code: Code;
  readonly bindings: ReadonlyMap<Axis, Binding>;
  private readonly writes: Set<string>;
  /** The vector axis in force here, and the scope that began it. */
  readonly vector: Axis | undefined;
  readonly vectorScope: Scope | undefined;
  readonly depth: number;
  private readonly kept = new Map<string, Kept>();

  constructor(
    readonly parent: Scope | undefined,
    options: ScopeOptions = {},
  ) {
    this.code = options.code ?? new Code();
    this.bindings = options.bindings ?? noBindings;
    this.writes = new Set(options.writes);
    this.vector = options.vector ?? parent?.vector;
    this.vectorScope = options.vector === undefined ? parent?.vectorScope : this;
    this.depth = parent === undefined ? 0 : parent.depth + 1;
  }

  /** Whether the node's value can change here. */
  moves(node: Node): boolean {
    for (const axis of this.bindings.keys()) if (node.axes.has(axis)) return true;
    return this.writes.size > 0 && readsAny(node, this.writes);
  }

  /** What reads this cannot be computed before this scope, either. */
  pin(name: string): void {
    this.writes.add(name);
  }

  find(form: Form, node: Node): Local | undefined {
    return this.kept.get(`${form}:${node.id}`)?.local;
  }

  keep(form: Form, node: Node, local: Local): void {
    this.kept.set(`${form}:${node.id}`, { node, local });
  }

  /** Forgets, here and further out, what reads a tensor that has just been written. */
  forget(written: ReadonlySet<string>): void {
    for (const [key, { node }] of this.kept) if (readsAny(node, written)) this.kept.delete(key);
    this.parent?.forget(written);
  }

  binding(axis: Axis): Binding | undefined {
    return this.bindings.get(axis) ?? this.parent?.binding(axis);
  }
}

/** The scope, from this one outwards, in which a node is to be computed. */
export function homeOf(node: Node, from: Scope): Scope {
  let scope = from;
  while (scope.parent !== undefined && !scope.moves(node)) scope = scope.parent;
  return scope;
}

/** The value of an i32 node where all its axes are bound to constants. */
export function constantIn(node: Node, scope: Scope): number | undefined {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'index': {
      const binding = scope.binding(node.axis);
      return binding?.local === undefined ? binding?.offset : undefined;
    }
    case 'apply': {
      if (node.code !== 'i32.mul' && node.code !== 'i32.add' && node.code !== 'i32.sub') return undefined;
      const [a, b] = node.args.map((arg) => constantIn(arg, scope));
      if (a === undefined || b === undefined) return undefined;
      return node.code === 'i32.mul' ? a * b : node.code === 'i32.add' ? a + b : a - b;
    }
    default:
      return undefined;
  }
}
