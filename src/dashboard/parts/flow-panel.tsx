/** Which sensors, motors and measures of the brain carry information about which others, over the last cycles. */
import { format, formatCount, useStore } from './context.js';

const linksShown = 8;

export function FlowPanel() {
  const store = useStore();
  if (!store.hasFlow.value || store.robot.value === undefined) return null;
  const isShown = store.showsFlow.value;
  const flow = store.flow.value;
  const links = flow?.links.slice(0, linksShown) ?? [];
  const most = links[0]?.te || 1;
  return (
    <section class="panel profile flow" aria-label="Information flow">
      <div class="panel-head">
        <h2>Information flow</h2>
        <span class="grow" />
        {isShown && <span class="muted">{saidOf(flow)}</span>}
        <button
          type="button"
          class="quiet small"
          aria-pressed={isShown}
          disabled={!store.may('watchFlow')}
          onClick={() => store.showFlow(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {isShown && (
        <ol data-test="flow">
          {links.map(({ source, target, delay, te, pValue }) => (
            <li
              key={`${source}>${target}`}
              title={`after ${delay} cycles, ${te.toPrecision(3)} nats, p = ${format(pValue)}`}
            >
              <span>{`${source} → ${target}`}</span>
              <i style={{ width: `${(100 * te) / most}%` }} aria-hidden="true" />
              <b>{`${te.toFixed(3)} @${delay}`}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function saidOf(flow: ReturnType<typeof useStore>['flow']['value']): string {
  if (flow === undefined) return 'collecting';
  const { samples, needed, links } = flow;
  if (samples < needed) return `collecting, ${formatCount(samples)} of ${formatCount(needed)} cycles`;
  return `${links.length} links, ${formatCount(samples)} cycles`;
}
