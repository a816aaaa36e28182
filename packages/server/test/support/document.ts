import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import { jsonPointer } from '../../src/http/problem.js';
import type { Operation } from '../../src/openapi/openapi.js';
import type { TestApp } from './app.js';

/** The service's description of itself, as far as tests look into it. */
export interface ServedDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ComponentSchema>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly pathItems: Readonly<Record<string, { readonly post: Operation }>>;
  };
}

/** A schema of the document. */
export interface ComponentSchema {
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly oneOf?: readonly { readonly $ref: string }[];
}

/** A route with what the document says of it. */
export interface DescribedRoute {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Asks for a described route. */
export function askAt(
  app: TestApp,
  { method }: DescribedRoute,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Response> {
  if (method === 'post') return app.post(path, body, headers);
  return method === 'delete' ? app.delete(path, headers) : app.get(path, headers);
}

export class Description {
  readonly document: ServedDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: ServedDocument) {
    this.document = document;
    this.#ajv.addSchema(document as unknown as AnySchema, 'openapi');
  }

  routes(): DescribedRoute[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  }

  /** The path item that describes a route's events, if it has any. */
  eventsOf({ operation }: DescribedRoute): { readonly name: string; readonly operation: Operation } | undefined {
    const name = operation['x-events']?.$ref.split('/').at(-1) ?? '';
    const item = this.document.components.pathItems[name];
    return item === undefined ? undefined : { name, operation: item.post };
  }

  /** What is wrong with a value, by the schema at a place of the document; empty when nothing is. */
  faults(place: readonly string[], value: unknown): string[] {
    const validate = this.#validator(`openapi#${encodeURI(jsonPointer(place))}`);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  }

  #validator(reference: string): ValidateFunction {
    const known = this.#compiled.get(reference);
    if (known !== undefined) return known;
    const made = this.#ajv.compile({ $ref: reference });
    this.#compiled.set(reference, made);
    return made;
  }

  /** What is wrong with an answer, by what the document says of its route, its status and its media type. */
  faultsOf({ path, method, operation }: DescribedRoute, status: number, mediaType: string, body: unknown): string[] {
    const place = ['paths', path, method, 'responses', String(status), 'content', mediaType];
    const faults = this.faults([...place, 'schema'], body);
    if (mediaType !== 'application/problem+json') return faults;
    const { code } = body as { readonly code: string };
    const codes = Object.keys(operation.responses[status]?.content?.[mediaType]?.examples ?? {});
    return codes.includes(code) ? faults : [...faults, `${code} is not among ${codes.join(', ')}`];
  }
}

/** What a service says of itself. */
export async function descriptionOf(app: TestApp): Promise<Description> {
  return new Description((await (await app.get('/openapi.json')).json()) as ServedDocument);
}

/** The path of a route with the document's own examples in the places of its parameters. */
export function examplePath({ path, operation }: DescribedRoute): string {
  return (operation.parameters ?? []).reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
    path,
  );
}

/** The values of examples by name. */
export function exampleValues(examples: object = {}): [name: string, value: unknown][] {
  return Object.entries(examples).flatMap(([name, example]) => ('value' in example ? [[name, example.value]] : []));
}
