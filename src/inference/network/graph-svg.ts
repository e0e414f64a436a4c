/**
 * A network as an SVG picture: series on a circle, links as arrows with their delays, thicker for more. Plain text without
 * scripts or fonts of its own; each arrow says its value when it is pointed at.
 */
import { escapeText } from '../../kernel/xml-text.js';
import type { NamedLink } from './named-link.js';

const nodeRadius = 24;
const margin = 90;
const headLength = 10;

export function graphSvg(title: string, names: readonly string[], links: readonly NamedLink[]): string {
  const radius = Math.max(120, (names.length * (2 * nodeRadius + 16)) / (2 * Math.PI));
  const size = 2 * (radius + margin);
  const centre = size / 2;
  const places = names.map((name, at) => {
    const angle = (2 * Math.PI * at) / names.length - Math.PI / 2;
    return { name, x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
  });
  const most = Math.max(1e-300, ...links.map(({ te }) => te));
  const arrows = links.map((link) => arrow(link, places, most));
  const nodes = places.map(
    ({ name, x, y }) =>
      `<g><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${nodeRadius}" fill="#ffffff" stroke="#333333" stroke-width="1.5"/>` +
      `<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle">${escapeText(short(name))}</text><title>${escapeText(name)}</title></g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.toFixed(0)}" height="${(size + 30).toFixed(0)}" viewBox="0 -30 ${size.toFixed(0)} ${(size + 30).toFixed(0)}" font-family="sans-serif" font-size="12">`,
    `<rect y="-30" width="${size.toFixed(0)}" height="${(size + 30).toFixed(0)}" fill="#ffffff"/>`,
    `<text x="16" y="-6" font-size="15">${escapeText(title)}</text>`,
    `<text x="16" y="12" fill="#555555">${links.length === 0 ? 'no links' : 'arrows: delay in steps; thicker is more'}</text>`,
    ...arrows,
    ...nodes,
    '</svg>',
    '',
  ].join('\n');
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Bent to one side, so that a pair that drives each other shows two arrows. */
function arrow(link: NamedLink, places: readonly Place[], most: number): string {
  const from = places.find(({ name }) => name === link.source) as Place;
  const to = places.find(({ name }) => name === link.target) as Place;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = 0.12 * length;
  const [cx, cy] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  const edge = (node: Place, distance: number): [number, number] => {
    const [ex, ey] = [cx - node.x, cy - node.y];
    const reach = Math.hypot(ex, ey);
    return [node.x + (ex / reach) * distance, node.y + (ey / reach) * distance];
  };
  const [x0, y0] = edge(from, nodeRadius);
  const [x1, y1] = edge(to, nodeRadius + headLength);
  const [tipX, tipY] = edge(to, nodeRadius + 1);
  const width = 1 + 4 * Math.sqrt(Math.max(0, link.te) / most);
  const [ux, uy] = [(tipX - x1) / headLength, (tipY - y1) / headLength];
  const half = 3 + width / 2;
  const head = [
    [tipX, tipY],
    [x1 - uy * half, y1 + ux * half],
    [x1 + uy * half, y1 - ux * half],
  ];
  const points = head.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const text = `${link.source} → ${link.target}: ${link.te.toPrecision(3)} nats after ${link.delay}, p = ${link.pValue.toPrecision(2)}`;
  const [labelX, labelY] = [(from.x + 2 * cx + to.x) / 4, (from.y + 2 * cy + to.y) / 4];
  return (
    `<g stroke="#08306b" fill="none"><path d="M${x0.toFixed(1)} ${y0.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}" stroke-width="${width.toFixed(2)}"/>` +
    `<polygon points="${points}" fill="#08306b" stroke="none"/>` +
    `<text x="${labelX.toFixed(1)}" y="${labelY.toFixed(1)}" fill="#08306b" stroke="#ffffff" stroke-width="3" paint-order="stroke">${link.delay}</text>` +
    `<title>${escapeText(text)}</title></g>`
  );
}

function short(name: string): string {
  return name.length > 7 ? `${name.slice(0, 6)}…` : name;
}
