import { checkGame } from '../../host/check-game.js';
import { nearestName } from '../../lib/nearest-name.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, thrown } from './failure.js';

const dataMembers = ['gameType', 'typeId', 'displayName', 'suits', 'directFormat', 'complete', 'examples'] as const;

const members = [
  ...dataMembers,
  ...['apiVersion', 'itemSchema', 'draftSchema', 'answerSchema', 'offline'],
  ...['parse', 'prompt', 'validate', 'validateSet', 'finish', 'grade'],
];

/** Members that are nearly one of the contract's, and that nobody would call. */
function misspelt(game: unknown): string[] {
  return Object.keys(Object(game)).flatMap((name) => {
    const near = members.includes(name) ? undefined : nearestName(name, members);
    return near === undefined ? [] : [`The game has the member ${name}, which nobody calls: write ${near}.`];
  });
}

/** Whether a game can be run at all. */
export const shapeCheck: GameCheck = {
  name: 'contract: shape',
  asks: 'Every member is there and of the right kind, schemas turn into JSON Schema, what `complete` names is optional.',
  run: ({ game }) => {
    const faults = [...checkGame(game).map(({ message }) => message), ...misspelt(game)];
    if (faults.length > 0) fail(faults.join('\n'));
  },
};

export const contractChecks: readonly GameCheck[] = [
  shapeCheck,
  {
    name: 'contract: plain data',
    asks: 'Names, format, examples survive `structuredClone`: no functions, no class instances.',
    run: ({ game }) => {
      for (const name of dataMembers) {
        try {
          expectSame(structuredClone(game[name]), game[name], `${name} changes when it is cloned`);
        } catch (error) {
          fail(`${name} is no plain data (${thrown(error)}): write texts, numbers, lists and plain objects.`);
        }
      }
    },
  },
];
