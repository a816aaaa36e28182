import { type OfflineGame, readText } from '@ludotext/engine/game';
import { finish } from './finish.js';
import { type Draft, type DraftWord, minEntries } from './item.js';
import { termsOf } from './terms.js';
import { isNamedIn } from './validate.js';

/** Words in a crossword, where the text has more for another one. */
const usualWords = 6;
const mostWords = 8;

/** Crosswords without a model: the words that the text itself lists, and its harder words with what they mean. */
export const offline: OfflineGame<Draft> = {
  async score(text) {
    const terms = await termsOf(text);
    const { length: count } = terms;
    if (count < minEntries) {
      const reason = { code: 'words', params: { case: count === 0 ? 'none' : 'some', count } };
      return { score: 5 * count, reason };
    }
    if ((await draftsOf(text, 1)).length === 0)
      return { score: 15, reason: { code: 'words', params: { case: 'uncrossed' } } };
    const score = Math.min(75, 45 + 2 * (count - minEntries));
    return { score, reason: { code: 'words', params: { case: 'some', count } } };
  },
  write: (text, { count }) => draftsOf(text, count),
};

/** As many crosswords as the words allow, the best words first; one that finds no place waits for the next. */
async function draftsOf(text: string, count: number): Promise<Draft[]> {
  const { language } = readText(text);
  const drafts: Draft[] = [];
  let waiting = (await termsOf(text)).slice(0, count * mostWords);
  const rounds = Math.min(count, Math.max(1, Math.floor(waiting.length / usualWords)));
  for (let round = 0; round < rounds; round++) {
    const best = waiting.slice(0, 2 * mostWords);
    const words = apart(best, language).slice(0, Math.min(mostWords, Math.ceil(waiting.length / (rounds - round))));
    if (words.length < minEntries) break;
    const { entries } = finish({ words }, { language });
    if (entries.length >= minEntries) drafts.push({ words });
    const placed = new Set(entries.map(({ clue }) => clue));
    waiting = waiting.filter(({ clue }) => !placed.has(clue));
  }
  return drafts;
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
