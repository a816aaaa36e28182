import { catalanClasses } from './ca-words.js';
import { danishClasses } from './da-words.js';
import type { Language } from './language.js';
import { norwegianClasses } from './nb-words.js';

/** Languages with little data, by tag. A language with more data gets its own file. */
export const more: Readonly<Record<string, Language>> = {
  // Bulgarian
  bg: {
    stemWords: { min: 6, max: 26 },
    pointsBack: /^(?:той|тя|то|те|него|нея|това|тези|тогава|после|там|но)$/iu,
  },
  // Catalan
  ca: {
    wordClasses: catalanClasses,
    wordSounds: [/^h?[aeiou]/iu],
    wordPlurals: [
      [/ó$/u, 'ons'],
      [/a$/u, 'es'],
      [/s$/u, 'sos'],
      [/$/u, 's'],
    ],
    numberBounds: 'més de|menys de|almenys|com a mínim|com a màxim|fins a|gairebé|des de|abans de|després de',
    questions: [],
  },
  // Danish
  da: {
    wordClasses: danishClasses,
    wordEndings: { 'en.1': '0 en', 'en.2': '0 n', 'et.1': '0 et' },
    numberBounds: 'mere end|mindre end|over|under|mindst|højst|op til|næsten|før|efter|siden|fra',
    questions: [
      {
        kind: 'subject',
        classes: 'animal+bird family person',
        find: /^(?<key>(?:\p{Lu}\p{L}+)) (?<rest>(?!.{0,80}\s(?:honom|henne|dem|ham|hende|henne|dei)(?!\p{L}))(?!(?:och|og|i|på|av|af|med|från|fra|til|till|som|for|för|ur|om)\s)\p{Ll}{2,} .{8,140})\.$/u,
        ask: 'Hvem {rest}?',
      },
    ],
    pointsBack: /^(?:han|hun|de|hans|hendes|deres|ham|hende|denne|dette|disse|senere)$/i,
    placePrepositions: 'i på',
  },
  // Estonian
  et: {
    stemWords: { min: 5, max: 24 },
  },
  // Persian
  fa: {
    stemWords: { min: 7, max: 28 },
    pointsBack: /^(?:او|آنها|آن|این|سپس|اما|ولی|آنجا|بعد)$/u,
  },
  // Finnish
  fi: {
    stemWords: { min: 5, max: 22 },
    pointsBack: /^(?:hän|he|se|ne|hänen|heidän|sen|sitten|mutta|siellä|silloin)$/iu,
  },
  // Hebrew
  he: {
    stemWords: { min: 5, max: 22 },
    pointsBack: /^(?:הוא|היא|הם|הן|אותו|אותה|שם|אז|אבל|זה|זאת|כך|אחרי)$/u,
  },
  // Croatian
  hr: {
    stemWords: { min: 6, max: 24 },
    pointsBack: /^(?:on|ona|oni|one|njegov|njezin|njihov|tada|zatim|ali|to|tamo)$/iu,
  },
  // Hungarian
  hu: {
    stemWords: { min: 5, max: 24 },
    pointsBack: /^(?:ő|ők|ezt|ezek|ebben|itt|ott|ezután)$/iu,
  },
  // Lao
  lo: {
    writesFullStops: false,
    pointsOutside: /^(?:ແຕ່|ແລະ|ລາວ|ມັນ|ພວກ)/u,
  },
  // Norwegian
  nb: {
    wordClasses: norwegianClasses,
    wordEndings: { 'en.1': '0 en', 'en.2': '0 n', 'et.1': '0 et' },
    numberBounds: 'mer enn|mindre enn|over|under|minst|høyst|opp til|opptil|nesten|før|etter|siden|fra',
    questions: [
      {
        kind: 'subject',
        classes: 'animal+bird family person',
        find: /^(?<key>(?:\p{Lu}\p{L}+)) (?<rest>(?!.{0,80}\s(?:honom|henne|dem|ham|hende|henne|dei)(?!\p{L}))(?!(?:och|og|i|på|av|af|med|från|fra|til|till|som|for|för|ur|om)\s)\p{Ll}{2,} .{8,140})\.$/u,
        ask: 'Hvem {rest}?',
      },
    ],
    pointsBack: /^(?:han|hun|de|hans|hennes|deres|ham|henne|denne|dette|disse|senere)$/i,
    placePrepositions: 'i på',
  },
  // Swahili
  sw: {
    stemWords: { min: 6, max: 26 },
    pointsBack: /^(?:yeye|wao|huyo|hiyo|hapo|kisha|lakini|halafu|baadaye|hivyo)$/iu,
  },
};
