import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookPdf } from './support/book-pdf.js';
import { isLong, times } from './support/long.js';
import { packageName, projectWithPackages, publicPackages } from './support/packed-packages.js';

// The packages as a user gets them: packed, put into an empty project, used from JavaScript and from TypeScript. The full run
// installs them, and uses every one.

const root = path.resolve(import.meta.dirname, '..');
// What is begun with npm create is in nobody's project; newcomer.test.ts plays it.
const packages = (await publicPackages()).filter((name) => name !== 'create-game');
const run = promisify(execFile);
let project = '';

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'ludotext-packages-'));
  await projectWithPackages(project);
  const chapter = bookPdf({ title: 'The Island', chapters: ['Lamps'], pages: 2 });
  await writeFile(path.join(project, 'chapter.pdf'), chapter);
}, 600_000);

afterAll(() => rm(project, { recursive: true, force: true }));

async function runScript(name: string, source: string): Promise<string> {
  await writeFile(path.join(project, name), source);
  const { stdout } = await run(process.execPath, [name], { cwd: project });
  return stdout;
}

/**
 * Where code runs: how TypeScript finds the types of a package there (package-lint.test.ts looks up every entry in both ways), and
 * what is there without an import. What runs in Node knows no page; elsewhere fetch and the like come with the browser's library.
 */
