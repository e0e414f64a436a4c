/**
 * places: a graph of the places that a brain has been at. A place is the query of a settled field; it is recognised by a
 * cosine above 0.8. Going from place to place links them, and the link keeps the motors with which it was travelled. What
 * was sensed at the place where a brain is, is a further member of its prediction. With a goal (`seek`), every place learns
 * how far it is, one step of the way a cycle, and the motors are drawn towards those of the first link of the shortest way.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  add,
  and,
  argmax,
  argmin,
  clamp,
  eq,
  ge,
  gt,
  i32,
  lt,
  max,
  maximum,
  min,
  minimum,
  mul,
  ne,
  not,
  or,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { recall } from '../constants.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { places as constants } from './constants.js';

const P = constants.most;
const { width } = recall;

export function declarePlaces(b: ProgramBuilder, { B, shape }: BrainTensors) {
  const whole = (name: string, initial: number): TensorHandle => b.state(name, 'i32', [B], { initial });
  const guided = Math.min(2, shape.motors);
  return {
    guided,
    signature: b.state('places', 'f32', [B, P, width]),
    sensed: b.state('placeSensors', 'f32', [B, P, shape.sensors]),
    stability: b.state('placeStability', 'f32', [B, P]),
    visits: b.state('placeVisits', 'i32', [B, P]),
    links: b.state('placeLinks', 'f32', [B, P, P]),
    moves: b.state('placeMoves', 'f32', [B, P, P, guided]),
    journey: b.state('placeJourney', 'f32', [B, guided]),
    before: b.state('placeQuery', 'f32', [B, width]),
    count: whole('placeCount', 0),
    /** Where the brain is, −1 where it is nowhere known; and where it was last. */
    here: whole('placeHere', -1),
    last: whole('placeLast', -1),
    goal: whole('placeGoal', -1),
    distance: b.state('placeDistance', 'f32', [B, P], { initial: constants.far }),
    /** The next place on the way, −1 where there is none. */
    way: whole('placeWay', -1),
  };
}

export type Places = ReturnType<typeof declarePlaces>;

/** Finds out where the brain is, learns the graph, and foresees what is sensed there (row `member` of the members). */
export function addPlaces(b: ProgramBuilder, tensors: BrainTensors, own: Places, member: number): void {
  const { B, query, sensors, shape, reward } = tensors;
  const { signature, sensed, stability, visits, links, moves, journey, here, last, count } = own;
  const alike = b.scratch('placeAlike', 'f32', [B, P]);
  b.reduce('placeAlike', alike, ([n, p]) => {
    const likeness = sum([width], ([i]) => mul(signature.at(n, p, i), query.at(n, i)));
    return select(gt(visits.at(n, p), 0), likeness, -2);
  });
  // The row that is filled, −1 for none; the place from which the brain has just come, −1 where it has not.
  const fresh = b.scratch('placeFresh', 'i32', [B]);
  const from = b.scratch('placeFrom', 'i32', [B]);
  b.reduce('placeFind', [B], ([n]) => {
    const best = argmax([P], ([p]) => alike.at(n, p));
    const known = gt(
      maximum([P], ([p]) => alike.at(n, p)),
      constants.recognised,
    );
    const like = sum([width], ([i]) => mul(own.before.at(n, i), query.at(n, i)));
    const settled = and(gt(like, constants.settled), gt(tensors.energy.at(n), constants.least));
    const calm = and(settled, lt(tensors.variance.at(n), constants.mostVariance));
    const founds = and(and(calm, not(known)), gt(parameterOf(tensors, n, 'learn'), 0));
    // An empty row first, then the least stable place.
    const row = argmin([P], ([p]) => select(gt(visits.at(n, p), 0), stability.at(n, p), -1));
    const now = select(known, best, select(founds, row, i32(-1)));
    const was = last.at(n);
    const moved = and(and(ge(now, 0), ge(was, 0)), ne(now, was));
    return [
      store(fresh, [n], select(founds, row, i32(-1))),
      store(from, [n], select(moved, was, i32(-1))),
      store(here, [n], now),
      store(last, [n], select(ge(now, 0), now, was)),
      store(count, [n], select(founds, min(add(count.at(n), 1), P), count.at(n))),
    ];
  });
  b.map('placeRemember', [B, width], ([n, i]) => [
    store(signature, [n, fresh.at(n), i], query.at(n, i)),
    store(own.before, [n, i], query.at(n, i)),
  ]);
  const learns = (n: Expr): Expr => gt(parameterOf(tensors, n, 'learn'), 0);
  b.map('placeSense', [B, P, shape.sensors], ([n, p, s]) => {
    const old = sensed.at(n, p, s);
    const eased = add(old, mul(sub(sensors.at(n, s), old), constants.sensed));
    const visited = select(and(eq(here.at(n), p), learns(n)), eased, old);
    return [store(sensed, [n, p, s], select(eq(fresh.at(n), p), sensors.at(n, s), visited))];
  });
  b.map('placeVisit', [B, P], ([n, p]) => {
    const arrived = and(and(eq(here.at(n), p), ge(from.at(n), 0)), learns(n));
    const first = add(mul(reward.at(n), constants.firstReward), constants.firstStability);
    const more = clamp(add(stability.at(n, p), mul(reward.at(n), constants.revisitReward), constants.revisit), 0, 1);
    const isFresh = eq(fresh.at(n), p);
    return [
      store(stability, [n, p], select(isFresh, first, select(arrived, more, stability.at(n, p)))),
      store(visits, [n, p], select(isFresh, 1, select(arrived, add(visits.at(n, p), 1), visits.at(n, p)))),
    ];
  });
  const goes = (n: Expr, p: Expr, q: Expr): Expr => and(and(eq(from.at(n), p), eq(here.at(n), q)), learns(n));
  // A place that is given up for another loses its links.
  const lost = (n: Expr, p: Expr, q: Expr): Expr => or(eq(fresh.at(n), p), eq(fresh.at(n), q));
  b.map('placeMoves', moves, ([n, p, q, m]) => {
    const old = select(gt(links.at(n, p, q), 0), moves.at(n, p, q, m), journey.at(n, m));
    const eased = add(old, mul(sub(journey.at(n, m), old), constants.moves));
    return select(goes(n, p, q), eased, moves.at(n, p, q, m));
  });
  b.map('placeLink', links, ([n, p, q]) => {
    const old = select(lost(n, p, q), 0, links.at(n, p, q));
    return select(goes(n, p, q), min(add(old, constants.link), 1), old);
  });
  b.map('placeJourney', journey, ([n, m]) =>
    add(journey.at(n, m), mul(sub(tensors.motors.at(n, m), journey.at(n, m)), constants.journey)),
  );
  addWay(b, tensors, own);
  b.map('placeMember', [B, shape.sensors], ([n, s]) => {
    const known = sensed.clamp(n, here.at(n), s);
    return [store(tensors.members, [n, member, s], select(ge(here.at(n), 0), known, sensors.at(n, s)))];
  });
}

