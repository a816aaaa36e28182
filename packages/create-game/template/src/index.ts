import { apiVersion, defineGame, reject, splitWords } from '@ludotext/engine/game';
import { z } from 'zod';
import { examples } from './examples.js';
import { itemSchema } from './item.js';
import { offline } from './offline.js';
import { parse } from './parse.js';

/** The game. Its members work as they are; what is yours to change says so. */
export default defineGame({
  apiVersion,
  gameType: 'starter_game',
  typeId: 100,
  displayName: 'Starter game',
  // Which texts the game suits, in a sentence or two: whoever chooses between games for a text goes by this.
  suits: 'Prose that states facts, in sentences that are understood by themselves.',
  itemSchema,
  directFormat: {
    description: 'A line for each text of an item, with its label in front; "Riddle:" begins the next item.',
    example: examples[0]!.text,
  },
  complete: ['hint'], // what a writer may add to the items of an author who left it out
  examples,
  parse,
  offline,
  submissionSchema: z.string(),

  // The task for a model; the engine adds the text, the schema and how to answer. Say what makes a round good.
  prompt({ count, language, difficulty = 'medium', audience = 'anyone' }) {
    return [
      `Write up to ${count} rounds of a game about what the text says, each about another fact; fewer if it says less.`,
      '`riddle`: what the player is shown. It is understood without the text and does not give the answer away.',
      '`solution`: what the player answers. It is short, and the text leaves no doubt that it is right.',
      `Write in the language "${language}", at the difficulty "${difficulty}", for these players: ${JSON.stringify(audience)}.`,
    ].join('\n');
  },

  // What is wrong with an item that fits the schema: `reject` drops a writer's item, `warn` asks a person to look.
  validate(item, { language }) {
    if (!wordsOf(item.riddle, language).includes(wordsOf(item.solution, language))) return [];
    return [reject('solution_in_riddle', 'The riddle gives the solution away; leave it out there.', ['riddle'])];
  },

  // Marks what a player sent; `correct` is a full score. Say here which other answers count.
  grade(item, given) {
    const correct = comparable(given) === comparable(item.solution);
    const feedback = correct ? 'That is right.' : `The solution is: ${item.solution}`;
    return { score: correct ? 1 : 0, max: 1, correct, feedback: [feedback] };
  },
});

/** The words of a text in lower case, with a space around each. */
function wordsOf(text: string, language: string): string {
  const words = splitWords(text, language).map((word) => word.text.toLowerCase());
  return ` ${words.join(' ')} `;
}

/** A text without the differences that do not matter in an answer. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
