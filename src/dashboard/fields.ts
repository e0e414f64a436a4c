/**
 * The page of neural fields: a network of fields runs in a worker of this page; lines are drawn as curves (u, f(u), stimulus),
 * planes as heat maps. A slider for every parameter, stimuli placed by hand. The address may name a preset and a device:
 * fields.html?preset=memory&device=cpu.
 */
import './fields/style.css';
import { deviceKinds } from '../device/kinds.js';
import { fieldPresets } from '../fields/presets.js';
import { FieldsPage } from './fields/page.js';

const asked = new URLSearchParams(location.search);
const preset = asked.get('preset') ?? '';
const device = deviceKinds.find((kind) => kind === asked.get('device'));
new FieldsPage(document.querySelector('#app') as HTMLElement, device).show(
  fieldPresets[preset] === undefined ? 'memory' : preset,
);
