/**
 * All that the page knows and shows, in one place: what the feed said, and what the reader chose (robot, time). Signals
 * drive the text; canvases look here once per frame. It draws nothing itself.
 */
import { computed, type Signal, signal } from '@preact/signals';
import { type Command, type CommandName, commandRoles, roleAllows } from '../../server/live-command.js';
import type {
  FieldGroup,
  FieldMessage,
  FlowMessage,
  LiveMessage,
  LiveRole,
  ParameterInfo,
  PlaybackInfo,
  RobotCounters,
  RobotInfo,
  ServerMessage,
} from '../../server/telemetry.js';
import type { Feed, Link } from './feed.js';
import type { mixedGroups } from './field-mixer.js';
import type { StageTime } from './moment.js';
import { RobotPast } from './robot-past.js';

/** A link that is open but silent for this long is called stale. */
export const staleMs = 1500;
/** A robot that is held sends no cycles, but its server still speaks. */
export const heldStaleMs = 4000;
const noticesKept = 4;
const noticeMs = 7000;
/** Field pictures that are asked for. */
export const fieldHz = 10;
export const fieldEdge = 32;
/** Seeks that are sent a second while the reader drags. */
const seekEveryMs = 120;
/** So long after the last wish, the recording's own time is shown again. */
const soughtMs = 600;
/** All that can be asked of a recording. */
const recordingCommands: ReadonlySet<CommandName> = new Set(['playback', 'watch', 'watchField']);

export interface Notice {
  readonly id: number;
  readonly level: 'info' | 'error';
  readonly text: string;
  readonly sinceMs: number;
}

export type ShownGroup = (typeof mixedGroups)[number];

export type Condition =
  | 'connecting'
  | 'waiting'
  | 'live'
  | 'paused'
  | 'stopped'
  | 'stale'
  | 'lost'
  | 'playing'
  | 'ended';

export class Store {
  readonly link = signal<Link>('connecting');
  readonly linkText = signal('');
  readonly role = signal<LiveRole>('view');
  readonly serverName = signal('');
  readonly robots = signal<readonly RobotInfo[]>([]);
  readonly selected = signal('');
  readonly parameters = signal<readonly ParameterInfo[]>([]);
  readonly counters = signal<RobotCounters | undefined>(undefined);
  readonly server = signal<ServerMessage | undefined>(undefined);
  /** The stop of all robots. */
  readonly allStopped = signal(false);
  readonly notices = signal<readonly Notice[]>([]);
  /** How the recording is played, where this is one. */
  readonly playback = signal<PlaybackInfo | undefined>(undefined);
  /** The time of the recording that the reader wants, until the recording is there. */
  readonly soughtMs = signal<number | undefined>(undefined);
  /** What is looked at: a time, or undefined for now. */
  readonly scrubMs = signal<number | undefined>(undefined);
  /** The information flow of the picked robot, while it is shown; where the server estimates it. */
  readonly flow = signal<FlowMessage | undefined>(undefined);
  readonly showsFlow = signal(false);
  readonly hasFlow = signal(false);
  /** Channel groups that are shown; only these are asked for. */
  readonly shownGroups = signal<readonly ShownGroup[]>(['content', 'memory']);
  /** Ticks a few times per second, so that texts follow. */
  readonly tick = signal(0);
  /** Milliseconds since a robot was heard. */
  readonly silentMs = signal(0);
  /** Milliseconds since anything was heard. */
  readonly linkSilentMs = signal(0);
  /** Cycles per second of the picked robot. */
  readonly hz = signal(Number.NaN);

  readonly robot = computed(() => this.robots.value.find(({ robot }) => robot === this.selected.value));
  readonly stages = computed(() => stagesOf(this.robot.value?.brain.stages ?? {}));
  readonly isStopped = computed(() => this.allStopped.value || this.robots.value.some(({ stopped }) => stopped));
  readonly condition: Signal<Condition> = computed(() => {
    if (this.link.value !== 'open') return this.link.value;
    const { value: playback } = this.playback;
    if (playback !== undefined) return playback.paused ? 'paused' : playback.ended ? 'ended' : 'playing';
    if (this.robots.value.length === 0) return 'waiting';
    const { paused = false, stopped = false } = this.robot.value ?? {};
    if ((paused || stopped || this.allStopped.value) && this.linkSilentMs.value > heldStaleMs) return 'stale';
    if (stopped || this.allStopped.value) return 'stopped';
    if (paused) return 'paused';
    return this.silentMs.value > staleMs ? 'stale' : 'live';
  });

  readonly #feed: Feed;
  readonly #now: () => number;
  readonly #pasts = new Map<string, RobotPast>();
  readonly #asked = new Map<number, Command>();
  #heardMs: number;
  #linkHeardMs: number;
  #lastNotice = 0;
  #lastId = 0;
  #isSeen = true;
  #seekTimer: ReturnType<typeof setTimeout> | undefined;
  #sentSeekMs = Number.NEGATIVE_INFINITY;
  #wishedMs = Number.NEGATIVE_INFINITY;

