/** What the writer without a model knows of a language. */
export interface Tongue {
  /** From January to December, as alternatives of a regular expression. */
  readonly months: readonly string[];
  /** Ordinals from first to twenty-first, as words. */
  readonly ordinals: readonly string[];
  /** What makes a year one before Christ. */
  readonly before: string;
  /** Whole phrases of time, which can be left out of a sentence; D, M, Y, C and B stand for day, month, year, century and era. */
  readonly phrases: readonly string[];
  /** Verbs that tell what happened, as alternatives: a sentence without one tells nothing. */
  readonly verbs: string;
  /** Words that begin another clause, as alternatives: a date behind them is not that of the sentence. */
  readonly clauses: string;
  /** Where a sentence goes on with another thought. */
  readonly turns: RegExp;
  /** What an event does not say: a state, a figure, a plan, a time, and what only the sentences around explain. */
  readonly unfit: readonly RegExp[];
  /** What stands before the date of a thing, not of the sentence: "the market built" in 1808. */
  readonly ofThing: RegExp;
  /** What stands before a date at the start, and goes with it: "However, ". */
  readonly links?: RegExp;
  /** What can be left out wherever it stands. */
  readonly noise?: RegExp;
  /** A first part that has the date of the sentence: "At the Battle of Chudnov in 1660, ...". */
  readonly openers?: RegExp;
  /** Where a sentence goes on about the same subject, behind a verb that has an auxiliary and behind one that has none. */
  readonly joins?: { readonly auxiliary: RegExp; readonly passive: RegExp; readonly active: RegExp };
  /** Whether the subject stands behind the verb when a date stands before it. */
  readonly isVerbSecond?: boolean;
}

/** Alternatives as whole words; `\b` takes "ó" for no letter. */
export function word(alternatives: string): string {
  return `(?<![\\p{L}\\p{M}-])(?:${alternatives})(?![\\p{L}\\p{M}-])`;
}
const words = (alternatives: string) => new RegExp(word(alternatives), 'iu');
const year = /(?<!\d)(?:1\d|20)\d\d(?!\d)|%/u;
/** Numbered months, for languages that write each in one way. */
const list = (names: string) => names.split(' ');

