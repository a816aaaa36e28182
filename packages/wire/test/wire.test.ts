import { requestFields } from '@ludotext/engine/host';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Difficulty,
  directEventSchema,
  type GenerateEvent,
  type GenerateRequest,
  generateEventSchema,
  generationRequests,
  gradeRequestSchema,
  type Item,
  llmRequestSchema,
  maxFaults,
  problemSchema,
} from '../src/index.js';

const requests = generationRequests(requestFields({ maxItems: 5, maxSetItems: 100 }));

describe('the bodies of generation requests', () => {
  it('take the bounds of the engine', () => {
    expect(requests.generate.safeParse({ text: 'A text.', max_items: 5 }).success).toBe(true);
    expect(requests.generate.safeParse({ text: 'A text.', max_items: 6 }).success).toBe(false);
    expect(requests.direct.safeParse({ text: ' ' }).success).toBe(false);
  });

  it('have source and complete for one named game only', () => {
    expect(requests.direct.safeParse({ text: 'A text.', source: 'prose', complete: false }).success).toBe(true);
    for (const route of ['generate', 'single'] as const) {
      expect(requests[route].safeParse({ text: 'A text.', source: 'prose' }).success).toBe(false);
    }
  });

  it('are typed by the names of the wire', () => {
    expectTypeOf<GenerateRequest['enabled_game_ids']>().toEqualTypeOf<readonly number[] | undefined>();
    expectTypeOf<GenerateRequest['text']>().toEqualTypeOf<string>();
    expectTypeOf<Difficulty>().toEqualTypeOf<'easy' | 'medium' | 'hard'>();
  });
});

describe('the other bodies', () => {
  it('are closed', () => {
    expect(llmRequestSchema.safeParse({ provider: 'offline' }).success).toBe(true);
    expect(llmRequestSchema.safeParse({ provider: 'offline', api_key: 'x' }).success).toBe(false);
    expect(gradeRequestSchema.safeParse({ item: {}, answer: 1 }).success).toBe(true);
    expect(gradeRequestSchema.safeParse({ item: {}, answer: 1, score: 1 }).success).toBe(false);
  });

  it('leave items open', () => {
    expectTypeOf<Item['anything']>().toEqualTypeOf<unknown>();
    const item = {
      event: 'item',
      id: '1',
      data: { type_id: 1, index: 0, item: { id: '0'.repeat(16), question: '?' } },
    };
    expect(generateEventSchema.safeParse(item).success).toBe(true);
  });
});

describe('events', () => {
  it('are told apart by their names', () => {
    expectTypeOf<Extract<GenerateEvent, { event: 'usage' }>['data']['token_usage']['calls']>().toEqualTypeOf<number>();
    const analysis = { event: 'analysis', id: '1', data: { game_scores: [], games: [1] } };
    expect(generateEventSchema.safeParse(analysis).success).toBe(true);
    // Only several games are scored.
    expect(directEventSchema.safeParse(analysis).success).toBe(false);
    expect(generateEventSchema.safeParse({ ...analysis, id: '0' }).success).toBe(false);
  });
});

describe('a problem', () => {
  const problem = {
    type: 'urn:ludotext:error:invalid_request',
    title: 'Invalid request',
    status: 400,
    detail: 'There are faults.',
    code: 'invalid_request',
    success: false,
    request_id: 'a-request',
  };

  it('lists a bounded number of faults', () => {
    const faults = Array.from({ length: maxFaults + 1 }, () => ({ message: 'A fault.' }));
    expect(problemSchema.safeParse({ ...problem, errors: faults.slice(1), errors_total: faults.length }).success).toBe(
      true,
    );
    expect(problemSchema.safeParse({ ...problem, errors: faults }).success).toBe(false);
  });
});
