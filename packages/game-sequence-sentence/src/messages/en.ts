import type { Wordings } from '@ludotext/engine/game';

/** What the game says in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // Rules for items.
  too_many_pieces: '{pieces} pieces are too many; take at most {max}.',
  equal_pieces: 'This piece equals another one, and a player cannot tell them apart; leave one out.',
  numbered_piece: 'The piece carries its own number or bullet; leave it out.',
  'piece_length.short': 'The piece is too short to be placed; take a sentence of {words} words or more.',
  'piece_length.long':
    'The piece is too long to be moved about; take a sentence of at most {words} words and {characters} characters.',
  unfinished_piece: 'The other pieces are whole sentences, this one has no end; take the whole sentence.',
  split_quotation: 'A quotation or bracket opens or closes outside the piece; take the whole of it into one piece.',
  cut_abbreviation: 'The piece ends with an abbreviation; its sentence goes on in the next one. Take both as one.',
  markup: 'The piece holds an address or markup; take plain sentences.',
  sentence_differs: 'The sentence is not what the pieces make in order; join them as they are.',
  alternative_repeated: 'This alternative stands there twice; leave one out.',
  overlapping_item: 'Another item has more than one of these sentences; take other ones.',
  not_verbatim: 'The text does not have this sentence; copy a whole one word for word.',
  not_in_source_order: 'In the text this sentence stands before the one it follows here; keep the order of the text.',
  fragment: 'This is a part of a sentence; take whole sentences.',
  list_relation:
    'This piece opens like the one before, as in a list; take sentences whose order matters, or name the other order.',
  either_way:
    'This piece and the one before share no word, and neither points back; check that they cannot change places, or name the other order.',
  unlinked_pair: 'Nothing in its words ties this piece to the one before; check that only one order makes sense.',
  dependent_opening: 'The first sentence points back at something before it; begin with one that stands by itself.',
  uneven_length: 'One piece is more than four times as long as another; take sentences of about the same length.',
  ordinal_openings: 'Words such as "first" and "second" give the order away; have at most one of them.',

  // Reasons for scores.
  procedure: {
    one: 'The text has a procedure of one step.',
    other: 'The text has a procedure of {count} steps, to be done one after the other.',
  },
  no_order: 'No three sentences in a row were found whose own words decide their order.',
  events: {
    one: 'The text tells a course of events. One passage was found with one right order.',
    other: 'The text tells a course of events. {count} passages were found with one right order.',
  },
  'events.many': 'The text tells a course of events. At least {count} passages were found with one right order.',
  loose_sentences: {
    one: 'Most sentences of the text could stand in another order. One passage was found with one right order.',
    other: 'Most sentences of the text could stand in another order. {count} passages were found with one right order.',
  },
  'loose_sentences.many':
    'Most sentences of the text could stand in another order. At least {count} passages were found with one right order.',

  // The direct format, read from lists, lines and paragraphs.
  'too_few_pieces.block': {
    one: 'This exercise has only one piece; write at least {min}, each on its own line, with a blank line after the exercise.',
    other:
      'This exercise has only {count} pieces; write at least {min}, each on its own line, with a blank line after the exercise.',
  },
  empty_step: 'There is nothing after the number or bullet; write the sentence, or remove the mark.',
  line_joined: '"{words}" has no number or bullet of its own and is read as the end of the step above it.',
  line_left_out: '"{words}" stands above an exercise and its title; it is left out.',
  read_as_title: '"{words}" is read as the title of what follows.',
  read_as_sentences: 'The paragraph is read as one exercise; its {count} sentences are the pieces.',
  read_as_lines: 'Each of the {count} lines is read as a piece, though not every one ends like a sentence.',
  number_missing: 'Step {number} is missing; the others are read in their order.',
  ordered_by_numbers: 'The steps are put in the order of their numbers or letters.',
  numbers_not_in_order: 'The numbers are not in order; the steps are read in the order in which they stand.',

  // Words for the members of an item, for a form.
  'title.sentence': 'Whole text',
  'title.pieces': 'Sentences in the right order',
  'description.sentence': 'The sentences as they read when they are in order.',
  'description.pieces': 'Three sentences or more; learners get them shuffled.',
};
