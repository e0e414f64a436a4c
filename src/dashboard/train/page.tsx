/** The page of a training: the world as it is lived in, the learning curve as it grows, and the evaluation at the end. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TrainNews } from '../../worlds/watch.js';
import { format, formatCount, palette, startTheme, useFrames } from '../parts/context.js';
import { Figure } from '../parts/figure.js';
import { ThemeButton } from '../parts/theme-button.js';
import { LearningPlot } from '../view/learning-plot.js';
import { LearningPast } from './learning-past.js';
import type { NewsSource } from './sources.js';
import { drawTask } from './task-canvas.js';

type Begin = Extract<TrainNews, { kind: 'begin' }>;

/** Frames that wait to be shown; a page that nobody saw for a while shows the newest. */
const framesKept = 240;
/** Episodes whose mean is called recent. */
const recentEpisodes = 100;

const begun = signal<Begin | undefined>(undefined);
const steps = signal(0);
const seconds = signal(0);
const state = signal('Connecting');
const report = signal<Extract<TrainNews, { kind: 'end' }>['report'] | undefined>(undefined);
/** Counts what was taken, so that texts and plots follow. */
const taken = signal(0);
const past = { current: new LearningPast() };
const waiting: (readonly number[])[] = [];

function take(news: TrainNews): void {
  switch (news.kind) {
    case 'begin':
      begun.value = news;
      past.current = new LearningPast();
      report.value = undefined;
      steps.value = 0;
      waiting.length = 0;
      state.value = 'Learning';
      break;
    case 'frames':
      waiting.push(...news.frames);
      waiting.splice(0, waiting.length - framesKept);
      break;
    case 'progress':
      steps.value = news.steps;
      seconds.value = news.seconds;
      past.current.take(news.episodes, news.meanReturn);
      break;
    case 'evaluate':
      state.value = 'Evaluating';
      break;
    case 'end':
      report.value = news.report;
      state.value = 'Done';
      break;
    case 'failed':
      state.value = `Failed: ${news.text}`;
      break;
    default:
      news satisfies never;
  }
  taken.value += 1;
}

function Page({ source }: { readonly source: NewsSource }) {
  useEffect(
    () =>
      source.open({
        news: take,
        state: (text) => {
          if (text !== '') state.value = text;
          else if (begun.value === undefined) state.value = 'Waiting';
        },
      }),
    [source],
  );
  const training = begun.value;
  const isBusy = state.value === 'Learning' || state.value === 'Evaluating';
  return (
    <div class="app training">
      <header class="top-bar">
        <div class="brand">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" fill="none" stroke="currentColor" stroke-width="1.5" />
            <circle cx="12" cy="12" r="3.2" fill="var(--accent)" />
          </svg>
          <h1>
            fieldbrain <span>training</span>
          </h1>
        </div>
        <p class={`link-state ${isBusy ? 'live' : ''}`} role="status" data-test="train-state">
          <i aria-hidden="true" />
          {state.value}
        </p>
        <p class="place" data-test="place">
          {training !== undefined && (
            <>
              <b>{training.world}</b> by {training.by}, {formatCount(training.brains)} brains of {training.size}³ on{' '}
              {training.device}
            </>
          )}
        </p>
        <div class="top-tools">
          <ThemeButton />
        </div>
      </header>
      <main>
        <TaskPanel />
        <CurvePanel />
        <Evaluation />
      </main>
    </div>
  );
}