const english = (() => {
  const irregular =
    'became|began|bought|broke|brought|built|came|caught|chose|cut|drew|drove|fell|fled|flew|fought|found|gave|got|grew|held|hit|laid|led|left|lost|made|met|overthrew|paid|put|ran|rose|sang|sank|saw|sent|set|shot|shut|sold|sought|spent|split|spoke|spread|stole|struck|swam|swept|swore|taught|threw|took|tore|underwent|undertook|went|withdrew|won|wrote';
  const participles =
    '\\p{Ll}+ed|begun|born|bought|broken|brought|built|caught|chosen|cut|drawn|driven|fought|found|given|held|hit|laid|led|lost|made|met|overthrown|paid|put|read|seen|sent|set|shot|shown|sold|split|spoken|spread|stolen|struck|sunk|sworn|swept|taken|taught|thrown|torn|undertaken|withdrawn|won|written';
  const states =
    'lived|remained|stayed|existed|belonged|resided|ranked|totall?ed|represented|exceeded|accounted|measured|said|stated|thought|felt|knew|believed|estimated|noted|argued|claimed|wanted|needed|seemed|contained|included|consisted|comprised|owned|numbered|averaged|employed|continued|reported|showed|suggested|predicted|warned|described|considered|expected|hoped|planned|tried|attempted|served|worked|stood|lay|used|featured|enjoyed|suffered|faced|allowed|required|housed|covered|operated|followed';
  const beingStates =
    'located|situated|known|called|considered|regarded|based|used|estimated|inhabited|populated|composed|comprised|expected|intended|supposed|believed|thought|needed|required|interested|involved|allowed|followed';
  const noVerbs =
    'need|speed|seed|breed|hundred|sacred|indeed|called|named|titled|entitled|based|related|located|situated|used|dated|combined|composed|dedicated';
  const verbs = `was|were|${irregular}|(?!(?:${noVerbs})\\b)\\p{Ll}{2,}ed`;
  /** Verbs that say enough without an object. */
  const intransitive =
    'died|resigned|retired|ended|surrendered|collapsed|opened|closed|abdicated|fell|erupted|married|returned|moved|arrived|graduated';
  /** Verbs that are no participles. */
  const finite = `was|were|became|began|went|took|gave|wrote|came|saw|rose|grew|drew|flew|broke|chose|spoke|withdrew|joined|received|entered|served|worked|studied|${intransitive}`;
  const join = (next: string) => {
    const date = '(?:in|on) [^,]{0,20}\\d{3},? ';
    const verb = `(?:(?:he|she|it) )?(?:${next})\\b`;
    return new RegExp(`,? (?:and|but) (?:then |later )?(?=${date}|${verb})|(?<=\\d{3}), (?=(?:${finite})\\b)`, 'u');
  };
  const tongue: Tongue = {
    months: list(
      'Jan(?:uary|\\.)? Feb(?:ruary|\\.)? Mar(?:ch|\\.)? Apr(?:il|\\.)? May June? July? Aug(?:ust|\\.)? Sep(?:tember|t?\\.)? Oct(?:ober|\\.)? Nov(?:ember|\\.)? Dec(?:ember|\\.)?',
    ),
    ordinals: list(
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first',
    ),
    before: 'BCE?|B\\.C\\.(?:E\\.)?',
    phrases: [
      '(?:on|(?:early |late )?(?:in|on) the (?:morning|evening|night|afternoon) of) (?:the )?(?:\\p{L}+day,? )?(?:the )?D(?:st|nd|rd|th)?(?: of)? M,? Y',
      '(?:on|(?:early |late )?(?:in|on) the (?:morning|evening|night|afternoon) of) (?:\\p{L}+day,? )?M D(?:st|nd|rd|th)?,? Y',
      '(?:(?:early|late|later|again|as early as) )?in (?:early |late |mid-)?M,?(?: of)? Y',
      '(?:in|at|towards?) the (?:early |late |mid-)?(?:spring|summer|autumn|fall|winter|beginning|start|end) of (?:M )?Y',
      '(?:(?:early|late|later|again|as early as) )?in (?:early |late |mid-|the year |AD )?Y(?: B)?',
      '(?:in|during) the (?:early |late |mid-)?C[ -]century(?: B)?',
    ],
    links:
      /^(?:However|Later|Then|Finally|Also|Eventually|Subsequently|Meanwhile|Nevertheless|Thus|Soon|But|And|So|Only),? |^(?:\p{L}+ (?:days|weeks|months|years) later|the (?:next|following) (?:day|month|year)),? /iu,
    noise: /,? (?:at (?:the )?age (?:of )?[\w-]+|aged [\w-]+|also|then)\b|\bat (?:the )?age (?:of )?[\w-]+, /giu,
    verbs,
    joins: { auxiliary: /\b(?:was|were)\b/, passive: join(finite), active: join(verbs) },
    openers: /^(?:At|During|In|On) [^,]+$/,
    clauses:
      'which|who|whom|whose|that|when|where|while|after|before|because|if|since|until|although|though|than|once|whether|having|being|following|despite',
    turns: new RegExp(
      ` (?:in|of|on|for|to|by|under|from|with|at|during|after|through) (?:which|whom)\\b|,? (?:which|who|whose|where|when|while|whereas|but|although|though|yet|because|whereby|making|becoming|causing|leading|allowing|giving|thus|thereby)\\b|, (?:and|so|for|as|with|effectively|including|such as|\\p{Ll}+ing)\\b|,? (?:and|but) (?=(?:the|an?|his|her|its|\\p{Lu}\\p{L}+)(?: [\\p{L}-]+){0,4} (?:${verbs})\\b)| [–—-] |—`,
      'gu',
    ),
    ofThing: new RegExp(
      `\\b(?:of|from|the|between|until|around|about|and|or|by|than|starting|beginning|ending|dating),? $|^(?!.*\\b(?:was|were)\\b(?: [\\p{L}-]+){0,4},? $).*\\b(?!(?:${finite})\\b)(?:${verbs})(?: \\p{Ll}+ly)?,? $`,
      'iu',
    ),
    unfit: [
      // The first verb tells of a state.
      new RegExp(
        `^(?:(?!\\b(?:${irregular}|\\p{Ll}{2,}ed|was|were)\\b).)*\\b(?:(?:was|were) (?!(?:\\p{Ll}+ly |first )?(?:${participles})\\b|the first\\b)|(?:was|were) (?:\\p{Ll}+ly )?(?:${beingStates})\\b|(?:${states})\\b)`,
        'u',
      ),
      /\b(?:is|are|has|have|had|could|would|should|might|may|will|shall|can|cannot|did|does|do|not|never|no|nobody|unable)\b/u,
      // "Wells opened, with a friend, ...": what was opened is cut off.
      new RegExp(`^(?!.*\\b(?:was|were)\\b).* (?!${intransitive})(?:${verbs})\\.$`, 'u'),
      // Figures and times.
      year,
      /\b(?:percent|population|average|estimated|million people|inhabitants)\b/u,
      /\b(?:century|centuries|decades?|the (?:time|year|month|day|same)|years?|months?|weeks?|(?<!present-)days?|age|aged|January|February|April|June|July|August|September|October|November|December|spring|summer|autumn|winter|as of)\b(?! [A-Z])/u,
      words(
        'this|these|such|those|there|here|then|now|today|current|currently|later|earlier|afterwards?|after (?:which|that|this)|since|ago|again|meanwhile|soon|next|following|previous|previously|former|latter|formerly|subsequent|subsequently|still|already|yet|however|therefore|thus|instead|turn|same|another|others?|rest|second|third|fourth|we|us|our|I|my|he|she|him|you|your|recent|recently|above|below|it|they|them|their|respectively|too|by now|that time|additional|further',
      ),
      // Things that have a name, which the sentence does not say.
      /\b[Tt]he (?!(?:\p{Ll}+ )*(?:first|last|only|largest|\p{Ll}+est|world|sea|sun|throne|presidency|public|west|east|north|south)\b)(?:[\p{Ll}-]+ (?!of|for|that|in|to|between|on|against|from)){0,3}[\p{Ll}-]+(?=[,.]| (?:and|or|by|from|with|at|as|into|through|was|were|\p{Ll}+ed|began|became|won|took|made|fell|gave)\b)/u,
      new RegExp(`^The (?:\\p{Lu}\\p{Ll}+[^s\\P{L}]|\\p{Ll}+) (?:\\p{Ll}+ly )?(?:${verbs})\\b`, 'u'),
      /\b(?:was|were) introduced\.$|\b(?:version|edition)s?\b(?! of \p{Lu})/u,
    ],
  };
  return tongue;
})();

