import type { JsonSchema } from '@ludotext/engine';
import type { ProblemCode } from '../problem.js';
import { requestIdHeader } from './headers.js';
import { refTo } from './json-schema.js';
import { problemResponses } from './problems.js';

/** Examples by name. */
export type Examples = Readonly<Record<string, Example>>;

/** An example, or where the document has it. */
export type Example = { readonly summary: string; readonly value: unknown } | { readonly $ref: string };

/** What is said in one media type. */
export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Examples;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path';
  readonly required: true;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** An operation as the document has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly 'application/json': MediaType };
  };
  readonly responses: Readonly<Record<string, Response>>;
}

/** What is to be said of an operation; what holds of all of them is added. */
export interface OperationNotes {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  /** What it reads: fields, or nothing but an empty body. Absent for `GET`. */
  readonly body?: MediaType | 'empty';
  readonly answer: { readonly description: string; readonly content: Readonly<Record<string, MediaType>> };
  /** What can go wrong beside what can with every operation. */
  readonly problems?: readonly ProblemCode[];
}

const ofAll: readonly ProblemCode[] = ['forbidden_host', 'internal', 'shutting_down'];
const ofJson: readonly ProblemCode[] = ['not_acceptable'];
const ofBodies: readonly ProblemCode[] = [
  'forbidden_origin',
  'invalid_json',
  'invalid_request',
  'too_deep',
  'body_too_large',
  'unsupported_media_type',
];

export function operation(notes: OperationNotes): Operation {
  const { operationId, tag, summary, description, parameters, body, answer, problems = [] } = notes;
  const codes = [
    ...ofAll,
    ...(Object.hasOwn(answer.content, 'application/json') ? ofJson : []),
    ...(body === undefined ? [] : ofBodies),
    ...problems,
  ];
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(parameters === undefined ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: { 200: { ...answer, headers: requestIdHeader }, ...problemResponses(codes) },
  };
}

/** An answer of JSON. */
export function jsonAnswer(schema: string, description: string, examples: Examples) {
  return { description, content: { 'application/json': { schema: refTo(schema), examples } } };
}

function requestBody(body: MediaType | 'empty') {
  const none = {
    schema: { type: 'object', additionalProperties: false },
    examples: { nothing: { summary: 'An empty object; no body at all is fine, too', value: {} } },
  };
  return { required: body !== 'empty', content: { 'application/json': body === 'empty' ? none : body } };
}
