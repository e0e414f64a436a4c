/**
 * Watches a device and the reference do the same thing and says where they part: over all steps of a trial, or in one step
 * from a given state. Exact devices are held to the bits of the f32 reference, the others to the f64 one within the
 * tolerances of compare.ts. Which op is to blame is bisect.ts.
 */
import type { Program } from '../kernel/index.js';
import { createSource } from '../programs/seeded.js';
import type { Trial } from '../programs/trial.js';
import { type Comparison, compareExact, compareTolerant, type Expectation, expectationsOf } from './compare.js';
import type { Arrays, Device, Session } from './device.js';
import { createReference } from './reference/reference.js';
import { loadOptions, type Observation, type RunOptions } from './trial-run.js';

/** The worst element of the first observation that differs. */
export interface Found {
  readonly step: number;
  readonly tensor: string;
  readonly element: number;
  readonly got: number;
  readonly expected: number;
  readonly tolerance: number;
}

/** All that a session holds between two steps. */
export type States = Arrays;

export interface Witness {
  /** Steps the whole trial with this form of its program. */
  firstDifference(program: Program): Promise<Found | undefined>;
  /** The states of the reference before a step. */
  stateBefore(step: number): Promise<States>;
  /** One step from these states; compares the named tensors. */
  compareStep(
    program: Program,
    tensors: readonly string[],
    step: number,
    from: States,
    debug: boolean,
  ): Promise<Found | undefined>;
}

type Look = (device: Device, options?: RunOptions) => Promise<Observation[][]>;

export function createWitness(device: Device, trial: Trial, options: RunOptions): Witness {
  const { exact } = device.description.capabilities;

  /** What was seen in each step, in the order of the tensors. */
  const compare = async (program: Program, look: Look, own: RunOptions): Promise<Found | undefined> => {
    const got = await look(device, own);
    const expected = exact ? await look(createReference()) : await expect(look);
    for (const [at, seen] of got.entries()) {
      const wanted = expected[at];
      for (const [place, one] of seen.entries()) {
        const comparison = exact
          ? compareExact([one], [wanted[place] as Observation])
          : compareTolerant({ ...trial, program }, [one], [wanted[place] as Expectation]);
        if (!comparison.pass) return foundAt(one, comparison);
      }
    }
    return undefined;
  };

  return {
    firstDifference(program) {
      const look: Look = async (on, own) => {
        const session = await on.load(program, loadOptions(trial, own));
        return closing(session, async () => {
          for (const [name, data] of Object.entries(trial.states)) await session.write(name, data);
          const steps: Observation[][] = [];
          for (const [step, inputs] of trial.inputs.entries())
            steps.push(await observe(session, await session.step(inputs), step, everything));
          return steps;
        });
      };
      return compare(program, look, options);
    },

    async stateBefore(step) {
      const session = await createReference().load(trial.program, loadOptions(trial));
      return closing(session, async () => {
        for (const [name, data] of Object.entries(trial.states)) await session.write(name, data);
        for (const inputs of trial.inputs.slice(0, step)) await session.step(inputs);
        return readStates(session);
      });
    },

    compareStep(program, tensors, step, from, debug) {
      const look: Look = async (on, own) => {
        const session = await on.load(program, loadOptions(trial, own));
        return closing(session, async () => {
          for (const [name, data] of Object.entries(from)) await session.write(name, data);
          session.cycle = step;
          const outputs = await session.step(trial.inputs[step]);
          return [await observe(session, outputs, step, (name) => tensors.includes(name))];
        });
      };
      return compare(program, look, { ...options, debug });
    },
  };
}

function everything(): boolean {
  return true;
}

async function expect(look: Look): Promise<Expectation[][]> {
  const exact = await look(createReference({ arithmetic: 'f64' }));
  const others = [await look(createReference())];
  for (let seed = 0; seed < 3; seed += 1)
    others.push(await look(createReference({ arithmetic: 'shaken', source: createSource(seed) })));
  return exact.map((seen, step) =>
    expectationsOf(
      seen,
      others.map((other) => other[step]),
    ),
  );
}

async function closing<Result>(session: Session, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } finally {
    await session.close();
  }
}

async function readStates(session: Session): Promise<States> {
  const states: Record<string, States[string]> = {};
  for (const { name, role } of session.program.tensors) if (role === 'state') states[name] = await session.read(name);
  return states;
}

/** Outputs and states after a step, in the order in which the program declares them. */
async function observe(
  session: Session,
  outputs: Arrays,
  step: number,
  wanted: (name: string) => boolean,
): Promise<Observation[]> {
  const seen: Observation[] = [];
  for (const tensor of session.program.tensors) {
    if (!wanted(tensor.name)) continue;
    if (tensor.role === 'output') seen.push({ tensor, step, data: outputs[tensor.name].slice() });
    else if (tensor.role === 'state') seen.push({ tensor, step, data: await session.read(tensor.name) });
  }
  return seen;
}

function foundAt({ tensor, step = 0 }: Observation, { worst, tolerance }: Comparison): Found {
  const { element = 0, got = Number.NaN, expected = Number.NaN } = worst ?? {};
  return { step, tensor: tensor.name, element, got, expected, tolerance };
}
