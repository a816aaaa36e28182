import type { Language } from './language.js';

/** Dutch. */
export const dutch: Language = {
  articles: { indefinite: /^een$/, definite: /^(?:de|het|dit|dat|deze|die|zijn|haar|hun)$/ },
  innerConnectives: 'ook|echter',
  ordinals: [/^(?:ten eerste|ten tweede|ten derde|ten slotte|eerst)(?!\p{L})/iu],
  stepWords: 'stap',
};
