import { defineGame, z } from '@ludotext/engine/game';
import { itemSchema } from './item-schema.mjs';

/** A game that costs nothing of its own, so that what is measured is the engine: its items are checked by their schema only. */
export default function plainGame({ game_type: gameType = 'plain_1', type_id: typeId = 1 } = {}) {
  return defineGame({
    apiVersion: 1,
    gameType,
    typeId,
    displayName: gameType,
    suits: 'Any text.',
    itemSchema: itemSchema(z),
    parse: (text) => text.split('\n').map(readLine),
    prompt: ({ count }) => `Write ${count} questions, each with its answer and three wrong ones.`,
    validate: () => [],
  });
}

/** An item on a line, its parts separated by semicolons. */
function readLine(line) {
  const [question, correct, ...distractors] = line.split(';');
  return { evidence: line, question, correct, distractors, explanation: line };
}
