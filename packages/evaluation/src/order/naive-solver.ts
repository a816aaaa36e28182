const opensPointing =
  /^\W*(?:he|she|it|they|him|her|his|its|their|this|that|these|those|such|but|then|so|and|or|yet|however|therefore|also|thus|instead|afterwards?|later|finally|next|soon|at last|after that|another|both|still|again)\b/i;
const opensStory =
  /^\W*(?:once|one (?:day|morning|evening)|long ago|there (?:was|were|once|lived)|in the beginning|first)\b/i;
const stopWords: ReadonlySet<string> = new Set(
  'the a an and or but if then so of in on at by for with from to into out up down over as is are was were be been being it its he she him her his hers they them their this that these those i you we my your our me us not no had has have do did does will would could should can may might must one all when where who what which while because than there here very more most said'.split(
    ' ',
  ),
);

/** Surface features of a sentence. */
interface Clues {
  /** Its opening refers to an earlier sentence. */
  readonly points: boolean;
  readonly begins: boolean;
  readonly words: ReadonlySet<string>;
  readonly year: number | undefined;
  /** Nouns introduced by "a", and nouns repeated with "the", "this" and the like. */
  readonly introduced: ReadonlySet<string>;
  readonly definite: ReadonlySet<string>;
}

/**
 * Orders English sentences by surface features: which can come first, words shared by neighbours, "a" before "the",
 * rising years. It plays without understanding the text; when it is right, the surface gives the order away.
 * @returns every order with the best score
 */
export function solve(sentences: readonly string[]): string[][] {
  const clues = new Map(sentences.map((sentence) => [sentence, cluesOf(sentence)]));
  let best = Number.NEGATIVE_INFINITY;
  let orders: string[][] = [];
  for (const order of permutations(sentences)) {
    const score = scoreOf(order.map((sentence) => clues.get(sentence) as Clues));
    if (score < best) continue;
    if (score > best) orders = [];
    best = score;
    orders.push(order);
  }
  return orders;
}

function cluesOf(sentence: string): Clues {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const after = (article: RegExp) =>
    new Set(words.filter((word, index) => article.test(words[index - 1] ?? '') && !stopWords.has(word)).map(rootOf));
  const [year] = sentence.match(/\b(?:1\d{3}|20\d{2})\b/) ?? [];
  return {
    points: opensPointing.test(sentence),
    begins: opensStory.test(sentence),
    words: new Set(words.filter((word) => word.length > 2 && !stopWords.has(word)).map(rootOf)),
    year: year === undefined ? undefined : Number(year),
    introduced: after(/^(?:an?|some|one|two|three)$/),
    definite: after(/^(?:the|this|that|these|those|such)$/),
  };
}

const rootOf = (word: string): string => word.slice(0, 5);

function scoreOf(order: readonly Clues[]): number {
  let score = order[0]?.points === true ? -4 : 0;
  for (const [index, later] of order.entries()) {
    const earlier = order[index - 1];
    if (earlier === undefined) continue;
    if (later.begins) score -= 2;
    score += 0.5 * Math.min(2, shared(later.words, earlier.words));
    const before = order.slice(0, index);
    for (const each of before) {
      score += shared(later.definite, each.introduced) - shared(each.definite, later.introduced);
      if (later.year !== undefined && each.year !== undefined) score += Math.sign(later.year - each.year);
    }
    // "The" before a noun that was mentioned before, not one that is mentioned later.
    score += [...later.definite].filter((word) => before.some((each) => each.words.has(word))).length;
  }
  return score;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, index) =>
    permutations(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  );
}

/** Kendall's tau between an order and the right one, -1 to 1. */
export function tau(order: readonly string[], right: readonly string[]): number {
  const places = order.map((sentence) => right.indexOf(sentence));
  let sum = 0;
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) sum += Math.sign(later - place);
  }
  return sum / ((places.length * (places.length - 1)) / 2);
}
