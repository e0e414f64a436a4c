/**
 * Research mode: further faculties of the cycle, chosen by configuration. They look at the field when it has been pooled,
 * act on it in one pass after the next evolution, guide the motors, and take part in the prediction. In deployment nothing
 * here adds an op or a tensor.
 */
import type { ProgramBuilder } from '../../kernel/index.js';
import { predict } from '../constants.js';
import type { Tuning } from '../modulate.js';
import type { BrainTensors } from '../tensors.js';
import { addActiveSensing, declareActiveSensing, glimpseInfluence, guideGaze } from './active-sensing.js';
import { addAttention, attentionInfluence, declareAttention } from './attention.js';
import { addAttractors, declareAttractors } from './attractors.js';
import { addDreaming } from './dream.js';
import { memberFaculties, type ResearchFaculty } from './faculties.js';
import { addHierarchy, declareHierarchy, hierarchyInfluence } from './hierarchy.js';
import { addInfluences, type Influence } from './influence.js';
import { addPlaces, declarePlaces, guidePlaces } from './places.js';
import { addPartition, addRegions, declareRegions, regionInfluence } from './regions.js';
import { addResonance } from './resonance.js';
import { knowsCells } from './wiring.js';

/** The hooks of the cycle; in deployment they do nothing. */
export interface ResearchHooks {
  /** After evolve, before pool: what is added to the field. */
  shapeField(tuning: Tuning): void;
  /** After pool and query: what is made of the new field. */
  perceive(): void;
  /** After act: what is added to the motors. */
  steer(): void;
  /** At the end: what only runs in few cycles. */
  finish(): void;
}

const nothing: ResearchHooks = { shapeField() {}, perceive() {}, steer() {}, finish() {} };

export function addResearch(b: ProgramBuilder, tensors: BrainTensors): ResearchHooks {
  const { research } = tensors;
  if (research === false) return nothing;
  const memberOf = (name: ResearchFaculty): number => predict.members + memberFaculties(research).indexOf(name);
  const hierarchy = research.hierarchy ? declareHierarchy(b, tensors) : undefined;
  const attractors = research.attractors ? declareAttractors(b, tensors) : undefined;
  const attention = research.attention ? declareAttention(b, tensors) : undefined;
  const places = research.places ? declarePlaces(b, tensors) : undefined;
  const regions = research.regions ? declareRegions(b, tensors) : undefined;
  const activeSensing = research.activeSensing ? declareActiveSensing(b, tensors) : undefined;
  const sensorCell = knowsCells(research) ? b.constant('sensorCell', 'i32', [tensors.shape.sensors]) : undefined;
  return {
    shapeField(tuning) {
      const influences: Influence[] = [];
      if (hierarchy !== undefined) influences.push(hierarchyInfluence(b, tensors, hierarchy));
      if (attractors !== undefined) influences.push(addAttractors(b, tensors, attractors));
      if (attention !== undefined) influences.push(attentionInfluence(tensors, attention, tuning));
      if (regions !== undefined) influences.push(regionInfluence(b, tensors, regions));
      if (research.resonance) influences.push(addResonance(b, tensors, tuning));
      if (activeSensing !== undefined) influences.push(glimpseInfluence(tensors, activeSensing, tuning));
      addInfluences(b, tensors, influences);
      if (research.dreaming) addDreaming(b, tensors);
    },
    perceive() {
      if (hierarchy !== undefined) addHierarchy(b, tensors, hierarchy, memberOf('hierarchy'));
      if (attention !== undefined) addAttention(b, tensors, attention);
      if (places !== undefined) addPlaces(b, tensors, places, memberOf('places'));
      if (sensorCell === undefined) return;
      if (regions !== undefined) addRegions(b, tensors, regions, sensorCell);
      if (activeSensing !== undefined) addActiveSensing(b, tensors, activeSensing, sensorCell, regions);
    },
    steer() {
      if (places !== undefined) guidePlaces(b, tensors, places);
      if (activeSensing !== undefined) guideGaze(b, tensors, activeSensing);
    },
    finish() {
      if (regions !== undefined) addPartition(b, tensors, regions);
    },
  };
}
