/** The look of the report: system fonts, few colours, the same in light and dark. */
export const style = `
:root { --page: #ffffff; --ink: #1d2430; --soft: #5b6472; --line: #dfe3e9; --panel: #f6f8fa; --bad: #b42318; --good: #1a7f37;
  --t1: #1f6feb; --t2: #9aa4b2; --t3: #d97706; --t4: #7c3aed; --t5: #0f9d77; --t6: #c2185b; --mark: #d97706; }
@media (prefers-color-scheme: dark) { :root { --page: #12161c; --ink: #e6e9ee; --soft: #9aa4b2; --line: #2b323c; --panel: #1a2029;
  --bad: #ff7b72; --good: #56d364; --t1: #58a6ff; --t2: #6e7887; --t3: #f0a33f; --t4: #b392f0; --t5: #3ddbad; --t6: #f778ba; --mark: #f0a33f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 980px; margin: 0 auto; padding: 24px 20px 80px; }
h1 { font-size: 28px; margin: 8px 0; } h2 { font-size: 22px; margin: 48px 0 4px; border-top: 1px solid var(--line); padding-top: 24px; }
h3 { font-size: 17px; margin: 28px 0 2px; } h4 { margin: 20px 0 6px; } p { margin: 4px 0 10px; } .lead, .plot p, .facts { color: var(--soft); }
code { background: var(--panel); padding: 1px 5px; border-radius: 4px; font-size: 13px; } a { color: var(--t1); }
.cards { display: flex; flex-wrap: wrap; gap: 12px; margin: 14px 0; }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 10px 16px; min-width: 130px; }
.card b { display: block; font-size: 22px; } .card span { color: var(--soft); font-size: 13px; } .card.bad b { color: var(--bad); }
.warning { border-left: 4px solid var(--mark); background: var(--panel); padding: 8px 12px; }
.plot { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 4px 18px 14px; margin: 16px 0; }
.plot h3 { margin-top: 12px; } svg { display: block; width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .value { paint-order: stroke; stroke: var(--panel); stroke-width: 4px; } svg .tick { font-size: 11px; fill: var(--soft); } svg .label { fill: var(--soft); } svg .inside { fill: var(--page); font-size: 11px; font-weight: 600; }
svg .grid { stroke: var(--line); } svg .axis { stroke: var(--soft); } svg .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg rect.tone1, svg circle.tone1 { fill: var(--t1); } svg rect.tone2, svg circle.tone2 { fill: var(--t2); } svg rect.tone3, svg circle.tone3 { fill: var(--t3); }
svg circle.tone4 { fill: var(--t4); } svg circle.tone5 { fill: var(--t5); } svg circle.tone6 { fill: var(--t6); }
svg .line { fill: none; stroke-width: 2; } svg .line.tone1 { stroke: var(--t1); } svg .line.tone2 { stroke: var(--t2); } svg .line.tone3 { stroke: var(--t3); }
svg .line.tone4 { stroke: var(--t4); } svg .line.tone5 { stroke: var(--t5); } svg .line.tone6 { stroke: var(--t6); }
.key li { overflow-wrap: anywhere; } .key { columns: 2; color: var(--soft); font-size: 13px; margin: 4px 0 0; } .grid-of { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; }
figure { margin: 0; } figcaption { font-size: 13px; } small { color: var(--soft); }
details { border: 1px solid var(--line); border-radius: 8px; padding: 6px 14px; margin: 8px 0; } summary { cursor: pointer; font-weight: 600; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 13px; width: 100%; } th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; } td.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
ul { padding-left: 20px; } li { overflow-wrap: anywhere; } li.no::marker { content: '✗ '; color: var(--bad); } li.yes::marker { content: '✓ '; color: var(--good); }
`;
