import type { Warning } from '@ludotext/engine';
import { checkBody } from './check-body.js';
import type { GenerationBodies, GenerationBody } from './wire.js';

/** The three ways to ask for items. */
export type GenerationRoute = keyof GenerationBodies;

/** Fields that are known but change nothing on a route: taken, and warned of. */
const withoutEffect: Readonly<Record<GenerationRoute, readonly (keyof GenerationBody)[]>> = {
  generate: [],
  single: ['min_score'],
  direct: ['enabled_game_ids', 'min_score'],
};

/**
 * Checks the body of a generation request.
 * @returns the body, and a warning for each field that has no effect on this route
 * @throws Problem `invalid_request`
 */
export function checkGeneration(
  route: GenerationRoute,
  body: unknown,
  schemas: GenerationBodies,
): { body: GenerationBody; warnings: Warning[] } {
  const elsewhere = Object.keys(schemas.direct.shape).filter((name) => !(name in schemas[route].shape));
  const hints = new Map(elsewhere.map((name) => [name, 'it is a field of POST /generate/{type_id}']));
  const checked: GenerationBody = checkBody(body, schemas[route], hints);
  const ignored = withoutEffect[route].filter((name) => checked[name] !== undefined);
  return { body: checked, warnings: ignored.map(ignoredField) };
}

function ignoredField(name: string): Warning {
  return { code: 'field_ignored', message: `${name} has no effect on this route.` };
}
