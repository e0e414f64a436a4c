/** A network as files that other tools read: GraphML (NetworkX, Gephi, yEd, Cytoscape) and a matrix of weights as CSV. */
import { escapeText } from '../../kernel/xml-text.js';
import type { NamedLink } from './named-link.js';

export function graphMl(names: readonly string[], links: readonly NamedLink[]): string {
  const attributes = [
    ['delay', 'int'],
    ['te', 'double'],
    ['pValue', 'double'],
  ] as const;
  const at = new Map(names.map((name, position) => [name, position]));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    '  <key id="name" for="node" attr.name="name" attr.type="string"/>',
    ...attributes.map(([name, type]) => `  <key id="${name}" for="edge" attr.name="${name}" attr.type="${type}"/>`),
    '  <graph id="network" edgedefault="directed">',
    ...names.map((name, node) => `    <node id="n${node}"><data key="name">${escapeText(name)}</data></node>`),
    ...links.map((link) => {
      const data = attributes.map(([name]) => `<data key="${name}">${link[name]}</data>`).join('');
      return `    <edge source="n${at.get(link.source)}" target="n${at.get(link.target)}">${data}</edge>`;
    }),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

/** Rows are sources, columns targets; what is not linked is 0. */
export function adjacencyCsv(names: readonly string[], links: readonly NamedLink[]): string {
  const weight = (source: string, target: string): number =>
    links.find((link) => link.source === source && link.target === target)?.te ?? 0;
  return [
    ['source', ...names].map(quoted).join(','),
    ...names.map((source) => [quoted(source), ...names.map((target) => String(weight(source, target)))].join(',')),
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
