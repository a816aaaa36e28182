import type { Language } from './language.js';
import { dutchClasses } from './nl-words.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Words between a subject and its verb that are part of the subject. */
const notVerb =
  '(?!(?:en|of|maar|als|met|van|uit|in|op|aan|bij|naar|te|tot|voor|door|over|onder|na|zelf|ook|niet|de|het|een|die|dat|wie|waar|alleen)\\s)';
/** No object that another sentence names. */
const noOtherPerson = '(?!.{0,80}\\s(?:hem|haar|hen|hun|ze|zij|hij|er|daar|het)(?=[\\s.,])(?! \\p{Ll}+))';
const says = '(?:zei|vroeg|riep|antwoordde|fluisterde|schreeuwde)';
const being = '(?:(?:[Dd]e|[Hh]et|[Ee]en) )?\\p{L}+(?: \\p{Lu}\\p{Ll}+)?';

/** Dutch. See language.ts for the members. */
export const nl = {
  absoluteTerms: 'altijd|nooit|absoluut|volledig|helemaal|totaal|zonder uitzondering|in geen geval',
  wholeTerms: 'alle|alles|iedereen|elke|niemand|niets',
  vagueTerms:
    'soms|meestal|gewoonlijk|doorgaans|vaak|zelden|af en toe|misschien|waarschijnlijk|over het algemeen|min of meer',
  degreeWords: 'hoe',
  frequencyWords: 'vaak',
  negations: 'niet|geen|behalve|nooit|zonder|onjuist',
  asksForReason: 'waarom',
  clauseOpeners: 'dat|als|omdat|of|hoewel|terwijl',
  pronouns: 'hij|hem|hun',
  namesTheText: [/volgens de tekst|in de tekst/iu],
  allOfTheAbove: [
    'alle bovenstaande',
    'al het bovenstaande',
    'alle antwoorden zijn juist',
    'alle bovenstaande antwoorden',
  ],
  noneOfTheAbove: ['geen van bovenstaande', 'geen van de bovenstaande', 'geen van deze', 'geen van de antwoorden'],
  truthValues: 'waar onwaar ja nee',
  optionNames: 'antwoord(?:en)?',
  positions: 'eerste|tweede|derde|laatste',
  verdicts: 'juist|onjuist',
  copulas: 'is het',
  optionJoiners: 'en|of',
  combinationOpeners: 'alleen|zowel',
  andWords: 'en',
  listWords: 'en|of',
  stemWords: { min: 6, max: 38 },
  pointsOutside: /(?<!\p{L})(?:deze|dit|ik|mij|me|mijn|wij|we|ons|onze|jij|je|jouw|jullie|u|uw|hier)(?!\p{L})/iu,
  pointsBack: /^(?:hij|zij|ze|zijn|haar|hun|hem|hen|daarna|later)$/i,
  pointsByOrder: /^(?:[\p{L}\p{N}-]+ ){1,6}\p{Ll}{3,} (?:hij|zij|ze)(?!\p{L})/u,
  yearBefore: 'jaar',
  eraBehind: '[vn]\\. ?Chr',
  yearsBehind: 'jaar',
  numberBounds:
    'meer dan|minder dan|minstens|ten minste|hoogstens|maximaal|minimaal|ruim|bijna|tot|tot wel|tot en met|boven|onder|voor|na|sinds|vanaf',
  definiteArticles: 'de|het',
  notNumbered: 'eerste|laatste|circa|ruim',
  countsNothing: 'en',
  placePrepositions: 'in te',
  personVerbs:
    'schreef schilderde stierf zei vroeg riep antwoordde lachte dacht huilde trouwde ontdekte bouwde componeerde publiceerde won regeerde',
  wordClasses: dutchClasses,
  wordArticles: { de: 'de een', het: 'het een' },
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:\p{Ll}{2,}(?:de|te)|zei|liep|ging|zag|vond|riep|kwam|nam|keek|at|sliep|wilde|kon)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(`^(?<key>${being}) (?<rest>${notVerb}\\p{Ll}{2,}(?<!en) ${noOtherPerson}.{8,140})\\.$`, 'u'),
      ask: 'Wie {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^(?<key>${being}) ${says}[^:"“«]{0,40}[:,] ?["“‘'](?<said>[^"“”]{15,140}?)[.,]?["”]`, 'u'),
      ask: 'Wie zegt: “{said}”?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^["“](?<said>[^"“”]{15,140}?),?["”],? ${says} (?<key>${being})(?!\\p{L})`, 'u'),
      ask: 'Wie zegt: “{said}”?',
    },
  ],
} satisfies Language;
