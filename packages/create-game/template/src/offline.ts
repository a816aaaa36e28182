import { type OfflineGame, readText } from '@ludotext/engine/game';
//#if draft
import { type Draft, draftSchema } from './item.js';
//#else
import { type Item, itemSchema } from './item.js';
//#end

/** Writes without a model: sentences of the text, each with a word left out. The same text gives the same items. */
//#if draft
export const offline: OfflineGame<Draft> = {
//#else
export const offline: OfflineGame<Item> = {
//#end
  // At most 60, behind games that know a text well; raise it as your items get better.
  score(text) {
    const count = gapsOf(text).length;
    return { score: Math.min(60, 20 * count), reason: `Sentences with a word that can be left out: ${count}.` };
  },
  write(text, { count }) {
    const gaps = gapsOf(text);
    const items = gaps.slice(0, count).map(({ before, word, after }) => ({
      riddle: `${before}____${after}`,
      solution: word,
      note: `${before}${word}${after}`,
      decoys: gaps.flatMap((gap) => (gap.word === word ? [] : [gap.word])).slice(0, 3),
    }));
//#if draft
    return items.filter((item) => draftSchema.safeParse(item).success);
//#else
    return items.filter((item) => itemSchema.safeParse(item).success);
//#end
  },
};

/** Sentences of 5 to 40 words, cut at the longest word that carries content and stands there once; each word serves once. */
function gapsOf(text: string): { before: string; word: string; after: string }[] {
  const gaps = new Map<string, { before: string; word: string; after: string }>();
  for (const { words, text: sentence } of readText(text).sentences) {
    if (words.length < 5 || words.length > 40) continue;
    const lower = words.map((word) => word.text.toLowerCase());
    const telling = words.filter(
      ({ stop }, index) => !stop && lower.indexOf(lower[index]!) === lower.lastIndexOf(lower[index]!),
    );
    const [longest] = telling.sort((a, b) => b.text.length - a.text.length);
    if (longest === undefined) continue;
    const { text: word, start, end } = longest;
    gaps.set(word.toLowerCase(), { before: sentence.slice(0, start), word, after: sentence.slice(end) });
  }
  return [...gaps.values()];
}
