import type { Language } from './language.js';

/** Portuguese. */
export const portuguese: Language = {
  articles: {
    indefinite: /^(?:um|uma|uns|umas)$/,
    definite: /^(?:o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|aos|à|às|pelo|pela|est[ae]s?|ess[ae]s?|seus?|suas?)$/,
  },
  innerConnectives: 'também|porém',
  ordinals: [/^(?:primeiro|segundo|terceiro|em (?:primeiro|segundo|terceiro|último) lugar)(?!\p{L})/iu],
  stepWords: 'passo',
  procedureHeadings: 'preparo|passo',
};
