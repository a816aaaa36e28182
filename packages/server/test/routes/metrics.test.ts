import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { samplesOf, sumOf } from '../support/metrics.js';
import { expectProblem } from '../support/problems.js';

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const read = async (app: TestApp, headers = {}) => samplesOf(await (await app.get('/metrics', headers)).text());

describe('GET /metrics', () => {
  it('answers in the text format of Prometheus, the version included', async () => {
    await using app = await startApp();
    const answer = await app.get('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toMatch(/^# HELP ludotext_/m);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    await using app = await startApp();
    const answer = await fetch(`${app.url}/metrics`, { method: 'HEAD' });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toBe('');
  });

  it('shows the requests before it, by the code they failed with', async () => {
    await using app = await startApp();
    await (await app.post('/generate', { text: 'The whale sings.' })).text();
    await (await app.get('/nowhere/at/all')).text();
    const samples = await read(app);
    const requests = (...labels: string[]) => sumOf(samples, 'ludotext_http_requests_total', ...labels);
    expect(requests('method="POST"', 'route="/generate"', 'status="200"', 'code="ok"')).toBe(1);
    expect(requests('route="none"', 'status="404"', 'code="not_found"')).toBe(1);
    expect(sumOf(samples, 'ludotext_items_kept_total', 'type_id="7"')).toBe(3);
  });

  it('wants an admin key where there are keys', async () => {
    await using app = await startApp({
      environment: { LUDOTEXT_PLAY_KEYS: 'play-key-1', LUDOTEXT_ADMIN_KEYS: 'admin-key-1' },
    });
    await expectProblem(await app.get('/metrics'), 'unauthorized');
    await expectProblem(await app.get('/metrics', bearer('play-key-1')), 'forbidden');
    expect((await read(app, bearer('admin-key-1'))).size).toBeGreaterThan(10);
  });

  it('is not for the open network where there are no keys', async () => {
    await using app = await startApp({ environment: { HOST: '0.0.0.0', LUDOTEXT_ALLOW_OPEN: '1' } });
    await expectProblem(await app.get('/metrics'), 'forbidden');
  });
});
