import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packSet, unpackSet } from '../../src/games/link.js';
import { SetError } from '../../src/games/set.js';

const document = {
  ludotext: 1 as const,
  title: 'Volcanoes “and” lava ✓',
  language: 'en',
  text: 'The source of a teacher.',
  llm: 'offline/extractive',
  games: [
    {
      game_type: 'quiz',
      type_id: 1,
      version: '0.1.0',
      items: [
        { id: 'a9d3f6f8b1c2e407', question: 'What is lava?', answers: [{ text: 'Rock', correct: true }] },
        { id: 'b9d3f6f8b1c2e407', question: 'هل هي حارة؟', answers: [{ text: 'نعم', correct: true }] },
      ],
      notes: { a9d3f6f8b1c2e407: { edited: true } },
    },
  ],
};

/** What a link would hold that somebody else made. */
const linkOf = (content: string | Buffer) => deflateRawSync(content).toString('base64url');
const linkOfSet = (change: object) =>
  linkOf(JSON.stringify({ ludotext: 1, title: 'T', language: 'en', games: [], ...change }));

async function faultOf(packed: string): Promise<string> {
  const fault: unknown = await unpackSet(packed).catch((error: unknown) => error);
  return fault instanceof SetError ? fault.code : `no SetError: ${String(fault)}`;
}

describe('a set in a link', () => {
  it('comes out as it went in, with what playing needs and nothing else', async () => {
    const packed = await packSet(document);
    expect(packed).toMatch(/^[\w-]+$/);
    const held = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as object;
    expect(Object.keys(held)).toEqual(['ludotext', 'title', 'language', 'games']);
    expect(JSON.stringify(held)).not.toMatch(/source of a teacher|offline|edited|0\.1\.0/);
    const { title, games } = await unpackSet(packed);
    expect(title).toBe(document.title);
    expect(games[0]?.items.map(({ question, answers }) => ({ question, answers }))).toEqual(
      document.games[0]?.items.map(({ question, answers }) => ({ question, answers })),
    );
  });

  it('has items that are told apart by their ids', async () => {
    const { games } = await unpackSet(
      linkOfSet({ games: [{ game_type: 'quiz', items: [{}, { id: 'x' }, { id: 'x' }] }] }),
    );
    expect(new Set(games[0]?.items.map(({ id }) => id)).size).toBe(3);
  });

  it('is refused when it is too long for a link', async () => {
    const random = Array.from({ length: 300 }, () => crypto.randomUUID());
    const set = { ...document, games: [{ game_type: 'quiz', items: [{ random }] }] };
    await expect(packSet(set)).rejects.toMatchObject({ code: 'too_long' });
  });
});

describe('a link that somebody else made', () => {
  it.each([
    ['nothing', ''],
    ['no base64', 'a b'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['no compressed bytes', Buffer.from('hello, this is garbage').toString('base64url')],
    ['no JSON', linkOf('{"ludotext":')],
    ['no UTF-8', linkOf(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
  ])('is damaged: %s', async (_, packed) => {
    expect(await faultOf(packed)).toBe('damaged');
  });

  it('is damaged when the end is cut off', async () => {
    expect(await faultOf((await packSet(document)).slice(0, -9))).toBe('damaged');
  });

  it('is stopped early when it inflates without end', async () => {
    const bomb = linkOf(Buffer.alloc(5_000_000, ' '));
    expect(bomb.length).toBeLessThan(8_000);
    expect(await faultOf(bomb)).toBe('too_large');
  });

  it('is refused when it is longer than links are', async () => {
    expect(await faultOf('A'.repeat(8_001))).toBe('too_large');
  });

  it('is of another version', async () => {
    expect(await faultOf(linkOfSet({ ludotext: 2 }))).toBe('other_version');
  });

  it.each<[string, string]>([
    ['a list', linkOf('[]')],
    ['no title', linkOfSet({ title: '' })],
    ['a language that is none', linkOfSet({ language: '"><script>' })],
    ['no games', linkOfSet({ games: {} })],
    ['a name that leads elsewhere', linkOfSet({ games: [{ game_type: '../../evil', items: [] }] })],
    ['items that are none', linkOfSet({ games: [{ game_type: 'quiz', items: [1] }] })],
    ['a number that is none', linkOfSet({ games: [{ game_type: 'quiz', item_version: '1', items: [] }] })],
    ['__proto__', linkOf('{"ludotext":1,"title":"T","language":"en","games":[],"__proto__":{"isAdmin":true}}')],
    ['nesting', linkOfSet({ x: JSON.parse('['.repeat(60) + ']'.repeat(60)) as unknown })],
  ])('is no set: %s', async (_, packed) => {
    expect(await faultOf(packed)).toBe('not_a_set');
  });

  it('has too many items', async () => {
    expect(await faultOf(linkOfSet({ games: [{ game_type: 'quiz', items: Array(501).fill({}) }] }))).toBe('too_large');
  });
});
