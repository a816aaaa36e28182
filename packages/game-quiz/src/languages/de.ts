import { germanClasses } from './de-words.js';
import type { Language } from './language.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Words between a subject and its verb that are part of the subject. */
const notVerb =
  '(?!(?:und|oder|aber|als|wie|mit|von|aus|in|im|am|an|auf|bei|zu|zum|zur|des|der|die|das|dem|den|eines|einer|selbst|auch|nicht|nur|sowie|für|ohne|unter|über|nach|vor|namens|allein)\\s)';
const being = '\\p{Lu}\\p{Ll}+';
/** No object that another sentence names. */
const noOtherPerson =
  '(?![^,]{0,80}\\s(?:ihn|ihm|ihnen|ihr|er|sie|es|dort|damit|davon|dafür|darin|dazu|daneben|dahinter|daran|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?)(?!\\p{L}))';

/** German. See language.ts for the members. */
export const de = {
  numberWords:
    'null|kein\\p{L}*|halb\\p{L}*|eine?|einmal|zwei\\p{L}*|beide|drei\\p{L}*|vier\\p{L}*|fünf\\p{L}*|sechs\\p{L}*|sieb\\p{L}*|acht\\p{L}*|' +
    'neun\\p{L}*|zehn|elf|zwölf|dutzend|hundert|tausend|million\\p{L}*|alle',
  absoluteTerms:
    'immer|nie|niemals|absolut|völlig|vollkommen|gänzlich|ausnahmslos|keinesfalls|auf keinen fall|auf jeden fall|definitiv|total',
  wholeTerms: 'alle|allen|alles|jeder|jede|jedes|niemand|nichts',
  vagueTerms:
    'manchmal|meist|meistens|gewöhnlich|normalerweise|häufig|oft|öfter|selten|gelegentlich|vielleicht|wahrscheinlich|möglicherweise|' +
    'im allgemeinen|in der regel|mehr oder weniger',
  degreeWords: 'wie|öfter',
  frequencyWords: 'oft|häufig|selten',
  negations: 'nicht|kein|keine|keiner|keines|keinem|keinen|außer|ohne|niemals|falsch',
  asksForFalsehood:
    'nicht (?:\\p{L}+ )?(?:wahr|richtig|korrekt|zutreffend|genannt|erwähnt)|trifft \\p{L}* ?nicht zu|(?:ist|sind) falsch|außer',
  asksForReason: 'warum|weshalb|wieso|weswegen',
  clauseOpeners: 'dass|wenn|weil|ob|obwohl|während',
  pronouns: 'er|ihn|ihm|ihnen|seine[mnrs]?',
  asksNothing: [
    /^welche[rs]?(?: der folgenden)?(?: (?:aussagen?|antwort(?:en)?|optionen?))?(?: (?:ist|sind|stimmt|stimmen|trifft zu))?(?: (?:richtig|korrekt|wahr))?[?:]?$/u,
  ],
  namesTheText: [
    /(?:laut|gemäß|nach) (?:dem |diesem |des )?text|im (?:obigen |vorliegenden )?text(?![\p{L}])|oben genannt|dem text zufolge/iu,
  ],
  allOfTheAbove: [
    'alle genannten',
    'alle der genannten',
    'alle oben genannten',
    'alles davon',
    'alle antworten sind richtig',
    'alle antworten stimmen',
    'alle sind richtig',
  ],
  allForms: [
    /^all(?:e|es)? (?:der |die )?(?:oben |vorher |hier )?(?:genannten|aufgeführten|obigen|vorigen)(?: \p{L}+)?$/u,
  ],
  noneOfTheAbove: [
    'keine der genannten',
    'keines davon',
    'keine davon',
    'nichts davon',
    'keine der antworten',
    'keine der oben genannten',
    'keiner der genannten',
    'keine dieser antworten',
    'keine antwort ist richtig',
    'nichts von alledem',
  ],
  noneForms: [/^kein(?:e|er|es)? (?:der |von )?(?:oben |hier )?(?:genannten|aufgeführten|obigen)(?: \p{L}+)?$/u],
  truthValues: 'wahr falsch richtig ja nein',
  keyMarks: 'richtige antwort|richtig|korrekt',
  optionNames: 'antwort(?:en)?|option(?:en)?|möglichkeit',
  positions: 'erste|zweite|dritte|vierte|letzte',
  verdicts: 'richtig|falsch|korrekt',
  copulas: 'ist|war',
  optionJoiners: 'und|oder|als auch|noch',
  combinationOpeners: 'sowohl|beide|nur',
  combinationClosers: 'sind richtig|nur',
  andWords: 'und',
  leansBack:
    /(?<!\p{L})(?:auch|noch(?! (?:heute|immer))|wieder|ebenfalls|nun|dann)(?!\p{L})|^(?:Seine?|Ihre?)(?!\p{L})/u,
  openThing:
    /^(?:Die Stadt|Das Land|Die Firma|Das Unternehmen|Die Gruppe|Die Insel|Der Verein)(?! (?:de[rs]|\p{Lu}|in \p{Lu}|von \p{Lu}))(?!\p{L})/u,
  listWords: 'und|oder',
  openingConjunctions: 'Und|Aber|Doch',
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns: /(?<!\p{L})(?:er|ihn|ihm|ihnen)(?!\p{L})/u,
  namesSubject: /^(?:Der|Die|Das|Ein|Eine|Viele|Alle|\p{Lu}\p{Ll}+s) (?:\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+/u,
  pointsOutside:
    /(?<!\p{L})(?:dort(?:hin)?|zuvor|vorher|nachher|hinzu|sie hätten|dabei|damals|(?<!, )damit|dadurch|dafür|davon|daran|darin|daraus|deshalb|daher|deswegen|demnach|somit|also|jedoch|allerdings|außerdem|zudem|dennoch|danach|daraufhin|letztere[nrs]?|erstere[nrs]?|dies(?:e[mnrs]?)?|solche[mnrs]?|jene[mnrs]?|hier|oben|unten|ich|mich|mir|meine?[mnrs]?|wir|uns|unsere?[mnrs]?|du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/iu,
  pointsBack: /^(?:er|sie|es|ihm|ihn|ihnen)$/i,
  pointsByOrder:
    /^(?:An|In|Auf|Bei|Mit|Zu|Unter|Über|Nach|Vor|Seit|Im|Am|Beim|Zum|Zur) [^.]*, \p{Ll}+t(?:e|en)? (?:er|sie|es)(?!\p{L})|\s[vn]\.$|^(?:(?:Zu|In|Mit|Auf|An|Von|Bei|Nach|Für|Aus) )?(?:[Ii]hre?[mnrs]?|[Ss]eine?[mnrs]?)\s|^\p{Lu}\p{L}+ \p{Ll}+ (?:ihm|ihn|ihnen|ihr(?! \p{Lu}))(?!\p{L})|^(?:[\p{L}\p{N}-]+ ){1,6}\p{Ll}+t(?:e|en)? (?:er|sie|es)(?!\p{L})/u,
  storyWords: /(?<!\p{L})(?:ich|er|ihm|ihn|sein(?:e[mnrs]?)?)(?!\p{L})/iu,
  instructionVerbs:
    'geben gib schneiden schneide mischen mische kochen koche backen rühren rühre erhitzen erhitze waschen legen lege stellen stelle ' +
    'öffnen öffne drücken drücke',
  yearBefore: '(?:im|dem) jahre?',
  eraBehind: '[vn]\\. ?Chr',
  yearsBehind: 'jahren?',
  timePrepositions: 'in|seit',
  numberLabels: 'kapitel|seite',
  numberBoundsBehind: 'oder mehr|oder weniger|und mehr',
  numberBounds:
    'sogar|etwa|ungefähr|rund|circa|zirka|ca\\.|um die|fast|beinahe|mehr als|weniger als|mindestens|höchstens|über|unter|bis|bis zu|bis zum jahr|maximal|minimal|wenigstens|gut|knapp|vor|nach|seit|ab|größer als|kleiner als|oberhalb von|unterhalb von',
  definiteArticles: 'der|die|das',
  notNumbered: 'ersten|letzten|rund|etwa|mehr',
  countsNothing: 'und|oder|uhr',
  wordClasses: germanClasses,
  wordArticles: { m: 'der ein', w: 'der ein', f: 'die eine', n: 'das ein' },
  personMarks:
    /(?<!\p{L})(?<!(?:[Dd](?:er|ie|as|en|em)|[Ee]ine?[mnrs]?|\p{Ll}{2,}[em][rns]?) )(?<name>\p{Lu}\p{Ll}{2,}) (?:\p{Ll}{2,}te|sah|ging|lief|rief|kam|nahm|sprang|schlief|aß|fand|gab|blieb)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: 'person',
      find: new RegExp(
        `^(?:Der \\p{Lu}\\p{Ll}+ |Die \\p{Lu}\\p{Ll}+ )?(?<key>${being}(?: ${being}){1,3}) (?<rest>${notVerb}\\p{Ll}{2,}(?<!en) ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: 'Wer {rest}?',
    },
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(
        `^(?<key>(?:(?:Der|Die|Das|Ein|Eine) )?${being}(?: ${being})?) (?<rest>${notVerb}\\p{Ll}{2,}(?<!en) ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: 'Wer {rest}?',
    },
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(
        `^(?<when>(?:Am|Im|In|Nach|Vor|Bei|An|Auf|Eines|Zum) (?:\\p{L}+ ){0,4}${being}) (?<verb>\\p{Ll}{2,}(?<!en)) (?<key>(?:(?:der|die|das|ein|eine) )?${being}) (?<rest>${noOtherPerson}(?!(?:und|oder|des|der|von)\\s)[^,]{5,140})\\.$`,
        'u',
      ),
      ask: 'Wer {verb} {lower:when} {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^(?:Da |Dann )?(?<key>(?:(?:Der|Die|Das) )?${being}) (?:sagte|rief|fragte|antwortete|flüsterte|meinte|schrie|sprach)[^:„"“]{0,40}: ?["„“»](?<said>[^"„“”«»]{15,140}?)[.,]?["“”«]`,
        'u',
      ),
      ask: 'Wer sagt: „{said}“?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^["„“»](?<said>[^"„“”«»]{15,140}?),?["“”«],? (?:sagte|rief|fragte|antwortete|flüsterte|meinte|schrie|sprach) (?<key>(?:(?:der|die|das) )?${being})(?!\\p{L})`,
        'u',
      ),
      ask: 'Wer sagt: „{said}“?',
    },
  ],
  orderQuestions: {
    first: 'Was geschieht zuerst?',
    last: 'Was geschieht zuletzt?',
    firstStep: 'Welcher Schritt kommt zuerst?',
  },
  subjectPronouns: { Er: 'Der' },
  deed: /^(?:(?:Der|Die|Das|Ein|Eine(?! der)|Viele|Alle|Einige|Zwei|Drei|Vier) (?:\p{Ll}+e[nrs]? ){0,2}\p{Lu}\p{Ll}+(?: und (?:der|die|das) \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+s \p{Lu}\p{Ll}+|(?<name>\p{Lu}\p{Ll}+)) (?!(?:konnte|wollte|sollte|musste|durfte|mochte|hatte|hätte|dachte|wusste|glaubte|kannte|lebte|wohnte|liebte|brauchte|bedeutete|gehörte|fragte|sagte|antwortete|meinte|arbeitete|wartete|hoffte|fühlte|merkte|staunte|veränderte|änderte|erklärte|flüsterte|rief|schaute|hieß|heute|bitte)n?(?!\p{L}))(?:\p{Ll}{2,}te|\p{Ll}{3,}ten|(?:kam|ging|lief|sah|nahm|gab|fand|sprang|schlug|trug|stieg|fiel|zog|warf|griff|riss|schnitt|ritt|flog|floh|kroch|brach|trank|aß|fraß|schloss|goss|schoss|verlor|begann|trat|traf|ergriff|erschrak|verschwand|band|biss|blies|grub|schwamm|verließ|ließ|rannt|bracht|entstand|erschien|starb|stahl|sank|bekam|erhielt)(?:en)?)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:ihn|ihm|ihnen|er|sie|es|ich|wir|du|dort|da|damit|davon|dafür|darin|dazu|daneben|dahinter|daran|darauf|daraus|dann|danach|später|bald|zuerst|zuletzt|schließlich|wieder|noch|schon|auch|immer|oft|jeden|jede|jedes|täglich|nie|diese[nmrs]?|jene[nmrs]?|beide[nrs]?|andere[nrms]?|nächste[nrms]?|nachdem|bevor|bis|dass|hatte|hatten|war|waren|worden|so|nicht|kein\p{Ll}*)(?!\p{L})|^(?:Am|Eines|Als|Wenn)(?!\p{L})/iu,
  orderWords:
    'dann|danach|schließlich|endlich|bald|sofort|schnell wieder|nun|plötzlich|daraufhin|zuerst|zuletzt|also|auch',
  turnedDeed:
    /^(?:(?:Also|Dann|Da|Bald|Nun|Doch|Schließlich|Endlich|Plötzlich|Darauf|Danach|Sofort|Deshalb|Zuletzt|Zuerst|Wieder|Später|(?:Am|Eines|In|Im|An|Auf|Mit|Nach|Bei|Aus|Unter|Vor) [^,]{3,40}?|(?:Als|Wenn|Nachdem|Während|Sobald|Weil) [^,]{5,80},)) (?<verb>\p{Ll}+(?:te|ten|\p{Ll})(?: sich)?) (?<who>(?:der|ein) (?:\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+|(?:die|das|eine) (?:\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+) (?<rest>.+)$/u,
  wordQuestion: 'Welches dieser Wörter bedeutet „{meaning}“?',
  links: {
    between: [
      { words: /^(?:Trotzdem|Dennoch)(?= \p{Ll})/u, others: ['Deshalb', 'Zum Beispiel', 'Sonst'] },
      { words: /^(?:Deshalb|Deswegen|Daher)(?= \p{Ll})/u, others: ['Trotzdem', 'Zum Beispiel', 'Sonst'] },
      { words: /^(?:Zum Beispiel|Beispielsweise)(?= \p{Ll})/u, others: ['Trotzdem', 'Stattdessen', 'Sonst'] },
      { words: /^(?:Außerdem|Zudem)(?= \p{Ll})/u, others: ['Stattdessen', 'Sonst', 'Folglich'] },
      { words: /^(?:Sonst|Andernfalls)(?= \p{Ll})/u, others: ['Deshalb', 'Trotzdem', 'Zum Beispiel'] },
      { words: /^Im Gegensatz dazu(?= \p{Ll})/u, others: ['Zum Beispiel', 'Deshalb', 'Sonst'] },
    ],
    within: [
      { words: /(?<=\p{L}{2}, )weil(?= \p{L})/u, others: ['obwohl', 'damit', 'sodass'] },
      { words: /(?<=\p{L}{2}, )obwohl(?= \p{L})/u, others: ['weil', 'damit', 'sodass'] },
      {
        words: /(?<=\p{L}{2}, )damit(?= (?:der|die|das|er|sie|es|wir|ich|man) )/u,
        others: ['obwohl', 'ohne dass', 'anstatt dass'],
      },
      { words: /(?<=\p{L}{2}, )sodass(?= \p{L})/u, others: ['obwohl', 'ohne dass', 'falls'] },
      { words: /(?<=\p{L}{2}, )falls(?= \p{L})/u, others: ['obwohl', 'sodass', 'damit'] },
    ],
  },
} satisfies Language;
