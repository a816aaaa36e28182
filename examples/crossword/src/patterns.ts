import { cues } from './cues.js';

interface Form {
  readonly pattern: RegExp;
  /** In the past only names are explained. */
  readonly past?: true;
  /** An explanation inside of a sentence is good whatever the sentence begins with. */
  readonly inside?: true;
}

/** What finds explanations in the sentences of a language. */
export interface Patterns {
  /** Each with the groups `term` and `clue`. */
  readonly forms: readonly Form[];
  readonly common: RegExp;
  /** The article at the beginning of a sentence. */
  readonly article: RegExp;
  /** How a definition begins. */
  readonly opens: RegExp;
  /** A definition without the thoughts behind it. */
  cut(clue: string): string;
  /** Whether it points to something outside, says too little, or is an opinion. */
  isDoubtful(clue: string): boolean;
  /** Whether it says too little, or is an opinion. */
  isVague(clue: string): boolean;
  /** Whether a sentence points to something outside. */
  pointsOut(sentence: string): boolean;
  /** The same, where words such as "they" may mean what the sentence is about. */
  pointsOutOfItself(sentence: string): boolean;
  /** A sentence about its subject, with the groups `lead`, `term` and `rest`; a term of two words has `noun` as well. */
  readonly about: readonly RegExp[];
}

const noun = "\\p{L}[\\p{L}\\p{M}’'-]+";
const term = `(?<term>${noun}(?: ${noun})?)`;
const phrase = '.+';

/** English nouns that need not be said which: there is one, or everybody has one. */
const known =
  'world|earth|sun|moon|sky|sea|ocean|body|skin|brain|heart|blood|bloodstream|air|ground|water|north|south|east|west|equator|universe|internet|eyes?|ears?|head|mouth|hands?|nose|past|future|environment|atmosphere|weather|climate|wind|first|back|front|top|bottom|middle|centre|center|inside|outside|surface|poor|rich|public|economy|law|skeleton|stomach|lungs|liver|muscles?|bones?|brain|skull|spine|chest|wings?|cells?|plants?|tissue|nervous|human|immune|digestive|most|only|largest|smallest|highest|longest|oldest|process|lower|upper|food|soil|light|night|day|year|country|state|nation';

/** English nouns of which "the" means one that was named before: "the island". */
const places =
  'islands?|villages?|groups?|city|town|projects?|company|book|film|story|text|author|museum|club|team|area|region|site|park|building|hotel|school|river|lake|war|battle|expedition|agreement|law|study|authors?|territory|land|act|plan|deal|policy|event|ship|treaty|road|street|square|market|church|bridge|tower|palace|temple|statue|fort|farm|field|garden|boat|train|car|machine|letter|painting|song|harbou?r|wagon|victim|patient|scout|device|attack|border|government|king|army|dog|cat|bear|chicken|camel';
const particular = new RegExp(`\\b[Tt]he (?:${places})\\b(?! (?:of|in|that|which|who|where|between)\\b)`);

/** A noun at the beginning that nothing says which one it is: "The harbour lies", but not "The harbour of Neiafu lies". */
const loose = new RegExp(
  `^The (?!(?:${known})\\b)\\p{Ll}[\\p{L}-]+(?! (?:of|in|that|which|who|whose|between|to|from)\\b)`,
  'u',
);

