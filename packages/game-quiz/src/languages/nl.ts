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
  leansBack: /(?<!\p{L})(?:ook|nog|weer|daarbij)(?!\p{L})|^(?:zijn|haar|hun) \p{Ll}/iu,
  listWords: 'en|of',
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns: /(?<!\p{L})(?:hij|hem|hen|hun|haar(?! \p{Ll}{3,}))(?!\p{L})/u,
  namesSubject: /^(?:De|Het|Een|Alle) \p{L}+/u,
  pointsOutside: /(?<!\p{L})(?:deze|dit|ik|mij|me|mijn|wij|we|ons|onze|jij|je|jouw|jullie|u|uw|hier)(?!\p{L})/iu,
  pointsBack: /^(?:hij|zij|ze|zijn|haar|hun|hem|hen|daarna|later)$/i,
  pointsByOrder: /^(?:[\p{L}\p{N}-]+ ){1,6}\p{Ll}{3,} (?:hij|zij|ze)(?!\p{L})/u,
  yearBefore: 'jaar',
  eraBehind: '[vn]\\. ?Chr',
  yearsBehind: 'jaar',
  numberBoundsBehind: 'of meer|of minder',
  numberBounds:
    'ongeveer|circa|ca\\.|rond de|meer dan|minder dan|minstens|ten minste|hoogstens|maximaal|minimaal|ruim|bijna|tot|tot wel|tot en met|boven|onder|voor|na|sinds|vanaf',
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
  orderQuestions: {
    first: 'Wat gebeurt er het eerst?',
    last: 'Wat gebeurt er het laatst?',
    firstStep: 'Welke stap komt het eerst?',
  },
  subjectPronouns: { Hij: 'De' },
  deed: /^(?:(?:De|Het|Een|Twee|Drie) (?:\p{Ll}+ ){1,3}?(?:\p{Lu}\p{L}+ )?|\p{Lu}\p{Ll}+s \p{Ll}+ |(?<name>\p{Lu}\p{Ll}+) )(?!(?:zei|vroeg|had|hadden|was|waren|wilde|wilden|kon|konden|moest|dacht|woonde|woonden|leefde|leefden|hield|wist|vond het|bleef|heette|voelde|antwoordde|zuchtte|veranderde|oude|goede|rode|koude|wilde|luide|blinde|ronde|beide|tweede|derde|vierde|vreemde|grote|witte|zwarte|natte|gouden|houten|ouden)(?!\p{L}))(?:\p{Ll}{2,}(?:te|de)|\p{Ll}{3,}(?:ten|den)|(?:kwam|ging|liep|zag|nam|gaf|vond|sprong|sloeg|droeg|viel|trok|greep|sneed|reed|vloog|kroop|brak|dronk|at|vrat|sloot|schoot|verloor|begon|trad|verdween|bond|beet|blies|groef|zwom|verliet|liet|bracht|kreeg|stierf|stal|zonk|wierp|klom)(?:en)?|kwamen|gingen|namen|gaven|zagen|brachten)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:hem|haar|hen|hun|hij|zij|ze|het|ik|wij|we|jij|je|daar|er|daarmee|daarvan|daarna|dan|toen|later|gauw|spoedig|eerst|eindelijk|weer|nog|al|ook|altijd|vaak|elke|ieder\p{L}*|nooit|deze|die|dit|dat|beide|ander\p{L}*|volgende|nadat|voordat|tot|had|hadden|was|waren|zo|niet|geen)(?!\p{L})/u,
  orderWords: 'dan|toen|daarna|eindelijk|snel|plotseling|opeens|ook|dus',
  turnedDeed:
    /^(?:Dan|Toen|Daarna|Plotseling|Opeens|Eindelijk|Dus|Snel|(?:Op|In|Na|Met|Bij) [^,]{3,40}?) (?<verb>\p{Ll}+) (?<who>(?:de|het|een) (?:\p{Ll}+ )??\p{Ll}+) (?<rest>.+)$/u,
} satisfies Language;
