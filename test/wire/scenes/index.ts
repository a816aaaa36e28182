import type { Scene } from '../stage.js';
import { keys, noAdmins, open } from './door.js';
import { hanging, otherGames } from './games.js';
import { bounds, generation } from './generation.js';
import { grading } from './grading.js';
import { llm, noLoopback } from './llm.js';
import { busy, failing, hurried, impatient, limited, ollama, openai, stopping } from './models.js';
import { pageless, service } from './service.js';
import { sets } from './sets.js';
import { severalModels } from './several-models.js';

/** Everything that is recorded of the service, by the name of its file. */
export const scenes: Readonly<Record<string, Scene>> = {
  service,
  pageless,
  generation,
  bounds,
  grading,
  sets,
  'other-games': otherGames,
  hanging,
  keys,
  'no-admins': noAdmins,
  open,
  llm,
  'no-loopback': noLoopback,
  openai,
  ollama,
  limited,
  'several-models': severalModels,
  failing,
  busy,
  hurried,
  impatient,
  stopping,
};
