// English texts of players, the source of the other languages. `{name}` is a placeholder for a value. Keys are the same
// in every language.

/** One wording for each plural category of the language, selected by `count`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The texts of every player. */
export type Strings = Readonly<Record<keyof typeof en, string | Plural>>;

/** The texts of the ordering games. */
export type OrderStrings = Readonly<Record<keyof typeof enOrder, string>>;

export const en = {
  progress: '{at} of {total}',
  next: 'Next',
  finish: 'Finish',
  again: 'Play again',
  hint: 'Hint',
  right: 'Correct!',
  wrong: 'Not quite',
  partly: 'Partly correct: {score} of {max}',
  evidence: 'From the text',
  finished: 'Finished',
  result: '{right} of {total} right',
  points: '{count} of {max} points',
  item: 'Number {at}',
  solution: 'Right answer',
  yours: 'Your answer',
  yoursRight: 'Your answer: correct',
  empty: 'There is nothing to play yet.',
  broken: 'This item cannot be shown.',
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
};

export const enOrder = {
  arrangeList: 'Put the sentences in order: drag them, or use the arrows beside them.',
  arrangeLine: 'Put the words in order: drag them, or tap a word and then its place.',
  keys: 'Keyboard: Space picks up and puts down, arrow keys move, Escape puts back.',
  choosePlace: 'Tap where it should go.',
  pieces: 'Pieces in your order',
  number: '{place}',
  place: 'place {place} of {total}',
  up: 'Move up: {piece}',
  down: 'Move down: {piece}',
  check: 'Check',
  held: '{piece} picked up, place {place} of {total}. Arrow keys move it, Space puts it down, Escape puts it back.',
  moved: '{piece} moved to place {place} of {total}.',
  put: '{piece} put down at place {place} of {total}.',
  back: '{piece} put back at place {place} of {total}.',
  answer: 'Your order',
  inOrder: 'in sequence',
  outOfOrder: 'out of sequence',
  rightPlace: 'right place: {place}',
  numbers: 'The numbers show the right places.',
  solution: 'The right order',
  alternatives: 'Also right',
  allRight: 'All in the right order.',
  someRight: '{count} of {total} are in the right order.',
  noneRight: 'None are in the right order.',
};
