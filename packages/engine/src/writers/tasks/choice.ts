import { EngineError } from '../../errors.js';
import type { GameHost } from '../../game-host.js';
import { prefixDefinitions } from '../../models/wire-schema.js';
import type { JsonSchema } from '../../schema.js';
import type { Choice } from '../item-writer.js';
import { isObject, listIn } from '../model-json.js';
import { languageName } from './language-name.js';
import { draftsIn, nameOf, objectOf } from './shape.js';

/** Choosing and writing in words, with the task of every game. */
export async function choiceTask(
  games: readonly GameHost[],
  { count, language }: { count: number; language: string },
): Promise<string> {
  const tasks = await Promise.all(
    games.map(async (game) => {
      const { typeId, displayName, suits } = game.descriptor;
      return `type_id ${typeId}, ${displayName}. It suits: ${suits}\n${await game.prompt({ count, language })}`;
    }),
  );
  return `Choose the one of these games that suits the text best, say why in one sentence, and write ${count} items of it in
${languageName(language)}.\n\n${tasks.join('\n\n')}`;
}

/** One of as many shapes as there are games, told apart by the type_id. */
export function choiceShape(games: readonly GameHost[]): JsonSchema {
  const parts = games.map(({ descriptor }) => {
    const { schema, $defs } = prefixDefinitions(descriptor.draftSchema, `${nameOf(descriptor)}_`);
    const choice = objectOf({
      type_id: { type: 'integer', const: descriptor.typeId },
      reason: { type: 'string' },
      items: { type: 'array', items: schema, minItems: 1 },
    });
    return { choice, $defs };
  });
  const $defs = Object.assign({}, ...parts.map((part) => part.$defs));
  return objectOf({ choice: { anyOf: parts.map((part) => part.choice) } }, $defs);
}

/** @throws EngineError `model_output_invalid` when no game of the list was chosen */
export function choiceIn(answer: unknown, games: readonly GameHost[]): Choice {
  const choice = isObject(answer) && isObject(answer.choice) ? answer.choice : answer;
  const typeId = isObject(choice) ? Number(choice.type_id) : Number.NaN;
  const game = games.find(({ descriptor }) => descriptor.typeId === typeId);
  if (!isObject(choice) || game === undefined) {
    throw new EngineError('model_output_invalid', 'The model chose none of the games it was offered.');
  }
  const drafts = draftsIn(listIn(choice.items, 'items'), game);
  const reason = typeof choice.reason === 'string' ? choice.reason : '';
  return {
    typeId,
    reason,
    drafts: (async function* () {
      yield drafts;
    })(),
  };
}
