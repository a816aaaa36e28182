import { figure, type Language, words } from './language.js';

const irregular =
  'became|began|bought|broke|brought|built|came|caught|chose|cut|drew|drove|fell|fled|flew|fought|found|gave|got|grew|held|hit|laid|led|left|lost|made|met|overthrew|paid|put|ran|rose|sang|sank|saw|sent|set|shot|shut|sold|sought|spent|split|spoke|spread|stole|struck|swam|swept|swore|taught|threw|took|tore|underwent|undertook|went|withdrew|won|wrote';
const participles =
  '\\p{Ll}+ed|begun|born|bought|broken|brought|built|caught|chosen|cut|drawn|driven|fought|found|given|held|hit|laid|led|lost|made|met|overthrown|paid|put|read|seen|sent|set|shot|shown|sold|split|spoken|spread|stolen|struck|sunk|sworn|swept|taken|taught|thrown|torn|undertaken|withdrawn|won|written';
const states =
  'lived|remained|stayed|existed|belonged|resided|ranked|totall?ed|represented|exceeded|accounted|measured|said|stated|thought|felt|knew|believed|estimated|noted|argued|claimed|wanted|needed|seemed|contained|included|consisted|comprised|owned|numbered|averaged|employed|continued|reported|showed|suggested|predicted|warned|described|considered|expected|hoped|planned|tried|attempted|served|worked|stood|lay|used|featured|enjoyed|suffered|faced|allowed|required|housed|covered|operated|followed|saw';
const beingStates =
  'located|situated|known|called|considered|regarded|based|used|estimated|inhabited|populated|composed|comprised|expected|intended|supposed|believed|thought|needed|required|interested|involved|allowed|followed';
const noVerbs =
  'need|speed|seed|breed|hundred|sacred|indeed|called|named|titled|entitled|based|related|located|situated|used|dated|combined|composed|dedicated';
const verbs = `was|were|${irregular}|(?!(?:${noVerbs})\\b)\\p{Ll}{2,}ed`;
/** Verbs that say enough without an object. */
const intransitive =
  'died|resigned|retired|ended|surrendered|collapsed|opened|closed|abdicated|fell|erupted|married|returned|moved|arrived|departed|graduated|emigrated|enlisted|enrolled|started|premiered';
/** Verbs that are no participles. */
const finite = `was|were|became|began|went|took|gave|wrote|came|saw|rose|grew|drew|flew|broke|chose|spoke|withdrew|joined|received|entered|served|worked|studied|${intransitive}`;
const join = (next: string) => {
  const date = '(?:in|on) [^,]{0,20}\\d{3},? ';
  const verb = `(?:(?:he|she|it) )?(?:${next})\\b`;
  return new RegExp(`,? (?:and|but) (?:then |later )?(?=${date}|${verb})|(?<=\\d{3}), (?=(?:${finite})\\b)`, 'u');
};

export const english: Language = {
  months:
    'Jan(?:uary|\\.)? Feb(?:ruary|\\.)? Mar(?:ch|\\.)? Apr(?:il|\\.)? May June? July? Aug(?:ust|\\.)? Sep(?:tember|t?\\.)? Oct(?:ober|\\.)? Nov(?:ember|\\.)? Dec(?:ember|\\.)?'.split(
      ' ',
    ),
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
      ' ',
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
  noise:
    /,? (?:at (?:the )?age (?:of )?[\w-]+|aged [\w-]+)\b| (?:also|then|(?<!(?:days|weeks|months|years) )later(?! in)|soon|subsequently|eventually|finally|in turn)\b|\bat (?:the )?age (?:of )?[\w-]+, /giu,
  he: 'he|his',
  she: 'she|her',
  verbs,
  joins: { auxiliary: /\b(?:was|were)\b/, passive: join(finite), active: join(verbs) },
  fronted:
    '(?:In|At|On|After|Amid|With|During|As|By|For|From|Upon|Under|Despite|Following|Originally|\\p{Lu}\\p{Ll}+(?:ing|ed)) [^,]{2,60}, ',
  openers: /^(?:At|During|In|On) [^,]+$/,
  clauses:
    'which|who|whom|whose|that|when|where|while|after|before|because|if|since|until|although|though|than|once|whether|having|being|following|despite',
  turns: new RegExp(
    ` (?:in|of|on|for|to|by|under|from|with|at|during|after|through) (?:which|whom)\\b|,? (?:which|who|whose|where|when|while|whereas|but|although|though|yet|because|whereby|making|becoming|causing|leading|allowing|giving|thus|thereby)\\b|, (?:and|so|for|as|with|along with|effectively|including|such as|\\p{Ll}+ing)\\b|,? (?:and|but) (?=(?:the|an?|his|her|its|\\p{Lu}\\p{L}+)(?: [\\p{L}-]+){0,4} (?:${verbs})\\b)| [–—-] |—`,
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
    figure,
    /\b(?:percent|population|average|estimated|million people|inhabitants)\b/u,
    /\b(?:century|centuries|decades?|the (?:time|year|month|day|same)|years?|months?|weeks?|(?<!present-)days?|age|aged|January|February|April|June|July|August|September|October|November|December|spring|summer|autumn|winter|as of)\b(?! [A-Z])/u,
    words(
      'this|these|such|those|there|here|then|now|today|current|currently|later|earlier|afterwards?|after (?:which|that|this)|since|ago|again|meanwhile|soon|next|following|previous|previously|former|latter|formerly|subsequent|subsequently|still|already|yet|however|therefore|thus|instead|turn|same|another|others?|rest|second|third|fourth|we|us|our|I|my|he|she|him|you|your|recent|recently|above|below|it|they|them|their|respectively|too|by now|that time|additional|further|originally|initially',
    ),
    /^(?:The|An?|At|In|On|During|After|\p{Lu}?\p{Ll}+ed) (?:(?!\p{Lu}).)*\b(?:his|her|its)\b/u,
    // Things that have a name, which the sentence does not say.
    /\b[Tt]he (?!(?:\p{Ll}+ )*(?:first|last|only|largest|\p{Ll}+est|world|universe|sea|sun|throne|presidency|public|west|east|north|south)\b)(?:[\p{Ll}-]+ (?!of|for|that|in|to|between|on|against|from)){0,3}[\p{Ll}-]+(?=[,.]| (?:and|or|by|from|with|at|as|into|through|was|were|\p{Ll}+ed|\p{Ll}+ly|began|became|won|took|made|fell|gave)\b)/u,
    new RegExp(`^The (?:\\p{Lu}\\p{Ll}+[^s\\P{L}]|\\p{Ll}+) (?:\\p{Ll}+ly )?(?:${verbs})\\b`, 'u'),
    /\b(?:was|were) introduced\.$|\b(?:version|edition)s?\b(?! of \p{Lu})/u,
  ],
};
