/** The part of a JSON Schema (draft 2020-12) that the reference shows. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly contentSchema?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

interface Ref {
  readonly $ref: string;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example | Ref>>;
}

interface Header {
  readonly description?: string;
  readonly schema?: Schema;
}

interface Parameter extends Header {
  readonly name: string;
  readonly in: 'path' | 'header' | 'query' | 'cookie';
  readonly required?: boolean;
  readonly example?: unknown;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Ref>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface OperationEntry {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Answer>>;
  /** The same route when it is asked for events. */
  readonly 'x-events'?: Ref;
}

/** The part of an OpenAPI 3.1 document that the reference shows. */
export interface OpenApi {
  readonly info: { readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
  readonly components?: { readonly examples?: Readonly<Record<string, Example>> };
}

/** One route with one method. */
export interface Operation extends OperationEntry {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

/** The operations under each heading of the document, in its order. */
export function groupsOf({ tags = [], paths }: OpenApi): readonly {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]): Operation => ({ ...entry, path, method: method.toUpperCase() })),
  );
  return tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: all.filter((operation) => operation.tags?.includes(name)),
  }));
}

/** What a reference in the document points to, or the value itself; `undefined` where it points to nothing. */
export function resolve<Value extends object>(value: Value | Ref, document: OpenApi): Value | undefined {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const steps = value.$ref.split('/').slice(1);
  let found: unknown = document;
  for (const step of steps) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return isObject(found) ? (found as Value) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The key that an operation needs where the service has keys. */
export function keyFor({ security, responses }: Operation): 'none' | 'play' | 'admin' {
  if (security?.length === 0) return 'none';
  return Object.values(responses).some((answer) => codesOf(answer).includes('forbidden')) ? 'admin' : 'play';
}

/** What an operation answers when all is well, by media type: one response, and the events of the same route. */
export function contentOf(operation: Operation, document: OpenApi): Readonly<Record<string, MediaType>> {
  const { responses, 'x-events': events } = operation;
  const asked = events === undefined ? undefined : resolve<Readonly<Record<string, OperationEntry>>>(events, document);
  return { ...responses[200]?.content, ...asked?.post?.responses[200]?.content };
}

/** The codes of the problems that a response stands for. */
export function codesOf({ content }: Answer): readonly string[] {
  return Object.keys(content?.['application/problem+json']?.examples ?? {});
}
