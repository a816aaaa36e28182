import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import type { CheckSetResponse } from '@ludotext/wire';
import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.js';

const question = (text = 'Which organ pumps blood?') => ({
  question: text,
  answers: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
});
const order = { sentence: 'One. Two. Three.', pieces: ['One.', 'Two.', 'Three.'] };
const setOf = (items: object[], title = 'Herz & Kreislauf', more: object[] = []) => ({
  ludotext: 1,
  title,
  language: 'en',
  games: [{ game_type: 'quiz', items }, ...more],
});
const start = (environment: Record<string, string> = {}) => startApp({ games: [quiz, sentences], environment });
const json = { accept: 'application/json' };

describe('POST /export/{format}', () => {
  it('sends the file as one to save and never to run', async () => {
    await using app = await start();
    const set = setOf([question()], 'Über das Herz: 心臓 "1"', [{ game_type: 'sequence_sentence', items: [order] }]);
    const response = await app.post('/export/aiken', { set });
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'x-ludotext-left-out': '1',
    });
    // RFC 6266: a plain name, and the whole one in UTF-8.
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]*"; filename\*=UTF-8''%C3%9Cber-das-Herz-%E5%BF%83%E8%87%93-1\.aiken\.txt$/,
    );
    expect(await response.text()).toContain('ANSWER: B');
  });

  it('says what became of each item to whom asks for JSON, in their language', async () => {
    await using app = await start();
    const set = setOf([{ ...question(), hint: 'It beats.' }], 'x', [{ game_type: 'maze', items: [{ at: 1 }] }]);
    const response = await app.post('/export/aiken', { set }, { ...json, 'accept-language': 'de' });
    const { items, file } = (await response.json()) as { items: { outcome: string }[]; file: { base64: string } };
    expect(items).toMatchObject([
      { game_type: 'quiz', type_id: 1, outcome: 'degraded', reason_code: 'members_lost', params: { members: 'hint' } },
      {
        game_type: 'maze',
        outcome: 'left_out',
        reason:
          'Das Spiel maze gibt es hier nicht. Seine Aufgaben können nicht geprüft, gespielt oder exportiert werden.',
      },
    ]);
    expect(Buffer.from(file.base64, 'base64').toString()).toContain('A) The lung');
    expect(response.headers.get('vary')).toMatch(/Accept-Language/);
  });

  it('keeps a set with all it has as Ludotext JSON, games that are not here included', async () => {
    await using app = await start();
    const set = { ...setOf([question()], 'x', [{ game_type: 'maze', items: [{ at: 1 }] }]), shelf: { a: [1] } };
    const kept = (await (await app.post('/export/ludotext', { set })).json()) as { games: { items: object[] }[] };
    expect(kept).toMatchObject({ shelf: { a: [1] }, games: [{ items: [question()] }, { items: [{ at: 1 }] }] });
    const back = await (await app.post('/import', { content: JSON.stringify(kept) })).json();
    expect(back).toMatchObject({ format: 'ludotext', set: kept, faults: [] });
  });

  it('is done once for an Idempotency-Key, whichever form is asked for', async () => {
    await using app = await start();
    const key = { 'idempotency-key': 'export-1' };
    const first = await app.post('/export/aiken', { set: setOf([question()]) }, key);
    const again = await app.post('/export/aiken', { set: setOf([question()]) }, { ...key, ...json });
    expect([first.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await again.json()).toMatchObject({ success: true, items: [{ outcome: 'exact' }] });
    const other = await app.post('/export/aiken', { set: setOf([question('Another one?')]) }, key);
    expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('sends no file over the limit', async () => {
    await using app = await start({ LUDOTEXT_MAX_EXPORT: '1024' });
    const set = setOf(Array.from({ length: 40 }, (_, index) => question(`Question number ${index}?`)));
    const problem = await (await app.post('/export/aiken', { set })).json();
    expect(problem).toMatchObject({ code: 'body_too_large', detail: expect.stringContaining('LUDOTEXT_MAX_EXPORT') });
  });
});

describe('POST /sets/check', () => {
  it('says on demand what each item is, beside what is wrong with it', async () => {
    await using app = await start();
    const set = setOf([{ ...question(), answers: [] }, question()], 'x', [
      { game_type: 'sequence_sentence', items: [order] },
      { game_type: 'maze', items: [{ at: 1 }] },
    ]);
    const answer = (await (await app.post('/sets/check', { set, interactions: true })).json()) as CheckSetResponse;
    expect(answer.interactions).toMatchObject([
      { game_type: 'quiz', item: 1, interaction: { kind: 'choice', prompt: question().question, multiple: false } },
      { game_type: 'sequence_sentence', item: 0, interaction: { kind: 'order', parts: order.pieces, layout: 'lines' } },
    ]);
    expect(answer.findings[0]).toMatchObject({ game_type: 'quiz', item: 0, rule: 'schema' });
    for (const { id } of answer.interactions ?? []) expect(id).toMatch(/^[0-9a-f]{16}$/);
    const silent = (await (await app.post('/sets/check', { set })).json()) as CheckSetResponse;
    expect(silent).not.toHaveProperty('interactions');
    expect(silent.findings).toEqual(answer.findings);
  });
});

describe('an item that does not fit its schema', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ text: `${at}`, correct: at === 0 }));
  it.each<[string, object, string, string]>([
    ['lacks a member', { question: 'Why?' }, 'This is missing.', 'Das fehlt.'],
    ['has an empty text', question(''), 'This must not be empty.', 'Das darf nicht leer sein.'],
    ['has a blank text', question('  '), 'This must not be empty.', 'Das darf nicht leer sein.'],
    [
      ...(['has a long text', question('x'.repeat(2001))] as const),
      ...(['This has more than 2000 characters; shorten it.', 'Das hat mehr als 2000 Zeichen; kürzen.'] as const),
    ],
    [
      ...(['has a long list', { question: 'Why?', answers: many }] as const),
      ...(['This may have at most 6 entries.', 'Das darf höchstens 6 Einträge haben.'] as const),
    ],
  ])('%s: the teacher reads it in plain words', async (_, item, english, german) => {
    await using app = await start();
    for (const [language, message] of Object.entries({ en: english, de: german })) {
      const response = await app.post('/sets/check', { set: setOf([item]) }, { 'accept-language': language });
      const { findings } = (await response.json()) as CheckSetResponse;
      expect(findings[0]).toMatchObject({ rule: 'schema', severity: 'reject', message });
    }
  });
});

