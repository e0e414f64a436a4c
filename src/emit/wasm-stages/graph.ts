/** The graph of a part: makes nodes, each different one once. */
import type { Axis, Reducer } from '../../kernel/expr.js';
import type { Local } from '../wasm/index.js';
import type { ApplyCode } from './apply.js';
import { inLanes, type Lanes } from './lane-values.js';
import type { Lane, Node, NodeContent, NodeType, Spot } from './node.js';
import { foldConstants, hasExactReciprocal } from './node-facts.js';

const none: ReadonlySet<never> = new Set();

export class Graph {
  private readonly nodes = new Map<string, Node>();
  private readonly axisNumbers = new Map<Axis, number>();
  private readonly useCounts: number[] = [];
  private named = 0;
  private readonly lanesAt = new Map<Axis, { readonly offset: number }>();
  /** Axes with fixed lanes, and the value of the first lane. */
  readonly fixed: ReadonlyMap<Axis, { readonly offset: number }> = this.lanesAt;
  private readonly lanes = new Map<number, Axis>();

  constant(type: NodeType, value: number): Node {
    const kept = type === 'i32' ? value | 0 : value;
    const key = `c${type}${Object.is(kept, -0) ? '-0' : kept}`;
    return this.intern(key, { kind: 'constant', type, value: kept });
  }

  i32(value: number): Node {
    return this.constant('i32', value);
  }

  index(axis: Axis): Node {
    const key = `x${this.axisNumber(axis)}`;
    return this.intern(key, { kind: 'index', type: 'i32', axes: new Set([axis]), axis });
  }

  word(type: NodeType, address: number, natural = false): Node {
    return this.intern(`w${type}${address}`, { kind: 'word', type, address, natural });
  }

  worker(): Node {
    return this.intern('worker', { kind: 'worker', type: 'i32' });
  }

  variable(name: string, type: NodeType, local: Local): Node {
    const axes = local.type === 'v128' ? new Set([this.lanesFrom(0)]) : none;
    return this.intern(`v${local.index}`, { kind: 'variable', type, axes, reads: new Set([name]), local });
  }

  freshName(prefix: string): string {
    this.named += 1;
    return `${prefix}.${this.named}`;
  }

  apply(code: ApplyCode, type: NodeType, ...args: Node[]): Node {
    // The same number, rounded once, and quicker.
    if (code === 'f32.div' && args[1].kind === 'constant' && hasExactReciprocal(args[1].value))
      return this.apply('f32.mul', type, args[0], this.constant(type, 1 / args[1].value));
    const folded = foldConstants(code, args);
    if (folded !== undefined) return typeof folded === 'number' ? this.constant(type, folded) : folded;
    const lifted = this.lifted(code, args);
    if (lifted !== undefined) return lifted;
    const known = type === 'bool' && this.lanesAt.size > 0 ? this.combined(code, args) : undefined;
    if (known !== undefined) return this.mask(known);
    return this.intern(`a${code}:${type}:${ids(args)}`, { kind: 'apply', type, args, code });
  }

  /** Σ terms + constant. */
  sum(terms: readonly Node[], constant = 0): Node {
    const flat: Node[] = [];
    let total = constant;
    const take = (term: Node): void => {
      if (term.kind === 'constant') total += term.value;
      else if (term.kind === 'sum') term.args.forEach(take);
      else flat.push(term);
    };
    terms.forEach(take);
    total |= 0;
    if (flat.length === 0) return this.i32(total);
    if (total !== 0) flat.push(this.i32(total));
    if (flat.length === 1) return flat[0];
    const args = flat.sort((a, b) => a.id - b.id);
    return this.intern(`s${ids(args)}`, { kind: 'sum', type: 'i32', args });
  }

  product(a: Node, b: Node): Node {
    return this.apply('i32.mul', 'i32', a, b);
  }

  load(spot: Spot): Node {
    const { address, offset, place } = spot;
    const type = place.storage === 'u16' || place.storage === 'u8' ? 'i32' : place.storage;
    const reads = new Set(address.reads).add(place.name);
    const key = `l${place.name}:${offset}:${address.id}`;
    return this.intern(key, { kind: 'load', type, args: [address], reads, spot });
  }

  fold(reducer: Reducer, over: readonly Axis[], args: readonly Node[], type: NodeType, unsigned: boolean): Node {
    const free = new Set(united(args).axes);
    for (const axis of over) free.delete(axis);
    for (const bound of args.slice(1)) for (const axis of bound.axes) free.add(axis);
    const key = `f${reducer}:${type}:${unsigned}:${over.map((axis) => this.axisNumber(axis)).join(',')}:${ids(args)}`;
    return this.intern(key, { kind: 'fold', type, args, axes: free, reducer, over, unsigned });
  }

  select(condition: Node, then: Node, otherwise: Node): Node {
    if (condition.kind === 'constant') return condition.value !== 0 ? then : otherwise;
    if (then === otherwise) return then;
    if (then === this.i32(1) && otherwise === this.i32(0)) return this.apply('i32.from_bool', 'i32', condition);
    return this.apply('select', then.type, condition, then, otherwise);
  }