const germanThings =
  'Stadt|Landes?|Ort(?:es)?|Dorf|Insel|Unternehmen|Firma|Gruppe|Band|Schule|Universität|Familie|König|Königin|Kaiser|Präsident|Vertrag|Gesetz|Gebäude|Kirche|Brücke|Buch|Film|Verein|Region|Armee';

/** English and German; what another language needs is an entry here. */
export const tongues: Readonly<Record<string, Tongue>> = {
  en: english,
  de: {
    months: list(
      '(?:Januar|Jänner|Jan\\.) (?:Februar|Feb\\.) März Apr(?:il|\\.) Mai Juni Juli Aug(?:ust|\\.) Sep(?:tember|t?\\.) Okt(?:ober|\\.) Nov(?:ember|\\.) Dez(?:ember|\\.)',
    ),
    ordinals: list(
      'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten',
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
    verbs:
      'wurden?|kam(?:en)?|ging(?:en)?|begann(?:en)?|nahm(?:en)?|gab(?:en)?|fand(?:en)?|schrieb(?:en)?|zog(?:en)?|starb(?:en)?|verlor(?:en)?|gewann(?:en)?|erhielt(?:en)?|trat(?:en)?|entstand(?:en)?|erschien(?:en)?|fiel(?:en)?|schloss(?:en)?|verließ(?:en)?|(?:über)?nahm(?:en)?|brach(?:en)?|schlug(?:en)?|traf(?:en)?|erwarb(?:en)?|beschloss(?:en)?|(?!(?:erste|zweite|dritte|letzte|beste|meiste|bekannte|gesamte|hatte|konnte|sollte|wollte|lebte)n?(?!\\p{L}))(?:\\p{Ll}{3,}te|\\p{Ll}{2,}(?:ete|llte|hrte|chte|gte|kte)n)',
    clauses: 'welche[rsmn]?|wobei|als|nachdem|bevor|weil|dass|ob|obwohl|während|wenn|indem|sodass|zu',
    turns: /, | [–—-] | und (?=(?:die|der|das|\p{Ll}{3,}te|war|wurden?)(?!\p{L}))/gu,
    ofThing:
      /(?:^|[ (])(?:\p{L}*[dD](?:er|ie|as|en|em|es)|\p{Ll}*eine?[rmns]?|und|oder|[a-zäöü]+m|um|seit|bis|ab|von|vor|nach|über|gegen|zwischen|aus|in|etwa|rund|circa|ca\.|mit|für) $/iu,
    unfit: [
      year,
      words(
        'dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|hier|dort|dorthin|da|damals|dann|nun|jetzt|heute|heutige[rsmn]?|derzeit|aktuell|später|spätere[rsmn]?|früher|frühere[rsmn]?|danach|davor|dabei|daher|damit|dafür|daraus|dazu|darauf|daraufhin|deshalb|deswegen|trotzdem|dennoch|jedoch|zuvor|zunächst|seitdem|seither|bisher|noch|erneut|anschließend|inzwischen|mittlerweile|zugleich|gleichzeitig|ebenfalls|ebenso|folgende[rsmn]?|vorherige[rsmn]?|letztere[rsmn]?|ehemalige[rsmn]?|wir|uns|unsere[rsmn]?|ich|mein|du|ihr|ihnen|ihm|ihn|man|er|es|sie|ist|sind|war|waren|hat|hatte|hatten|nicht|kein|keine[rsmn]?|zweite[rsmn]?|dritte[rsmn]?',
      ),
      words(
        'Jahrhunderts?|Jahrzehnte?n?|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Alter|Januar|Februar|April|Juni|Juli|August|September|Oktober|November|Dezember|seit|bis|ab(?= )|laut|etwa|circa|rund|Prozent',
      ),
      new RegExp(
        `(?<!\\p{L})(?:[Dd](?:er|ie|as|em|en|es)|[Ii]m|[Zz]u[mr]) (?:\\p{Ll}+ )?(?:${germanThings})(?!\\p{L})(?! (?:de[rs]|von|nach|über|in|für|zwischen|\\p{Lu}))`,
        'u',
      ),
      // No name: only nouns.
      /^(?!.*(?:\p{Lu}[\p{L}-]+ \p{Lu}|(?<!\p{L})(?:in|nach|aus|von|bei|gegen) \p{Lu}|\p{L}-\p{Lu}))/u,
    ],
    noise: / (?:selbst|auch|bereits|schon)(?!\p{L})/gu,
    isVerbSecond: true,
  },
};
