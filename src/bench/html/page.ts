/**
 * The report that people look at: one HTML file without scripts, network or fonts of its own, light and dark as the
 * reader's system is. First what held and what failed, then the plots of each device, then every figure in tables.
 */
import type { ClaimReport, Figure, Promised } from '../claim.js';
import { digits, type MeasuredRun, type MeasuredSuite } from '../report.js';
import { plotsOf } from './plots.js';
import { style } from './style.js';
import { escape, time } from './svg.js';

type Part = Pick<MeasuredSuite, 'command' | 'runs'> & { readonly quick?: boolean };

/** The page of one command, or of several: devices are told apart by name. */
export function reportPage(...suites: readonly Part[]): string {
  const entries = suites.flatMap(({ command, runs, quick }) =>
    runs.map((run) => ({ command, run, quick: quick === true })),
  );
  const devices = [...new Set(entries.map(({ run }) => run.device))];
  const sections = devices.map((device) => {
    const own = entries.filter(({ run }) => run.device === device);
    return deviceSection(device, own);
  });
  const links = devices.map((device) => `<a href="#${idOf(device)}">${escape(device)}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>fieldbrain benchmarks</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>fieldbrain benchmarks</h1>
<p class="lead">Measured, not typed: this page is made from the JSON beside it. Every figure carries its device, sizes, dtype, baseline, warm-up and repetitions. ${links}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

interface Entry {
  readonly command: string;
  readonly run: MeasuredRun;
  readonly quick: boolean;
}

function deviceSection(device: string, entries: readonly Entry[]): string {
  const runs = entries.map(({ run }) => run);
  const claims = runs.flatMap((run) => run.claims);
  const promises = claims.flatMap((claim) => claim.promises);
  const failed = claims.filter(({ error }) => error !== undefined);
  const [{ machine }] = runs;
  const busy = runs.filter(({ loadBefore }) => loadBefore > machine.cores / 2);
  const warnings = [
    ...(entries.some(({ quick }) => quick)
      ? ['A quick run: small sizes and few repetitions. It shows that everything runs; do not quote its figures.']
      : []),
    ...(busy.length === 0
      ? []
      : [
          `The machine was busy before ${busy.map(({ benchmark }) => benchmark).join(', ')}: do not quote these figures.`,
        ]),
  ];
  const plots = plotsOf(runs).map(
    ({ heading, text, body }) =>
      `<section class="plot"><h3>${escape(heading)}</h3><p>${escape(text)}</p>${body}</section>`,
  );
  return `<section id="${idOf(device)}">
<h2>${escape(device)}</h2>
<p>${escape(`fieldbrain ${machine.fieldbrain}, Node ${machine.node}, ${machine.processor}, ${machine.cores} cores.`)} ${[...new Set(entries.map(({ command }) => command))].map((command) => `<code>${escape(command)}</code>`).join(' ')}</p>
${warnings.map((text) => `<p class="warning">${escape(text)}</p>`).join('')}
<div class="cards">
${card(String(claims.length - failed.length), 'claims measured')}
${card(`${promises.filter(({ holds }) => holds).length} / ${promises.length}`, 'promises held')}
${card(String(failed.length), 'claims failed', failed.length > 0)}
</div>
${brokenList(runs)}
${plots.join('\n')}
<h3>Every figure</h3>
${entries.map(({ run }) => `<h4>${escape(run.benchmark)}</h4>${run.claims.map(claimDetails).join('\n')}`).join('\n')}
</section>`;
}

function card(value: string, text: string, isBad = false): string {
  return `<div class="card${isBad ? ' bad' : ''}"><b>${escape(value)}</b><span>${escape(text)}</span></div>`;
}

/** What did not hold, first: a reader must not have to look for it. */
function brokenList(runs: readonly MeasuredRun[]): string {
  const lines = runs.flatMap(({ benchmark, claims }) =>
    claims.flatMap(({ claim, error, promises }) => [
      ...(error === undefined ? [] : [`${benchmark} ${claim}: not measured (${error.code}): ${error.message}`]),
      ...promises.filter(({ holds }) => !holds).map((one) => `${benchmark} ${claim}: ${promiseText(one)}`),
    ]),
  );
  if (lines.length === 0) return '<p>Everything promised held.</p>';
  return `<details open><summary>What did not hold (${lines.length})</summary><ul>${lines.map((line) => `<li class="no">${escape(line)}</li>`).join('')}</ul></details>`;
}

function promiseText({ text, value, limit, gate, explanation }: Promised): string {
  const kind = gate === true ? 'required' : 'promised';
  return `${text}: ${digits(value)} (${kind}: at most ${digits(limit)})${explanation === undefined ? '' : ` ${explanation}`}`;
}

function claimDetails({
  claim,
  title,
  figures,
  promises,
  notes,
  setting,
  error,
  utilisation,
  seconds,
}: ClaimReport): string {
  const facts = [
    ...(setting === undefined
      ? []
      : [`dtype ${setting.dtype}`, `baseline: ${setting.baseline}`, `transfers ${setting.transfers}`]),
    ...(utilisation === undefined ? [] : [`processor ${Math.round(100 * utilisation.processorShare)} % of all cores`]),
    ...(utilisation?.gpuShare === undefined
      ? []
      : [`GPU ${Math.round(100 * utilisation.gpuShare)} % by the driver’s samples`]),
    ...(seconds === undefined ? [] : [`${digits(seconds)} s`]),
  ];
  const table =
    figures.length === 0
      ? ''
      : `<div class="wide"><table><thead><tr><th>measured</th><th>sizes</th><th>min</th><th>p50</th><th>p95</th><th>p99</th><th>runs</th><th>and</th></tr></thead><tbody>${figures.map(row).join('')}</tbody></table></div>`;
  const lines = promises
    .map((one) => `<li class="${one.holds ? 'yes' : 'no'}">${escape(promiseText(one))}</li>`)
    .join('');
  return `<details><summary>${escape(claim)}: ${escape(title)}</summary>
<p class="facts">${escape(facts.join(' · '))}</p>
${error === undefined ? '' : `<p class="warning">${escape(`Not measured (${error.code}): ${error.message}`)}</p>`}
${table}${lines === '' ? '' : `<ul>${lines}</ul>`}${notes.map((note) => `<p>${escape(note)}</p>`).join('')}
</details>`;
}

function row({ name, sizes, minUs, p50Us, p95Us, p99Us, warmUp, repetitions, more = {} }: Figure): string {
  const list = (table: Readonly<Record<string, number | string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${key} ${typeof value === 'number' ? digits(value) : value}`)
      .join(', ');
  const times = [minUs, p50Us, p95Us, p99Us].map((us) => `<td class="n">${time(us)}</td>`).join('');
  return `<tr><td>${escape(name)}</td><td>${escape(list(sizes))}</td>${times}<td class="n">${warmUp} + ${repetitions}</td><td>${escape(list(more))}</td></tr>`;
}

function idOf(device: string): string {
  return device.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
