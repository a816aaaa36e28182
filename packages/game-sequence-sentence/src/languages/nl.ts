import type { Language } from './language.js';

/** Dutch. */
export const dutch: Language = {
  articles: { indefinite: /^een$/, definite: /^(?:de|het|dit|dat|deze|die|zijn|haar|hun)$/ },
  innerConnectives: 'ook|echter',
  ordinals: [/^(?:ten eerste|ten tweede|ten derde|ten slotte|eerst)(?!\p{L})/iu],
  stepWords: 'stap',
  demonstratives: /^(?:dit|deze|zulke?)$/,
  pointers: /^(?:toen|dan|daarna|verdere|ook|ander|andere|anderen|echter|weer|nog|daarom|beide|daar|hier|toch)$/,
  additions: /^(?:en|ook|bovendien|daarnaast|verder|andere|sommige|veel|of|(?:\p{L}+ ){1,4}ook)(?![\p{L}\p{M}])/iu,
  persons: /^(?:hij|zij|ze|hem|zijn|haar)$/,
  explained: /^(?:de|het) (?:[\p{L}-]+ ){1,2}(?:van|tussen)\b/iu,
  agreements: [
    {
      pronoun: /^hij(?!\p{L})/iu,
      noun: /(?<!\p{L})(?:hij|hem|zijn|zich|de|een|deze|die|mijn|haar|hun|onze)(?!\p{L})|(?<=\P{L})\p{Lu}\p{Ll}/u,
    },
    { pronoun: /^het(?!\p{L})/iu, noun: /(?<!\p{L})(?:het|een|dit|dat|zijn|zich|mijn|haar|hun|ons)(?!\p{L})/iu },
  ],
  centuries: '(?:e|de|ste) eeuw',
  closings: /^(?:toen|daarna|ten slotte|eindelijk|uiteindelijk|vervolgens)(?!\p{L})/iu,
};
