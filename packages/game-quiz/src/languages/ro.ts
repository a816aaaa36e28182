import type { Language } from './language.js';
import { romanianClasses } from './ro-words.js';

/** Romanian. See language.ts for the members. */
export const ro = {
  absoluteTerms: 'întotdeauna|mereu|niciodată|absolut|complet|total|fără excepție|în niciun caz',
  wholeTerms: 'toți|toate|fiecare|nimeni|nimic',
  vagueTerms: 'uneori|de obicei|adesea|deseori|frecvent|rareori|probabil|poate|în general|mai mult sau mai puțin',
  negations: 'nu|cu excepția|niciodată|fără|fals|falsă|incorectă?',
  asksForReason: 'de ce',
  pronouns: 'el|ea|ei|ele|lui',
  namesTheText: [/(?:potrivit|conform) textului|în text(?:ul)?(?!\p{L})/iu],
  allOfTheAbove: ['toate cele de mai sus', 'toate variantele', 'toate răspunsurile sunt corecte'],
  noneOfTheAbove: ['niciuna dintre cele de mai sus', 'niciuna de mai sus', 'nicio variantă'],
  truthValues: 'adevărat fals da nu',
  optionNames: 'răspunsul|varianta',
  positions: 'prima|a doua|ultima',
  optionJoiners: 'și|sau',
  andWords: 'și',
  leansBack: /(?<!\p{L})(?:și el|și ea|încă)(?!\p{L})/u,
  listWords: 'și|sau',
  stemWords: { min: 7, max: 30 },
  pointsBack: /^(?:el|ea|ei|ele|îl|îi|lor|acesta|aceasta|aceștia|acestea|acolo|atunci|apoi|iar|dar|însă|deci)$/iu,
  pointsByOrder: /^(?:A doua zi|De atunci|După aceea|Într-o (?:zi|seară)|În cele din urmă)(?!\p{L})/u,
  numberBounds: 'peste|mai mult de|mai puțin de|cel puțin|cel mult|până la|până în|sub|aproape|din|înainte de|după',
  placePrepositions: 'în la',
  wordClasses: romanianClasses,
  wordEndings: { 'm.1': '0 ul', 'f.1': 'ă a', 'f.2': 'e ea' },
} satisfies Language;
