import type { PromptRequest } from '@ludotext/engine';

const difficulties = {
  easy: 'Easy: 3 sentences each, with plain signals such as "then", "after that" or a name taken up by a pronoun.',
  medium: 'Medium: 3 or 4 sentences each.',
  hard: 'Hard: 4 or 5 sentences each, tied by meaning and reference more than by signal words.',
} as const;

/** What a model is asked to do. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  return [
    `Choose ${count === 1 ? 'one passage' : `up to ${count} passages`} for a game in which the player puts shuffled sentences back in order.`,
    '',
    'Each passage:',
    '- `sentences`: 3 to 5 sentences that follow one another in the text without a gap, in the order of the text. Copy each whole sentence word for word, with its punctuation; change, shorten, merge and number nothing. Of a numbered or bulleted procedure take whole steps, without number or bullet.',
    '- Exactly one order makes sense. The first sentence is understood by itself: it opens with no pronoun, "this", "but" or "then" that points back. Every later one is tied to the sentence just before it: a pronoun or "the ..." for something just introduced, a connective, a time word, a date that follows, a cause and its effect. Test: if two sentences could trade places, take another passage.',
    '- Prefer procedures, stories, chronologies and explanations of how something works; avoid lists of equal facts, descriptions, and dialogue.',
    '- Every sentence has 3 to 40 words and at most 240 characters. A quotation is never split between two sentences.',
    '- `title`: what the passage is about in 2 to 6 words, not telling how it begins or ends.',
    '- `hint`: one short sentence on what to look for, quoting no sentence and naming no position.',
    '',
    'Passages come from different parts of the text and share no sentence. Give fewer when the text holds fewer good ones; give none rather than a doubtful one.',
    ...(difficulty === undefined ? [] : [difficulties[difficulty]]),
    ...(audience === undefined ? [] : [`The players: ${audience}.`]),
    `Write \`title\` and \`hint\` in the language with the tag "${language}"; the sentences stay as they are in the text.`,
  ].join('\n');
}
