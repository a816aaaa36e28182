/** A kind of character, by how tokenizers treat it. */
interface CharacterKind {
  /** Estimated tokens per UTF-16 unit, for the tokenizers of usual models. */
  readonly tokens: number;
  /** Most tokens per UTF-16 unit: no tokenizer makes more than one for each byte of UTF-8. */
  readonly maxTokens: number;
}

/** Latin letters share tokens most; signs and digits often have their own. */
const kinds = {
  latin: { tokens: 1 / 4, maxTokens: 1 },
  sign: { tokens: 1 / 2, maxTokens: 1 },
  accented: { tokens: 2 / 5, maxTokens: 2 },
  twoBytes: { tokens: 2 / 3, maxTokens: 2 },
  threeBytes: { tokens: 1, maxTokens: 3 },
  ideograph: { tokens: 1 / 1.7, maxTokens: 3 },
  /** Half of a four-byte character. */
  surrogate: { tokens: 2 / 3, maxTokens: 2 },
} as const satisfies Record<string, CharacterKind>;

type Kind = keyof typeof kinds;
type Counts = Readonly<Record<Kind, number>>;

const kindNames = Object.keys(kinds) as Kind[];

/** No tokenizer in use averages more characters per token in prose. */
const charactersPerToken = 4;

/** Minimum of the learned tokens per unit, as a share of the estimated ones; and the weight of the newest report. */
const minShare = 0.5;
const weightOfNewest = 0.3;

/**
 * Estimates the number of tokens of a text by its scripts alone: a high estimate, exact for no tokenizer. Takes time
 * linear in the text's length; never returns less than a quarter of its characters.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(tokensOf(countUnits(text), startingRates()));
}

/** Estimates tokens and corrects itself, script by script, by the tokens a server reports. */
export class TokenEstimate {
  /** Tokens per UTF-16 unit of each kind. */
  readonly #rates = startingRates();

  /** Estimated number of tokens of a text. */
  of(text: string): number {
    return Math.ceil(Math.max(text.length / charactersPerToken, tokensOf(countUnits(text), this.#rates)));
  }

  /** Learns from the number of tokens a server counted in the texts of a prompt it accepted. */
  learn(texts: readonly string[], reported: number): void {
    this.#correct(texts, reported, weightOfNewest);
  }

  /**
   * Learns from a prompt that did not fit: what failed once must not be repeated, so the report counts in full.
   * @param least the number of its tokens, or what it is at least
   */
  learnOverflow(texts: readonly string[], least: number): void {
    if (least > tokensOf(countUnits(...texts), this.#rates)) this.#correct(texts, least, 1);
  }

  /**
   * Moves the rates so that the estimate comes nearer to the report: by all of the difference for a weight of 1. A
   * script changes the more, the more of the tokens are its own, so that one text in Thai does not make all English
   * texts long.
   */
  #correct(texts: readonly string[], reported: number, weight: number): void {
    const counts = countUnits(...texts);
    const estimated = tokensOf(counts, this.#rates);
    if (estimated === 0 || reported <= 0) return;
    const shares = kindNames.map((kind) => (counts[kind] * this.#rates[kind]) / estimated);
    const squares = shares.reduce((sum, share) => sum + share * share, 0);
    const change = (weight * (reported / estimated - 1)) / squares;
    for (const [index, kind] of kindNames.entries()) {
      const { tokens, maxTokens } = kinds[kind];
      const rate = this.#rates[kind] * (1 + change * (shares[index] ?? 0));
      this.#rates[kind] = Math.min(maxTokens, Math.max(minShare * tokens, rate));
    }
  }
}

function startingRates(): Record<Kind, number> {
  return Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].tokens])) as Record<Kind, number>;
}

function tokensOf(counts: Counts, rates: Readonly<Record<Kind, number>>): number {
  return kindNames.reduce((sum, kind) => sum + counts[kind] * rates[kind], 0);
}

function countUnits(...texts: readonly string[]): Counts {
  const counts: Record<Kind, number> = {
    ...{ latin: 0, sign: 0, accented: 0, twoBytes: 0 },
    ...{ threeBytes: 0, ideograph: 0, surrogate: 0 },
  };
  for (const text of texts) {
    let latin = 0;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      // Counted apart, because most are such.
      if (isLatin(unit)) latin += 1;
      else counts[kindOf(unit)] += 1;
    }
    counts.latin += latin;
  }
  return counts;
}

/** A letter from A to Z, or a space. */
function isLatin(unit: number): boolean {
  return ((unit | 32) >= 97 && (unit | 32) <= 122) || unit === 32;
}

function kindOf(unit: number): Exclude<Kind, 'latin'> {
  if (unit < 0x80) return 'sign';
  if (unit < 0x250) return 'accented';
  if (unit < 0x800) return 'twoBytes';
  // Kana and Han, Hangul.
  const isIdeograph = (unit >= 0x2e80 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7ff);
  if (isIdeograph) return 'ideograph';
  return unit >= 0xd800 && unit <= 0xdfff ? 'surrogate' : 'threeBytes';
}
