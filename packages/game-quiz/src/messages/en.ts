import type { Wordings } from '@ludotext/engine/game';

/** What the quiz says in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // Rules for items.
  negative_stem: 'The question is negative; ask it positively, or write the negation in capitals.',
  gap_count: 'The question has more than one gap; leave one.',
  unfocused_stem: 'The question does not say what it asks for; write a whole question or a sentence with a gap.',
  answer_in_stem: 'The question contains its answer; ask for it without naming it.',
  names_the_text: 'The question refers to a text that the player does not see; ask about the subject itself.',
  mentions_the_text: 'The question mentions a text that the player does not see; leave the mention out.',
  long_stem: 'The question has more than 50 words or three sentences; leave out what is not needed.',
  open_marks: 'The question has an unpaired quotation mark or bracket; close it or remove it.',
  dangling_pronoun: 'A pronoun in the question refers to nothing named before it; write the name.',
  equal_options: 'Two options say the same thing; replace one of them.',
  option_count: 'The question has fewer than three or more than four options; write three or four.',
  option_without_text: 'An option has no text of its own; write the answer itself.',
  letter_prefix: 'An option begins with a letter or number; write its text only.',
  marked_answer: 'An option says whether it is right; remove the mark.',
  all_of_the_above: 'An option means "all of the above"; write a real answer.',
  none_of_the_above: 'An option means "none of the above"; write a real answer.',
  true_or_false: 'The options are only true and false, or yes and no; ask a question with real answers.',
  combined_options: 'An option combines other options; write a real answer.',
  lost_sequence: 'The options are numbers or dates out of order; put them in ascending order.',
  mixed_types: 'One option is a number and the right answer is not, or the other way round; write options of one kind.',
  many_mixed_types: 'Some options are numbers and the others are not; write options of one kind.',
  unit_cue: 'The right answer has a different unit from all wrong ones; use one unit.',
  length_band: 'All wrong answers are far shorter or far longer than the right one; make the lengths similar.',
  overlapping_options: 'A wrong answer is a shorter or longer form of the right one, so both are right; replace it.',
  key_far_longest: 'The right answer is more than twice as long as any wrong one; make the lengths similar.',
  key_longest: 'The right answer is much longer than the wrong ones; make the lengths similar.',
  clang: 'Only the right answer repeats a word from the question; reword one of the two.',
  convergence: 'Each wrong answer shares words with the right one but not with the other wrong ones; vary them.',
  number_cue:
    'The question has a number, and of the options only the right one has one too; add numbers to other options.',
  absolute_terms: 'A wrong answer gives itself away with an absolute word such as "always"; soften it.',
  vague_terms:
    'An option has a vague word such as "usually", so whether it is right is a matter of opinion; be exact or leave the word out.',
  article_cue: 'Only the right answer fits the article before the gap; reword the question, or write "a(n)".',
  number_agreement: 'Only the right answer agrees in number with the words around the gap; make the others agree too.',
  form_cue: 'The right answer differs from all wrong ones in its capital letter or full stop; write them the same way.',
  gap_misfit: 'The options do not fit the gap; write options that complete the sentence.',
  names_an_answer: 'The item refers to an option by its letter or position, but options are shuffled; use its text.',
  answer_in_hint: 'The hint contains the answer; help without naming it.',
  markup: 'The item has markup or JSON in its text; write plain text.',
  evidence_not_in_text: 'The evidence is not in the text; quote it word for word.',
  long_evidence: 'The evidence has more than 80 words; quote only what proves the answer.',
  key_not_in_evidence:
    'The evidence shares no word with the question or its answer; quote the words that prove the answer.',
  distractor_beside_key: 'The evidence lists a wrong answer beside the right one, so it may be right too; replace it.',
  gap_mismatch: 'The text has other words in the place of the gap; make those words the right answer.',
  number_not_in_text: 'The question or its answer has a number that is not in the text; use numbers from the text.',
  name_not_in_text: 'The question or its answer has a name that is not in the text; use names from the text.',
  other_language: 'The question is not in the requested language; translate it.',
  near_copy: 'An earlier item asks nearly the same thing; ask about something else.',
  gives_away: 'This item and an earlier one give away each other’s answers; ask about another fact.',

  // Rules for sets.
  key_position: 'Answer {place} is the right one too often; spread the right answers over all positions.',
  longest_is_right: 'The longest option is the right answer too often; make wrong answers as long as right ones.',

  // Faults of the direct format.
  stray_text:
    'This line belongs to no question: no options follow it. Begin a question with "Question:" and write its options below it, or add the line to the question it belongs to.',
  missing_question: 'There is no question before this line; write one that begins with "Question:".',
  empty_question: 'The question is empty; write it after "Question:".',
  empty_option: 'Option {option} is empty; write its text after the letter.',
  no_options: 'The question has no options; write two to six lines "A. ...", "B. ...".',
  option_order: 'Option {option} is in the place of option {expected}; label the options in order.',
  one_option: 'There is only one option; write at least two.',
  too_many_options: 'The question has {options} options; keep at most {max}.',
  missing_correct: 'Nothing says which option is right; write "Correct:" and its letter.',
  'missing_correct.labels':
    'The options are labelled {labels}; none is marked as correct. Mark one with * or write "Answer: {option}".',
  'missing_correct.bullets':
    'None of the options is marked as correct. Mark one with * or write "Answer:" and the words of the right one.',
  'missing_correct.empty': 'Write the letter of the right option after this word.',
  'missing_correct.gift': 'No answer of this question is right; write = before the right one.',
  duplicate_correct: 'The question already has an answer; remove one of the two lines.',
  several_correct: 'Only one option can be correct; write one letter.',
  several_marked: 'Several options are marked as correct; mark only one.',
  'several_marked.gift':
    'Several answers have a = or a share of the points; keep one right answer, and write \\= where an equals sign belongs to a text.',
  mark_and_answer: 'Option {option} is marked as correct, but the answer says {other}; the two must agree.',
  unknown_letter: 'There is no option {option}; the last one is {last}.',
  unknown_answer: 'No option reads "{text}"; write the letter of the right option, or its words as they stand there.',
  'unknown_answer.equal': 'Several options have these words; write the letter of the right one.',
  key_mismatch: 'The letter and the words of the answer are not of the same option; correct one of the two.',
  answer_count: {
    one: 'The list has {answers} answers for one question; write one for each question, or number them.',
    other: 'The list has {answers} answers for {count} questions; write one for each question, or number them.',
  },
  no_such_question: 'There is no question {number} before this list; correct the number.',
  'gift_type.essay': 'This is an essay question; the quiz takes choice and true/false questions of GIFT only.',
  'gift_type.matching': 'This is a matching question; the quiz takes choice and true/false questions of GIFT only.',
  'gift_type.numerical': 'This is a numerical question; the quiz takes choice and true/false questions of GIFT only.',
  'gift_type.ordering': 'This is an ordering question; the quiz takes choice and true/false questions of GIFT only.',
  'gift_type.shortanswer':
    'This is a short-answer question, as it has no wrong answer; write ~ before each wrong one, or leave it out.',
  gift_unopened_answers: 'The } here closes nothing; write { before the answers, or \\} for a brace of the text.',
  gift_unclosed_answers: 'The { here is never closed; write } behind the answers. No blank line may stand between.',
  gift_second_answers:
    'A second { begins here; a question has its answers in one pair of braces, a blank line stands between questions, and \\{ is a brace of the text.',
  gift_no_arrow: 'A pair of this matching question lacks its ->; the quiz takes choice and true/false questions only.',
  duplicate_explanation: 'The question has a second explanation; write both on one line.',
  duplicate_hint: 'The question has a second hint; write both on one line.',
  'too_long.question': 'The question has {length} characters; shorten it to {max}.',
  'too_long.option': 'Option {option} has {length} characters; shorten it to {max}.',
  'too_long.explanation': 'The explanation has {length} characters; shorten it to {max}.',
  'too_long.hint': 'The hint has {length} characters; shorten it to {max}.',

  // How a text was understood.
  left_out: 'This line is left out, as it belongs to no question: "{text}".',
  key_by_position: 'The options have other labels; the answer is read as option {option}, by its place.',
  key_letter_and_words: 'The answer is read as the letter of option {option}, although another option has these words.',
  'key_by_look.bold': 'Option {place} is read as the right one because it alone is set in bold.',
  'key_by_look.bullet': 'Option {place} is read as the right one because it alone has another bullet.',
  gift_no_answers: 'This text is left out, as it has no answers in braces, { }.',
  markup_left_out: 'Formatting in HTML is left out of this question.',
  feedback_left_out: 'What is said about single answers of this question is left out.',
  'table_columns.last':
    'The text is read as a table: the question first, the options after it, the right one in the last column.',
  'table_columns.none': 'The text is read as a table: the question first, and an option in each column after it.',
  answers_by_place: 'The questions have no numbers; the answers are read as those of the first, the second and so on.',

  // Reasons for scores.
  no_sentences: 'The text has no sentences to ask about.',
  no_facts: 'No sentence of the text states a fact that can be asked for.',
  instructions: {
    one: 'The text gives instructions rather than facts; one fact can be asked for.',
    other: 'The text gives instructions rather than facts; {count} facts can be asked for.',
  },
  short_text: {
    one: 'The text is very short; one fact can be asked for.',
    other: 'The text is very short; {count} facts can be asked for.',
  },
  story: {
    one: 'The text tells of events; one fact of it can be asked for.',
    other: 'The text tells of events; {count} facts of it can be asked for.',
  },
  few_numbers: {
    one: 'The text has few numbers and definitions; one fact of it can be asked for.',
    other: 'The text has few numbers and definitions; {count} facts of it can be asked for.',
  },
  facts: {
    one: 'The text states facts: one fact can be asked for in {words} words.',
    other: 'The text states facts: {count} facts can be asked for in {words} words.',
  },

  // Feedback.
  right_answer: 'That is right.',
  wrong_answer: 'That is wrong. The right answer is: {answer}',
  no_such_answer: 'That is not one of the answers. The right answer is: {answer}',

  // Words for the members of an item, for a form.
  'title.question': 'Question',
  'title.answers': 'Answers',
  'title.answers_text': 'Answer',
  'title.answers_correct': 'Correct',
  'description.question': 'A whole question, or a sentence with one gap, written _____.',
  'description.answers': 'In the order they are shown; exactly one is correct.',
  'description.answers_text': 'The answer itself, without a letter in front.',
  'description.answers_correct': 'The right answer of the question.',
  'description.difficulty': 'How hard the question is.',
};
