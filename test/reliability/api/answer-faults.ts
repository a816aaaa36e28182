import { statusOf } from '../../../packages/server/src/http/problem.js';
import type { DescribedRoute, Description } from '../../../packages/server/test/support/document.js';
import type { ApiAnswer, ApiRequest } from './exchange.js';

/** What is wrong with an answer, in words; empty when nothing is. */
export function answerFaults(description: Description, route: DescribedRoute, request: ApiRequest, answer: ApiAnswer) {
  const { status, headers, body } = answer;
  // A file is described as bytes, whatever its type.
  const isFile = String(headers['content-disposition'] ?? '').startsWith('attachment');
  const type = isFile ? 'application/octet-stream' : (String(headers['content-type'] ?? '').split(';')[0] ?? '');
  const faults = status >= 500 ? [`The status is ${status}.`] : [];
  if (!/^[\w.-]{8,64}$/.test(String(headers['x-request-id']))) faults.push('There is no X-Request-Id.');
  if (status >= 400) return [...faults, ...problemFaults(description, route, request, answer, type)];
  if (request.method === 'HEAD' || status === 304 || status === 204) return faults;
  if (type === 'text/event-stream') return [...faults, ...eventFaults(description, route, body)];
  return [...faults, ...description.faultsOf(route, status, type, type === 'application/json' ? parsed(body) : body)];
}

function problemFaults(
  description: Description,
  route: DescribedRoute,
  request: ApiRequest,
  { status, headers, body }: ApiAnswer,
  type: string,
): string[] {
  if (type !== 'application/problem+json') return [`The error's type is ${type}.`];
  if (request.method === 'HEAD') return [];
  const problem = parsed(body) as { readonly code?: string; readonly request_id?: string };
  const faults = description.faults(['components', 'schemas', 'Problem'], problem);
  if (statusOf[problem.code as keyof typeof statusOf] !== status)
    faults.push(`${problem.code} is not listed with ${status}.`);
  if (problem.request_id !== headers['x-request-id']) faults.push('request_id differs from X-Request-Id.');
  // Another method or path is no longer this operation.
  const isOperation =
    request.method.toLowerCase() === route.method && /^(?!not_found|method_)/.test(problem.code ?? '');
  return isOperation ? [...faults, ...description.faultsOf(route, status, type, problem)] : faults;
}

/** Of an answer of events: each fits its schema, and the last one is `done` or `error`. */
function eventFaults(description: Description, { operation }: DescribedRoute, body: string): string[] {
  const { contentSchema } = operation.responses[200]?.content?.['text/event-stream']?.schema ?? {};
  const name = /\w+$/.exec((contentSchema as { items: { $ref: string } }).items.$ref)?.[0] ?? '';
  const blocks = body.split('\n\n').filter((block) => block.includes('event: '));
  const events = blocks.map((block) => {
    // Not `.`: texts may hold U+2028, which ends no line of a stream.
    const [, type, id, data] = /event: (\w+)\nid: (\d+)\ndata: ([^\n]*)$/.exec(block) ?? [];
    return { event: type, id, data: parsed(data ?? '') };
  });
  const last = events.at(-1)?.event;
  return [
    ...events.flatMap((event) => description.faults(['components', 'schemas', name], event)),
    ...(last === 'done' || last === 'error' ? [] : [`The last event is ${last}.`]),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'no JSON';
  }
}
