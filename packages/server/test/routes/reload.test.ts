import { EngineError } from '@ludotext/engine';
import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

describe('POST /reload', () => {
  it('says what changed', async () => {
    const change = { added: ['new'], removed: [], changed: ['words'] };
    await using app = await startApp({ control: { reload: async () => ({ ...change, total: 2, activeCount: 1 }) } });
    const response = await app.post('/reload');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, total: 2, active_count: 1, ...change });
  });

  it('lists every fault of games.yaml with its place', async () => {
    await using app = await startApp({
      control: {
        reload: async () => {
          throw new EngineError('invalid_manifest', 'games.yaml has 2 faults; the games stay as they were.', {
            findings: [
              { rule: 'unknown_key', severity: 'reject', message: 'There is no key type-id.', line: 3, column: 5 },
              {
                rule: 'not_found',
                severity: 'reject',
                message: 'The package ./mine is not there.',
                line: 6,
                column: 14,
              },
            ],
          });
        },
      },
    });
    const problem = await expectProblem(await app.post('/reload'), 'invalid_manifest');
    expect(problem.errors).toEqual([
      { rule: 'unknown_key', message: 'There is no key type-id.', line: 3, column: 5 },
      { rule: 'not_found', message: 'The package ./mine is not there.', line: 6, column: 14 },
    ]);
  });
});
