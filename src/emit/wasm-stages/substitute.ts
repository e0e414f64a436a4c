/**
 * Nodes at other values of some axes. A short reduction is written element by element; with the axes replaced by constants
 * and lanes, its elements are nodes like all others: computed outside the loops that do not change them, and loaded once
 * where others want them, too. Copies of a loop's body stand a few indices ahead: their elements have the addresses of the first
 * copy, and differ by the constant in the instruction.
 */
import type { Axis } from '../../kernel/expr.js';
import type { Graph } from './graph.js';
import { dependsOn, type Node, type Spot } from './node.js';
import { isNonNegative, stepOf } from './node-facts.js';
import type { Store } from './store.js';

export class Substitution {
  private readonly known = new Map<Node, Node>();

  constructor(
    private readonly graph: Graph,
    /** Whole numbers that stand for the axes. */
    private readonly values: ReadonlyMap<Axis, Node>,
    private readonly shift?: { readonly axis: Axis; readonly by: number },
  ) {}

  /** So many indices ahead. */
  static ahead(graph: Graph, axis: Axis, by: number): Substitution {
    return new Substitution(graph, new Map([[axis, graph.sum([graph.index(axis)], by)]]), { axis, by });
  }

  /** Only for nodes without packs that depend on the axes. */
  of(node: Node): Node {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const result = dependsOn(node, this.values) ? this.replaced(node) : node;
    this.known.set(node, result);
    return result;
  }

  store(store: Store): Store {
    const { value, condition } = store;
    return {
      ...store,
      ...this.spot(store),
      value: this.of(value),
      ...(condition && { condition: this.of(condition) }),
    };
  }

  private replaced(node: Node): Node {
    const { graph } = this;
    if (node.kind === 'load') return graph.load(this.spot(node.spot));
    const args = node.args.map((arg) => this.of(arg));
    switch (node.kind) {
      case 'index':
        return this.values.get(node.axis) ?? node;
      case 'sum':
        return graph.sum(args);
      case 'fold':
        return graph.fold(node.reducer, node.over, args, node.type, node.unsigned);
      case 'apply':
        if (node.code === 'select') return graph.select(args[0], args[1], args[2]);
        return graph.apply(node.code, node.type, ...args);
      default:
        throw new Error(`wasm stages: a ${node.kind} has no elements`);
    }
  }

  /** A constant in the address goes where addresses that were lowered with it have it. */
  private spot({ address: before, offset, place }: Spot): Spot {
    const step = this.shift && stepOf(before, this.shift.axis);
    if (this.shift !== undefined && step !== undefined)
      return { address: before, offset: offset + step * this.shift.by, place };
    const address = this.of(before);
    const constant = address.kind === 'sum' ? address.args.find((term) => term.kind === 'constant') : undefined;
    const rest = address.args.filter((term) => term !== constant);
    if (constant?.kind !== 'constant' || constant.value < 0 || !rest.every(isNonNegative))
      return { address, offset, place };
    return { address: this.graph.sum(rest), offset: offset + constant.value, place };
  }
}
