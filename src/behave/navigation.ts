/**
 * Emergent navigation: a car wanders between the four corners of a room and looks into them with its camera. From the
 * signatures of its field alone it makes a graph of places; then, put somewhere, it must find home by that graph. Driving
 * from corner to corner is done by a pilot that knows the map: what is measured is knowing places and ways.
 */
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { openExplorers } from './explorers.js';
import { PlaceGraph } from './place-graph.js';
import { lookSteps, moveSteps, picture, pixels } from './places-room.js';
import { plainSensors, range } from './subject.js';

const settleMoves = 8;

export const navigation: Behaviour = {
  name: 'navigation',
  title: 'Home by the graph of places',
  procedure: `A car wanders between four corners of a simulated room, sees them as ${picture.width} × ${picture.height} pixels, and makes a graph of places from its field's signatures (cosine above 0.8); then it is put away from home and must return by that graph in the fewest moves. Control: as many random moves.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 3 : 6;
    const explore = context.quick ? 16 : 60;
    const trials = context.quick ? 4 : 15;
    const found = await explorePlaces(context, seeds, explore, trials);
    const score = verdict.score('home by the graph', found.home);
    verdict.atLeast(score, 0.8);
    verdict.above(score, verdict.control('home by random moves', found.random));
    verdict.score('places in the graph (four are there)', found.places);
    const cycles = (settleMoves + explore + 4 * trials) * (moveSteps + lookSteps);
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks };
  },
};

async function explorePlaces(
  context: BehaviourContext,
  seeds: number,
  explore: number,
  trials: number,
): Promise<{ home: number[]; random: number[]; places: number[] }> {
  const options = { sensors: plainSensors(pixels), motors: 2, size: context.edge, brains: seeds, seed: 12 };
  const brain = await context.open({ ...options, bankRows: 256, perBrainStores: true, planner: false });
  const explorers = await openExplorers(brain).catch(async (error) => {
    await brain.close();
    throw error;
  });
  const at = new Int32Array(seeds);
  const chances = range(seeds).map((seed) => new Chance(seed + 500));
  const total = settleMoves + explore + 4 * trials;
  let moves = 0;

  /** All cars make a move each (or none), look, and give the signatures of their fields. */
  const travel = async (chosen: readonly (number | undefined)[]): Promise<Float32Array[]> => {
    chosen.forEach((move, robot) => {
      if (move !== undefined) at[robot] = (at[robot] + (move === 0 ? 1 : 3)) % 4;
    });
    await explorers.travel(at);
    const query = await brain.read('query');
    const width = query.length / seeds;
    moves += 1;
    context.onProgress(moves / total);
    return range(seeds).map((robot) => query.slice(robot * width, (robot + 1) * width));
  };

  try {
    const graphs = range(seeds).map(() => new PlaceGraph());
    const here = new Int32Array(seeds).fill(-1);
    // A corner may look like two places, one for each way in: all that were seen at home are home.
    const homes = range(seeds).map(() => new Set<number>());
    // Round and back before anything is kept: what a signature leaves out is what is usual, and that has to be known first.
    for (let move = 0; move < settleMoves; move += 1)
      await travel(range(seeds).map(() => (move < settleMoves / 2 ? 0 : 1)));
    for (let move = 0; move < explore; move += 1) {
      // Twice round, once each way, and then by chance.
      const chosen = chances.map((chance) => (move < 5 ? 0 : move < 10 ? 1 : chance.below(2)));
      const seen = await travel(chosen);
      graphs.forEach((graph, robot) => {
        const place = graph.recognise(seen[robot]);
        if (here[robot] >= 0) graph.connect(here[robot], chosen[robot], place);
        here[robot] = place;
        if (at[robot] === 0) homes[robot].add(place);
      });
    }
    const right = new Float64Array(seeds);
    const lucky = new Float64Array(seeds);
    for (let trial = 0; trial < trials; trial += 1) {
      // Put to a corner that is not home, by the test …
      const put = chances.map((chance) => 1 + chance.below(3));
      let seen: Float32Array[] = [];
      for (let move = 0; move < 2; move += 1)
        seen = await travel(put.map((corner, robot) => towards(at[robot], corner)));
      // … and home again by the graph, in as many moves as it takes at least.
      const allowed = put.map(ringDistance);
      for (let move = 0; move < 2; move += 1) {
        const chosen = graphs.map((graph, robot) => {
          if (move >= allowed[robot]) return undefined;
          const place = graph.recognise(seen[robot], false);
          return (place >= 0 ? graph.firstMove(place, homes[robot]) : undefined) ?? chances[robot].below(2);
        });
        seen = await travel(chosen);
      }
      for (let robot = 0; robot < seeds; robot += 1) {
        if (at[robot] === 0) right[robot] += 1 / trials;
        let random = put[robot];
        for (let move = 0; move < allowed[robot]; move += 1)
          random = (random + (chances[robot].below(2) === 0 ? 1 : 3)) % 4;
        if (random === 0) lucky[robot] += 1 / trials;
      }
    }
    return { home: Array.from(right), random: Array.from(lucky), places: graphs.map(({ size }) => size) };
  } finally {
    await explorers.close();
    await brain.close();
  }
}

/** Moves to home, on the ring of four. */
const ringDistance = (corner: number): number => Math.min(corner, 4 - corner);

/** The move that leads from one corner towards another, undefined where it is the same. */
function towards(from: number, to: number): number | undefined {
  const way = (to - from + 4) % 4;
  return way === 0 ? undefined : way === 3 ? 1 : 0;
}
