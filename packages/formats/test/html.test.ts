import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from '../src/html/index.js';
import { inlineModule } from '../src/html/player-module.js';
import { exportSetOf, interactions, testFormat, write } from './support/generated-sets.js';

// playing.test.ts plays the page.

const player = 'class P extends HTMLElement {}\nexport { P as default };';

/** A set whose games all have a player. */
function playable(all: Parameters<typeof exportSetOf>[0], title?: string, language?: string) {
  const set = exportSetOf(all, title, language);
  return { ...set, players: Object.fromEntries(set.items.map(({ gameType }) => [gameType, player])) };
}

const question = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;

describe('HTML', () => {
  testFormat(html, { runs: 50 });

  it('holds every item as it is, in data that no parser takes for markup', () =>
    fc.assert(
      fc.asyncProperty(fc.array(interactions, { minLength: 1, maxLength: 5 }), async (all) => {
        const set = playable(all);
        const items = set.items.map((each) => ({ ...each, item: { ...each.item, about: each.interaction } }));
        const { content, outcomes } = await write(html, { ...set, items });
        expect(outcomes).toEqual(all.map(() => ({ outcome: 'exact' })));
        const [, data = ''] =
          /<script type="application\/json" id="set">([^<]*)<\/script>/.exec(content as string) ?? [];
        const { parts } = JSON.parse(data) as { parts: { player: string; items: object[] }[] };
        expect(parts.flatMap((part) => part.items)).toEqual(
          parts.flatMap((part) => items.flatMap(({ gameType, item }) => (gameType === part.player ? [item] : []))),
        );
        expect(parts.flatMap((part) => part.items)).toHaveLength(all.length);
      }),
      { numRuns: 100, seed: 20_260 },
    ));

  it('allows its own scripts and style by their hashes, and nothing else', async () => {
    const { content } = await write(html, playable([question]));
    const page = content as string;
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const found = (tag: RegExp) => [...page.matchAll(tag)].map(([, text = '']) => hash(text)).join(' ');
    const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/, 2)));
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': found(/<script(?: type="module")?>([\s\S]*?)<\/script>/g),
      'style-src': found(/<style>([\s\S]*?)<\/style>/g),
      'img-src': 'data:',
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "lit-html 'allow-duplicates'",
    });
  });

  it('says title, language and direction', async () => {
    const title = '</title><script>alert(1)</script> & "x"';
    const escaped = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;';
    const { content } = await write(html, playable([question], title, 'he'), { locale: 'de' });
    expect(content).toContain('<html lang="de" dir="ltr">');
    expect(content).toContain(`<title>${escaped}</title>`);
    expect(content).toContain(`<h1 lang="he" dir="rtl">${escaped}</h1>`);
  });

  it.each([
    ['auto', 'ar-EG', '<html lang="ar" dir="rtl">'],
    ['auto', 'nl', '<html lang="en" dir="ltr">'],
    ['fr', 'ar', '<html lang="fr" dir="ltr">'],
  ])('speaks, with %s for a set in %s: %s', async (locale, language, tag) => {
    const { content } = await write(html, playable([question], 'A', language), { locale });
    expect(content).toContain(tag);
  });

  it('leaves out the items of a game whose player is missing or cannot be put into the page', async () => {
    const set = playable([question, { kind: 'text', prompt: 'Who?', accepted: ['She'] }, { ...question, prompt: '?' }]);
    const anonymous = 'export default class extends HTMLElement {}';
    const { content, outcomes } = await write(html, { ...set, players: { ...set.players, quiz: anonymous } });
    const leftOut = { outcome: 'left_out', reason: { code: 'player_not_inlined', params: { game: 'quiz' } } };
    expect(outcomes).toEqual([leftOut, { outcome: 'exact' }, leftOut]);
    expect(content).not.toContain(question.prompt);
    const { outcomes: without } = await write(html, { ...set, players: {} });
    expect(without[1]).toMatchObject({ reason: { code: 'player_missing', params: { game: 'short' } } });
  });
});

describe('the module of a player', () => {
  it.each([
    ['class P{}export{P as default};', 'P'],
    ['class P{};export { a, P as default, b as c };\n//# sourceMappingURL=x', 'P'],
    ['export default class Größe2 extends HTMLElement {}', 'Größe2'],
    ['var $a_ = class {};\nexport default $a_;\nexport const other = 1;', '$a_'],
    ['const P = class {}\nexport default P', 'P'],
  ])('%s', (source, name) => {
    expect(inlineModule(source, 'a_game')).toBe(`${source}\n;globalThis.ludotext.players.set("a_game", ${name});\n`);
  });

  it.each([
    ['without a name', 'export default class extends HTMLElement {}'],
    ['of an expression', 'export default wrap(P);'],
    ['of a function', 'export default function make() {}'],
    ['that may stand elsewhere', 'const text = "export default x;";\nexport { P as default };'],
    ['that is not there', 'export class P {}'],
    ['beside a character that HTML cannot hold', 'const a = "\0";export{P as default};'],
  ])('cannot be used with an export %s', (_, source) => {
    expect(inlineModule(source, 'a_game')).toBeUndefined();
  });

  it('ends neither its element nor its lines elsewhere than before', () => {
    const source = 'const a = "</SCRIPT><!--", b = /<!--/u;\r\nexport { a as default };\r';
    const text = inlineModule(source, 'a') ?? '';
    expect(text).not.toMatch(/<\/script|<!--|\r/i);
    expect(text).toContain('const a = "\\x3c/SCRIPT>\\x3c!--", b = /\\x3c!--/u;\nexport { a as default };\n');
  });

  it('is found in linear time', () => {
    const source = `${'export{default '.repeat(20_000)}${'export default '.repeat(20_000)}`;
    expect(inlineModule(source, 'a')).toBeUndefined();
  });
});
