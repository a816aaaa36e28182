import type { Language } from './language.js';
import { swedishClasses } from './sv-words.js';

/** Swedish. See language.ts for the members. */
export const sv = {
  absoluteTerms: 'alltid|aldrig|absolut|fullständigt|totalt|utan undantag',
  wholeTerms: 'alla|allt|varje|ingen|inget',
  vagueTerms: 'ibland|vanligtvis|ofta|sällan|kanske|förmodligen|i allmänhet|mer eller mindre',
  negations: 'inte|utom|förutom|aldrig|utan|falskt?|felaktigt?',
  asksForReason: 'varför',
  pronouns: 'han|hon|honom|henne|hans|hennes',
  namesTheText: [/enligt texten|i texten/iu],
  allOfTheAbove: ['alla ovanstående', 'alla av ovanstående', 'alla alternativ'],
  noneOfTheAbove: ['inget av ovanstående', 'inget av ovanstående alternativ', 'ingen av dessa'],
  truthValues: 'sant falskt ja nej',
  optionNames: 'svaret|alternativet',
  positions: 'första|andra|tredje|sista',
  optionJoiners: 'och|eller',
  andWords: 'och',
  leansBack: /(?<!\p{L})(?:också|även|åter|fortfarande)(?!\p{L})/iu,
  listWords: 'och|eller',
  stemWords: { min: 6, max: 38 },
  pointsOutside: /(?<!\p{L})(?:\p{Ll}+(?:des|te|de) det|denna|detta|dessa|jag|mig|vi|oss|du|här)(?!\p{L})/iu,
  pointsBack: /^(?:han|hon|de|hans|hennes|deras|honom|henne|sedan|senare)$/i,
  pointsByOrder:
    /^(?:När|Om|Eftersom|Att|Medan|Där) (?:den|det|de|han|hon)(?!\p{L})|^(?:[\p{L}\p{N}-]+ ){1,7}(?:\p{Ll}{2,} (?:han|hon)|hans|hennes)(?!\p{L})/u,
  yearBefore: 'år',
  yearsBehind: 'år',
  numberBounds: 'mer än|mindre än|över|under|minst|högst|upp till|nästan|före|efter|sedan|från',
  countsNothing: 'och',
  placePrepositions: 'i på',
  personVerbs: 'föddes dog',
  wordClasses: swedishClasses,
  wordEndings: { 'en.1': '0 en', 'en.2': '0 n', 'ett.1': '0 et' },
  questions: [
    {
      kind: 'subject',
      classes: 'animal+bird family trade ruler person',
      find: /^(?<key>(?:\p{Lu}\p{L}+)) (?<rest>(?!.{0,80}\s(?:honom|henne|dem|ham|hende|henne|dei)(?!\p{L}))(?!(?:och|og|i|på|av|af|med|från|fra|til|till|som|for|för|ur|om)\s)\p{Ll}{2,} .{8,140})\.$/u,
      ask: 'Vem {rest}?',
    },
  ],
  orderQuestions: {
    first: 'Vad händer först?',
    last: 'Vad händer sist?',
    firstStep: 'Vilket steg kommer först?',
  },
  deed: /^(?:\p{Lu}\p{Ll}+(?:en|et|an|na|arna|erna|orna)|(?:Den|Det|De|En|Ett) (?:\p{Ll}+ ){1,2}?|(?<name>\p{Lu}\p{Ll}+)) ?(?!(?:sade|sa|hade|var|frågade|svarade|ville|skulle|kunde|måste|tänkte|bodde|levde|visste|trodde|kände|älskade|stod|satt|låg|hette)(?!\p{L}))(?:\p{Ll}{2,}(?:ade|te|dde)|kom|gick|såg|tog|gav|fann|sprang|föll|drog|grep|skar|red|flög|flydde|kröp|bröt|drack|åt|stängde|sköt|förlorade|försvann|band|bet|blåste|grävde|simmade|lämnade|fick|dog|stal|sjönk|kastade|klättrade)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:honom|henne|dem|han|hon|den|det|de|jag|vi|du|där|då|sedan|sen|senare|snart|först|slutligen|igen|ännu|redan|också|alltid|ofta|varje|aldrig|denna|detta|dessa|båda|annan|andra|nästa|efter att|innan|tills|hade|var|så|inte|ingen)(?!\p{L})/u,
  orderWords: 'sedan|då|därefter|äntligen|snart|plötsligt|också|genast',
  turnedDeed:
    /^(?:Då|Sedan|Plötsligt|Till slut|Därefter|Snart|(?:På|I|Efter|Med|En) [^,]{3,40}?) (?<verb>\p{Ll}+) (?<who>\p{Ll}+(?:en|et|an|na)) (?<rest>.+)$/u,
} satisfies Language;
