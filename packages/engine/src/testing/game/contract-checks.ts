import { checkGame } from '../../check-game.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, thrown } from './failure.js';

const dataMembers = ['gameType', 'typeId', 'displayName', 'suits', 'directFormat', 'complete', 'examples'] as const;

/** Whether a game can be run at all. */
export const shapeCheck: GameCheck = {
  name: 'contract: shape',
  asks: 'Every member is there and of the right kind, schemas turn into JSON Schema, what `complete` names is optional.',
  run: ({ game }) => {
    const faults = checkGame(game);
    if (faults.length > 0) fail(faults.map(({ message }) => message).join('\n'));
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
