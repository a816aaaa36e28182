import { nearestName } from '@ludotext/engine/host';
import { type Fault, maxFaults } from '@ludotext/wire';
import type { z } from 'zod';
import { jsonPointer, Problem } from './problem.js';

/** Says of a field that is not known where it is known, if that is so. */
export type Elsewhere = (name: string) => string | undefined;

/** A body, or a part of one, that was checked. */
export interface Checked<Value> {
  /** What the schema made of it; undefined where something is wrong. */
  readonly value: Value | undefined;
  /** What is wrong; put into words when it is told, as there may be hundreds of thousands of unknown fields. */
  readonly wrong: readonly (() => Fault)[];
}

/**
 * Checks a body against a strict schema.
 * @param elsewhere what to say about a field that exists, but not on this route
 * @throws Problem `invalid_request` with every fault, each with a pointer; an unknown field's fault names the nearest
 *   known field
 */
export function checkBody<Shape extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  body: unknown,
  schema: z.ZodObject<Shape, Config>,
  elsewhere?: Elsewhere,
): z.output<z.ZodObject<Shape, Config>> {
  const { value, wrong } = checkPart(body, schema, elsewhere);
  if (value === undefined) throw refused(wrong);
  return value;
}

/**
 * Checks a part of a body, as {@link checkBody} checks the whole; the caller collects what is wrong.
 * @param at where it is in the body
 */
export function checkPart<Shape extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  part: unknown,
  schema: z.ZodObject<Shape, Config>,
  elsewhere: Elsewhere = () => undefined,
  at: readonly PropertyKey[] = [],
): Checked<z.output<z.ZodObject<Shape, Config>>> {
  const { shape } = schema;
  const unknown = isObject(part) ? Object.keys(part).filter((name) => !Object.hasOwn(shape, name)) : [];
  // Without the unknown fields, which are slow to check by schema.
  const result = schema.safeParse(unknown.length === 0 ? part : only(part as object, shape));
  if (result.success && unknown.length === 0) return { value: result.data, wrong: [] };
  const wrong = [
    ...(result.error?.issues ?? []).map((issue) => () => wrongField(issue, part, at)),
    ...unknown.map((name) => () => unknownField(name, Object.keys(shape), elsewhere(name), at)),
  ];
  return { value: undefined, wrong };
}

/** A request with faults, of which the first ones are told. */
export function refused(wrong: readonly (() => Fault)[]): Problem {
  const faults = wrong.slice(0, maxFaults).map((word) => word());
  const [first] = faults;
  return new Problem(
    'invalid_request',
    wrong.length === 1 && first !== undefined
      ? first.message
      : `The request has ${wrong.length} faults; errors lists them.`,
    { errors: faults, errorsTotal: wrong.length },
  );
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);

/** The members that the shape has. */
function only(body: object, shape: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(shape, name)));
}

function unknownField(
  name: string,
  known: readonly string[],
  elsewhere: string | undefined,
  at: readonly PropertyKey[],
): Fault {
  const shown = name.length > 64 ? `${name.slice(0, 64)}…` : name;
  const near = nearestName(name, known);
  const hint = elsewhere ?? (near === undefined ? `the fields are ${known.join(', ')}` : `did you mean ${near}?`);
  const end = hint.endsWith('?') ? '' : '.';
  return { message: `There is no field ${shown} here; ${hint}${end}`, pointer: jsonPointer([...at, shown]) };
}

function wrongField({ code, path, message }: z.core.$ZodIssue, part: unknown, at: readonly PropertyKey[]): Fault {
  const place = [...at, ...path];
  const name = place.join('.');
  if (path.length === 0)
    return { message: `${name || 'The body'} must be a JSON object.`, pointer: jsonPointer(place) };
  const isMissing = code === 'invalid_type' && valueAt(part, path) === undefined;
  return { message: isMissing ? `${name} is required.` : `${name}: ${message}.`, pointer: jsonPointer(place) };
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
}
