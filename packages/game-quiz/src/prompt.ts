import type { PromptRequest } from '@ludotext/engine';

/** The task for a model: what a good quiz question is, in the order in which to make one. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  const items = count === 1 ? 'one multiple-choice question' : `${count} multiple-choice questions`;
  return [
    `Write ${items} about the text, in the language with the BCP 47 tag "${language}".`,
    ...(audience === undefined ? [] : [`They are for: ${audience}`]),
    ...(difficulty === undefined ? [] : [`Their difficulty is ${difficulty}.`]),
    '',
    'Make each one in this order:',
    '1. evidence: choose one important fact and copy the words of the text that prove it, exactly as they stand, at most 40 words, in the language of the text.',
    '2. question: ask for that fact in one clear, complete question. It has to make sense to a player who does not see the text: name people and things instead of "he" or "this", never mention "the text" or "the passage", and never contain the answer.',
    '3. correct: the one right answer as plain text, short, proved by the evidence. No letter or number in front of it.',
    '4. distractors: three wrong answers, or two if only two are plausible. Build each on a mistake that a reader who half understood would make. All answers are of the same kind (all places, all causes, all years), of the same grammatical form and about the same length. Each distractor is definitely wrong, also by general knowledge, and says something different.',
    '5. explanation: one or two sentences that say why the answer is right, in your own words.',
    '6. hint: one sentence that helps to find the answer and does not contain it.',
    '',
    'Rules:',
    '- Every question is about another fact; together they cover the whole text, not only its beginning. No question gives away the answer of another.',
    '- Do not use "all of the above", "none of the above", "both", yes and no, true and false, or combinations of answers.',
    '- Do not refer to an answer by letter, number or place: answers are shuffled afterwards.',
    '- Ask positively, without "not" or "except". Avoid "always" and "never" in answers.',
    '- Use only names, numbers and dates that the text has. Ask for what matters, not for wording or trivia.',
    '- If the text does not hold that many good questions, write fewer.',
  ].join('\n');
}
