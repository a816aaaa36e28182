import { lowerFirstTile } from './capital.js';
import { partsOf } from './marks.js';
import { closeness, tiesOf } from './ties.js';
import { type Span, tokensOf } from './tokens.js';

/** How many tiles a sentence is cut into, where it has the words for it. */
export const fewestTiles = 4;
export const mostTiles = 10;
/** The most words of one tile. */
export const mostTileWords = 4;

/**
 * The tiles of a sentence, in order, without its end mark. Names, numbers with their unit and small groups of words stay
 * together, so that no two single words can trade places; see {@link rebuild} for how they give the sentence back.
 * @param text the text the sentence comes from, which shows what belongs together and how its first word is written
 */
export function cutTiles(sentence: string, language: string, text: string): string[] {
  const { core } = partsOf(sentence);
  const tokens = tokensOf(core, language);
  const ties = tiesOf(
    tokens.map((token) => textOf(token, core)),
    language,
    text,
  );
  const spans = mergeShortest(glue(tokens, ties, core), core);
  return lowerFirstTile(
    spans.map((span) => textOf(span, core)),
    sentence,
    language,
    text,
  );
}

function textOf({ start, end }: Span, core: string): string {
  return core.slice(start, end);
}

/** Glues what belongs together; looser ties give way while there would be too few tiles, those of a name never. */
function glue(tokens: readonly Span[], ties: readonly number[], core: string): Span[] {
  let tiles: Span[] = [];
  for (const least of [closeness.loose, closeness.phrase, closeness.group, closeness.name]) {
    tiles = [];
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
    if (tiles.length >= fewestTiles) break;
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

/** A tile has at most four words, and no more than half of the sentence. */
function fits(tile: Span, core: string): boolean {
  const words = textOf(tile, core).split(/\s+/).length;
  return words <= mostTileWords && lengthOf(tile) <= Math.max(core.length / 2, 4);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
