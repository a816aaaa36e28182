import type { PromptRequest } from '@ludotext/engine';

const difficulties = {
  easy: 'Easy: 5 to 7 words, everyday words.',
  medium: 'Medium: 6 to 10 words.',
  hard: 'Hard: 9 to 14 words.',
} as const;

/** What a model is asked to do. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  return [
    `Choose ${count === 1 ? 'one sentence' : `up to ${count} sentences`} for a game in which the player puts the shuffled words of a sentence back in order.`,
    '',
    'Each `sentence`:',
    '- is a whole sentence of the text, copied word for word with its end mark; nothing is added, left out or changed;',
    '- has 5 to 14 words (10 to 30 characters in a language without spaces between words);',
    '- is understood by itself: no "he", "this" or "there" for something outside it, no "but" or "then" at its beginning;',
    '- has one natural order. Avoid "A and B", two names or two numbers that could trade places, an adverb or a phrase of time or place that could stand elsewhere, and clauses set off by commas. Test: if the same words make another good sentence, take another one;',
    '- holds no quotation, bracket, semicolon, web address or list marker.',
    '`hint`: one short sentence about what the sentence says or how it is built, naming neither its first nor its last word.',
    '',
    'Sentences come from different parts of the text and differ in build. Give fewer when the text holds fewer good ones; give none rather than a doubtful one.',
    ...(difficulty === undefined ? [] : [difficulties[difficulty]]),
    ...(audience === undefined ? [] : [`The players: ${audience}.`]),
    `Write \`hint\` in the language with the tag "${language}"; the sentences stay as they are in the text.`,
  ].join('\n');
}
