/** How a language says what something is: "(The) X is a Y". Each member lists alternatives of a regular expression. */
interface Cues {
  /** Articles that may stand before a term. */
  readonly articles: string;
  /** The verb between a term and what it is. */
  readonly is: string;
  /** The articles that open a definition. */
  readonly indefinite: string;
  /** Words behind a comma that go on with another thought. */
  readonly turns: string;
}

const cues: Readonly<Record<string, Cues>> = {
  en: { articles: 'an?|the', is: 'is', indefinite: 'an?', turns: 'and|but|so|which|while|although|because|where|yet' },
  de: { articles: 'der|die|das|eine?', is: 'ist', indefinite: 'eine?', turns: 'und|aber|denn|doch|während|obwohl' },
  nl: { articles: 'de|het|een', is: 'is', indefinite: 'een', turns: 'en|maar|want|terwijl|hoewel|omdat' },
  sv: { articles: 'en|ett', is: 'är', indefinite: 'en|ett', turns: 'och|men|medan|eftersom' },
  es: { articles: 'el|la|una?', is: 'es', indefinite: 'una?', turns: 'y|pero|aunque|porque|mientras' },
  fr: { articles: 'le|la|une?', is: 'est', indefinite: 'une?', turns: 'et|mais|car|tandis|bien|donc' },
  it: { articles: 'il|lo|la|una?|uno', is: 'è', indefinite: 'una?|uno', turns: 'e|ma|mentre|perché' },
  pt: { articles: 'o|a|uma?', is: 'é', indefinite: 'uma?', turns: 'e|mas|enquanto|porque' },
};

/** What finds definitions in the sentences of a language. */
export interface Patterns {
  /** Each with the groups `term` and `definition`, or `term`, `kind` and `deed` for "the {kind} who {deed}". */
  readonly sentences: readonly RegExp[];
  /** Where another thought begins. */
  readonly turn: RegExp;
}

const noun = "\\p{L}[\\p{L}\\p{M}'’-]+";
const nouns = `${noun}(?: ${noun}){0,2}`;
const name = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const fullName = `${name}(?: (?:(?:von|van|de|der|la) )?${name}){1,3}`;
const phrase = '[^,;:()]+';

const people = '\\p{Lu}\\p{Ll}+(?:an|ch|ek|ese|ish|iss)';
const profession = '\\p{Ll}+(?:an|ant|ar|er|ist|king|monk|or|poet|queen)';

/** Patterns of English alone. */
const english = [
  // Octopuses are sea animals with eight arms.
  `^(?<term>${nouns}) are (?<definition>(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s (?:that|which|who|with|of|made|used|left) .+)\\.$`,
  // Ada Lovelace was an English mathematician.
  `^(?<term>${fullName}) was (?<definition>an? .+)\\.$`,
  // The French physicist Augustin Fresnel designed a lens.
  `\\b[Tt]he (?<kind>${people}(?: ${profession})?) (?<term>${fullName}) (?<deed>\\p{Ll}+ ${phrase})\\.$`,
  // The food enters the oesophagus, a tube that leads to the stomach, and goes on.
  `\\b(?:the|that|called|of|into|from|by) (?<term>\\p{Ll}{4,}), (?<definition>an? ${phrase})(?:,(?! (?:and|or)\\b)|\\.$)`,
];

/** The patterns of a language; undefined for one whose definitions are not known. */
export function patternsOf(language: string): Patterns | undefined {
  const own = Object.hasOwn(cues, language) ? cues[language] : undefined;
  if (own === undefined) return undefined;
  const { articles, is, indefinite, turns } = own;
  const sources = [
    // A lighthouse is a tower that guides ships.
    `^(?:(?:${capitalised(articles)}) )?(?<term>${nouns}) ${is} (?<definition>(?:${indefinite}) .+)\\.$`,
    // Karl Drais, a forester from Karlsruhe, built one.
    `(?<![\\p{L}\\p{M}])(?<term>${name}(?: ${name}){0,3}), (?<definition>(?:${indefinite}) ${phrase})(?:,(?! (?:${turns}|or)\\b)|\\.$)`,
    ...(language === 'en' ? english : []),
  ];
  return {
    sentences: sources.map((source) => new RegExp(source, 'u')),
    turn: new RegExp(`, (?:${turns}) |[;:(]`, 'u'),
  };
}

function capitalised(articles: string): string {
  return articles.replace(/(?<![\p{L}])\p{L}/gu, (first) => first.toUpperCase());
}
