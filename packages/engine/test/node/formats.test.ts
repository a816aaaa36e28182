import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { type GamesFileOptions, gamesFile } from '../../src/node/games-file.js';
import { gameSource, gamesFolder } from './support/games-folder.js';

// Formats of games.yaml, in threads of their own: a vendor's game and another vendor's format know nothing of each other.

/** A game whose item is a word, as a question with a short answer. */
const spelling = gameSource('spelling', 20, {
  interaction: '({ word }) => ({ kind: "text", prompt: "Spell it.", accepted: [word] })',
  fromInteraction: '(given) => given.kind === "text" ? { word: given.accepted[0] } : undefined',
});

/** A format of one answer a line; `changes` are members as source text. */
function formatSource(id: string, changes: Record<string, string> = {}): string {
  const members = {
    apiVersion: '1',
    id: JSON.stringify(id),
    displayName: JSON.stringify(id.toUpperCase()),
    mediaType: '"text/plain"',
    extension: '".txt"',
    carries: '{ text: "exact" }',
    write: `({ items }) => ({
      content: items.map(({ interaction }) => interaction.accepted[0]).join("\\n"),
      outcomes: items.map(() => ({ outcome: "exact" })),
    })`,
    read: `(file) => ({
      interactions: new TextDecoder().decode(file).split("\\n").map((word, index) =>
        ({ interaction: { kind: "text", prompt: "Spell it.", accepted: [word] }, line: index + 1 })),
      faults: [],
    })`,
    ...changes,
  };
  return `export default {\n${Object.entries(members)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')}};\n`;
}

async function deployment(format: string, more: Partial<GamesFileOptions> = {}) {
  const folder = await gamesFolder();
  await folder.package('./spelling', spelling);
  await folder.package('./lines', format);
  await folder.write('games.yaml', 'formats:\n  - package: ./lines\ngames:\n  - package: ./spelling\n');
  const engine = createEngine();
  const games = gamesFile({ path: folder.manifest, engine, ...more });
  onTestFinished(async () => {
    await games.close();
    await engine.close();
  });
  return { ...folder, engine, games };
}

const set = {
  ludotext: 1 as const,
  title: 'Words',
  language: 'en',
  games: [{ game_type: 'spelling', items: [{ word: 'crater' }, { word: 'lava' }] }],
};

describe('formats of games.yaml', () => {
  it('write what the games of other vendors make, and read it back', async () => {
    const { engine, games } = await deployment(formatSource('lines'));
    expect(await games.load()).toMatchObject({ total: 1, formats: { added: ['lines'], removed: [], changed: [] } });
    const exported = await engine.exportSet(set, 'lines');
    expect(new TextDecoder().decode(exported.content)).toBe('crater\nlava');
    expect(exported.items.map(({ outcome }) => outcome)).toEqual(['exact', 'exact']);
    const imported = await engine.importSet({ content: exported.content, format: 'lines' });
    expect(imported.set.games[0]?.items.map(({ word }) => word)).toEqual(['crater', 'lava']);
    expect(await engine.checkSet(imported.set)).toEqual([]);
  });

  it('are reloaded as games are, and a running export keeps what it began with', async () => {
    const { engine, games, write, manifest } = await deployment(formatSource('lines'));
    await games.load();
    await write(
      'lines/index.js',
      formatSource('lines', {
        write: '() => ({ content: "new", outcomes: [{ outcome: "exact" }, { outcome: "exact" }] })',
      }),
    );
    expect(await games.reload()).toMatchObject({
      changed: [],
      formats: { added: [], removed: [], changed: ['lines'] },
    });
    expect(new TextDecoder().decode((await engine.exportSet(set, 'lines')).content)).toBe('new');
    await write(path.basename(manifest), 'games:\n  - package: ./spelling\n');
    expect(await games.reload()).toMatchObject({ formats: { removed: ['lines'] } });
    await expect(engine.exportSet(set, 'lines')).rejects.toMatchObject({ code: 'format_not_found' });
  });

  it.each([
    ['hangs', { write: '() => { for (;;); }' }, 'plugin_timeout'],
    ['ends its thread', { write: '() => process.exit(1)' }, 'plugin_failed'],
    [
      'uses up all memory',
      { write: '() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }' },
      'plugin_failed',
    ],
    ['throws what cannot be read', { write: '() => { throw Object.create(null); }' }, 'plugin_failed'],
    ['returns a function', { write: '() => ({ content: "", outcomes: () => {} })' }, 'plugin_failed'],
  ])('cost one export when one %s', async (_, changes, code) => {
    const failures: string[] = [];
    const { engine, games } = await deployment(formatSource('lines', changes as Record<string, string>), {
      limits: { callTimeoutMs: 2000, memoryMb: 128 },
      onGameFailure: ({ code: failed }) => failures.push(failed),
    });
    await games.load();
    const thrown = await engine.exportSet(set, 'lines').catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code, message: expect.stringContaining('./lines') });
    expect((thrown as Error).message).toContain('write');
    expect(failures).toContain(code);
    // The next call gets a new thread.
    expect((await engine.importSet({ content: 'one', format: 'lines' })).set.games).toHaveLength(1);
  });

  it.each([
    ['no format', 'export default 3;', 'not_a_format'],
    ['a wrong id', formatSource('Lines'), 'wrong_member'],
    ['an unknown kind', formatSource('lines', { carries: '{ dance: "exact" }' }), 'wrong_member'],
    ['another version', formatSource('lines', { apiVersion: '2' }), 'api_version'],
    [
      'two of one id',
      `${formatSource('lines').replace('export default', 'const one =')}export default [one, one];`,
      'duplicate_format',
    ],
  ])('are refused at their line in games.yaml: %s', async (_, source, rule) => {
    const { games } = await deployment(source);
    await expect(games.load()).rejects.toMatchObject({
      code: 'invalid_manifest',
      findings: [{ rule, line: 2, column: 14 }],
    });
  });
});
