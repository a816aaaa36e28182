// How much of a text comes back out of a document that was made of it.

/**
 * @param {{ language: string, blocks: object[], notes: Map<string, string> }} source as parseText of
 *   scripts/document-fixtures/text.mjs gives it
 * @returns {{ sentences: string[], aside: string[] }} its sentences in their order, and what may stand elsewhere: the
 *   notes, and the numbers of lists
 */
export function sentencesOf({ title, language, blocks, notes }) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const clean = (text) => text.replace(/\[\^.+?\]|\*/g, '');
  const split = (text) => [...segmenter.segment(clean(text))].map(({ segment }) => segment.trim());
  const sentences = blocks.flatMap(({ text, entries, rows }) => (rows?.flat() ?? entries ?? [text]).flatMap(split));
  const numbers = blocks.flatMap(({ ordered, entries }) => (ordered ? entries.map((_, at) => String(at + 1)) : []));
  return { sentences: sentences.filter((each) => bare(each) !== ''), aside: [title, ...notes.values(), ...numbers] };
}

/**
 * @param {string} text what was read
 * @returns {{ inOrder: number, extra: number }} percentages: the sentences that came back in their order, of all; and
 *   words that the text does not have, of its words
 */
export function returned({ sentences, aside }, text) {
  const read = bare(text);
  let from = 0;
  const positions = sentences.map((sentence) => {
    const wanted = bare(sentence);
    const next = read.indexOf(wanted, from);
    const at = next === -1 ? read.indexOf(wanted) : next;
    if (next !== -1) from = next + wanted.length;
    return at;
  });
  const left = new Map();
  for (const word of wordsOf([...sentences, ...aside].join('\n'))) left.set(word, (left.get(word) ?? 0) + 1);
  let extra = 0;
  for (const word of wordsOf(text)) {
    const count = left.get(word) ?? 0;
    if (count === 0) extra += 1;
    else left.set(word, count - 1);
  }
  const all = wordsOf(sentences.join('\n')).length;
  return { inOrder: (100 * longestRise(positions)) / sentences.length, extra: (100 * extra) / all };
}

/** Letters, digits and signs alone: no white space, no marks of Markdown, no signs of direction. */
function bare(text) {
  return text
    .normalize('NFKC')
    .replace(/^ *(#+|[-•])[ \t]+/gm, '')
    .replace(/[\s|_\p{Cf}]/gu, '');
}

const spaceless = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]';

/** Words; in scripts without spaces, characters. */
function wordsOf(text) {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return [...plain.matchAll(new RegExp(`${spaceless}|(?:(?!${spaceless})[\\p{L}\\p{M}\\p{N}])+`, 'gu'))].map(
    ([word]) => word,
  );
}

/** How many numbers at most can be kept so that they rise. -1 is none. */
function longestRise(numbers) {
  const ends = [];
  for (const number of numbers) {
    if (number === -1) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}
