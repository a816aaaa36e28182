interface FrontedPhrase {
  /** Prepositions, and words such as "every" that open a phrase of time. */
  readonly openers: string;
  readonly articles: string;
  readonly demonstratives: string;
  /** Pronouns of the third person that stand as subjects. */
  readonly subjects: string;
}

const fronted: Readonly<Record<string, FrontedPhrase>> = {
  en: {
    openers:
      'in|on|at|by|for|from|with|without|after|before|during|under|over|inside|near|behind|between|through|until|since|to|every|each|all',
    articles: 'the|a|an|this|that|his|her|their|its',
    demonstratives: 'this|that|these|those|such',
    subjects: 'he|she|they',
  },
  de: {
    openers: 'in|im|am|an|auf|aus|bei|beim|mit|nach|ohne|seit|von|vor|zu|zum|zur|unter|über|jeden|jedes|jede',
    articles: 'der|die|das|dem|den|des|einer|einem|einen|eine|ein|diesem|dieser|seinem|seiner|ihrem|ihrer',
    demonstratives: 'diese[mnrs]?|jene[mnrs]?|solche[mnr]?',
    subjects: 'er|sie',
  },
  fr: {
    openers: 'à|au|aux|en|dans|de|avec|sans|après|avant|pendant|depuis|sur|sous|chez|chaque',
    articles: 'le|la|les|un|une|son|sa|ses|ce|cet|cette|leur',
    demonstratives: 'ce|cet|cette|ces',
    subjects: 'elle|ils|elles|il(?! (?:y|n’y|faut|fait|est|existe|reste|s’agit|pleut|neige))',
  },
  it: {
    openers: 'a|in|con|per|dopo|prima|nel|nella|al|alla|dal|da',
    articles: 'il|lo|la|i|gli|le|un|una',
    demonstratives: 'quest[oaie]|quel|quell[oaie]|tali?',
    subjects: 'lui|lei|egli|ella|essi',
  },
  es: {
    openers: 'a|en|con|por|para|tras|desde|sin',
    articles: 'el|la|los|las|un|una|su|sus',
    demonstratives: 'est[aeo]s?|es[aeo]s?|aquel|aquell[ao]s?|tal',
    subjects: 'él|ella|ellos|ellas',
  },
  pt: {
    openers: 'a|em|com|por|para|após|desde|no|na|nos|nas|ao|à',
    articles: 'o|a|os|as|um|uma|seu|sua',
    demonstratives: 'est[ae]s?|ess[ae]s?|aquel[ae]s?|tal',
    subjects: 'ele|ela|eles|elas',
  },
  nl: {
    openers: 'in|op|aan|bij|met|na|naar|van|voor|zonder|uit|om|te|tijdens|elke|iedere',
    articles: 'de|het|een|zijn|haar|hun|dit|deze|dat|die',
    demonstratives: 'deze|dit|dat|die|zulke',
    subjects: 'hij|zij|ze',
  },
  sv: {
    openers: 'i|på|vid|med|efter|från|till|under|år|utan',
    articles: 'en|ett|den|det|de|sin|sitt|hans|hennes',
    demonstratives: 'denna|detta|dessa',
    subjects: 'han|hon',
  },
  ru: {
    openers: 'в|во|на|с|со|из|к|у|под|через|после|до|за|от|без|каждый|каждое|каждую',
    articles: 'этом|этой|этот|эту|его|её|их|своём|своей',
    demonstratives: 'эт[иоу]?[тймх]?[иу]?|этого|этому|этими',
    subjects: 'он|она|они',
  },
};

/** Here the verb stands between a fronted phrase and the subject. */
const verbSecond: ReadonlySet<string> = new Set(['de', 'nl', 'sv']);

/** A past tense of a third person at the beginning: its subject stands in the sentence before. */
const bareVerb: Readonly<Record<string, RegExp>> = {
  es: /^\p{L}{2,}(?:ó|aron|ieron|(?<!^hab)ían|aban) /u,
  it: /^(?!.{0,9}dì )(?:\p{L}{3,}[òì]|\p{L}{2,}[aei]rono) /u,
  pt: /^\p{L}{2,}(?:ou|aram|eram|iram|iu) /u,
};

const patterns = new Map(Object.entries(fronted).map(([tag, words]) => [tag, patternOf(words, verbSecond.has(tag))]));

function patternOf({ openers, articles, demonstratives, subjects }: FrontedPhrase, verbSecond: boolean): RegExp {
  // More words, or a second article, would leave room for a subject before the pronoun.
  const phrase = verbSecond ? '(?:[^ ,]+ ){2,3}' : '[^ ,]+,? (?:[^ ,]+,? )?';
  const afterPhrase = `(?:${openers}) (?:(?:${articles}) )?${phrase}(?:${subjects})`;
  const afterWord = `[^ ,]+,? ${verbSecond ? '[^ ,]+ ' : ''}(?:${subjects})`;
  return new RegExp(`^(?:${afterPhrase}|${afterWord}|(?:${openers}) (?:${demonstratives}))(?![\\p{L}’-])`, 'u');
}

/**
 * True for a sentence that speaks of something named before it, though its first word does not tell: "In Paris she met
 * him", "With this lens".
 * @param opening its first words in lower case, with its commas
 */
export function pointsBackLater(opening: string, tag: string): boolean {
  return patterns.get(tag)?.test(opening) === true || bareVerb[tag]?.test(opening) === true;
}
