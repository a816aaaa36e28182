import { it } from 'vitest';
import { fixtures, startModelServer } from '../../src/testing/index.js';
it('x', async () => {
  for (const f of fixtures) {
    await using s = await startModelServer({ fixture: f.name, waits: { coldLoadMs: 5, dripMs: 0 }, reply: () => ({ items: [{ a: 'é 😀' }, { a: 2 }, { a: 3 }] }) });
    const p = f.name.startsWith('openai') ? '/v1/chat/completions' : '/api/chat';
    for (const stream of [true, false]) {
      try {
        const r = await fetch(s.url + p, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(150), body: JSON.stringify({ model: 'm', stream, stream_options: { include_usage: true }, temperature: 0.2, max_tokens: 100, messages: [{ role: 'user', content: 'json hi' }], response_format: { type: 'json_schema', json_schema: { name: 'x', schema: {} } } }) });
        const t = await r.text();
        console.log(f.number, f.name, stream, r.status, r.headers.get('content-type'), t.length, JSON.stringify(t.slice(-150)), s.reported);
      } catch (e) { console.log(f.number, f.name, stream, String(e), String((e as Error).cause)); }
    }
  }
}, 60000);
