// English texts of players, the source of the other languages. `{name}` is a placeholder for a value. Keys are the same
// in every language.

/** One wording for each plural category of the language, selected by `count`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The texts of every player. */
export type Strings = Readonly<Record<keyof typeof en, string | Plural>>;

/** The texts of the ordering games. */
export type OrderStrings = Readonly<Record<keyof typeof enOrder, string>>;

/** The texts of a set that is played. */
export type GamesStrings = Readonly<Record<keyof typeof enGames, string | Plural>>;

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
  taskList: 'Put the sentences in order',
  taskLine: 'Put the words in order',
  howList: 'Drag them, or use the arrows beside them.',
  howLine: 'Drag them, or tap a word and then its place.',
  keys: 'Keyboard: Space picks up and puts down, arrow keys move, Escape puts back.',
  choosePlace: 'Tap where it should go.',
  pieces: 'Pieces in your order',
  number: '{place}',
  place: 'place {place} of {total}',
  up: 'Move up: {piece}',
  down: 'Move down: {piece}',
  check: 'Check',
  waiting: 'Move a piece first.',
  held: '{piece} picked up, place {place} of {total}. Arrow keys move it, Space puts it down, Escape puts it back.',
  moved: '{piece} moved to place {place} of {total}.',
  put: '{piece} put down at place {place} of {total}.',
  back: '{piece} put back at place {place} of {total}.',
  answer: 'Your order',
  inOrder: 'in the right order',
  outOfOrder: 'out of order',
  rightPlace: 'right place: {place}',
  solution: 'The right order',
  alternatives: 'Also right',
  allRight: 'All in the right order.',
  someRight: '{count} of {total} are in the right order.',
  noneRight: 'None are in the right order.',
};

/** The texts of a set that is played. */
export const enGames = {
  loading: 'Loading …',
  progress: 'Progress',
  done: '{done} of {total}',
  skip: 'Skip this game',
  end: 'Finish now',
  reveal: 'Show the answer',
  time: 'Time for this question',
  result: 'Your result',
  allRight: 'All correct!',
  rightOf: '{right} of {total} right',
  partly: { one: '{count} partly right', other: '{count} partly right' },
  unanswered: { one: '{count} not answered', other: '{count} not answered' },
  finished: 'Finished',
  review: 'Review these',
  given: 'Your answer',
  solved: 'Right answer',
  source: 'From the text: {place}',
  practise: { one: 'Practise what was missed', other: 'Practise the {count} that were missed' },
  practising: 'Practice',
  again: 'Play again',
  more: 'More questions are ready.',
  coming: 'More questions are being written …',
  goOn: 'Keep playing',
  empty: 'There is nothing to play yet.',
  elsewhere: 'Not part of this game: {name}. It can be played on the page of the service only.',
  retry: 'Try again',
  unreachable: 'The game could not be loaded. Check your connection, then try again.',
  damaged: 'This link is incomplete, or not one of ours. Ask for it again.',
  tooLarge: 'This set is too large to be played here.',
  otherVersion: 'This set was made with a newer version. Open it on the page that it comes from.',
};
