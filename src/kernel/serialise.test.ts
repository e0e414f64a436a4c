/** Text and hash of Programs, there and back. What a hostile file may try stands in parse.test.ts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs, randomProgram, Tape } from '../../test/support/random-program.js';
import { buildShowcase } from '../../test/support/showcase.js';
import { program } from './builder.js';
import type { TensorOptions } from './declare.js';
import type { Dimension } from './dimension.js';
import type { Axis, Expr } from './expr.js';
import { add, cycle, f32, f64, foldOver, indexOf, mul, sum } from './expr.js';
import type { MapOp } from './op.js';
import { parse } from './parse.js';
import { print } from './print.js';
import type { Program } from './program.js';
import { hashProgram, samePrograms, serialise } from './serialise.js';

describe('serialise', () => {
  it('writes a small program', () => {
    const small = program('small', (b) => {
      const B = b.symbol('B', 1, 8);
      const x = b.input('x', 'f32', [B, 3]);
      const total = b.state('total', 'f32', [B], { initial: -0 });
      b.reduce('add', total, ([n]) =>
        add(
          total.at(n),
          sum([3], ([k]) => mul(x.at(n, k), x.at(n, k))),
        ),
      );
    });
    const lines = serialise(small).replace(/,("(?:symbols|parameters|tensors|ops|nodes|writes)")/g, ',\n$1');
    expect(lines).toMatchInlineSnapshot(`
      "{"format":"fieldbrain-program","version":1,"name":"small","tree":{"lanes":16,"chunk":256},
      "symbols":[{"symbol":"B","min":1,"max":8}],
      "parameters":[],
      "tensors":[{"name":"x","role":"input","dtype":"f32","shape":["B",3],"layout":[0,1]},{"name":"total","role":"state","dtype":"f32","shape":["B"],"layout":[0],"buffered":false,"initial":"-0"}],
      "ops":[{"kind":"reduce","name":"add","axes":["B"],
      "nodes":[["index","i0"],["load","total","current",["inside"],0],["index",["j0",3]],["load","x","current",["inside","inside"],0,2],["mul",3,3],["fold","sum",[["j0",3]],4],["add",1,5]],
      "writes":[{"tensor":"total","version":"current","indices":[0],"value":6}]}]}"
    `);
  });

  it('brings back the same text, hash and print', () => {
    const built = buildShowcase();
    const back = parse(serialise(built));
    expect(serialise(back)).toBe(serialise(built));
    expect(hashProgram(back)).toBe(hashProgram(built));
    expect(print(back)).toBe(print(built));
    expect(back).toEqual(built);
  });

  it('brings back any program', () => {
    fc.assert(
      fc.property(programs, (built) => {
        const text = serialise(built);
        const back = parse(text);
        expect(serialise(back)).toBe(text);
        expect(hashProgram(back)).toBe(hashProgram(built));
        expect(back).toEqual(built);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a program that is built twice the same hash', () => {
    expect(hashProgram(buildShowcase())).toBe(hashProgram(buildShowcase()));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 200 }), (numbers) => {
        expect(samePrograms(randomProgram(new Tape(numbers)), randomProgram(new Tape(numbers)))).toBe(true);
      }),
    );
  });

  it('keeps sharing: a chain that doubles forty times is short', () => {
    const doubled = program('doubled', (b) => {
      const x = b.input('x', 'f32', []);
      b.map('grow', b.output('y', 'f32', []), () => {
        let value: Expr = x.at();
        for (let i = 0; i < 40; i += 1) value = add(value, value);
        return value;
      });
    });
    const text = serialise(doubled);
    expect(text.length).toBeLessThan(2000);
    expect(serialise(parse(text))).toBe(text);
  });

  it.each([-0, 0, Infinity, -Infinity, Number.NaN, 5e-324, 0.1, 2 ** 53])('keeps the constant %d', (value) => {
    const built = program('c', (b) => b.map('m', b.output('y', 'f64', []), () => f64(value)));
    const [op] = parse(serialise(built)).ops;
    expect(op.kind === 'map' && op.writes[0].value).toEqual(f64(value));
  });
});

describe('hash', () => {
  interface Choices {
    readonly name?: string;
    readonly bound?: number;
    readonly extent?: Dimension;
    readonly initial?: number;
    readonly options?: TensorOptions;
    readonly lanes?: number;
    readonly factor?: number;
    readonly opName?: string;
    readonly flipped?: boolean;
  }
  const build = (choice: Choices = {}): Program =>
    program(
      choice.name ?? 'p',
      (b) => {
        const B = b.symbol('B', 1, choice.bound ?? 8);
        const gain = b.parameter('gain', 'f32', choice.initial ?? 1);
        const state = b.state('x', 'f32', [B, choice.extent ?? 3], choice.options);
        b.map(choice.opName ?? 'op', state, ([n, k]) => {
          const [left, right] = [mul(state.at(n, k), f32(choice.factor ?? 0)), gain];
          return choice.flipped === true ? add(right, left) : add(left, right);
        });
      },
      { tree: { lanes: choice.lanes ?? 16, chunk: 256 } },
    );

  it.each<[string, Choices]>([
    ['the name', { name: 'q' }],
    ['the bounds of a symbol', { bound: 9 }],
    ['a dimension', { extent: 4 }],
    ['the initial value of a parameter', { initial: 2 }],
    ['the layout', { options: { layout: [1, 0] } }],
    ['the initial value of a state', { options: { initial: 1 } }],
    ['the sign of its zero', { options: { initial: -0 } }],
    ['the order of sums', { lanes: 8 }],
    ['a constant', { factor: 0.5 }],
    ['the sign of a zero constant', { factor: -0 }],
    ['the name of an op', { opName: 'other' }],
    ['the order of operands', { flipped: true }],
  ])('changes with %s', (_, choice) => {
    expect(hashProgram(build(choice))).not.toBe(hashProgram(build()));
    expect(samePrograms(build(choice), build())).toBe(false);
    expect(hashProgram(build())).toBe(hashProgram(build()));
  });

  it('does not see how a formula was built', () => {
    const build2 = (shared: boolean): Program =>
      program('p', (b) => {
        const x = b.input('x', 'f32', [4]);
        b.reduce('r', b.output('y', 'f32', []), () => {
          const axis = { name: shared ? 'anything' : 'other', extent: 4 };
          const load = x.at(indexOf(axis));
          const again = shared ? load : x.at(indexOf(axis));
          return foldOver('sum', [axis], mul(load, again));
        });
      });
    expect(hashProgram(build2(true))).toBe(hashProgram(build2(false)));
  });

  it('does not see what axes are called in an op that no builder made', () => {
    const built = (): Program =>
      program('p', (b) => {
        const x = b.input('x', 'f32', [4]);
        b.reduce('r', b.output('y', 'f32', [4]), ([i]) =>
          add(
            x.at(i),
            sum([4], ([k]) => x.at(k)),
          ),
        );
      });
    const foreign = (name: string): Axis => ({ name, extent: 4 });
    const [outer, inner] = [foreign('rows'), foreign('columns')];
    const [op] = built().ops as [MapOp];
    const [write] = op.writes;
    const total = foldOver('sum', [inner], { ...write.value.args[0], args: [indexOf(inner)] } as Expr);
    const value = add({ ...write.value.args[0], args: [indexOf(outer)] } as Expr, total);
    const renamed: MapOp = { ...op, axes: [outer], writes: [{ ...write, indices: [indexOf(outer)], value }] };
    expect(serialise({ ...built(), ops: [renamed] })).toBe(serialise(built()));
  });

  it('does not see the order in which attributes were named', () => {
    const text = serialise(buildShowcase());
    expect(text).toContain('"attributes":{"a":"-0","b":2}');
  });

  it('is stable: this value changes only with the format', () => {
    const tiny = program('tiny', (b) => b.map('m', b.output('y', 'u32', []), () => cycle));
    expect(hashProgram(tiny)).toMatchInlineSnapshot(
      `"02869fcb1793d8878570be1205460828f4d0529b6f618a297d9848284f714c7d"`,
    );
  });
});