export function patternsOf(language: string): Patterns | undefined {
  const own = Object.hasOwn(cues, language) ? cues[language] : undefined;
  if (own === undefined) return undefined;
  const { articles, is, was, opens, called, extreme, does, adjective } = own;
  const article = `(?:(?:${articles}|${capitalised(articles)}) )?`;
  const aside = '(?: \\([^)]{1,40}\\)|, (?:or|oder|ou|o|of|también|auch) [^,]{1,30},)?';
  const regex = (source: string) => new RegExp(source, 'u');
  const turn = regex(`, (?:${own.turns})(?![\\p{L}\\p{M}])| [–—] `);
  const pointing = anyOf(own.pointing);
  const vague = anyOf(own.vague);
  const isEnglish = language === 'en';
  const subject = `^(?<lead>${article})`;
  const describes = `(?<rest>(?: \\([^)]{1,40}\\)|, [^,()]{1,40},)? (?:${does})(?![\\p{L}\\p{M}]).+)$`;
  return {
    forms: [
      // A lighthouse is a tower that guides ships.
      {
        pattern: regex(
          `^(?:(?:In|Im|En|Em|Dans|Nel|Nella) [^,]{3,30}, )?${article}${term}${aside} (?:${is}) (?<clue>(?:${opens}) ${phrase})\\.$`,
        ),
      },
      // Karl Drais was a forester from Karlsruhe.
      { pattern: regex(`^${article}${term}${aside} (?:${was}) (?<clue>(?:${opens}) ${phrase})\\.$`), past: true },
      // A young seal is called a pup.
      { pattern: regex(`^(?<clue>[^,()]+) (?:${called}) ${article}${term}(?:\\.$|, )`) },
      // The largest bird is the ostrich.
      {
        pattern: regex(`^(?<clue>(?:${capitalised(extreme)}) [^,()]+?) (?:${is}|${was}) ${article}${term}(?:\\.$|, )`),
      },
      // They crossed the Rubicon, a small river in the north, and went on.
      { pattern: apposition(language), inside: true },
      ...(isEnglish ? english.map((source) => ({ pattern: regex(source), inside: true as const })) : []),
    ],
    common: anyOf(own.common),
    article: regex(`^${article}`),
    opens: regex(`^(?:${opens}|${capitalised(opens)}) `),
    cut(clue) {
      const at = clue.search(turn);
      const before = at === -1 ? clue : clue.slice(0, at);
      // The end of a list is no turn.
      return before.includes(',') ? clue : before.trim();
    },
    isVague: (clue) => vague.test(clue),
    isDoubtful: (clue) => pointing.test(clue) || vague.test(clue) || (isEnglish && particular.test(clue)),
    pointsOut: (sentence) => pointing.test(sentence) || (isEnglish && loose.test(sentence)),
    pointsOutOfItself: (sentence) =>
      pointing.test(sentence.replace(inner, '')) || (isEnglish && particular.test(sentence)),
    about:
      does === undefined
        ? []
        : [
            regex(`${subject}(?<term>${noun})${describes}`),
            adjective === 'first'
              ? regex(`${subject}(?<term>${noun})(?<noun> ${noun})${describes}`)
              : regex(`${subject.slice(0, -1)}${noun} )(?<term>${noun})${describes}`),
          ],
  };
}

const name = `\\p{Lu}${noun.slice(5)}`;
/** Articles of what is not known yet. */
const indefinite: Readonly<Record<string, string>> = {
  en: 'an?',
  de: 'eine?',
  nl: 'een',
  es: 'una?',
  fr: 'une?',
  it: 'un[ao]?',
  pt: 'uma?',
};

function apposition(language: string): RegExp {
  const said = `(?:${indefinite[language] ?? '(?!)'}) [^,()]+ [^,()]+ [^,()]+`;
  const end = '(?:, (?!(?:or|oder|o|ou|of) )|\\.$)';
  return new RegExp(
    `(?<!, |\\p{Lu}[^ ]* )(?<![\\p{L}\\p{M}])(?<term>${name}(?: ${name})?), (?<clue>${said})${end}`,
    'u',
  );
}

const single = `(?<term>${noun})`;
const links = 'that|which|who|of|from|used|with|in|for|made|formed|found|where|to|between|on|near|by|under|at';

/** Patterns of English alone, inside of sentences. */
const english = [
  // Birds possess a cloaca, a structure that lets water back into the blood.
  `(?<!,[^,]{0,30})\\b(?:an?|the(?! (?:${places})\\b)|called|possess|include|includes|contain|contains|of|as|into|by|produce|produces) ${single}, (?<clue>an? [^,()]+ (?:${links}) [^,()]+)(?:,(?! (?:and|or) )|\\.$)`,
  // Osteocytes, the living cells of bone tissue, form the matrix.
  `^(?:The |An? )?${single}, (?<clue>(?:an?|the) [^,()]+ (?:${links}) [^,()]+), (?!and |or )`,
  // Each has lamellae, which are layers of matrix that surround a canal.
  `\\b${single}, which (?:is|are) (?<clue>[^,()]+)(?:,|\\.$)`,
  // It led to extinction (the disappearance of a species).
  `\\b${single} \\((?<clue>(?:an?|the) [^(),]+)\\)`,
  // There were portages, that is, spots where boats must be carried.
  `\\b${single}, that is,? (?<clue>[^,()]+)(?:,|\\.$)`,
  // Land that is surrounded by water is an island: what it is called stands behind.
  `\\b(?<clue>an? [^,()]+ (?:${links}) [^,()]+?),? (?:called|known as|termed) (?:an? |the )?${single}(?=[,.]| (?:that|which|and|in)\\b)`,
];

/** Pronouns that mean what was named in the same sentence, if it names its subject first. */
const inner =
  /(?<![\p{L}\p{M}])(?:they|it|its|their|them|sie|es|er|ihre?[nmrs]?|seine?[nmrs]?|deren|dessen|man|nicht|not|ils?|elles?|leurs?|son|sa|ses|sus?|suoi|sua|suo|sue|seus?|suas?|loro)(?![\p{L}\p{M}])/giu;

function anyOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
}

function capitalised(alternatives: string): string {
  return alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (first) => first.toUpperCase());
}