  constructor(feed: Feed, now: () => number = () => performance.now()) {
    this.#feed = feed;
    this.#now = now;
    this.#heardMs = now();
    this.#linkHeardMs = now();
  }

  /** Begins to listen; gives the way to end it. */
  open(): () => void {
    this.#feed.open({ link: (state, text) => this.takeLink(state, text), message: (one) => this.take(one) });
    const timer = setInterval(() => this.beat(), 200);
    return () => {
      clearInterval(timer);
      clearTimeout(this.#seekTimer);
      this.#feed.close();
    };
  }

  may(command: CommandName): boolean {
    if (this.playback.value !== undefined && !recordingCommands.has(command)) return false;
    return this.link.value === 'open' && roleAllows(this.role.value, commandRoles[command]);
  }

  /** Holds or goes on: a recording, or the brain of the picked robot. A recording that has ended begins anew. */
  togglePause(): void {
    const { value: playback } = this.playback;
    const robot = this.robot.value;
    if (playback?.ended === true && !playback.paused)
      this.send({ command: 'playback', timeMs: playback.startMs, paused: false });
    else if (playback !== undefined) this.send({ command: 'playback', paused: !playback.paused });
    else if (robot !== undefined && this.may('pause'))
      this.send({ command: 'pause', robot: robot.robot, paused: !robot.paused });
  }

  /** Goes to a time of the recording; while wishes come quickly, only some and the last are sent. */
  seek(timeMs: number): void {
    const { value: playback } = this.playback;
    if (playback === undefined) return;
    const wish = Math.max(playback.startMs, Math.min(playback.endMs, timeMs));
    this.soughtMs.value = wish;
    this.#wishedMs = this.#now();
    clearTimeout(this.#seekTimer);
    const send = (): void => {
      this.#sentSeekMs = this.#now();
      this.send({ command: 'playback', timeMs: wish });
    };
    const leftMs = this.#sentSeekMs + seekEveryMs - this.#now();
    if (leftMs <= 0) send();
    else this.#seekTimer = setTimeout(send, leftMs);
  }

  send(command: Command): void {
    this.#lastId += 1;
    if (this.#feed.send(command, this.#lastId)) this.#asked.set(this.#lastId, command);
    else this.notify('error', 'Not sent: the link is lost.');
  }

  select(robot: string): void {
    const before = this.selected.value;
    if (before === robot) return;
    if (before !== '') {
      this.#watchField(before, 0);
      this.#watchFlow(before, false);
    }
    this.selected.value = robot;
    this.scrubMs.value = undefined;
    this.hz.value = Number.NaN;
    this.#watchField(robot, fieldHz);
    this.#watchFlow(robot, true);
  }

  /** Shows the information flow, or no longer: it is estimated only while somebody looks. */
  showFlow(isShown: boolean): void {
    if (isShown === this.showsFlow.value) return;
    const robot = this.selected.value;
    if (!isShown) this.#watchFlow(robot, false);
    this.showsFlow.value = isShown;
    if (isShown) this.#watchFlow(robot, true);
  }

  /** The past of a robot, the picked one where none is named. */
  past(robot = this.selected.value): RobotPast | undefined {
    return this.#pasts.get(robot);
  }

  /** Which moment of a robot is looked at, or −1. */
  index(robot = this.selected.value): number {
    const history = this.#pasts.get(robot)?.history;
    if (history === undefined) return -1;
    const at = this.scrubMs.value;
    return at === undefined ? history.length - 1 : history.indexAt(at);
  }

  notify(level: Notice['level'], text: string): void {
    this.#lastNotice += 1;
    // The same words again take the place of the old ones.
    const others = this.notices.value.filter((notice) => notice.text !== text);
    const notice = { id: this.#lastNotice, level, text, sinceMs: this.#now() };
    this.notices.value = [...others, notice].slice(-noticesKept);
  }

  dismiss(id: number): void {
    this.notices.value = this.notices.value.filter((notice) => notice.id !== id);
  }

  /** Done a few times per second: silence is measured, texts follow. */
  beat(): void {
    const now = this.#now();
    this.silentMs.value = now - this.#heardMs;
    this.linkSilentMs.value = now - this.#linkHeardMs;
    const fresh = this.notices.value.filter(({ sinceMs }) => now - sinceMs < noticeMs);
    if (fresh.length < this.notices.value.length) this.notices.value = fresh;
    this.tick.value += 1;
  }

  takeLink(state: Link, text: string): void {
    this.link.value = state;
    this.linkText.value = text;
    if (state === 'open') this.#heard();
    else this.#asked.clear();
  }

  take(message: LiveMessage | FieldMessage): void {
    this.#linkHeardMs = this.#now();
    switch (message.type) {
      case 'hello':
        this.role.value = message.role;
        this.serverName.value = message.server;
        this.parameters.value = message.parameters;
        this.allStopped.value = message.stopped;
        this.playback.value = message.playback;
        this.hasFlow.value = message.flows === true;
        this.#takeHello(message.robots);
        return;
      case 'playback': {
        const { type: _type, ...playback } = message;
        this.#heard();
        this.playback.value = { confidence: {}, ...this.playback.value, ...playback };
        if (this.#now() - this.#wishedMs > soughtMs) this.soughtMs.value = undefined;
        return;
      }
      case 'robot': {
        const { type: _type, ...info } = message;
        const others = this.robots.value.filter(({ robot }) => robot !== info.robot);
        this.#takeRobots([...others, info].sort((a, b) => a.slot - b.slot));
        return;
      }
      case 'cycle':
        this.#heard();
        this.#pastOf(message.robot).takeCycle(message);
        if (message.robot === this.selected.value) {
          this.counters.value = message.counters;
          this.hz.value = message.hz;
        }
        return;
      case 'world':
        this.#pastOf(message.robot).takeWorld(message);
        return;
      case 'field':
        this.#pastOf(message.robot).takeField(message);
        return;
      case 'server':
        this.server.value = message;
        this.allStopped.value = message.stopped;
        return;
      case 'event':
        if (message.level === 'error' || message.level === 'warning') this.notify('error', message.text);
        return;
      case 'reply':
        this.#takeReply(message);
        return;
      case 'flow':
        if (message.robot === this.selected.value && this.showsFlow.value) this.flow.value = message;
        return;
      case 'stimulus':
        return;
      default:
        message satisfies never;
    }
  }

  #takeReply({ id, ok, text, value }: Extract<LiveMessage, { type: 'reply' }>): void {
    const command = this.#asked.get(id);
    this.#asked.delete(id);
    if (command === undefined) return;
    if (!ok) this.notify('error', text ?? `${command.command} was refused.`);
    else if (command.command === 'save') this.notify('info', `Saved${fileOf(value)}.`);
    else if (command.command === 'load') this.notify('info', 'Loaded.');
    else if (command.command === 'reset') this.notify('info', 'The brain is newborn.');
  }

  #heard(): void {
    this.#heardMs = this.#now();
    this.#linkHeardMs = this.#heardMs;
    this.silentMs.value = 0;
    this.linkSilentMs.value = 0;
  }

  /** A server that was lost and came back has forgotten what was watched. */
  #takeHello(robots: readonly RobotInfo[]): void {
    const before = this.selected.value;
    this.#takeRobots(robots);
    if (before !== '' && this.selected.value === before) {
      this.#watchField(before, fieldHz);
      this.#watchFlow(before, true);
    }
  }

  #takeRobots(robots: readonly RobotInfo[]): void {
    this.robots.value = robots;
    for (const { robot } of robots) this.#pastOf(robot);
    if (robots.length > 0 && !robots.some(({ robot }) => robot === this.selected.value)) this.select(robots[0].robot);
  }

  /** Shows these groups: those that came are asked for, those that went are no longer. */
  showGroups(groups: readonly ShownGroup[]): void {
    const before = this.shownGroups.value;
    this.shownGroups.value = groups;
    const robot = this.selected.value;
    if (robot === '' || this.link.value !== 'open' || this.playback.value !== undefined) return;
    for (const group of groups) if (!before.includes(group)) this.#watchGroup(robot, group, fieldHz);
    for (const group of before) if (!groups.includes(group)) this.#watchGroup(robot, group, 0);
  }

  /** Whether anybody sees the page: for one that nobody sees, no picture of the field is taken. */
  setSeen(isSeen: boolean): void {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    const robot = this.selected.value;
    if (robot !== '' && this.link.value === 'open') this.#watchField(robot, fieldHz);
  }

  #watchField(robot: string, hz: number): void {
    // A recording holds the mean of all channels, and nothing of the groups.
    if (this.playback.value !== undefined) this.#watchGroup(robot, 'field', hz);
    else for (const group of this.shownGroups.value) this.#watchGroup(robot, group, hz);
  }

  #watchFlow(robot: string, on: boolean): void {
    this.flow.value = undefined;
    if (this.showsFlow.value && this.hasFlow.value && robot !== '') this.send({ command: 'watchFlow', robot, on });
  }

  #watchGroup(robot: string, group: FieldGroup, hz: number): void {
    this.send({ command: 'watchField', robot, group, hz: this.#isSeen ? hz : 0, edge: fieldEdge, format: 'u8' });
  }

  #pastOf(robot: string): RobotPast {
    const known = this.#pasts.get(robot);
    if (known !== undefined) return known;
    const past = new RobotPast();
    this.#pasts.set(robot, past);
    return past;
  }
}

/** Where a save went, for people: ` to NAME`, without the folder. */
function fileOf(value: unknown): string {
  const files = (value as { readonly files?: readonly string[] } | undefined)?.files ?? [];
  return files.length === 0 ? '' : ` to ${files.map((file) => file.split(/[\\/]/).pop()).join(', ')}`;
}

function stagesOf(stages: Readonly<Record<string, number>>): StageTime[] {
  return Object.entries(stages).map(([name, us]) => ({ name, us }));
}
