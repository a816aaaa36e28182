import { isPromise } from '../lib/async.js';
import { isObject } from '../lib/data.js';
import { nearestName } from '../lib/nearest-name.js';
import { checkSchemaShape } from './check-schema.js';
import { EngineError } from './errors.js';
import { type Finding, reject } from './finding.js';
import type { GamePlugin } from './game-plugin.js';
import type { JsonSchema, Schema } from './schema.js';

/** A function from options to a game, as {@link withOptions} makes it. A package exports it in place of a game. */
export interface GameWithOptions<Input, Game extends GamePlugin = GamePlugin> {
  /** The game with these options. @throws EngineError `invalid_request` with a finding for each fault of the options */
  (...options: Partial<Input> extends Input ? [options?: Input] : [options: Input]): Game;
  /** What the options may be. The loader checks `options` of games.yaml by it; `GET /games/{type}` shows it. */
  readonly optionsSchema: Schema<unknown, Input>;
}

/**
 * A game with options that are checked: by whoever calls the function, and by the loader with the place in games.yaml.
 *
 * @param optionsSchema the schema of an object, in any library that {@link Schema} takes; strict, so that a mistyped
 * option is a fault and no default. It must check at once, without a promise.
 * @param makeGame is given what the schema makes of the options: defaults are filled in. The game is to be the same for
 * the same options.
 *
 * @example export default withOptions(z.strictObject({ tolerance: z.int().default(5) }), ({ tolerance }) => defineGame({ ... }));
 */
export function withOptions<Input, Options, Game extends GamePlugin>(
  optionsSchema: Schema<Options, Input>,
  makeGame: (options: Options) => Game,
): GameWithOptions<Input, Game> {
  const make = (given: unknown = {}): Game => {
    const read = readOptions(optionsSchema, given);
    if ('options' in read) return makeGame(read.options);
    const faults = read.faults.map(({ message }) => message).join(' ');
    throw new EngineError('invalid_request', `${nameOf(optionsSchema, makeGame)}: ${faults}`, {
      findings: read.faults,
    });
  };
  Object.defineProperty(make, 'name', { value: makeGame.name });
  return Object.assign(make, { optionsSchema }) as GameWithOptions<Input, Game>;
}

/** What a schema makes of options, or what is wrong with them: findings whose paths lead to the option. */
export function readOptions<Options>(
  optionsSchema: Schema<Options>,
  given: unknown,
): { readonly options: Options } | { readonly faults: readonly Finding[] } {
  const { findings, jsonSchema = {} } = checkSchemaShape('optionsSchema', optionsSchema);
  if (findings.length > 0) return { faults: findings };
  const result = optionsSchema['~standard'].validate(given);
  if (isPromise(result)) {
    const message = 'optionsSchema checks with a promise; options are checked at once, so leave out what is async.';
    return { faults: [reject('async_schema', message)] };
  }
  if (result.issues === undefined) return { options: result.value };
  const faults = result.issues.flatMap((issue) => {
    const path = (issue.path ?? []).map((part) => nameIn(typeof part === 'object' ? part.key : part));
    // zod names unknown members beside the path of the object they are in, others name one in the path.
    const { code, keys } = issue as { readonly code?: unknown; readonly keys?: readonly string[] };
    const paths = code === 'unrecognized_keys' && keys !== undefined ? keys.map((key) => [...path, key]) : [path];
    return paths.map((place) => optionFault(jsonSchema, given, place, issue.message));
  });
  return { faults };
}

function nameIn(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}

function optionFault(jsonSchema: JsonSchema, given: unknown, path: readonly (string | number)[], issue: string) {
  const name = path.join('.');
  if (name === '') return reject('wrong_option', `The options are wrong (${issue}).`, path);
  const around = path.slice(0, -1);
  const { properties } = around.reduce(partOf, jsonSchema);
  const last = String(path.at(-1));
  if (isObject(properties) && !Object.hasOwn(properties, last)) {
    const known = Object.keys(properties);
    const near = nearestName(last, known);
    const hint = near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${[...around, near].join('.')}?`;
    return reject('unknown_option', `There is no option ${name}. ${hint}`, path);
  }
  const value = path.reduce<unknown>(
    (inside, key) => (isObject(inside) || Array.isArray(inside) ? (inside as Record<string, unknown>)[key] : undefined),
    given,
  );
  const what = value === undefined ? 'is missing' : `is wrong (${issue.replace(/\.$/, '')})`;
  return reject('wrong_option', `The option ${name} ${what}.${remedy(path.reduce(partOf, jsonSchema))}`, path);
}

/** The schema of a member or an entry; empty where it is not said outright. */
function partOf({ properties, items }: JsonSchema, key: string | number): JsonSchema {
  const part =
    typeof key === 'number'
      ? items
      : isObject(properties) && Object.hasOwn(properties, key)
        ? properties[key]
        : undefined;
  return isObject(part) ? part : {};
}

/** What to write for an option; empty where its schema does not say it in a few words. */
function remedy(schema: JsonSchema): string {
  const kind = kindOf(schema);
  if (kind === undefined) return '';
  const otherwise = schema.default === undefined ? '' : `, or leave it out for ${JSON.stringify(schema.default)}`;
  return ` Write ${kind}${otherwise}.`;
}

function kindOf({ type, enum: choices, minimum, maximum }: JsonSchema): string | undefined {
  if (Array.isArray(choices)) return `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return 'a text';
  if (type === 'array') return 'a list';
  if (type !== 'integer' && type !== 'number') return undefined;
  // zod bounds every whole number by what JavaScript can count.
  const from = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const to =
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? ` ${from === '' ? 'up ' : ''}to ${maximum}` : '';
  return `a ${type === 'integer' ? 'whole ' : ''}number${from}${to}`;
}

/** How an error names the game: as it is called without options where it takes none, else by the function's name. */
function nameOf<Options>(optionsSchema: Schema<Options>, makeGame: (options: Options) => GamePlugin): string {
  try {
    const defaults = readOptions(optionsSchema, {});
    if ('options' in defaults) return makeGame(defaults.options).gameType;
  } catch {
    // Only the name is wanted here.
  }
  return makeGame.name || 'The game';
}