function TaskPanel() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ values: readonly number[] | undefined; sinceMs: number; key: string }>({
    ...{ values: undefined, sinceMs: 0, key: '' },
  });
  useFrames((nowMs) => {
    const training = begun.value;
    if (training === undefined || canvas.current === null) return;
    const shown = last.current;
    if (waiting.length > 0 && nowMs - shown.sinceMs >= training.frameMs) {
      shown.values = waiting.shift();
      shown.sinceMs = nowMs;
    }
    const { clientWidth, clientHeight } = canvas.current;
    const key = `${shown.sinceMs} ${clientWidth} ${clientHeight} ${palette.value.text}`;
    if (shown.values === undefined || key === shown.key) return;
    shown.key = key;
    drawTask(canvas.current, { ...training, values: shown.values }, palette.value);
  });
  const training = begun.value;
  const said =
    training === undefined
      ? 'No training yet.'
      : `${training.world} with ${training.shown} of ${training.brains} robots.`;
  return (
    <section class="panel task-panel" aria-label="World">
      <div class="panel-head">
        <h2>World</h2>
        <span class="muted">{training?.world}</span>
      </div>
      <div class="world-view">
        <canvas ref={canvas} class="world" data-test="task" role="img" aria-label={said} />
      </div>
    </section>
  );
}

function CurvePanel() {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<LearningPlot | undefined>(undefined);
  const solvedAt = begun.value?.solvedAt;
  useEffect(() => {
    const made = new LearningPlot(element.current!, palette.value, solvedAt);
    made.draw(past.current.points);
    plot.current = made;
    return () => made.close();
  }, [palette.value, solvedAt]);
  useEffect(() => plot.current?.draw(past.current.points), [taken.value]);
  const { episodes, points } = past.current;
  const of = begun.value?.steps ?? 0;
  const rate = (steps.value * (begun.value?.brains ?? 0)) / seconds.value;
  return (
    <section class="panel curve-panel" aria-label="Learning curve">
      <div class="panel-head">
        <h2>Learning curve</h2>
        <span class="muted">mean return of episodes, in the order in which they ended</span>
      </div>
      <div
        ref={element}
        class="plot-area"
        role="img"
        data-test="curve"
        data-points={points.length}
        data-episodes={episodes}
        aria-label={`${formatCount(episodes)} episodes, mean return of the last ${format(past.current.recent(recentEpisodes), 1)}`}
      />
      <progress max={of || 1} value={steps.value} aria-label="Steps" />
      <dl class="figures">
        <Figure name="steps" value={`${formatCount(steps.value)} of ${formatCount(of)}`} />
        <Figure name="episodes" value={formatCount(episodes)} />
        <Figure name={`mean of last ${recentEpisodes}`} value={format(past.current.recent(recentEpisodes), 1)} />
        <Figure name="steps per second" value={Number.isFinite(rate) ? formatCount(rate) : '–'} />
      </dl>
    </section>
  );
}

/** Frozen brains, over episodes that they did not learn in. */
function Evaluation() {
  const found = report.value?.evaluation;
  const solvedAt = begun.value?.solvedAt;
  const verdict =
    found === undefined || solvedAt === undefined ? '' : found.meanReturn >= solvedAt ? 'solved' : 'not solved yet';
  return (
    <section class="panel evaluation-panel" aria-label="Evaluation">
      <div class="panel-head">
        <h2>Evaluation</h2>
        <span class="muted">
          {found === undefined
            ? `Follows when all steps are done: frozen brains, new episodes${solvedAt === undefined ? '' : `; solved at ${solvedAt}`}.`
            : `${found.episodes} episodes of frozen brains`}
        </span>
        {verdict !== '' && <span class="mode">{verdict}</span>}
      </div>
      {found !== undefined && (
        <dl class="figures" data-test="evaluation">
          <Figure name="mean return" value={format(found.meanReturn, 1)} />
          <Figure name="worst return" value={format(found.worstReturn, 1)} />
          {Object.entries(found.measures).map(([name, mean]) => (
            <Figure key={name} name={`${name} per episode`} value={format(mean, 2)} />
          ))}
        </dl>
      )}
    </section>
  );
}

/** Puts the page into the document. */
export function mountTraining(source: NewsSource): void {
  startTheme();
  const root = document.getElementById('app');
  if (root === null) throw new Error('mountTraining: no place for the page (expected an element with id app). Add it.');
  render(<Page source={source} />, root);
}
