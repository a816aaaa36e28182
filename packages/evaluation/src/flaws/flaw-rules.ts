/**
 * The item-writing flaws that can be found by rule, as data sets name them, and the rules of the quiz of which one stands for
 * each. A flaw counts as found when one of its own rules speaks, not when any does.
 */
export const rulesForFlaw: Readonly<Record<string, readonly string[]>> = {
  all_of_the_above: ['all_of_the_above'],
  none_of_the_above: ['none_of_the_above'],
  k_type: ['combined_options'],
  longest_option_correct: ['key_far_longest', 'key_longest'],
  absolute_terms: ['absolute_terms'],
  vague_terms: ['vague_terms'],
  negative_stem: ['negative_stem'],
  unfocused_stem: ['unfocused_stem'],
  true_false: ['true_or_false'],
  duplicate_options: ['equal_options'],
  distractor_equals_answer: ['equal_options'],
  word_repeat_clang: ['clang'],
  answer_in_stem: ['answer_in_stem'],
  answer_marked: ['marked_answer'],
  lost_sequence: ['lost_sequence'],
  mixed_option_types: ['mixed_types', 'many_mixed_types'],
  letter_prefix: ['letter_prefix'],
  grammar_article_cue: ['article_cue'],
  fill_in_blank: ['gap_count', 'gap_mismatch', 'gap_misfit'],
};
