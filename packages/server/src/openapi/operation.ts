import type { ProblemCode } from '../problem.js';
import { requestIdHeader } from './headers.js';
import { refTo } from './json-schema.js';
import type { Examples, MediaType, Operation, Parameter } from './openapi.js';
import { problemResponses } from './problems.js';

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
