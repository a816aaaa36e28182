import { type Net, type RuleMatch, type RuleMethods, type RuleTerm, ruleSearch } from './rule-search.js';

/** A word of an English sentence with its parts of speech. */
export interface Token {
  /** The word as written, without punctuation. */
  readonly text: string;
  readonly lower: string;
  /** The characters up to the next word: space, comma, bracket. */
  readonly post: string;
  /** Offsets in the sentence. */
  readonly start: number;
  readonly end: number;
  is(tag: string): boolean;
}

/** Reads English words: parts of speech and verb forms. */
export interface Tagger {
  /** The words of a sentence; empty if it cannot be read word by word. Its first word is a name if `isName` says so. */
  tag(sentence: string, isName: (word: string, tagged: boolean) => boolean): Token[];
  /** "left" → "leave". */
  infinitive(verb: string, tense: 'PastTense' | 'PresentTense'): string;
  /** "facilitate" → "facilitated", "facilitates", "facilitating". */
  conjugated(infinitive: string): Conjugation;
}

type Conjugation = Readonly<Record<'PastTense' | 'PresentTense' | 'Gerund', string>>;

let loading: Promise<Tagger> | undefined;

/** The tagger, loaded on first use: its lexicon takes a quarter of a second. */
export function loadTagger(): Promise<Tagger> {
  loading ??= newTagger();
  return loading;
}

async function newTagger(): Promise<Tagger> {
  const { default: nlp } = await import('compromise/two');
  const world = nlp.world() as unknown as World;
  const { one, two } = world.methods;
  const { verb } = two.transform;
  const net = one.buildNet(world.model.two.matches, world);
  const search = ruleSearch(one);
  nlp.plugin({
    methods: { one: { setTag } },
    compute: {
      // The last step of tagging, without the views that the package makes of all matches.
      postTagger: ({ docs }: { readonly docs: RuleTerm[][] }) => {
        const clauses = two.quickSplit(docs);
        one.bulkTagger(search(clauses, net), clauses, world);
      },
      // Ids of words serve to find them again after changes.
      id: () => undefined,
    },
  });
  const model = nlp.model();
  return {
    tag: (sentence, isName) => tokensOf(sentence, nlp(sentence).docs as unknown as Term[][], isName),
    infinitive: (word, tense) => verb.toInfinitive(word.toLowerCase(), model, tense),
    conjugated: (word) => verb.conjugate(word, model),
  };
}

/** The part of the package that its types leave open. */
interface World {
  readonly methods: {
    readonly one: RuleMethods & {
      buildNet(matches: unknown, world: World): Net;
      bulkTagger(found: readonly RuleMatch[], clauses: RuleTerm[][], world: World): void;
    };
    readonly two: {
      /** The clauses of sentences, roughly. */
      quickSplit(sentences: RuleTerm[][]): RuleTerm[][];
      readonly transform: {
        readonly verb: {
          toInfinitive(word: string, model: unknown, tense: string): string;
          conjugate(word: string, model: unknown): Conjugation;
        };
      };
    };
  };
  readonly model: {
    readonly one: { readonly tagSet: Readonly<Record<string, TagRelations>> };
    readonly two: { readonly matches: unknown };
  };
}

interface TagRelations {
  /** The tags that a word with this one cannot have. */
  readonly not?: readonly string[];
  /** The tags that it has too. */
  readonly parents?: readonly string[];
}

/**
 * Tags words, as the package's own function does, which looks into the environment at each call whether to log it.
 *
 * @param tag one for all words, several for all, or one for each, separated by spaces
 * @param isSafe whether a word's tags stay that contradict
 */
