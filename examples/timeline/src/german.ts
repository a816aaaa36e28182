import { figure, type Language, words } from './language.js';

const cap = "\\p{Lu}[\\p{L}\\p{M}’'.-]*";
const caps = `${cap}(?: (?:(?:van|de) )?${cap})*`;
const adjectives = '(?:\\p{Ll}+e[rsmn]? ){0,3}?';
const genitive = `(?: (?:des|der|eines|einer) ${adjectives}${caps}){0,2}`;
const article = '(?:der|die|das|eine?|zwei|drei|vier|viele|mehrere|einige)';
const preposition = '(?:in|im|am|auf|bei|von|vom|mit|nach|zum|zur|durch|aus|über|unter|an|vor)';
/** The verb, and the first part of a German sentence behind it. */
const inverted = new RegExp(
  `^(?<verb>\\p{Ll}+(?: und \\p{Ll}+)?(?: sich)?) (?<first>(?:${preposition} )?(?:(?:${article}|de[mn]) )?${adjectives}${caps}${genitive})(?<rest>(?: [^,]*)?)$`,
  'u',
);
/** Verbs that need nothing behind their subject. */
const complete = /^(?:begann|endete|starb|entstand|erschien|zerfiel|brach|siegte)$/;

/** A German sentence whose first part was left out: the part behind the verb takes its place. */
function reordered(text: string): string | undefined {
  const { verb = '', first = '', rest = '' } = inverted.exec(text)?.groups ?? {};
  // "wurde Ada Berg Leiterin in Ulm": all nouns begin with a capital, so that the name has no end.
  if (verb.startsWith('wurde') && /^\p{Lu}\S+ \p{Lu}\S+ \p{Lu}/u.test(first)) return undefined;
  if (first === '' || rest.startsWith(' von ') || (rest === '' && !complete.test(verb))) return undefined;
  return `${first} ${verb}${rest}`;
}

const things =
  'Stadt|Gebiet|Landes?|Ort(?:es)?|Dorf|Insel|Unternehmen|Firma|Gruppe|Band|Schule|Universität|Familie|König|Königin|Kaiser|Präsident|Vertrag|Gesetz|Gebäude|Kirche|Brücke|Buch|Film|Verein|Region|Armee';

export const german: Language = {
  months:
    '(?:Januar|Jänner|Jan\\.) (?:Februar|Feb\\.) März Apr(?:il|\\.) Mai Juni Juli Aug(?:ust|\\.) Sep(?:tember|t?\\.) Okt(?:ober|\\.) Nov(?:ember|\\.) Dez(?:ember|\\.)'.split(
      ' ',
    ),
  ordinals:
    'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten'.split(
      ' ',
    ),
  before: 'v\\. ?(?:Chr|u\\. ?Z)\\.',
  phrases: [
    'am (?:\\p{L}+tag,? (?:de[mn] )?)?D\\. M Y',
    'im (?:(?:frühen|späten) )?M (?:des Jahres )?Y',
    '(?:Anfang|Mitte|Ende) (?:M )?Y',
    'im (?:Frühjahr|Frühling|Sommer|Spätsommer|Herbst|Winter)(?: des Jahres)? Y',
    'im Jahre? Y(?: B)?',
    'im (?:(?:frühen|späten) )?C\\.? Jahrhundert(?: B)?',
    'Y(?: B)?',
  ],
  he: 'er',
  she: 'sie',
  verbs:
    'wurden?|kam(?:en)?|ging(?:en)?|begann(?:en)?|nahm(?:en)?|gab(?:en)?|fand(?:en)?|schrieb(?:en)?|zog(?:en)?|starb(?:en)?|verlor(?:en)?|gewann(?:en)?|erhielt(?:en)?|trat(?:en)?|entstand(?:en)?|erschien(?:en)?|fiel(?:en)?|schloss(?:en)?|verließ(?:en)?|(?:über)?nahm(?:en)?|brach(?:en)?|schlug(?:en)?|traf(?:en)?|erwarb(?:en)?|beschloss(?:en)?|(?!(?:erste|zweite|dritte|letzte|beste|meiste|bekannte|gesamte|hatte|konnte|sollte|wollte|lebte)n?(?!\\p{L}))(?:\\p{Ll}{3,}te|\\p{Ll}{2,}(?:ete|llte|hrte|chte|gte|kte)n)',
  clauses: 'welche[rsmn]?|wobei|als|nachdem|bevor|weil|dass|ob|obwohl|während|wenn|indem|sodass|zu',
  turns: /, | [–—-] | und (?=(?:die|der|das|\p{Ll}{3,}te|war|wurden?)(?!\p{L}))/gu,
  ofThing:
    /(?:^|[ (])(?:\p{L}*[dD](?:er|ie|as|en|em|es)|\p{Ll}*eine?[rmns]?|und|oder|[a-zäöü]+m|um|seit|bis|ab|von|vor|nach|über|gegen|zwischen|aus|in|etwa|rund|circa|ca\.|mit|für) $/iu,
  unfit: [
    figure,
    words(
      'dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|hier|dort|dorthin|da|damals|dann|nun|jetzt|heute|heutige[rsmn]?|derzeit|aktuell|später|spätere[rsmn]?|früher|frühere[rsmn]?|danach|davor|dabei|daher|damit|dafür|daraus|dazu|darauf|daraufhin|deshalb|deswegen|trotzdem|dennoch|jedoch|zuvor|zunächst|seitdem|seither|bisher|noch|erneut|anschließend|inzwischen|mittlerweile|zugleich|gleichzeitig|ebenfalls|ebenso|folgende[rsmn]?|vorherige[rsmn]?|letztere[rsmn]?|ehemalige[rsmn]?|wir|uns|unsere[rsmn]?|ich|mein|du|ihr|ihnen|ihm|ihn|man|er|es|sie|ist|sind|war|waren|hat|hatte|hatten|nicht|kein|keine[rsmn]?|zweite[rsmn]?|dritte[rsmn]?',
    ),
    words(
      'Jahrhunderts?|Jahrzehnte?n?|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Alter|Januar|Februar|April|Juni|Juli|August|September|Oktober|November|Dezember|seit|bis|ab(?= )|laut|etwa|circa|rund|Prozent',
    ),
    new RegExp(
      `(?<!\\p{L})(?:[Dd](?:er|ie|as|em|en|es)|[Ii]m|[Zz]u[mr]) (?:\\p{Ll}+ )?(?:${things})(?!\\p{L})(?! (?:de[rs]|von|nach|über|in|für|zwischen|\\p{Lu}))`,
      'u',
    ),
    // No name: only nouns.
    /^(?!.*(?:\p{Lu}[\p{L}-]+ \p{Lu}|(?<!\p{L})(?:in|nach|aus|von|bei|gegen) \p{Lu}|\p{L}-\p{Lu}))/u,
  ],
  noise: / (?:selbst|auch|bereits|schon)(?!\p{L})/gu,
  reorder: reordered,
};
