/**
 * A plain map as loops: a thread per element, or per vector of neighbouring elements, or per stretch of such vectors along
 * an axis, where what the next one reads again is kept. Which of these is the passes' choice (passes/map.ts).
 */
import type { NestPhase } from '../../../fuse/stage.js';
import type { Axis, Expr } from '../../../kernel/expr.js';
import { least, type Name, plus, type Statement, times, unit, type Value } from '../language.js';
import type { MapNest, PartNest } from '../nest.js';
import { isIndexOf } from '../passes/pieces.js';
import type { Cut } from '../passes/tile.js';
import type { EarlySum, Family } from '../passes/window.js';
import { assign, bind } from '../statements.js';
import { variable } from './accumulate.js';
import { type Kernel, serialLoop } from './kernel.js';
import type { MapValues } from './map-values.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { storeStatements } from './store.js';

export function lowerMap(kernel: Kernel, values: MapValues, { part, map }: PartNest, phase: NestPhase): Statement[] {
  if (map === undefined) return scalarBody(kernel, values, part.units, phase);
  return new VectorMap(kernel, values, map, phase).body();
}

function scalarBody(kernel: Kernel, values: MapValues, units: readonly Axis[], phase: NestPhase): Statement[] {
  const scope = scopeOfUnits(kernel, units, []);
  const stores = storeStatements(values, scope, phase.writes, phase.writes.length === 1);
  return [...scope.statements, ...stores];
}

/** Variables that keep one vector: a name for each of its elements. */
type Kept = readonly Name[];

class VectorMap {
  private readonly first: Name;
  private readonly outer: Scope;

  constructor(
    private readonly kernel: Kernel,
    private readonly values: MapValues,
    private readonly map: MapNest,
    private readonly phase: NestPhase,
  ) {
    this.outer = scopeOfUnits(kernel, map.units, map.cuts);
    const vector = this.outer.axis(map.vectors) as Value;
    this.first = kernel.keep('first', times(vector, map.width), this.outer.statements);
  }

  body(): Statement[] {
    const { window } = this.map;
    const { outer } = this;
    if (window === undefined) return this.elements(outer, new Map());
    const begin = this.kernel.name('begin');
    const [stop, now] = [this.kernel.name('stop'), this.kernel.name('x')];
    const extent = window.axis.extent as number;
    const limit = plus(begin, window.length);
    const isWhole = extent % window.length === 0;
    outer.statements.push(
      bind(begin, times(outer.axis(window.stretches) as Value, window.length)),
      bind(stop, isWhole ? limit : least(limit, extent)),
    );
    const around = outer.inside(new Map([[window.axis, now]]));
    const families = window.families.map((family) => this.family(family, begin, now, around));
    const known = new Map<Expr, readonly Value[]>();
    families.forEach((kept, i) => {
      const { twins, offsets } = window.families[i];
      for (const [load, offset] of twins) known.set(load, kept[offset - offsets[0]]);
    });
    const vectorsOf = new Map(window.families.map((family, i) => [family, families[i]]));
    if (window.sum !== undefined) known.set(window.sum.root, this.earlySum(window.sum, vectorsOf, around));
    const inside = this.elements(around, known);
    const moves = window.families.flatMap((family, i) =>
      window.sum?.absorbed.has(family) === true ? [] : moveUp(families[i]),
    );
    const loop: Statement = { ...serialLoop(now.name, begin, stop, [...inside, ...moves]), unroll: 1 };
    return [...outer.statements, loop];
  }

  /** The vectors of a family by offset: all but the last kept from turn to turn, the last loaded in each. */
  private family(family: Family, begin: Name, now: Name, around: Scope): (readonly Value[])[] {
    const { loads, offsets, dimension } = family;
    const { kernel, values, map, outer, first } = this;
    const last = loads.length - 1;
    return loads.map((load, i) => {
      const scope = i === last ? around : outer;
      const at = kernel.keep('at', plus(i === last ? now : begin, offsets[i]), scope.statements);
      const known = new Map(
        load.args.map((index, axis): [Expr, Value] => [
          index,
          axis === dimension ? at : isIndexOf(index, map.lane) ? first : values.named(index, outer),
        ]),
      );
      const elements = values.loadVector(i === last ? 'm' : 'q', load, scope, known, map.width);
      return i === last ? elements : this.keep('m', elements, outer);
    });
  }

  private keep(prefix: string, elements: readonly Value[], scope: Scope): Name[] {
    return elements.map((value) => {
      const kept = variable(this.kernel, prefix, value);
      scope.statements.push(kept.declaration);
      return kept.name;
    });
  }

  /** The sums of the elements ahead, each begun with the planes that have been loaded; the value is the finished one. */
  private earlySum(
    { levels }: EarlySum,
    vectorsOf: ReadonlyMap<Family, readonly (readonly Value[])[]>,
    around: Scope,
  ): readonly Value[] {
    const { kernel, outer, map } = this;
    const newest = levels.length - 1;
    const termsAt = (level: number, place: number): (readonly Value[])[] =>
      levels[level].map((family) => (vectorsOf.get(family) as readonly (readonly Value[])[])[place]);
    const summed = (terms: readonly (readonly Value[])[]): Value[] =>
      Array.from({ length: map.width }, (_, k) => terms.map((term) => term[k]).reduce(plus));
    const kept: Kept[] = levels.slice(0, -1).map((_, level) => {
      const terms = levels.slice(0, level + 1).flatMap((_unused, i) => termsAt(i, newest - 1 - level + i));
      return this.keep('e', summed(terms), outer);
    });
    const finished = summed([kept[newest - 1], ...termsAt(newest, newest)]).map((value) =>
      kernel.keep('e', value, around.statements),
    );
    for (let level = newest - 1; level >= 0; level -= 1) {
      const next = summed([...(level === 0 ? [] : [kept[level - 1]]), ...termsAt(level, newest)]);
      around.statements.push(...kept[level].map((one, k): Statement => assign(one, next[k])));
    }
    return finished;
  }

  /** The elements of one vector: what all share, what each has for itself, and the stores. */
  private elements(around: Scope, known: ReadonlyMap<Expr, readonly Value[]>): Statement[] {
    const { values, map, first, phase } = this;
    const of = { around, lane: map.lane, width: map.width, first };
    const scopes = values.open(of);
    for (const [expr, elements] of known) {
      for (const [k, scope] of scopes.entries()) scope.setName(expr, elements[k]);
    }
    const stored = phase.writes.map((write) => scopes.map((scope) => values.named(write.value, scope)));
    const stores = phase.writes.map((write, i) => values.storeVector(write, stored[i], of));
    return [...around.statements, ...scopes.flatMap(({ statements }) => statements), ...stores];
  }
}

/** The scope of the thread's unit, in which the axes that were cut are bound, too. */
export function scopeOfUnits(kernel: Kernel, units: readonly Axis[], cuts: readonly Cut[]): Scope {
  const { statements, bound } = decode(kernel, units, unit);
  for (const { axis, outer, inner } of cuts) {
    const [cut, within] = [bound.get(outer) as Value, bound.get(inner) as Value];
    const at = plus(times(cut, inner.extent as number), within);
    bound.set(axis, kernel.keep(axis.name, at, statements));
  }
  const scope = new Scope(undefined, bound);
  scope.statements.push(...statements);
  return scope;
}

/** What is one element ahead now is the next turn's own. */
function moveUp(vectors: readonly (readonly Value[])[]): Statement[] {
  return vectors.slice(0, -1).flatMap((kept, i) => kept.map((one, k) => assign(one as Name, vectors[i + 1][k])));
}
