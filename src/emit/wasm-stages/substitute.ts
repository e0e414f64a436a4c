/**
 * Nodes at given values of some axes. A short reduction is written element by element; with the axes replaced by constants
 * and lanes, its elements are nodes like all others: computed outside the loops that do not change them, and loaded once
 * where others want them, too.
 */
import type { Axis } from '../../kernel/expr.js';
import type { Graph } from './graph.js';
import type { Node, Spot } from './node.js';
import { isNonNegative } from './node-facts.js';

export class Substitution {
  private readonly known = new Map<Node, Node>();
  private readonly plain = new Map<Node, boolean>();

  constructor(
    private readonly graph: Graph,
    /** Whole numbers that stand for the axes. */
    private readonly values: ReadonlyMap<Axis, Node>,
  ) {}

  /** Only for nodes without reductions and packs that depend on the axes; see `isPlain`. */
  of(node: Node): Node {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const result = this.isFree(node) ? node : this.replaced(node);
    this.known.set(node, result);
    return result;
  }

  isPlain(node: Node): boolean {
    const known = this.plain.get(node);
    if (known !== undefined) return known;
    const isWhole = node.kind === 'fold' || node.kind === 'pack' || node.kind === 'lane' || node.kind === 'mask';
    const result = this.isFree(node) || (!isWhole && node.args.every((arg) => this.isPlain(arg)));
    this.plain.set(node, result);
    return result;
  }

  private isFree(node: Node): boolean {
    for (const axis of this.values.keys()) if (node.axes.has(axis)) return false;
    return true;
  }

  private replaced(node: Node): Node {
    const { graph } = this;
    const args = node.args.map((arg) => this.of(arg));
    switch (node.kind) {
      case 'index':
        return this.values.get(node.axis) ?? node;
      case 'sum':
        return graph.sum(args);
      case 'load':
        return graph.load(this.moved(node.spot, args[0]));
      case 'apply':
        if (node.code === 'select') return graph.select(args[0], args[1], args[2]);
        return graph.apply(node.code, node.type, ...args);
      default:
        throw new Error(`wasm stages: a ${node.kind} has no elements`);
    }
  }

  /** A constant in the address goes where addresses that were lowered with it have it. */
  private moved({ offset, place }: Spot, address: Node): Spot {
    const constant = address.kind === 'sum' ? address.args.find((term) => term.kind === 'constant') : undefined;
    const rest = address.args.filter((term) => term !== constant);
    if (constant?.kind !== 'constant' || constant.value < 0 || !rest.every(isNonNegative))
      return { address, offset, place };
    return { address: this.graph.sum(rest), offset: offset + constant.value, place };
  }
}
