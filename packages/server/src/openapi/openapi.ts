import type { JsonSchema } from '@ludotext/engine/game';

// The part of OpenAPI that the document uses. https://spec.openapis.org/oas/v3.1.1

/** Examples by name. */
export type Examples = Readonly<Record<string, Example>>;

/** An example, or a reference to it. */
type Example = { readonly summary: string; readonly value: unknown } | { readonly $ref: string };

/** The content of one media type. */
export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Examples;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'header';
  /** Always true for a path parameter. */
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** An operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Security schemes, any one of which is enough; empty means public. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
  /** The same route when it is asked for events. */
  readonly 'x-events'?: { readonly $ref: string };
}

/** Operations by path and method. */
export type Paths = Readonly<Record<string, { readonly [Method in 'get' | 'post' | 'delete']?: Operation }>>;
