import { joinWords } from '@ludotext/engine/ordering';
import type { SheetItem } from '../corpus/sheet-item.js';

/**
 * The same item with one plain fault, as a control for judges; undefined when it cannot be spoilt.
 * @param others items whose words are put where they do not belong
 * @param turn which of the ways to spoil is taken
 */
export function spoil(row: SheetItem, others: readonly SheetItem[], turn: number): SheetItem | undefined {
  const { item } = row;
  if ('answers' in item) return spoiltQuiz(row, item, others, turn);
  const stranger = others.find(({ text, language, item: other }) => {
    return text !== row.text && language === row.language && 'pieces' in other;
  })?.item;
  return row.game === 'sequence_word' ? spoiltWords(row, item, turn) : spoiltSentences(row, item, stranger, turn);
}

type Quiz = Extract<SheetItem['item'], { question: string }>;
type Order = Extract<SheetItem['item'], { sentence: string }>;

function spoiltQuiz(row: SheetItem, item: Quiz, others: readonly SheetItem[], turn: number): SheetItem | undefined {
  const key = item.answers.findIndex(({ correct }) => correct);
  const wrong = (key + 1) % item.answers.length;
  const keyText = item.answers[key]?.text ?? '';
  if (turn % 3 === 0) {
    // A wrong option is marked as right.
    const answers = item.answers.map(({ text }, index) => ({ text, correct: index === wrong }));
    return { ...row, item: { ...item, answers } };
  }
  if (turn % 3 === 1) {
    // Two options that have nothing to do with the question: numbers among words, words among numbers.
    const isNumber = /\p{N}/u.test(keyText);
    const strange = others
      .flatMap(({ language, item: other }) => (language === row.language && 'answers' in other ? other.answers : []))
      .filter(({ text }) => /\p{N}/u.test(text) !== isNumber)
      .map(({ text }) => text);
    if (strange.length < 2) return undefined;
    const taken = [strange[0], strange.at(-1)];
    const answers = item.answers.map((answer) =>
      answer.correct || taken.length === 0 ? answer : { text: taken.pop() ?? '', correct: false },
    );
    return { ...row, item: { ...item, answers } };
  }
  // The stem tells the key.
  return { ...row, item: { ...item, question: `${item.question} (${keyText})` } };
}

function spoiltWords(row: SheetItem, item: Order, turn: number): SheetItem | undefined {
  const { alternatives: _, ...rest } = item;
  const pieces = [...item.pieces];
  if (turn % 2 === 0) {
    // The order that counts as right is wrong.
    [pieces[0], pieces[pieces.length - 1]] = [pieces.at(-1) ?? '', pieces[0] ?? ''];
    return { ...row, item: { ...rest, pieces, sentence: joinWords(pieces) } };
  }
  // Words are torn: the end of each piece stands at the beginning of the next.
  const letters = pieces.map((piece) => [...piece]);
  if (letters.filter((piece) => piece.length > 5).length < 2) return undefined;
  for (const [index, piece] of letters.entries()) {
    const next = letters[index + 1];
    if (next !== undefined && piece.length > 5) next.unshift(...piece.splice(-2));
  }
  return { ...row, item: { ...rest, pieces: letters.map((piece) => piece.join('')) } };
}

function spoiltSentences(
  row: SheetItem,
  item: Order,
  stranger: SheetItem['item'] | undefined,
  turn: number,
): SheetItem | undefined {
  const pieces = [...item.pieces];
  if (turn % 2 === 0) {
    // The order that counts as right is wrong: the end stands first.
    pieces.unshift(pieces.pop() ?? '');
  } else {
    // A sentence of another text.
    if (stranger === undefined || !('pieces' in stranger)) return undefined;
    pieces[1] = stranger.pieces[1] ?? '';
  }
  return { ...row, item: { ...item, pieces, sentence: pieces.join(' ') } };
}
