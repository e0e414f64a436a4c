/**
 * The server session against a model of a few lines: any order of handshakes, sensor vectors, wrong frames, answers and
 * failures gives the answers that the model foretells, in the same order.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptance, action, error, handshake, sensory, startServer } from '../../../test/support/robot-session.js';

const S = 3;
const M = 2;

interface Model {
  ready: boolean;
  /** Handshakes that wait for the server's decision. */
  owed: number;
  /** Requests with the brain (0 or 1), dropped between, and behind it (0 or 1). */
  held: number;
  dropped: number;
  failure: boolean;
  expected: number[][];
}
type Real = ReturnType<typeof startServer>;

const reply = [handshake, 1, S, M, 1, 15];

function finish(model: Model, motors: number[]): void {
  model.expected.push([action, ...motors]);
  for (; model.dropped > 0; model.dropped -= 1) model.expected.push([error, 5, 4003]);
  model.held -= 1;
  if (model.held > 0 && model.failure) {
    model.held = 0;
    model.failure = false;
    model.expected.push([error, 5, 4002]);
  }
}

class Step implements fc.Command<Model, Real> {
  constructor(
    readonly name: string,
    readonly act: (model: Model, real: Real) => void,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    this.act(model, real);
    expect(real.take().map(({ type, values }) => [type, ...values])).toEqual(model.expected.splice(0));
    expect(real.session.isPending).toBe(model.held > 0);
  }
  toString = () => this.name;
}

const commands = [
  new Step('handshake', (model, real) => {
    real.say(handshake, [1, S, M, 2, 0]);
    if (model.ready) model.expected.push(reply);
    else model.owed += 1;
  }),
  new Step('refused handshake', (model, real) => {
    real.say(handshake, [1, S, 7, 1, 0]);
    if (model.ready) model.expected.push(reply);
    else if (model.owed > 0) model.owed += 1;
    else model.expected.push([handshake, -1, 2002, 1, 0, 0]);
  }),
  new Step('accept', (model, real) => {
    real.session.accept(acceptance);
    if (model.owed > 0) model.ready = true;
    for (; model.owed > 0; model.owed -= 1) model.expected.push(reply);
  }),
  new Step('sensory', (model, real) => {
    real.say(sensory, [1, 2, 3]);
    if (!model.ready) model.expected.push([error, 6, 3001]);
    else if (model.failure) {
      model.failure = false;
      model.expected.push([error, 5, 4002]);
    } else if (model.held < 2) model.held += 1;
    else model.dropped += 1;
  }),
  new Step('short sensory', (model, real) => {
    real.say(sensory, [1]);
    if (!model.ready) model.expected.push([error, 6, 3001]);
    else if (model.failure) {
      model.failure = false;
      model.expected.push([error, 5, 4002]);
    } else model.expected.push([error, 4, 7001]);
  }),
  new Step('unknown type', (model, real) => {
    real.say(99, [1]);
    model.expected.push([error, 1, 7001]);
  }),
  new Step('answer', (model, real) => {
    expect(real.session.answer([0.5, 0.25])).toBe(model.held > 0);
    if (model.held > 0) finish(model, [0.5, 0.25]);
  }),
  new Step('bad answer', (model, real) => {
    real.session.answer([0.5, Number.NaN]);
    if (model.held === 0) return;
    model.failure = true;
    finish(model, [0, 0]);
  }),
];

it('answers as the model does, whatever the order', () => {
  // After ten commands that lead nowhere, most runs would never leave the handshake: begin half of them ready.
  const runs = fc.tuple(
    fc.boolean(),
    fc.commands(
      commands.map((one) => fc.constant(one)),
      { maxCommands: 40 },
    ),
  );
  fc.assert(
    fc.property(runs, ([startReady, steps]) => {
      const real = startServer({ decide: () => undefined });
      const model: Model = { ready: false, owed: 0, held: 0, dropped: 0, failure: false, expected: [] };
      if (startReady) {
        real.say(handshake, [1, S, M, 2, 0]);
        real.session.accept(acceptance);
        real.take();
        model.ready = true;
      }
      fc.modelRun(() => ({ model, real }), steps);
    }),
    { numRuns: 500 },
  );
});
