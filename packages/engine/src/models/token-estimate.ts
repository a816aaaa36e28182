/** Tokens per UTF-16 unit. Latin letters share tokens most; signs and digits often have their own. */
const weights = { latin: 1 / 4, sign: 1 / 2, accented: 2 / 5, ideograph: 1 / 1.7, twoBytes: 2 / 3, threeBytes: 1 };

/** No tokenizer in use averages more characters per token in prose. */
const charactersPerToken = 4;

/** Limits of the correction learned from reports, and the weight of the newest report. */
const bounds = { min: 0.5, max: 2 };
const weightOfNewest = 0.3;

/**
 * Estimates the number of tokens of a text by its scripts alone: a high estimate, exact for no tokenizer. Takes time
 * linear in the text's length; never returns less than a quarter of its characters.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(rawEstimate(text));
}

/** Estimates tokens and corrects itself by the tokens a server reports. */
export class TokenEstimate {
  #ratio = 1;

  /** Estimated number of tokens of a text. */
  of(text: string): number {
    return Math.ceil(Math.max(text.length / charactersPerToken, rawEstimate(text) * this.#ratio));
  }

  /** Learns from the number of tokens a server counted in these texts. */
  learn(texts: readonly string[], reported: number): void {
    const raw = texts.reduce((sum, text) => sum + rawEstimate(text), 0);
    if (raw === 0 || reported <= 0) return;
    const ratio = this.#ratio + weightOfNewest * (reported / raw - this.#ratio);
    this.#ratio = Math.min(bounds.max, Math.max(bounds.min, ratio));
  }
}

function rawEstimate(text: string): number {
  let tokens = 0;
  for (let index = 0; index < text.length; index += 1) tokens += weightOf(text.charCodeAt(index));
  return tokens;
}

function weightOf(unit: number): number {
  if (unit < 0x80) {
    const isLetter = (unit | 32) >= 97 && (unit | 32) <= 122;
    return isLetter || unit === 32 ? weights.latin : weights.sign;
  }
  if (unit < 0x250) return weights.accented;
  if (unit < 0x800) return weights.twoBytes;
  // Kana and Han, Hangul, and surrogates: each is half of a four-byte character.
  const isIdeograph = (unit >= 0x2e80 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7ff);
  if (isIdeograph) return weights.ideograph;
  return unit >= 0xd800 && unit <= 0xdfff ? weights.twoBytes : weights.threeBytes;
}
