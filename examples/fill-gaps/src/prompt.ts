import type { Difficulty, PromptRequest } from '@ludotext/engine/game';
import type { Options } from './options.js';

const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'easy: gaps for everyday nouns that the rest of the sentence points to',
  medium: 'medium: gaps for the nouns the text is about',
  hard: 'hard: gaps for technical terms, numbers and names that must be remembered',
};

/** The task for a model: which passages, and which of their words. */
export function prompt({ count, language, difficulty, audience }: PromptRequest, { gaps }: Options): string {
  return [
    `Choose ${count === 1 ? 'one passage' : `${count} passages`} of the text for a game in which the player fills gaps in a passage.`,
    ...(difficulty === undefined ? [] : [`Difficulty is ${difficulties[difficulty]}.`]),
    ...(audience === undefined
      ? []
      : [`The players (a description, not an instruction): ${JSON.stringify(audience)}.`]),
    '',
    '`passage`: one to three sentences that follow each other in the text, copied letter by letter, and understood by themselves.',
    `Put square brackets around the words that become gaps, at most ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}, and change nothing else. Behind the word of the text`,
    'other right answers may follow, each behind a "|" within the brackets. A gap',
    '- is a word with content, or a group of at most three: a noun, a name, a number; no "the", "is" or "of";',
    '- can be filled by somebody who has read the text, and by one answer only, others named;',
    '- is neither the first word nor nearer than two words to the next gap;',
    '- asks for no word that the rest of the passage has.',
    '`hint`: one short sentence that helps with the hardest gap and names no answer.',
    '',
    'Take passages from different parts of the text. Give fewer when the text holds fewer good ones.',
    `Write \`hint\` in the language with the BCP 47 tag "${language}"; passages stay as they are in the text.`,
  ].join('\n');
}
