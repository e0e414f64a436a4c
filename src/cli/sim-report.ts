/** What `fieldbrain sim` says at its end: how the cars drove, and how their links fared. */
import type { RobotRunner } from '../robot/index.js';
import type { DriveTally } from '../sim/drive-tally.js';

export interface SimReport {
  readonly robots: number;
  readonly course: string;
  readonly seconds: number;
  /** The same in the robots' own time, which --speed lets pass faster. */
  readonly simulatedSeconds: number;
  readonly connects: number;
  readonly losses: number;
  readonly requests: number;
  readonly answers: number;
  readonly lateAnswers: number;
  readonly refusals: number;
  readonly longestAnswerMs: number;
  readonly metres: number;
  readonly collisions: number;
  /** Over one metre at least. */
  readonly collisionsPerMetre: number;
  /** Mean share of the reachable floor that a car has visited. */
  readonly coverage: number;
  /** Requests that told what the motors before should have been. */
  readonly demonstrations: number;
  readonly worldsPublished: number;
}

export function makeReport(
  runners: readonly RobotRunner[],
  tally: DriveTally,
  about: Pick<SimReport, 'course' | 'seconds' | 'simulatedSeconds' | 'worldsPublished'>,
): SimReport {
  const sum = (value: (runner: RobotRunner) => number): number =>
    runners.reduce((total, runner) => total + value(runner), 0);
  const { course, seconds, simulatedSeconds, worldsPublished } = about;
  return {
    robots: runners.length,
    course,
    seconds,
    simulatedSeconds,
    connects: sum(({ connection }) => connection.connects),
    losses: sum(({ counters }) => counters.losses),
    requests: sum(({ counters }) => counters.requests),
    answers: sum(({ counters }) => counters.answers),
    lateAnswers: sum(({ counters }) => counters.lateAnswers),
    refusals: sum(({ counters }) => counters.refusals),
    longestAnswerMs: Math.max(...runners.map(({ counters }) => counters.longestAnswerMs)),
    ...tally.totals(),
    demonstrations: sum(({ counters }) => counters.demonstrations),
    worldsPublished,
  };
}

export function describeReport(report: SimReport): string {
  const { robots, course, seconds, simulatedSeconds, metres, collisions, collisionsPerMetre, coverage } = report;
  const { connects, losses, requests, answers, lateAnswers, longestAnswerMs, demonstrations } = report;
  const time =
    simulatedSeconds === seconds
      ? `${seconds.toFixed(1)} s`
      : `${simulatedSeconds.toFixed(1)} s of their own (${seconds.toFixed(1)} s here)`;
  const perMetre = `${collisions} collisions (${collisionsPerMetre.toFixed(3)} per metre)`;
  const told = demonstrations === 0 ? '' : `, ${demonstrations} of them with a demonstration`;
  return [
    `${robots} robots in ${course} for ${time}: ${metres.toFixed(1)} m, ${perMetre}, coverage ${coverage.toFixed(3)}`,
    `${connects} connections, ${losses} lost; ${requests} requests${told}, ${answers} answers (longest ${longestAnswerMs.toFixed(1)} ms), ${lateAnswers} too late`,
  ].join('\n');
}
