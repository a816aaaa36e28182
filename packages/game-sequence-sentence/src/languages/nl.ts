import type { Language } from './language.js';

/** Dutch. */
export const dutch: Language = {
  articles: { indefinite: /^een$/, definite: /^(?:de|het|dit|dat|deze|die|zijn|haar|hun)$/ },
  innerConnectives: 'ook|echter',
  ordinals: [/^(?:ten eerste|ten tweede|ten derde|ten slotte|eerst)(?!\p{L})/iu],
  stepWords: 'stap',
  demonstratives: /^(?:dit|deze|zulke?)$/,
  pointers: /^(?:toen|dan|daarna|verdere|ook|ander|andere|anderen|echter|weer|nog|daarom|beide|daar|hier|toch)$/,
  additions: /^(?:en|ook|bovendien|daarnaast|verder|andere|sommige|veel|of|\p{L}+ \p{L}+ ook)(?![\p{L}\p{M}])/iu,
  persons: /^(?:hij|zij|ze|hem|zijn|haar)$/,
  explained: /^(?:de|het) (?:[\p{L}-]+ ){1,2}(?:van|tussen)\b/iu,
};
