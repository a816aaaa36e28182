/** A closed set of words of which only one can stand in a place. */
export interface ContrastRow {
  /** The words, each in the forms of the others' places: `increases/increased | decreases/decreased`. */
  readonly options: string;
  /** The keys, if not every option may be one. They take the options as wrong answers. */
  readonly keys?: string;
  /** What must stand before and behind the key. */
  readonly before?: RegExp;
  readonly behind?: RegExp;
}

const anObject = /^ (?:the|an?|its|their|his|her|this|our|both) \p{L}/u;
/** No passive: "was increased" cannot become "was stayed the same". */
const active = /^(?!.*\b(?:is|are|was|were|be|been|being|get|gets|got) (?:\p{Ll}+ )?$)/su;

/** English. */
export const contrasts: readonly ContrastRow[] = [
  {
    options: 'closer to | farther from | just as far from',
    before: /\b(?:is|are|was|were|located|found|lies?|lived?|moved) $/,
  },
  // States
  { options: 'herbivores | carnivores | omnivores' },
  {
    options: 'upper | middle | lower',
    before: /\b(?:the|its|their) $/u,
    behind: /^ (?:class|classes|part|third|half|end|reaches|level|floor|layer)/,
  },
  // Attitudes
  {
    options: 'accepted | rejected | ignored',
    before: /\b(?!(?:been|be|was|were|is|are|widely|generally) )\p{L}+ $/u,
    behind: anObject,
  },
  {
    options: 'supported | opposed | ignored',
    before: /\b(?!(?:been|be|was|were|is|are|strongly) )\p{L}+ $/u,
    behind: anObject,
  },
  { options: 'supports | opposes | ignores', behind: anObject },
  {
    options: 'won | lost | boycotted',
    behind:
      /^ (?:the|an?|his|her|its|their) (?:\p{Ll}+ ){0,2}(?:election|vote|match|race|competition|tournament|contest|game|final)\b/u,
  },
  {
    options: 'won | lost | avoided',
    behind: /^ (?:the|an?|his|her|its|their) (?:\p{Ll}+ ){0,2}(?:battle|war|fight)\b/u,
  },
  { options: 'loved | hated | feared', behind: anObject },
  { options: 'bought | sold | rented', behind: /^ (?:the|an?|his|her|its|their) \p{Ll}/u },
  { options: 'married | divorced | widowed', before: /\b(?:was|were|is|are|been) $/u, behind: /^[.,;]/ },
  {
    options: 'absorbs/absorb/absorbed | reflects/reflect/reflected | produces/produce/produced',
    before: active,
    behind: /^ (?:\p{Ll}+ ){0,2}(?:light|heat|sound|energy|radiation|sunlight)\b/u,
  },
  { options: 'praised | criticised | ignored', behind: anObject },
  { options: 'praised | criticized | ignored', behind: anObject },
  { options: 'welcomed | condemned | ignored', behind: anObject },
  {
    options: 'built | destroyed | sold',
    before: /\b(?:was|were|been) $/,
    behind: /^ (?:in|by|at|during|between|after|before)\b/,
  },
  {
    options: 'killed | wounded | captured',
    before: /\b(?:was|were) (?:badly |seriously |severely )?$/,
    behind: /^(?:[.,;]|$| (?:in|by|at|during|on|when|while)\b)/,
  },
  {
    options: 'arrested | released | exiled',
    before: /\b(?:was|were) $/,
    behind: /^(?:[.,;]|$| (?:in|by|at|during|on|when|for)\b)/,
  },
  { options: 'defeated | supported | betrayed', before: active, behind: /^ (?:the|his|her|their) \p{L}/u },
  {
    options: 'men | women | children',
    before: /\b(?:the|only|young|old|most|all|two|three|four|five|many|some|these|for|by|of|to|among|both) $/i,
    behind: /^(?!,? (?:and|or)\b|['’]|-)/,
  },
  // Directions
  {
    options: 'northeast | northwest | southeast | southwest',
    before: /\b(?:the|from|to|in) $/,
    behind: /^(?:[.,;]|$| (?:of|coast|corner|side|part|from)\b)/,
  },
  { options: 'northeastern | northwestern | southeastern | southwestern', before: /\b(?:the|in|of|from|across|its) $/ },
];

/** Adjectives with their opposites, for comparisons: comparative, superlative, the word itself. */
export const comparisons =
  'larger largest large : smaller smallest | bigger biggest big : smaller smallest | smaller smallest small : larger largest | higher highest high : lower lowest | lower lowest low : higher highest | ' +
  'faster fastest fast : slower slowest | slower slowest slow : faster fastest | longer longest long : shorter shortest | shorter shortest short : longer longest | heavier heaviest heavy : lighter lightest | ' +
  'lighter lightest light : heavier heaviest | warmer warmest warm : colder coldest | colder coldest cold : warmer warmest | hotter hottest hot : cooler coolest | cooler coolest cool : hotter hottest | ' +
  'older oldest old : younger youngest | younger youngest young : older oldest | richer richest rich : poorer poorest | poorer poorest poor : richer richest | stronger strongest strong : weaker weakest | ' +
  'weaker weakest weak : stronger strongest | thicker thickest thick : thinner thinnest | thinner thinnest thin : thicker thickest | wider widest wide : narrower narrowest | narrower narrowest narrow : wider widest | ' +
  'deeper deepest deep : shallower shallowest | taller tallest tall : shorter shortest | better best good : worse worst | worse worst bad : better best | cheaper cheapest cheap : dearer dearest | ' +
  'harder hardest hard : softer softest | softer softest soft : harder hardest | louder loudest loud : quieter quietest | quieter quietest quiet : louder loudest | brighter brightest bright : darker darkest | ' +
  'darker darkest dark : brighter brightest | wetter wettest wet : drier driest | drier driest dry : wetter wettest | closer closest close : farther farthest | greater greatest great : smaller smallest | ' +
  'safer safest safe : riskier riskiest | easier easiest easy : harder hardest | denser densest dense : thinner thinnest | earlier earliest early : later latest | later latest late : earlier earliest';
