/** The contract's cases of integer arithmetic: wrapping, division by zero, shifts and bits. */
import {
  abs,
  add,
  bitAnd,
  bitNot,
  bitOr,
  bitXor,
  div,
  max,
  min,
  mul,
  neg,
  rem,
  shiftLeft,
  shiftRight,
  sub,
} from '../../kernel/index.js';
import type { ProgramCase } from './case.js';
import { pairs, points } from './tables.js';

const low = -(2 ** 31);
const high = 2 ** 31 - 1;
const top = 2 ** 32 - 1;

export const integerCases: ProgramCase[] = [
  pairs('add wraps', 'i32', add, [
    [high, 1, low],
    [2, 3, 5],
    [low, -1, high],
  ]),
  pairs('add wraps', 'u32', add, [
    [top, 1, 0],
    [2, 3, 5],
  ]),
  pairs('sub wraps', 'u32', sub, [
    [0, 1, top],
    [5, 3, 2],
  ]),
  pairs('mul wraps', 'i32', mul, [
    [65_536, 65_536, 0],
    [-7, 3, -21],
    [123_456_789, 987_654_321, -67_153_019],
  ]),
  pairs('mul wraps', 'u32', mul, [
    [top, top, 1],
    [7, 3, 21],
    [123_456_789, 987_654_321, 4_227_814_277],
  ]),
  pairs('div truncates, by zero is zero', 'i32', div, [
    [7, 2, 3],
    [-7, 2, -3],
    [7, -2, -3],
    [5, 0, 0],
    [low, -1, low],
  ]),
  pairs('div truncates, by zero is zero', 'u32', div, [
    [7, 2, 3],
    [top, 2, high],
    [5, 0, 0],
    [top, top, 1],
  ]),
  pairs('rem has the sign of the dividend', 'i32', rem, [
    [7, 3, 1],
    [-7, 3, -1],
    [7, -3, 1],
    [5, 0, 0],
    [low, -1, 0],
  ]),
  pairs('rem', 'u32', rem, [
    [7, 3, 1],
    [top, 10, 5],
    [5, 0, 0],
  ]),
  pairs('min', 'i32', min, [
    [-1, 1, -1],
    [low, high, low],
  ]),
  pairs('max', 'u32', max, [
    [top, 1, top],
    [0, 2 ** 31, 2 ** 31],
  ]),
  pairs('shiftLeft takes counts modulo 32', 'i32', shiftLeft, [
    [1, 31, low],
    [3, 33, 6],
    [1, 0, 1],
  ]),
  pairs('shiftRight is arithmetic', 'i32', shiftRight, [
    [-8, 1, -4],
    [low, 31, -1],
    [8, 34, 2],
  ]),
  pairs('shiftRight is logical', 'u32', shiftRight, [
    [top, 31, 1],
    [2 ** 31, 35, 2 ** 28],
  ]),
  pairs('bits', 'u32', (a, b) => bitXor(bitOr(a, b), bitAnd(a, b)), [
    [12, 10, 6],
    [top, 0, top],
  ]),
  pairs('bitNot and', 'i32', (a, b) => bitAnd(bitNot(a), b), [
    [12, 10, 2],
    [0, -1, -1],
  ]),
  points('neg and abs wrap', 'i32', 'i32', (x) => add(abs(x), neg(x)), [
    [-3, 6],
    [3, 0],
    [low, 0],
  ]),
];
