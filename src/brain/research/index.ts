/**
 * Research mode: further faculties of the cycle, chosen by configuration. They look at the field when it has been pooled,
 * act on it in one pass after the next evolution, guide the motors, and take part in the prediction. In deployment nothing
 * here adds an op or a tensor.
 */
import type { ProgramBuilder } from '../../kernel/index.js';
import { predict } from '../constants.js';
import type { Tuning } from '../modulate.js';
import type { Mind } from '../tensors.js';
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

export function addResearch(b: ProgramBuilder, mind: Mind): ResearchHooks {
  const { research } = mind;
  if (research === false) return nothing;
  const memberOf = (name: ResearchFaculty): number => predict.members + memberFaculties(research).indexOf(name);
  const hierarchy = research.hierarchy ? declareHierarchy(b, mind) : undefined;
  const attractors = research.attractors ? declareAttractors(b, mind) : undefined;
  const attention = research.attention ? declareAttention(b, mind) : undefined;
  const places = research.places ? declarePlaces(b, mind) : undefined;
  const regions = research.regions ? declareRegions(b, mind) : undefined;
  const activeSensing = research.activeSensing ? declareActiveSensing(b, mind) : undefined;
  const sensorCell = knowsCells(research) ? b.constant('sensorCell', 'i32', [mind.shape.sensors]) : undefined;
  return {
    shapeField(tuning) {
      const influences: Influence[] = [];
      if (hierarchy !== undefined) influences.push(hierarchyInfluence(b, mind, hierarchy));
      if (attractors !== undefined) influences.push(addAttractors(b, mind, attractors));
      if (attention !== undefined) influences.push(attentionInfluence(mind, attention, tuning));
      if (regions !== undefined) influences.push(regionInfluence(b, mind, regions));
      if (research.resonance) influences.push(addResonance(b, mind, tuning));
      if (activeSensing !== undefined) influences.push(glimpseInfluence(mind, activeSensing, tuning));
      addInfluences(b, mind, influences);
      if (research.dreaming) addDreaming(b, mind);
    },
    perceive() {
      if (hierarchy !== undefined) addHierarchy(b, mind, hierarchy, memberOf('hierarchy'));
      if (attention !== undefined) addAttention(b, mind, attention);
      if (places !== undefined) addPlaces(b, mind, places, memberOf('places'));
      if (sensorCell === undefined) return;
      if (regions !== undefined) addRegions(b, mind, regions, sensorCell);
      if (activeSensing !== undefined) addActiveSensing(b, mind, activeSensing, sensorCell, regions);
    },
    steer() {
      if (places !== undefined) guidePlaces(b, mind, places);
      if (activeSensing !== undefined) guideGaze(b, mind, activeSensing);
    },
    finish() {
      if (regions !== undefined) addPartition(b, mind, regions);
    },
  };
}
