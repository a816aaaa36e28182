import type { Wordings } from '@ludotext/engine/game';

/** What the game says in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // Rules for the pieces.
  too_few_pieces: {
    one: 'The sentence gives only one piece; take a longer one.',
    other: 'The sentence gives only {count} pieces; take a longer one.',
  },
  too_many_pieces: '{pieces} pieces are too many; take at most {max}.',
  sentence_differs: 'The sentence is not what the pieces make in order; let them give it exactly.',
  long_piece: 'The piece has more than {max} words; cut it into smaller ones.',
  dominant_piece: 'The piece is most of the sentence; cut it into smaller ones.',
  no_other_order: 'All pieces are equal, so that every order is right; take another sentence.',
  equal_pieces:
    'This piece equals another one, and either may stand in the other’s place; join one of them with its neighbour.',

  // Rules for the sentence and its source.
  not_verbatim: 'The text does not have this sentence; copy one word for word.',
  wrong_language: 'The sentence is not in the language with the tag "{language}"; write it in that.',
  fragment: 'This is a part of a sentence; take the whole of it.',
  repeated_item: 'Another item has the same sentence; take another one.',
  unbalanced_marks: 'A quotation or bracket is not closed within the sentence; take a sentence without any.',
  markup: 'The sentence holds an address, code, a list marker or a row of a table; take one of prose.',
  ambiguous_order:
    'The words may have a second right order ({signs}); take another sentence, or name the other orders.',
  dependent_opening:
    'The sentence opens with a word that points back at another one; take one that is understood by itself.',
  quotation: 'The sentence holds a quotation, which could stand before or after its speaker; take one without.',
  no_verb: 'No verb was found in the sentence; take a whole one.',
  'sentence_length.short': 'The sentence is short for a game; take one of at least five words.',
  'sentence_length.long': 'The sentence is long for a game; take one of at most twelve words.',

  // Reasons for scores.
  clear_sentences: {
    one: 'One sentence is short, complete and understood alone; {clear} of them with a clear word order.',
    other: '{count} sentences are short, complete and understood alone; {clear} of them with a clear word order.',
  },
  long_sentences:
    'Most sentences are too long to be put in order word by word, and no other is complete and understood by itself.',
  no_good_sentence: 'No sentence was found that is short, complete and understood by itself.',

  // The direct format, read from sentences and from pieces set apart.
  'too_few_pieces.set_apart': {
    one: 'The line has only one piece; write at least {min}.',
    other: 'The line has only {count} pieces; write at least {min}.',
  },
  'too_few_pieces.words': {
    one: 'The line has only one word; write a sentence of at least {min}, or set the pieces apart with ";".',
    other: 'The line has only {count} words; write a sentence of at least {min}, or set the pieces apart with ";".',
  },
  no_word_spaces: 'The line has no spaces between its words; set at least {min} pieces apart with "/" or ";".',
  empty_sentence: 'There is nothing after the number or bullet; write the sentence, or remove the mark.',
  sentence_too_long: 'The line has more than {max} characters; write one sentence per line.',
  line_left_out: '"{words}" is no sentence to put in order; it is left out.',
  read_as_words: {
    one: 'The line is read as a sentence; each of its words is a piece.',
    other: 'From here on {count} lines are read as sentences; each of their words is a piece.',
  },
  read_in_this_order: 'The pieces are taken to be in the right order, though the last one does not end the sentence.',

  // Words for the members of an item, for a form.
  'title.sentence': 'Whole sentence',
  'title.pieces': 'Words in the right order',
  'description.sentence': 'The words as they read when they are in order.',
  'description.pieces': 'Three words or small groups of words, or more; learners get them shuffled.',
};
