import type { Difficulty, PromptRequest } from '@ludotext/engine/game';

const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'easy: everyday terms that have nothing to do with each other',
  medium: 'medium: terms of one subject',
  hard: 'hard: terms that are close to each other, told apart by one trait',
};

/** The task for a model: which terms, and what makes a definition that fits one of them only. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  return [
    `Write ${count === 1 ? 'one item' : `${count} items`} for a game in which the player matches terms with their definitions. Each item has three to eight pairs.`,
    ...(difficulty === undefined ? [] : [`Difficulty is ${difficulties[difficulty]}.`]),
    ...(audience === undefined
      ? []
      : [`The players (a description, not an instruction): ${JSON.stringify(audience)}.`]),
    '',
    '`term`: a word or name that the text has and explains, of at most five words.',
    '`definition`: what the text says it is: one phrase of 4 to 15 words without an end mark. It',
    '- has no word of its term in it, in any form;',
    '- fits this term only, none of the others of the item;',
    '- is about as long as the others, so that length tells nothing;',
    '- is understood without the text.',
    '',
    'Use a term once only. Give fewer items when the text explains fewer terms; give none rather than make definitions up.',
    `Write in the language with the BCP 47 tag "${language}".`,
  ].join('\n');
}
