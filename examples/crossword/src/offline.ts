import { type OfflineGame, readText } from '@ludotext/engine/game';
import { finish } from './finish.js';
import { type Draft, type DraftWord, maxEntries, minEntries } from './item.js';
import { termsOf } from './terms.js';
import { isNamedIn } from './validate.js';

/** Words in a crossword: with more, one that is weak spoils more of them. */
const usualWords = 5;
/** Words to choose them from, where the text has more for another one. */
const wordsForEach = 8;

/** Crosswords without a model: the words that the text itself lists, and its harder words with what they mean. */
export const offline: OfflineGame<Draft> = {
  async score(text) {
    const terms = await termsOf(text);
    const { length: count } = terms;
    if (count < minEntries) {
      const reason = { code: 'words', params: { case: count === 0 ? 'none' : 'some', count } };
      return { score: 5 * count, reason };
    }
    if (draftsOf(terms, readText(text).language, 1).length === 0)
      return { score: 15, reason: { code: 'words', params: { case: 'uncrossed' } } };
    const score = Math.min(75, 45 + 2 * (count - minEntries));
    return { score, reason: { code: 'words', params: { case: 'some', count } } };
  },
  write: async (text, { count }) => draftsOf(await termsOf(text), readText(text).language, count),
};

/** As many crosswords as the words allow, the best words first. */
function draftsOf(terms: readonly DraftWord[], language: string, count: number): Draft[] {
  const drafts: Draft[] = [];
  let waiting = terms;
  const rounds = Math.min(count, Math.max(1, Math.floor(waiting.length / wordsForEach)));
  while (drafts.length < rounds) {
    const draft = draftOf(apart(waiting.slice(0, maxEntries), language), language);
    if (draft === undefined) break;
    drafts.push(draft);
    const placed = new Set(finish(draft, { language }).entries.map(({ clue }) => clue));
    waiting = waiting.filter(({ clue }) => !placed.has(clue));
  }
  return drafts;
}

/** The best words that fill a grid: one that crosses none of the others makes room for the next. */
function draftOf(words: readonly DraftWord[], language: string): Draft | undefined {
  let small: Draft | undefined;
  for (let size = minEntries; size <= words.length; size++) {
    const draft = { words: words.slice(0, size) };
    const { length } = finish(draft, { language }).entries;
    if (length >= usualWords) return draft;
    if (length >= minEntries) small ??= draft;
  }
  return small;
}

/** Words of which none is named in the clue of another: that one would be given away. */
function apart(words: readonly DraftWord[], language: string): DraftWord[] {
  let left = [...words];
  const isTied = (one: DraftWord, other: DraftWord) =>
    one !== other && (isNamedIn(other.clue, one.answer, language) || isNamedIn(one.clue, other.answer, language));
  for (;;) {
    const ties = left.map((word) => left.filter((other) => isTied(word, other)).length);
    const most = Math.max(0, ...ties);
    if (most === 0) return left;
    left = left.toSpliced(ties.lastIndexOf(most), 1);
  }
}
