import type { Wordings } from '@ludotext/engine/format';

/** What the formats say in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // What becomes of an item in a file.
  members_lost: { one: 'The format has no place for {members}.', other: 'The format has no place for {members}.' },
  line_breaks: 'The format has no line breaks within a question; they became spaces.',
  reads_as_option: 'The question begins like an option of the format, and would be read as one.',
  several_keys: 'The format takes questions with exactly one right option.',
  too_many_options: 'The item has {count} options; the format takes {max}.',

  // What is wrong in a file.
  not_json: 'The file is not JSON.',
  no_question: 'An option stands here before any question.',
  no_options: 'The question has no options; write them as "A. text" below it.',
  too_few_options: 'The question has one option; write at least two.',
  no_answer: 'The question has no answer; write "ANSWER: A" below its options.',
  no_such_option: 'The answer names no option of the question.',

  // html, scorm12
  player_missing: 'The game {game} has no player to put into the page.',
  player_not_inlined: 'The player of the game {game} cannot be put into a page: its default export has no name.',

  // Tables: CSV, Kahoot, Blooket, Blackboard.
  apostrophe: 'A cell begins as a formula does, so an apostrophe stands before it; other programs show the apostrophe.',
  blank_text: 'A text of the item is blank; the format takes a blank cell for none.',
  segments_joined: 'Pieces of open text that follow each other become one.',
  any_key: 'The question has several right answers; the game counts any one of them as the whole answer.',
  unwritable_characters: 'The item holds characters that the file cannot hold.',
  question_too_long: 'The question has {length} characters; the format takes {max}.',
  answer_too_long: 'An answer has {length} characters; the format takes {max}.',
  unsafe_answer: "An answer that is compared with the learner's holds markup, or begins as a formula does.",
  words_lost: 'The format has no place for the words to choose from.',
  not_one_to_one: 'Two sides of the pairs are the same; the format would mark right answers wrong.',
  too_many_gaps: 'The item has {count} gaps; the format takes {max}.',

  // Anki.
  becomes_note: 'The item becomes a question and an answer to remember; nothing is played or marked.',

  // What is wrong in a table.
  no_prompt_column: 'The first row must name the columns; there is none called "prompt".',
  not_utf8: 'The file is not in UTF-8; it was read as Windows-1252.',
  column_not_read: 'The column "{column}" is not one of the format; it was not read.',
  too_many_rows: 'The table has more than {max} rows; the rest was not read.',
  too_many_cells: 'The row has too many cells.',
  unclosed_quote: 'The quotation mark that opens this cell is never closed.',
  stray_quote: 'Text follows the quotation mark that closes this cell; write a quotation mark within a cell twice.',
  unknown_type: 'The type is none of these: {types}.',
  no_prompt: 'The row has no prompt.',
  few_options: { one: 'The row needs an option.', other: 'The row needs {count} options or more.' },
  wrong_correct: 'The column "correct" names no option of the row; write its number.',
  one_correct: 'A choice has one right option; write "choices" as its type when there are several.',
  wrong_order: 'An order must name the number of every option once, such as "2 1 3".',
  no_match: 'Option {number} has no match.',
  no_gap: 'The text has no gap; write it as [answer].',
  empty_gap: 'A gap, or one of its answers, is empty.',
  unclosed_gap: 'A gap is not closed; write "]" after its answer, or "\\[" where "[" opens none.',
  unknown_difficulty: 'The difficulty is none of easy, medium and hard; the item has none.',

  // QTI, H5P.
  characters_lost: 'The item holds control characters, which the file cannot hold; a mark stands in their place.',
  hint_after: 'The hint is shown after a wrong answer, not before.',
  too_many_parts: 'The item has {count} parts; the format takes {max}.',
  dragged: 'Sentences are dragged into boxes: a Question Set takes no Sort the Paragraphs.',
  marks: 'The item holds "{mark}", which the format reads as a mark of its own.',
  one_answer: 'A gap takes one of its right answers.',
  too_many_lines: 'The item has {count} lines; the format takes {max}.',
  file_full: 'The items before this one fill the file.',
  orders_lost: 'The item has more right orders than the {max} that are written.',

  // Markdown, worksheet.
  without_key: 'The file has no key, as was asked: the answer is not in it, nor what explains it.',

  // Moodle XML, GIFT, Aiken.
  members_changed: 'The format does not keep these as they are: {members}.',
  too_many_keys: 'The question has {count} right options; the format takes {max}.',
  arrow: 'A text holds "->", which the format reads as the middle of a pair.',
  reads_as_escape: 'A text holds characters that Moodle takes for an escaped one, such as "&&058;".',
  line_too_short: 'The question is a single character, which Moodle skips.',
  no_text: 'The question has no text.',
  too_few_parts: 'The question has fewer than two parts to put in order.',
  too_few_pairs: 'The question has fewer than two pairs.',
  no_right_answer: 'None of the answers is wholly right.',
  several_right_answers: 'Several answers are wholly right, though one is asked for.',
  no_gaps: 'The text has no gap.',
  unsupported_gap: 'The text has a gap of a type that is not read, or with an answer that stands for many.',
  wildcard: 'The right answer holds *, which stands for any text.',
  wildcard_lost: 'A right answer with *, which stands for any text, was not read.',
  number_range: 'The answer is any number in a range; no game takes that.',
  partial_marks: 'Some answers are worth a part of the marks; they count as wrong.',
  extra_answers: 'Answers that belong to no question were not read.',
  feedback_lost: 'Feedback on single answers was not read.',
  markup_lost: 'Plain text has no place for these elements of the question: {elements}.',
  type_not_read: 'Questions of the type "{type}" are not read.',
  answer_first: 'An answer stands here without a question before it.',
  option_letters: 'The options do not begin with A, B, C and so on, one letter each.',
  empty_option: 'An option has no text.',
  several_answers: 'The answer names several options; the format takes one.',
  unopened_answers: 'A "}" closes answers that were never opened; write "\\}" where it is text.',
  unclosed_answers: 'The answers that begin here are not closed before the blank line; write "}" after them.',
  second_answers: 'Answers begin a second time; leave a blank line between questions, or write "\\{" where it is text.',
  no_arrow: 'Some answers are pairs and some are not; write each as "=left -> right".',
  not_moodle_xml: 'The file is no Moodle XML: it begins with <{name}> instead of <quiz>.',
  not_well_formed: 'The file is not well-formed XML here; nothing after it was read.',
  dtd: 'The file declares a document type, which is refused; remove <!DOCTYPE …>.',
  depth: 'The elements are nested too deep; nothing after this was read.',
};
