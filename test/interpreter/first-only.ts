/**
 * Values that only the first thread of a unit uses: what all threads compute and only the first one stores. Compilers drop
 * them for the others, so a load in them is the first thread's alone and can meet no store of it.
 */

import type { Loop, PartLoops, Statement, Team, Value } from '../../src/emit/loop/language.js';
import { isFirst } from '../../src/emit/loop/lower/store.js';
import { addressValues, someValue, visitValue } from '../../src/emit/loop/walk.js';

/** From those of whom all are first to those with one alone. */
const teams: readonly Team[] = ['thread', 'warp', 'workgroup'];
const ofWarp = teams.indexOf('warp');
const firstText = JSON.stringify(isFirst);

/** A loop of one round, spread over the threads of a workgroup or of a warp: the first thread of some warp takes it. */
function isOneThreads({ from, to, update }: Loop): boolean {
  if (to.kind !== 'constant' || to.value !== 1 || update !== 'add') return false;
  return someValue(from, (value) => value.kind === 'builtin' && (value.name === 'lane' || value.name === 'thread'));
}

/** The `let` statements whose values no thread needs but the first of those that stand together there. */
export function firstOnlyLets({ unit, body }: PartLoops): ReadonlySet<Statement> {
  const search = new Search(teams.indexOf(unit));
  search.walk(body);
  return search.found;
}

/** Goes through statements from the last to the first. */
class Search {
  readonly found = new Set<Statement>();
  private readonly used = new Set<string>();
  /** Names that first threads alone use: of which teams, the smallest. */
  private readonly usedByFirst = new Map<string, number>();
  /** Where first threads alone are: those of which team. */
  private first: number | undefined;

  constructor(private team: number) {}

  walk(statements: readonly Statement[]): void {
    for (const statement of [...statements].reverse()) this.see(statement);
  }

  private among(team: number, first: number | undefined, search: () => void): void {
    const outer = [this.team, this.first] as const;
    [this.team, this.first] = [team, first];
    search();
    [this.team, this.first] = outer;
  }

  private useName(name: string): void {
    const { first, used, usedByFirst } = this;
    if (first === undefined) used.add(name);
    else usedByFirst.set(name, Math.min(first, usedByFirst.get(name) ?? first));
  }

  private use(...values: readonly Value[]): void {
    for (const value of values) {
      visitValue(value, (inner) => {
        if (inner.kind === 'name') this.useName(inner.name);
      });
    }
  }

  private named(statement: Extract<Statement, { kind: 'let' | 'base' }>): void {
    const { name, value } = statement;
    const used = (): void => {
      this.use(value);
      if (statement.kind === 'base' && statement.from !== undefined) this.useName(statement.from);
    };
    const { team, first } = this;
    const isOthers = this.used.has(name) || (this.usedByFirst.get(name) ?? team) < team;
    if (first !== undefined || isOthers) {
      used();
      return;
    }
    this.found.add(statement);
    this.among(team, team, used);
  }

  private branch({ condition, body, otherwise }: Extract<Statement, { kind: 'if' }>): void {
    if (JSON.stringify(condition) === firstText && otherwise === undefined) {
      this.among(this.team, Math.max(this.team, this.first ?? 0), () => this.walk(body));
      return;
    }
    this.use(condition);
    this.walk(otherwise ?? []);
    this.walk(body);
  }

  private see(statement: Statement): void {
    switch (statement.kind) {
      case 'let':
      case 'base':
        this.named(statement);
        break;
      case 'if':
        this.branch(statement);
        break;
      case 'loop':
        this.use(statement.from, statement.to, statement.step);
        if (isOneThreads(statement))
          this.among(this.team, Math.max(ofWarp, this.first ?? 0), () => this.walk(statement.body));
        else this.walk(statement.body);
        break;
      case 'while':
        this.use(statement.condition);
        this.walk(statement.body);
        break;
      case 'block':
        this.among(statement.by === undefined ? this.team : teams.indexOf(statement.by), this.first, () =>
          this.walk(statement.body),
        );
        break;
      case 'lanes':
        this.walk(statement.body);
        break;
      case 'store':
      case 'add':
      case 'atomicAdd':
        this.use(...addressValues(statement.address), statement.value);
        break;
      case 'loadVector':
      case 'prefetch':
        this.use(...addressValues(statement.address));
        break;
      case 'storeVector':
        this.use(...addressValues(statement.address), ...statement.values);
        break;
      case 'shuffle':
        this.use(statement.value, statement.by);
        break;
      case 'advance':
        this.use(statement.by);
        break;
      case 'hold':
        this.useName(statement.name);
        break;
      case 'ballot':
      case 'total':
      case 'var':
      case 'assign':
      case 'increase':
        this.use(statement.value);
        break;
      case 'broadcast':
        // The first thread's values are those that count.
        this.among(this.team, teams.length - 1, () => this.use(...statement.values));
        break;
      case 'array':
        this.use(...(statement.values ?? []));
        break;
      case 'clear':
      case 'barrier':
      case 'opaque':
        break;
      default:
        statement satisfies never;
    }
  }
}
