import { catalanClasses } from './ca-words.js';
import { danishClasses } from './da-words.js';
import type { Language } from './language.js';
import { norwegianClasses } from './nb-words.js';

/** Languages with little data, by tag. A language with more data gets its own file. */
export const more: Readonly<Record<string, Language>> = {
  // Afrikaans
  af: {
    nouns: [{ kind: 'marked', before: { die: 'die', n: "'n", prep: 'in op van met vir aan by uit' }, form: /s$/u }],
  },
  // Bulgarian
  bg: {
    stemWords: { min: 6, max: 26 },
    pointsBack: /^(?:той|тя|то|те|него|нея|това|тези|тогава|после|там|но)$/iu,
    nouns: [
      {
        kind: 'marked',
        before: { prep: 'в във на от до с със за при към по без през след пред под над' },
        form: /(?:ът|ят|та|то|те|ът|а|я|о|е|и)$/u,
        notNoun: /(?:ен|на|но|ни|ски|ска|ско|ния|ната|ните|ото|ите)$/u,
      },
    ],
  },
  // Catalan
  ca: {
    wordClasses: catalanClasses,
    wordSounds: [/^h?[aeiou]/iu],
    adjectivesFollow: true,
    wordPlurals: [
      [/ó$/u, 'ons'],
      [/a$/u, 'es'],
      [/s$/u, 'sos'],
      [/$/u, 's'],
    ],
    numberBounds: 'més de|menys de|almenys|com a mínim|com a màxim|fins a|gairebé|des de|abans de|després de',
    questions: [],
    nouns: [
      {
        kind: 'marked',
        before: { el: 'el al del pel', la: 'la', els: 'els als dels', les: 'les', un: 'un', una: 'una' },
        form: /(?!)/u,
        notNoun: /(?:ava|aven|ar|er|ir|ant|ent|ada|at)$/u,
      },
    ],
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
    nouns: [
      {
        kind: 'marked',
        before: {
          en: 'en',
          et: 'et',
          den: 'den',
          det: 'det',
          de: 'de',
          prep: 'i på af til fra med om under over ved mod efter',
        },
        form: /(?:erne|ene|en|et|er|e)$/u,
        notNoun: /(?:ede|ige|lige|ende)$/u,
      },
    ],
  },
  // Estonian
  et: {
    stemWords: { min: 5, max: 24 },
    nouns: [{ kind: 'formed', form: /(?:sse|st|le|lt|ga|des|tes)$/u, notNoun: /(?:mas|mast|des$|nud|tud)/u }],
  },
  // Persian
  fa: {
    stemWords: { min: 7, max: 28 },
    pointsBack: /^(?:او|آنها|آن|این|سپس|اما|ولی|آنجا|بعد)$/u,
    nouns: [
      {
        kind: 'marked',
        before: { prep: 'از به در با بر برای روی زیر کنار تا' },
        form: /(?:های|ها|ان)$/u,
        notNoun: /^(?:این|آن|هم)/u,
      },
    ],
  },
  // Finnish
  fi: {
    stemWords: { min: 5, max: 22 },
    pointsBack: /^(?:hän|he|se|ne|hänen|heidän|sen|sitten|mutta|siellä|silloin)$/iu,
    nouns: [
      {
        kind: 'formed',
        form: /(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|iin|aan|ään)$/u,
        notNoun: /(?:ma[sn]|mä[sn]|maan|mään|vaan|ista|neen|essa|essä)/u,
      },
    ],
  },
  // Hebrew
  he: {
    stemWords: { min: 5, max: 22 },
    pointsBack: /^(?:הוא|היא|הם|הן|אותו|אותה|שם|אז|אבל|זה|זאת|כך|אחרי)$/u,
    nouns: [
      {
        kind: 'marked',
        before: { את: 'את', prep: 'של על אל עם בין אחרי לפני תחת מן' },
        form: /^ה|(?:ים|ות|ה)$/u,
        notNoun: /^(?:זה|זאת|כל)/u,
      },
    ],
  },
  // Croatian
  hr: {
    stemWords: { min: 6, max: 24 },
    pointsBack: /^(?:on|ona|oni|one|njegov|njezin|njihov|tada|zatim|ali|to|tamo)$/iu,
    nouns: [
      {
        kind: 'marked',
        before: {
          genitive: 'iz od do bez kod oko',
          locative: 'u na o po pri',
          instrumental: 's sa nad pod pred',
          dative: 'k ka prema',
        },
        form: /..$/u,
        notNoun: /(?:og|om|im|ih|oj|ti|la|lo|li)$/u,
      },
    ],
  },
  // Hungarian
  hu: {
    stemWords: { min: 5, max: 24 },
    pointsBack: /^(?:ő|ők|ezt|ezek|ebben|itt|ott|ezután)$/iu,
    nouns: [
      {
        kind: 'marked',
        before: { definite: 'a az', indefinite: 'egy' },
        form: /..$/u,
        notNoun: /(?:ni|ott|ett|ött|ik|ó|ő|os|es|ös|i)$/u,
      },
    ],
  },
  // Lao
  lo: {
    writesFullStops: false,
    pointsOutside: /^(?:ແຕ່|ແລະ|ລາວ|ມັນ|ພວກ)/u,
  },
  // Lithuanian
  lt: {
    nouns: [
      {
        kind: 'marked',
        before: { genitive: 'iš nuo prie be ant iki', accusative: 'į per apie pro už', instrumental: 'su' },
        form: /..$/u,
      },
    ],
  },
  // Latvian
  lv: {
    nouns: [{ kind: 'marked', before: { prep: 'no uz pie ar par pēc zem pa' }, form: /..$/u }],
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
    nouns: [
      {
        kind: 'marked',
        before: {
          en: 'en',
          ei: 'ei',
          et: 'et',
          den: 'den',
          det: 'det',
          de: 'de',
          prep: 'i på av til fra med om under over ved mot etter',
        },
        form: /(?:ene|en|et|er|a|e)$/u,
        notNoun: /(?:ede|ige|lige|ende|te)$/u,
      },
    ],
  },
  // Swahili
  sw: {
    stemWords: { min: 6, max: 26 },
    pointsBack: /^(?:yeye|wao|huyo|hiyo|hapo|kisha|lakini|halafu|baadaye|hivyo)$/iu,
    nouns: [
      {
        kind: 'marked',
        before: { kwa: 'kwa', katika: 'katika', na: 'na', wa: 'wa', ya: 'ya', la: 'la', za: 'za', cha: 'cha' },
        form: /^..|ni$/u,
        notNoun: /^ku\p{L}{3}/u,
      },
    ],
  },
  // Tagalog
  tl: {
    nouns: [{ kind: 'marked', before: { ang: 'ang', ng: 'ng', sa: 'sa' }, form: /(?!)/u, notNoun: /^(?:mga|isa)/u }],
  },
  // Urdu
  ur: {
    nouns: [
      {
        kind: 'postposition',
        after: { place: 'میں پر', person: 'نے کو', other: 'سے کا کے کی' },
        form: /(?:وں|ی|ے|ا)$/u,
        notNoun:
          /(?:نا|نے|کر|تا|تی|تے)$|^(?:بار|بعد|ساتھ|لیے|طرح|طرف|پاس|دن|وقت|نام|بارے|پیچھے|آگے|اوپر|نیچے|اندر|باہر)/u,
      },
    ],
  },
};
