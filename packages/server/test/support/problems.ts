import type { Fault } from '@ludotext/wire';
import { expect } from 'vitest';
import { type ProblemCode, statusOf } from '../../src/http/problem.js';

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly success: false;
  readonly request_id: string;
  readonly errors?: readonly Fault[];
  readonly errors_total?: number;
}

/** What holds of every error: the shape, the code's own status, and the request id of the header. Gives the body. */
export async function expectProblem(response: Response, code: ProblemCode): Promise<ProblemBody> {
  const body = (await response.json()) as ProblemBody;
  expect(body.code).toBe(code);
  expect(response.status).toBe(statusOf[code]);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({
    type: `urn:ludotext:error:${code}`,
    title: expect.stringMatching(/./),
    detail: expect.stringMatching(/[.?]$/),
    status: response.status,
    success: false,
    request_id: response.headers.get('x-request-id'),
  });
  for (const fault of body.errors ?? []) expect(fault.message).toMatch(/./);
  return body;
}
