/** Passes that say who runs a unit: a thread, a workgroup, or a team of a workgroup's threads. */
import type { NestPhase } from '../../../fuse/stage.js';
import { leastPoints } from './folds.js';
import type { Pass } from './pass.js';
import {
  busyThreads,
  localWords,
  prefersSpread,
  rowsOf,
  rowWork,
  spreadTime,
  threadsUsed,
  togetherTime,
} from './work.js';

/** A unit gets a workgroup where its work is worth the barriers, or where a phase needs several threads. */
export const unitPerWorkgroup: Pass = {
  name: 'unit-per-workgroup',
  apply: (nest, _, machine) => {
    const { part } = nest;
    const taken = { ...nest, unit: 'workgroup' } as const;
    if (part.phases.some((phase) => phase.kind !== 'nest')) return taken;
    if (localWords(part) > machine.privateWords) return taken;
    const nests = part.phases as readonly NestPhase[];
    const units = leastPoints(part.units);
    const serial = nests.reduce((sum, phase) => sum + rowsOf(phase) * rowWork(phase), 0);
    const shared = nests.reduce((sum, phase) => {
      return sum + machine.barrier + Math.min(spreadTime(phase, machine), togetherTime(phase, machine));
    }, 0);
    // A short unit's barriers would wait as long as its loads do.
    const isLong = serial > 2 * machine.narrow;
    const room = machine.groups * (isLong ? machine.resident : 1);
    const threads = Math.ceil(units / (room * machine.narrow)) * serial;
    const workgroups = Math.ceil(units / room) * shared;
    if (threads > workgroups) return taken;
    return `${units} units of ${serial} visits take ${threads} in a thread each, ${workgroups} in a workgroup each`;
  },
};

/** Many threads where a unit has work for them: its loops take fewer rounds, and more loads are under way at once. */
export const wideWorkgroup: Pass = {
  name: 'wide-workgroup',
  apply: (nest, { parts, stage }, machine) => {
    if (stage.parts.some((part) => part.phases.some((phase) => phase.kind === 'opaque')))
      return `hand-written bodies count on ${machine.narrow} threads`;
    const phases = parts.filter(({ unit }) => unit === 'workgroup').flatMap(({ part }) => part.phases);
    const most = Math.max(0, ...phases.map((phase) => threadsUsed(phase, machine)));
    if (most > machine.narrow) return nest;
    return most === 0 ? 'every unit is one thread' : `no phase has work for more than ${most} threads`;
  },
};

/**
 * Units that share a workgroup: where each keeps few threads busy, several stand side by side, the last of their indices
 * fastest, so that together they read whole stretches of memory.
 */
export const unitsSideBySide: Pass = {
  name: 'units-side-by-side',
  apply: (nest, { lanes, tree }, machine) => {
    const { part } = nest;
    if (nest.unit === 'thread') return 'a unit is one thread';
    if (part.locals.length > 0) return 'local arrays are one unit’s';
    if (part.units.length === 0) return 'there is one unit';
    let busy: number = tree.lanes;
    let folds = 1;
    for (const phase of part.phases) {
      if (phase.kind !== 'nest' || prefersSpread(phase, machine))
        return 'a phase has rows or candidates for all threads';
      const used = busyThreads(phase, tree);
      if (used === undefined) return 'a range is computed, and one thread tells it to the others';
      busy = Math.max(busy, used.busy);
      folds = Math.max(folds, used.folds);
    }
    const last = part.units[part.units.length - 1].extent;
    const units = leastPoints(part.units);
    let teams = 1;
    while (
      2 * teams * busy <= lanes &&
      2 * teams * busy * folds <= machine.teamWords &&
      typeof last === 'number' &&
      last % (2 * teams) === 0 &&
      units / (2 * teams) >= machine.groups
    )
      teams *= 2;
    if (teams > 1) return { ...nest, teams };
    return `${units} units that keep ${busy} of ${lanes} threads busy are better in a workgroup each`;
  },
};
