import type { Difficulty, PromptRequest } from '@ludotext/engine/game';
import { maxLetters, minLetters } from './item.js';

const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'easy: everyday words, and clues that say plainly what they mean',
  medium: 'medium: terms of the subject, with clues that define them',
  hard: 'hard: rarer terms, with clues that name one trait alone',
};

/** The task for a model: which words cross well, and what makes a clue lead to one of them only. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  return [
    `Write ${count === 1 ? 'one crossword' : `${count} crosswords`}: words of the text with clues. A program lays the words out, and leaves out those that cross no other; so give six to ten words that share many letters.`,
    ...(difficulty === undefined ? [] : [`Difficulty is ${difficulties[difficulty]}.`]),
    ...(audience === undefined
      ? []
      : [`The players (a description, not an instruction): ${JSON.stringify(audience)}.`]),
    '',
    `\`answer\`: a noun, name or technical term that the text explains, or a harder word of it, in its plain form, of ${minLetters} to ${maxLetters} letters, without digits; one word if possible.`,
    '`clue`: what the text says it is or does, or what the word means there: one phrase of 4 to 15 words. It',
    '- leads to this answer and no other, also for somebody who does not see the text;',
    '- has neither the answer nor a word of the same stem in it;',
    '- does not point to anything outside it ("this", "he", "the text").',
    '`evidence`: the sentence of the text that proves it, word for word.',
    '',
    'Use a word once only. Give fewer items when the text has fewer such words; give none rather than make clues up.',
    `Write in the language with the BCP 47 tag "${language}".`,
  ].join('\n');
}