/** One step of the distances to the goal, and the next place on the way from where the brain was last. */
function addWay(b: ProgramBuilder, { B }: BrainTensors, { goal, distance, links, last, way }: Places): void {
  const nearer = b.scratch('placeNearer', 'f32', [B, P]);
  const beyond = (n: Expr, p: Expr, q: Expr): Expr =>
    select(gt(links.clamp(n, p, q), 0), distance.at(n, q), constants.far);
  b.reduce('placeNearer', nearer, ([n, p]) => {
    const next = add(
      minimum([P], ([q]) => beyond(n, p, q)),
      1,
    );
    return select(eq(goal.at(n), p), 0, min(next, constants.far));
  });
  b.reduce('placeWay', way, ([n]) => {
    const best = argmin([P], ([q]) => beyond(n, last.at(n), q));
    const nearest = minimum([P], ([q]) => beyond(n, last.at(n), q));
    const underway = and(and(ge(goal.at(n), 0), ge(last.at(n), 0)), ne(last.at(n), goal.at(n)));
    return select(and(underway, lt(nearest, constants.far)), best, i32(-1));
  });
  b.map('placeDistance', distance, ([n, p]) => nearer.at(n, p));
}

/** Draws forward and turn towards what led along the first link of the way, the more the more stable its end is. */
export function guidePlaces(b: ProgramBuilder, tensors: BrainTensors, own: Places): void {
  const { B, motors, query } = tensors;
  const { signature, stability, moves, last, goal, way, guided } = own;
  const hold = b.scratch('placeHold', 'f32', [B]);
  b.reduce('placeHold', hold, ([n]) => {
    const square = sum([width], ([i]) => {
      const away = sub(signature.clamp(n, goal.at(n), i), query.at(n, i));
      return mul(away, away);
    });
    const steady = stability.clamp(n, way.at(n));
    const urgent = add(mul(mul(sqrt(max(square, 0)), stability.clamp(n, goal.at(n))), constants.urgency), 1);
    const strength = min(mul(mul(steady, urgent), constants.guide), 1);
    return select(ge(way.at(n), 0), mul(strength, parameterOf(tensors, n, 'places')), 0);
  });
  b.map('placeGuide', [B, guided], ([n, m]) => {
    const wanted = moves.clamp(n, last.at(n), way.at(n), m);
    const moved = add(motors.at(n, m), mul(hold.at(n), sub(wanted, motors.at(n, m))));
    return [store(motors, [n, m], clamp(moved, -1, 1))];
  });
}
