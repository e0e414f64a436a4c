/** Every behaviour there is, in the order in which they are run: from the quick and basic to the long. */
import { age } from './age.js';
import type { Behaviour } from './behaviour.js';
import { driving } from './driving.js';
import { echoState } from './echo-state.js';
import { learning } from './learning/behaviours.js';
import { change } from './learning/change.js';
import { drivingByReward, shownThenRewardInRooms } from './learning/driving.js';
import { shown } from './learning/shown.js';
import { lesions } from './lesions.js';
import { navigation } from './navigation.js';
import { original } from './original.js';
import { prediction } from './prediction.js';
import { preservation } from './preservation.js';
import { recognition } from './recognition.js';
import { reservoir } from './reservoir/reservoir.js';
import { safety } from './safety.js';
import { sensitivity } from './sensitivity.js';
import { sequence } from './sequence.js';
import { workingMemory } from './working-memory.js';

export const behaviours: readonly Behaviour[] = [
  sensitivity,
  echoState,
  prediction,
  reservoir,
  sequence,
  workingMemory,
  recognition,
  original,
  lesions,
  preservation,
  safety,
  navigation,
  driving,
  ...learning,
  change,
  drivingByReward,
  ...shown,
  shownThenRewardInRooms,
  age,
];
