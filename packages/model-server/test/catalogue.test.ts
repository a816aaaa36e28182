import { describe, expect, it } from 'vitest';
import { fixtures, startModelServer } from '../src/index.js';
import { content, withFixture } from './support/call-fixture.js';

describe('the catalogue of fixtures', () => {
  it('has every number, in order, and names of its own', () => {
    const numbers = fixtures.map(({ number }) => number);
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 87 }, (_, n) => n + 1).filter((n) => n !== 59));
    expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length);
  });

  it.each(fixtures.filter(({ respond }) => respond !== undefined))(
    '$name leaves nothing open when its server is closed in the middle',
    async ({ name, isClosed }) => {
      await using shown = await withFixture(name, { waits: {} });
      const call = shown.call().catch(() => 'broken');
      if (!isClosed) await shown.server.received(1);
      await shown.server.close();
      await call;
      expect(shown.server.sockets).toBe(0);
    },
  );

  it.each(fixtures.filter(({ form }) => form !== 'both'))('$name is ordinary in the other form', async (fixture) => {
    const stream = fixture.form === 'whole';
    await using shown = await withFixture(fixture.name);
    await using ordinary = await startModelServer({ reply: () => content });
    const text = await shown.call({ stream });
    const path = shown.server.requests[0]?.path;
    const body = JSON.stringify(shown.server.requests[0]?.body);
    expect(text.text).toBe(await (await fetch(ordinary.url + path, { method: 'POST', body })).text());
  });

  it('is asked by name, which must be there', async () => {
    await expect(startModelServer({ fixture: 'openai/nothing' })).rejects.toThrow(RangeError);
    await using server = await startModelServer({ fixture: () => 'openai/nothing' });
    const body = JSON.stringify({ model: 'small', messages: [] });
    const response = await fetch(`${server.url}/v1/chat/completions`, { method: 'POST', body });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('openai/nothing');
  });

  it('can be chosen by the call; a fixture counts its own turns', async () => {
    const fixture = (_: unknown, call: number) => (call === 1 ? undefined : 'openai/bad-gateway-twice');
    await using shown = await withFixture('openai/bad-gateway-twice', { fixture });
    const statuses: number[] = [];
    for (let call = 1; call <= 4; call++) statuses.push((await shown.call()).status);
    expect(statuses).toEqual([200, 502, 502, 200]);
  });
});
