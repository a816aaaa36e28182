import { detectLanguage, type Finding, faultAt } from '@ludotext/engine/game';
import { finish } from './finish.js';
import { type DraftWord, type Item, maxClue, maxEntries, maxLetters, minEntries, minLetters } from './item.js';
import { folded, isLettersOnly, lettersOf } from './letters.js';

/** A word of the text, with its line. */
interface Line extends DraftWord {
  readonly line: number;
}

/** `Answer: clue`, a word on each line; a blank line ends the crossword. */
export function parse(text: string): { items: Item[]; faults: Finding[] } {
  const items: Item[] = [];
  const faults: Finding[] = [];
  const language = detectLanguage(text);
  let open: Line[] = [];
  let hasFault = false;

  const close = (): void => {
    const first = open[0]?.line;
    if (first !== undefined && !hasFault) {
      const count = open.length;
      if (count < minEntries) faults.push(faultAt(first, 1, 'too_few_words', { count, min: minEntries }));
      else if (count > maxEntries) faults.push(faultAt(first, 1, 'too_many_words', { count, max: maxEntries }));
      else {
        const item = finish({ words: open.map(({ answer, clue }) => ({ answer, clue })) }, { language });
        for (const { answer, line } of open)
          if (!isIn(item, answer)) faults.push({ ...faultAt(line, 1, 'left_out', { answer }), severity: 'warn' });
        items.push(item);
      }
    }
    open = [];
    hasFault = false;
  };

  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '') {
      close();
      continue;
    }
    const word = wordOf(line, index + 1, open);
    if ('rule' in word) faults.push(word);
    else open.push(word);
    hasFault ||= 'rule' in word;
  }
  close();
  return { items, faults };
}

function isIn({ entries }: Item, answer: string): boolean {
  return entries.some((entry) => keyOf(entry.answer) === keyOf(answer));
}

function keyOf(answer: string): string {
  return folded(lettersOf(answer));
}

/** The word of a line, or what is wrong with it. */
function wordOf(text: string, line: number, before: readonly Line[]): Line | Finding {
  const at = text.search(/[:：]/);
  if (at === -1) return faultAt(line, text.trimEnd().length + 1, 'no_colon', {});
  const [answer, clue] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const start = text.search(/\S/) + 1;
  if (answer === '') return faultAt(line, at + 1, 'no_answer', {});
  if (!isLettersOnly(answer)) return faultAt(line, start, 'odd_letters', {});
  const length = lettersOf(answer).length;
  if (length < minLetters || length > maxLetters || answer.length > 40)
    return faultAt(line, start, 'wrong_length', { count: length, min: minLetters, max: maxLetters });
  if (before.some((word) => keyOf(word.answer) === keyOf(answer))) return faultAt(line, start, 'double_answer', {});
  if (clue === '') return faultAt(line, at + 2, 'no_clue', {});
  if (clue.length > maxClue) return faultAt(line, at + 2, 'long_clue', { max: maxClue });
  return { answer, clue, line };
}
