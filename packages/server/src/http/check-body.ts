import { nearestName } from '@ludotext/engine/host';
import { type Fault, maxFaults } from '@ludotext/wire';
import type { z } from 'zod';
import { jsonPointer, Problem } from './problem.js';

/**
 * Checks a body against a strict schema.
 * @param elsewhere what to say about a field that exists, but not on this route
 * @throws Problem `invalid_request` with every fault, each with a pointer; an unknown field's fault names the nearest
 *   known field
 */
export function checkBody<Shape extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  body: unknown,
  schema: z.ZodObject<Shape, Config>,
  elsewhere: (name: string) => string | undefined = () => undefined,
): z.output<z.ZodObject<Shape, Config>> {
  const { shape } = schema;
  const unknown = isObject(body) ? Object.keys(body).filter((name) => !Object.hasOwn(shape, name)) : [];
  // Without the unknown fields, which are slow to check by schema.
  const result = schema.safeParse(unknown.length === 0 ? body : only(body as object, shape));
  if (result.success && unknown.length === 0) return result.data;
  const wrong = [
    ...(result.error?.issues ?? []).map((issue) => () => wrongField(issue, body)),
    ...unknown.map((name) => () => unknownField(name, Object.keys(shape), elsewhere(name))),
  ];
  // Only the faults that are reported are worded: a body may have hundreds of thousands of unknown fields.
  const faults = wrong.slice(0, maxFaults).map((word) => word());
  const [first] = faults;
  throw new Problem(
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

function unknownField(name: string, known: readonly string[], elsewhere: string | undefined): Fault {
  const shown = name.length > 64 ? `${name.slice(0, 64)}…` : name;
  const near = nearestName(name, known);
  const hint = elsewhere ?? (near === undefined ? `the fields are ${known.join(', ')}` : `did you mean ${near}?`);
  const end = hint.endsWith('?') ? '' : '.';
  return { message: `There is no field ${shown} here; ${hint}${end}`, pointer: jsonPointer([shown]) };
}

function wrongField(issue: z.core.$ZodIssue, body: unknown): Fault {
  if (issue.path.length === 0) return { message: 'The body must be a JSON object.', pointer: '' };
  const name = issue.path.join('.');
  const isMissing = issue.code === 'invalid_type' && valueAt(body, issue.path) === undefined;
  return {
    message: isMissing ? `${name} is required.` : `${name}: ${issue.message}.`,
    pointer: jsonPointer(issue.path),
  };
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
}
