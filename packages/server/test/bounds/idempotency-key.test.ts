import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';
import { askRaw } from '../support/raw.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const routes = ['/generate', '/generate/single', '/generate/7'];
const text = 'whale';

describe('an Idempotency-Key', () => {
  it.each(['a', '!', '~', '8e03978e-40d5-43dd-bc93-6894a57f9324', '"quoted"', 'a,b', 'x'.repeat(255)])(
    'may be %s',
    async (key) => {
      for (const route of routes) {
        expect((await app.post(route, { text }, { 'idempotency-key': key })).status).toBe(200);
      }
    },
  );

  it.each(['', 'two words', 'a, b', 'käse', 'x'.repeat(256)])('may not be %j', async (key) => {
    for (const route of routes) {
      const refused = await expectProblem(
        await app.post(route, { text }, { 'idempotency-key': key }),
        'invalid_request',
      );
      expect(refused.detail).toMatch(/^Send Idempotency-Key once, with 1 to 255/);
    }
  });

  it('may not be sent twice, not even the same', async () => {
    for (const keys of [
      ['one', 'two'],
      ['one', 'one'],
    ]) {
      const headers = keys.map((key) => `Idempotency-Key: ${key}`);
      const answer = await askRaw(app.port, 'POST', '/generate', { headers, body: JSON.stringify({ text }) });
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'invalid_request']);
    }
  });

  it('has no effect on other routes, whatever it is', async () => {
    for (const key of ['one', 'two words']) {
      expect((await app.get('/games', { 'idempotency-key': key })).status).toBe(200);
      const switched = await app.post('/games/words/activate', undefined, { 'idempotency-key': key });
      expect(switched.status).toBe(200);
      expect(switched.headers.get('idempotent-replayed')).toBeNull();
    }
  });
});