  /** Equal masks are one node, whichever loop they came from: what only they tell apart is computed once. */
  private mask(lanes: Lanes): Node {
    if (lanes.every((lane) => lane === lanes[0])) return this.constant('bool', lanes[0]);
    const axes = new Set([this.lanesFrom(0)]);
    return this.intern(`m${lanes.join('')}`, { kind: 'mask', type: 'bool', axes, lanes });
  }

  /** The values of a whole number in the four lanes, where constants and fixed lanes are all that it depends on. */
  private knownLanes(node: Node): Lanes | undefined {
    switch (node.kind) {
      case 'constant':
        return node.type === 'i32' || node.type === 'bool' ? [0, 1, 2, 3].map(() => node.value) : undefined;
      case 'mask':
        return node.lanes;
      case 'index': {
        const first = this.lanesAt.get(node.axis)?.offset;
        return first === undefined ? undefined : [0, 1, 2, 3].map((lane) => first + lane);
      }
      case 'sum':
        return this.combined('i32.add', node.args);
      case 'apply':
        return this.combined(node.code, node.args);
      default:
        return undefined;
    }
  }

  private combined(code: ApplyCode, [first, ...others]: readonly Node[]): Lanes | undefined {
    if (others.length === 0) return undefined;
    return others.reduce(
      (total, other) => total && inLanes(code, total, this.knownLanes(other)),
      this.knownLanes(first),
    );
  }

  /** Gives an axis four neighbouring values for good: nodes that depend on it are vectors, whatever loop they are in. */
  fixLanes(axis: Axis, first: number): void {
    this.lanesAt.set(axis, { offset: first });
  }

  /** The axis whose four lanes are these numbers from `first` on: one for all loops and reductions that are written out. */
  lanesFrom(first: number): Axis {
    const known = this.lanes.get(first) ?? { name: `lanes${first}`, extent: first + 4 };
    this.lanes.set(first, known);
    this.fixLanes(known, first);
    return known;
  }

  /** What is done to all of them alike, with an operand that they share, is done to the pack. */
  pack(args: readonly Node[], axis: Axis): Node {
    const [first] = args;
    if (args.length > 1 && first.kind === 'apply' && first.type === 'f32' && first.args.length === 2) {
      const [left, right] = first.args;
      const alike = (arg: Node): boolean => arg.kind === 'apply' && arg.code === first.code && arg.args[1] === right;
      if (left.type === 'f32' && args.every(alike)) {
        const inner = args.map((arg) => arg.args[0]);
        return this.apply(first.code, 'f32', this.pack(inner, axis), right);
      }
    }
    const axes = new Set(united(args).axes).add(axis);
    return this.intern(`p${this.axisNumber(axis)}:${ids(args)}`, { kind: 'pack', type: 'f32', args, axes });
  }

  lane(vector: Node, lane: Lane, axis: Axis): Node {
    const axes = new Set(vector.axes);
    axes.delete(axis);
    return this.intern(`e${lane}:${vector.id}`, { kind: 'lane', type: vector.type, args: [vector], axes, lane });
  }

  /**
   * What is computed from one lane of a pack and a value that belongs further out is computed from all lanes at once, and
   * the lane is taken from that: it costs the same, and others of the pack often want the same of theirs.
   */
  private lifted(code: ApplyCode, args: readonly Node[]): Node | undefined {
    if (code !== 'f32.add' && code !== 'f32.sub' && code !== 'f32.mul') return undefined;
    const lane = args.find((arg) => arg.kind === 'lane');
    const other = args.find((arg) => arg !== lane);
    if (lane === undefined || other === undefined || other.kind === 'variable') return undefined;
    if (other.axes.size >= lane.axes.size) return undefined;
    for (const axis of other.axes) if (!lane.axes.has(axis)) return undefined;
    const [vector] = lane.args;
    const [own] = [...vector.axes].filter((axis) => !lane.axes.has(axis));
    const results = this.apply(code, 'f32', ...args.map((arg) => (arg === lane ? vector : arg)));
    return this.lane(results, lane.lane, own);
  }

  /** How many nodes have this one as an operand. */
  uses(node: Node): number {
    return this.useCounts[node.id];
  }

  private axisNumber(axis: Axis): number {
    const number = this.axisNumbers.get(axis) ?? this.axisNumbers.size;
    this.axisNumbers.set(axis, number);
    return number;
  }

  private intern(key: string, content: NodeContent): Node {
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const { args = [] } = content;
    const node = { ...united(args), ...content, args, id: this.nodes.size } as Node;
    this.nodes.set(key, node);
    this.useCounts.push(0);
    for (const arg of args) this.useCounts[arg.id] += 1;
    return node;
  }
}

/** What all of them depend on. */
function united(args: readonly Node[]): Pick<Node, 'axes' | 'reads'> {
  if (args.length === 0) return { axes: none, reads: none };
  const [first] = args;
  if (args.length === 1) return { axes: first.axes, reads: first.reads };
  const [axes, reads] = [new Set<Axis>(), new Set<string>()];
  for (const arg of args) {
    for (const axis of arg.axes) axes.add(axis);
    for (const name of arg.reads) reads.add(name);
  }
  return { axes, reads };
}

function ids(nodes: readonly Node[]): string {
  return nodes.map((node) => node.id).join(',');
}
