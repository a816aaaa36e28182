//#if options
import { apiVersion, defineGame, type Finding, reject, splitWords, withOptions } from '@ludotext/engine/game';
//#else
import { apiVersion, defineGame, type Finding, reject, splitWords } from '@ludotext/engine/game';
//#end
import { z } from 'zod';
import { examples } from './examples.js';
import { grade } from './grade.js';
//#if draft
import { draftSchema, finish, itemSchema } from './item.js';
//#else
import { itemSchema } from './item.js';
//#end
import { offline } from './offline.js';
import { parse } from './parse.js';

//#if options
/** What an operator may set under `options` in games.yaml. */
const optionsSchema = z.strictObject({
  longest: z.int().min(1).max(1000).default(80).describe('The most letters that an answer may have.'),
});

/** The game, by its options. Its members work as they are; what is yours to change says so. */
export default withOptions(optionsSchema, ({ longest }) =>
//#indent
defineGame({
//#else
/** The game. Its members work as they are; what is yours to change says so. */
export default defineGame({
//#end
  apiVersion,
  gameType: 'starter_game',
  typeId: 100,
  displayName: 'Starter game',
  // Which texts the game suits, in a sentence or two: whoever chooses between games for a text goes by this.
  suits: 'Prose that states facts, in sentences that are understood by themselves.',
  itemSchema,
//#if draft
  draftSchema,
  finish,
//#end
  directFormat: {
    description: 'A line for each text of an item, with its label in front; "Riddle:" begins the next item.',
    example: examples[0]!.text,
  },
  complete: ['hint'], // what a writer may add to the items of an author who left it out
  examples,
  parse,
  offline,
  submissionSchema: z.string(),
  grade,

  // What an item is outside of this game, in lists of items and in exports: a choice, an order, pairs, gaps or a text.
  interaction: (item) => ({ kind: 'text', prompt: item.riddle, accepted: [item.solution] }),

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
    const findings: Finding[] = [];
    if (wordsOf(item.riddle, language).includes(wordsOf(item.solution, language))) {
      findings.push(reject('solution_in_riddle', 'What is shown gives the answer away; leave it out there.', ['riddle']));
    }
//#if options
    if (item.solution.length > longest) {
      findings.push(reject('long_solution', `The answer has more than ${longest} letters; ask for less.`, ['solution']));
    }
//#end
    return findings;
  },
//#if options
}),
//#outdent
);
//#else
});
//#end

/** The words of a text in lower case, with a space around each. */
function wordsOf(text: string, language: string): string {
  const words = splitWords(text, language).map((word) => word.text.toLowerCase());
  return ` ${words.join(' ')} `;
}