const places = {
  node: { module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'], lib: ['ES2023'] },
  bundler: { module: 'ESNext', moduleResolution: 'Bundler', types: [], lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'] },
};

/** What the compiler has to say about a file of the project, and about every declaration it takes in. */
async function typeCheck(name: string, source: string, place: keyof typeof places): Promise<string> {
  await writeFile(path.join(project, name), source);
  const compilerOptions = {
    ...{ target: 'ES2023', strict: true, noEmit: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    // The compiler's own library is not ours to check.
    skipDefaultLibCheck: true,
    ...{ ...places[place], typeRoots: [path.join(root, 'node_modules/@types')] },
  };
  const config = `${path.parse(name).name}.json`;
  await writeFile(path.join(project, config), JSON.stringify({ compilerOptions, files: [name] }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', config], { cwd: project }).catch((error) => error);
  return stdout;
}

const text = `The heart pumps blood through the body. It beats about 100,000 times a day. Blood carries oxygen to every
organ. The lungs take oxygen from the air, and the kidneys clean the blood. The heart of a whale beats only 8 times a minute.`;

describe('the packed packages', () => {
  it('work from JavaScript', async () => {
    const output = await runScript(
      'use.js',
      `import { createEngine } from '@ludotext/engine';
       import quiz from '@ludotext/game-quiz';
       import sentences from '@ludotext/game-sequence-sentence';
       import words from '@ludotext/game-sequence-word';
       const engine = createEngine({ games: [quiz, sentences, words] });
       const result = await engine.generate({ text: ${JSON.stringify(text)}, minScore: 0 });
       const direct = await engine.direct(words, { text: 'the;cat;sleeps' });
       console.log(JSON.stringify({ llm: result.llm, scores: result.gameScores.length, pieces: direct.items[0].pieces }));`,
    );
    expect(JSON.parse(output)).toEqual({ llm: 'offline/extractive', scores: 3, pieces: ['the', 'cat', 'sleeps'] });
  });

  // What players are made of runs in browsers, the stand-in beside a test, an AI SDK model with a key, the preview in the
  // folder of a game: their own tests run their readmes.
  const readBySelf = ['player', 'model-server', 'ai-sdk', 'preview'];
  const read = packages.filter((name) => !readBySelf.includes(name));
  it.each(times(['engine', 'server'], read))("run the snippets of %s's readme", async (name) => {
    const readme = await readFile(path.join(project, 'node_modules', packageName(name), 'README.md'), 'utf8');
    const snippets = [...readme.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
    expect(snippets).toHaveLength(1);
    const code = snippets.join('\n').replace("PORT: '8080'", "PORT: '0'");
    expect((await runScript(`${name}.js`, code)).length).toBeGreaterThan(10);
  });

  it.each(['use.mjs', 'use.cjs'])('run %s of docs/packages.md', async (name) => {
    const page = await readFile(path.join(root, 'docs/packages.md'), 'utf8');
    const [, source = ''] = page.split(`\n\`\`\`js ${name}\n`)[1]?.match(/^([\s\S]*?)^```/m) ?? [];
    expect((await runScript(name, source)).trim()).toBe(
      name === 'use.mjs' ? 'the cat sleeps on the mat' : 'offline/extractive',
    );
  });

  it('load no model client when the engine is imported', async () => {
    const output = await runScript(
      'loaded.js',
      `import { register } from 'node:module';
       const hook = "export async function resolve(name, context, next) { if (/^(openai|ollama|chokidar|yaml)/.test(name)) throw new Error(name); return next(name, context); }";
       register('data:text/javascript,' + encodeURIComponent(hook));
       const { createEngine } = await import('@ludotext/engine');
       const engine = createEngine({ model: { provider: 'openai', modelName: 'any' } });
       console.log(engine.llm);`,
    );
    expect(output.trim()).toBe('openai/any');
  });

  it("turn a text into Moodle's XML with the line of README and docs/command-line.md, in an empty folder", async () => {
    const [line = '', ...others] = await Promise.all(
      ['README.md', 'docs/command-line.md', 'packages/cli/README.md'].map(async (name) => {
        const page = await readFile(path.join(root, name), 'utf8');
        return /^npx ludotext generate .+$/m.exec(page)?.[0] ?? '';
      }),
    );
    expect(others).toEqual([line, line]);
    const folder = path.join(project, 'empty');
    await mkdir(folder);
    await writeFile(path.join(folder, 'chapter.md'), text);
    const { stderr } = await run('sh', ['-c', line], { cwd: folder });
    expect(stderr).not.toMatch(/error|left out/i);
    const xml = await readFile(path.join(folder, 'chapter.xml'), 'utf8');
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<quiz>/);
    expect(xml.match(/<question type="multichoice">/g)?.length).toBeGreaterThan(0);
    expect((await readdir(folder)).sort()).toEqual(['chapter.md', 'chapter.xml']);
  });

  it('give types to TypeScript without an annotation', async () => {
    const faults = await typeCheck(
      'use.ts',
      `import { createEngine } from '@ludotext/engine';
       import quiz from '@ludotext/game-quiz';
       import words from '@ludotext/game-sequence-word';
       const engine = createEngine({ games: [quiz, words] });
       const result = await engine.generate({ text: 'Whales sing.' });
       export const question: string | undefined = result.items(quiz)[0]?.question;
       export const pieces: readonly string[] | undefined = (await engine.direct(words, { text: 'a;b;c' })).items[0]?.pieces;
       // @ts-expect-error a quiz item has no pieces
       export const wrong = result.items(quiz)[0]?.pieces;`,
      'bundler',
    );
    expect(faults).toBe('');
  }, 600_000);

  it.runIf(isLong)(
    "give types to Node's entries and the service",
    async () => {
      const faults = await typeCheck(
        'use-node.ts',
        `import { gamesFile, loadGames } from '@ludotext/engine/node';
       import { testGame } from '@ludotext/engine/testing';
       import { startModelServer } from '@ludotext/model-server';
       import sentences from '@ludotext/game-sequence-sentence';
       import { readSettings, startService } from '@ludotext/server';
       testGame(sentences, { direct: [{ text: 'a;b', faults: [{ line: 1 }] }] });
       const { url, stop } = await startService(readSettings({}));
       export const address: string = url;
       export { gamesFile, loadGames, startModelServer, stop };`,
        'node',
      );
      expect(faults).toBe('');
    },
    600_000,
  );

  it.runIf(isLong)('share one copy of the engine and of zod', async () => {
    const lock = JSON.parse(await readFile(path.join(project, 'package-lock.json'), 'utf8'));
    const twice = Object.keys(lock.packages).filter((name) =>
      /node_modules\/.*node_modules\/(zod|@ludotext\/)/.test(name),
    );
    expect(twice).toEqual([]);
  });
});
