/** Returns of the last episodes of a brain that learns by reward; not shown for others. */
import { format, formatCount, useStore } from './context.js';

export function EpisodesPanel() {
  const store = useStore();
  store.tick.value;
  const episodes = store.past()?.episodes;
  if (episodes?.report === undefined) return null;
  const { ended, lastReturn, lastLength, sigma } = episodes.report;
  const { returns } = episodes;
  const said = returns.length === 0 ? 'none ended' : `${returns.length} returns, the last ${format(lastReturn)}`;
  return (
    <figure class="panel plot episodes" aria-label="Episodes">
      <figcaption>
        <h2>Episode returns</h2>
        <span class="key accent">
          last <b>{ended === 0 ? '–' : format(lastReturn)}</b>
        </span>
        <span>{ended === 0 ? 'none ended' : `${formatCount(lastLength)} steps, ${formatCount(ended)} ended`}</span>
        <span title="How far motors stray from what the policy says">σ {format(sigma)}</span>
      </figcaption>
      <svg class="plot-area" viewBox="0 0 240 80" preserveAspectRatio="none" role="img" aria-label={said}>
        <polyline points={episodes.line(240, 80)} vector-effect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}