function setTag(
  terms: readonly TaggedTerm[],
  tag: string | readonly string[] | undefined,
  { model }: World,
  isSafe = false,
): void {
  if (!tag) return;
  for (const given of typeof tag === 'string' ? [tag] : tag) {
    const names = given.trim().split(' ');
    for (const [at, { tags, frozen = false }] of terms.entries()) {
      const name = names[names.length === 1 ? 0 : at]?.replace(/^#/, '');
      if (name === undefined || name === '' || name === '.' || tags.has(name)) continue;
      const { not = [], parents = [] } = model.one.tagSet[name] ?? {};
      if ((isSafe || frozen) && not.some((other) => tags.has(other))) continue;
      for (const other of not) tags.delete(other);
      for (const parent of parents) tags.add(parent);
      tags.add(name);
    }
  }
}

interface TaggedTerm {
  readonly tags: Set<string>;
  readonly frozen?: boolean;
}

interface Term {
  readonly pre: string;
  readonly text: string;
  readonly post: string;
  readonly implicit?: string;
  readonly tags: ReadonlySet<string>;
}

const placing =
  /^(?:under|behind|near|inside|outside|above|below|beside|beneath|underneath|beyond|opposite|against|over)$/i;

/** The lexicon takes "behind" for an adjective. */
const isPlacing = (word: string, tags: ReadonlySet<string>): boolean => tags.has('Adjective') && placing.test(word);

const contracted = /^(?:he|she|it|that|there|here|what|who|where|how|let|i|you|we|they)['’]/i;

/** Terms with their offsets; none when contractions hide words, or the terms do not match the sentence. */
function tokensOf(
  sentence: string,
  docs: readonly (readonly Term[])[],
  isName: (word: string, tagged: boolean) => boolean,
): Token[] {
  const terms = docs.flat();
  const tokens: Token[] = [];
  let at = 0;
  for (const [index, { pre, text, post, implicit, tags }] of terms.entries()) {
    if (text === '') {
      at += pre.length + post.length;
      continue;
    }
    const start = at + pre.length;
    const end = start + text.length;
    if (sentence.slice(start, end) !== text) return [];
    at = end + post.length;
    // "The world's oldest" is read as "the world is oldest": after anything but a pronoun, 's shows possession.
    const owns = implicit !== undefined && /['’]s$/.test(text) && !contracted.test(text);
    const denies = implicit !== undefined && /n['’]t$/.test(text);
    if (implicit !== undefined && !owns && !denies) return [];
    const places = isPlacing(text, tags);
    const behind = owns || denies ? (terms[index + 1]?.post ?? '') : post;
    push(tokens, sentence, {
      text,
      lower: text.toLowerCase(),
      post: behind,
      start,
      end,
      is: (tag) =>
        start === 0 && tag === 'ProperNoun'
          ? isName(text.replace(/['’]s$/, ''), tags.has('ProperNoun') || tags.has('Demonym'))
          : (places ? tag === 'Preposition' : tags.has(tag)) || (owns && tag === 'Possessive'),
    });
  }
  return at === sentence.length ? withVerb(tokens.map((token, index) => pastAfterPronoun(token, tokens, index))) : [];
}

/** Past forms that the lexicon takes for nouns or adjectives. */
const pasts =
  /^(?:rose|left|felt|saw|found|bore|wound|bound|ground|fell|rode|drove|broke|spoke|woke|shot|lost|met|led|fed|fought|built|sent|spent|held|kept|slept|struck|sank|stood|shook|lay|laid|won|lit|slid|leapt|dwelt|dreamt|learnt|burnt|fled|bent|beat|set|put|cut|let|hit|shut|cost|hurt|spread|cast|burst|split|wed|thrust)$/;

/** "He rose in the ranks": behind a pronoun that is a subject, such a word is a verb. */
function pastAfterPronoun(token: Token, tokens: readonly Token[], at: number): Token {
  if (!pasts.test(token.lower) || token.is('PastTense')) return token;
  const before = tokens[at - 1]?.is('Adverb') ? tokens[at - 2] : tokens[at - 1];
  if (before === undefined || !/^(?:i|he|she|we|they|who)$/.test(before.lower) || /[,;:]/.test(before.post))
    return token;
  return { ...token, is: (tag) => tag === 'Verb' || tag === 'PastTense' };
}

const objectBegins =
  /^(?:the|an?|its|his|her|their|some|many|all|one|two|three|four|five|six|seven|eight|nine|ten|on|in|to|for|with|into|at|from)$/;

/** "The shop employs nine women": if no word is tagged as a verb, the plural before an object is the verb. */
function withVerb(tokens: readonly Token[]): Token[] {
  if (tokens.some((token) => token.is('Verb'))) return [...tokens];
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      /[^s]s$/.test(token.lower) &&
      token.post === ' ' &&
      (tokens[index - 1]?.is('Noun') ?? false) &&
      objectBegins.test(tokens[index + 1]?.lower ?? ''),
  );
  return tokens.map((token, index) =>
    index === at ? { ...token, is: (tag) => tag === 'Verb' || tag === 'PresentTense' } : token,
  );
}

/** Adds a word; joins the second half of a hyphenated word to the first. */
function push(tokens: Token[], sentence: string, token: Token): void {
  const last = tokens.at(-1);
  if (last?.post !== '-') {
    tokens.push(token);
    return;
  }
  const text = sentence.slice(last.start, token.end);
  tokens[tokens.length - 1] = {
    ...token,
    text,
    lower: text.toLowerCase(),
    start: last.start,
    is: (tag) => token.is(tag) || (tag === 'ProperNoun' && last.is(tag)),
  };
}
