import { lowerFirstTile } from './capital.js';
import { closeness } from './closeness.js';
import { partsOf } from './marks.js';
import { tiesOf } from './ties.js';
import { type Span, tokensOf } from './tokens.js';

/** How many tiles a sentence is cut into, where it has the words for it. */
export const fewestTiles = 4;
export const mostTiles = 10;
/** As much of a text as is looked at for how it writes a word, in UTF-16 units. */
const mostLooked = 100_000;
/** The most words of one tile. */
export const mostTileWords = 4;

/**
 * The tiles of a sentence, in order, without its end mark. Names, numbers with their unit and small groups of words stay
 * together, so that no two single words can trade places; see {@link rebuild} for how they give the sentence back.
 * @param text the text the sentence comes from, which shows what belongs together and how its first word is written
 */
export function cutTiles(sentence: string, language: string, text: string): string[] {
  const { core } = partsOf(sentence);
  const sample = text.slice(0, mostLooked);
  const tokens = tokensOf(core, language);
  const ties = tiesOf(
    tokens.map((token) => textOf(token, core)),
    language,
    sample,
  );
  const spans = mergeShortest(glue(tokens, ties, core), core);
  return lowerFirstTile(
    spans.map((span) => textOf(span, core)),
    sentence,
    language,
    sample,
  );
}

function textOf({ start, end }: Span, core: string): string {
  return core.slice(start, end);
}

/** From the loosest to the closest. */
const levels = [closeness.loose, closeness.phrase, closeness.group, closeness.name] as const;

/**
 * Glues what belongs together. While there would be too few tiles, looser ties give way, those of a name never, and then as
 * many are made again as leave enough tiles.
 */
function glue(tokens: readonly Span[], ties: readonly number[], core: string): Span[] {
  const glued = levels.map((least) => glueFrom(least, tokens, ties, core));
  const level = glued.findIndex((tiles) => tiles.length >= fewestTiles);
  if (level === -1) return glued.at(-1) ?? [];
  const tieBefore = new Map(tokens.map((token, index) => [token.start, ties[index - 1] ?? 0]));
  const tiles = [...(glued[level] as Span[])];
  for (const least of levels.slice(0, level).reverse()) {
    for (let index = 1; index < tiles.length && tiles.length > fewestTiles; ) {
      const [before, after] = [tiles[index - 1] as Span, tiles[index] as Span];
      const joined = { start: before.start, end: after.end };
      if ((tieBefore.get(after.start) ?? 0) >= least && fits(joined, core)) tiles.splice(index - 1, 2, joined);
      else index++;
    }
  }
  return tiles;
}

/** Glues every tie at least as close. */
function glueFrom(least: number, tokens: readonly Span[], ties: readonly number[], core: string): Span[] {
  const tiles: Span[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tiles.at(-1);
    const joined = { start: before?.start ?? token.start, end: token.end };
    const tie = ties[index - 1] ?? 0;
    const next = tokens[index + 1];
    // A word that belongs to the next one as much goes with it, where there is no room for all.
    const leans = next !== undefined && (ties[index] ?? 0) >= tie && !fits({ ...joined, end: next.end }, core);
    if (before !== undefined && tie >= least && !leans && fits(joined, core)) tiles[tiles.length - 1] = joined;
    else tiles.push(token);
  }
  return tiles;
}

/** Joins the shortest neighbours until there are no more tiles than a player can oversee. */
function mergeShortest(tiles: readonly Span[], core: string): Span[] {
  const merged = [...tiles];
  while (merged.length > mostTiles) {
    let best: { readonly index: number; readonly joined: Span } | undefined;
    for (let index = 0; index + 1 < merged.length; index++) {
      const [before, after] = [merged[index] as Span, merged[index + 1] as Span];
      const joined = { start: before.start, end: after.end };
      if (/[,;:、，；：]$/u.test(textOf(before, core)) || !fits(joined, core)) continue;
      if (best === undefined || lengthOf(joined) < lengthOf(best.joined)) best = { index, joined };
    }
    if (best === undefined) break;
    merged.splice(best.index, 2, best.joined);
  }
  return merged;
}

/** A tile has at most four words, and hardly more than half of the sentence. */
function fits(tile: Span, core: string): boolean {
  const words = textOf(tile, core).split(/\s+/).length;
  return words <= mostTileWords && lengthOf(tile) <= Math.max(0.55 * core.length, 4);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