describe('a hostile set', () => {
  it.each<[string, () => unknown, Record<string, unknown>]>([
    [
      'with a hidden prototype',
      () => '{"set":{"ludotext":1,"games":[{"__proto__":{"x":1}}]}}',
      { code: 'invalid_request' },
    ],
    ['nested without end', () => `{"set":${'['.repeat(5000)}${']'.repeat(5000)}}`, { code: 'too_deep' }],
    ['that is no object', () => ({ set: 3 }), { code: 'invalid_request', errors: [{ pointer: '/set' }] }],
    [
      'with ids that lie',
      () => ({ set: setOf([{ id: '../../etc/passwd', ...question() }]) }),
      { success: true, findings: [] },
    ],
    [
      'with items of another game',
      () => ({ set: setOf([order]) }),
      { findings: expect.arrayContaining([expect.objectContaining({ rule: 'schema', item: 0, path: ['question'] })]) },
    ],
    [
      'with too many items',
      () => ({ set: setOf(Array.from({ length: 501 }, (_, n) => question(`${n}?`))) }),
      { code: 'invalid_request', errors: [{ rule: 'too_many_items', pointer: '/set/games' }] },
    ],
    [
      'with one text of 7 MiB',
      () => ({ set: setOf([question('x'.repeat(7 * 1024 * 1024))]) }),
      { findings: [{ rule: 'schema', item: 0 }] },
    ],
    [
      'over the bound',
      () => ({ set: setOf([question('x'.repeat(9 * 1024 * 1024))]) }),
      { code: 'body_too_large', detail: expect.stringContaining('LUDOTEXT_MAX_SET') },
    ],
    ['with markup', () => ({ set: setOf([question('</script><script>alert(1)</script>?')]) }), { success: true }],
  ])('%s gets a clear answer', async (_, body, answer) => {
    await using app = await start();
    const made = body();
    const headers = { 'content-type': 'application/json' };
    const response =
      typeof made === 'string'
        ? await fetch(`${app.url}/sets/check`, { method: 'POST', headers, body: made })
        : await app.post('/sets/check', made);
    expect(await response.json()).toMatchObject(answer);
  });
});

describe('POST /import', () => {
  it.each([
    ['neither content nor base64', {}],
    ['both', { content: 'a', base64: 'YQ==' }],
    ['what is no base64', { base64: 'a b' }],
    ['an unknown field', { text: 'a' }],
  ])('refuses %s', async (_, body) => {
    await using app = await start();
    expect(await (await app.post('/import', body)).json()).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  it('takes bytes, with a byte-order mark', async () => {
    await using app = await start();
    const base64 = Buffer.from('\uFEFFWas ist das?\r\nA) eins\r\nB) zwei\r\nANSWER: A\r\n').toString('base64');
    const imported = await (await app.post('/import', { base64, format: 'aiken' })).json();
    expect(imported).toMatchObject({ set: { games: [{ items: [{ question: 'Was ist das?' }] }] }, faults: [] });
  });
});

describe('GET /formats', () => {
  it('lists what each format carries, and its options', async () => {
    await using app = await start();
    const { formats } = (await (await app.get('/formats')).json()) as { formats: { id: string }[] };
    expect(formats.find(({ id }) => id === 'aiken')).toMatchObject({
      reads: true,
      writes: true,
      carries: { choice: 'exact', order: 'none', match: 'none', gaps: 'none', text: 'none' },
      options: { type: 'object' },
    });
  });
});
