import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../src/fields.js';
import { run } from '../src/run.js';
import { temporaryFolder } from './temporary-folder.js';

async function running(args: readonly string[], ask?: Ask, folder = temporaryFolder()) {
  const said: string[] = [];
  const complained: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await run(args, { folder, say, complain: (text) => complained.push(text), ask });
  return { code, folder, said: said.join(''), complained: complained.join(''), written: readdirSync(folder) };
}

/** Gives the answers one after the other, the default for an empty one. */
function answering(...answers: (string | undefined)[]) {
  const asked: string[] = [];
  const ask: Ask = async ({ argument }, fallback) => {
    asked.push(argument);
    const answer = answers[asked.length - 1];
    return answer === '' ? fallback : answer;
  };
  return { ask, asked };
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const flags = ['--name', 'Capitals', '--type-id', '12', '--round', 'country, capital'];

describe('run', () => {
  it('writes the game that the flags describe, and says what to do next', async () => {
    const { code, folder, said, complained } = await running(['games/capitals', ...flags]);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(manifestOf(`${folder}/games/capitals`).name).toBe('ludotext-game-capitals');
    expect(said).toContain('cd games/capitals\n');
    expect(said).toContain(`npm install ${folder}/games/capitals\n`);
    expect(said).toContain('\n  - package: "ludotext-game-capitals"\n');
  });

  it('takes the default for what is not given with --yes', async () => {
    const { code, folder } = await running(['--yes']);
    expect(code).toBe(0);
    expect(manifestOf(`${folder}/my-game`).description).toBe('My game, for Ludotext.');
    expect(readFileSync(`${folder}/my-game/src/item.ts`, 'utf8')).toContain('  hint: z.string().min(1).optional()');
  });

  it.each(['ludotext', 'ludotext/dist-packages', 'ludotext/dist-packages/ludotext-engine-0.1.0.tgz'])(
    'takes the packages from --engine %s',
    async (engine) => {
      const folder = temporaryFolder();
      const packed = path.join(folder, 'ludotext/dist-packages');
      mkdirSync(packed, { recursive: true });
      for (const name of ['0.1.0', 'engine-0.1.0', 'game-quiz-0.9.0', 'game-quiz-0.10.0-next.1']) {
        writeFileSync(path.join(packed, `ludotext-${name}.tgz`), '');
      }
      const { code, complained } = await running(['capitals', '--yes', '--engine', engine], undefined, folder);
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      const { devDependencies, peerDependencies, overrides } = manifestOf(`${folder}/capitals`);
      expect(devDependencies).toMatchObject({
        '@ludotext/engine': `file:${packed}/ludotext-engine-0.1.0.tgz`,
        zod: expect.stringMatching(/^\^/),
      });
      expect(peerDependencies['@ludotext/engine']).toMatch(/^>=/);
      expect(overrides).toEqual({
        ludotext: `file:${packed}/ludotext-0.1.0.tgz`,
        '@ludotext/engine': `file:${packed}/ludotext-engine-0.1.0.tgz`,
        '@ludotext/game-quiz': `file:${packed}/ludotext-game-quiz-0.10.0-next.1.tgz`,
      });
    },
  );

  it('says what --engine lacks', async () => {
    const folder = temporaryFolder();
    mkdirSync(`${folder}/ludotext/packages/engine`, { recursive: true });
    mkdirSync(`${folder}/other`);
    for (const [engine, message] of [
      ['nowhere', 'nowhere is not there; name a checkout of Ludotext'],
      ['ludotext', 'ludotext has no packed packages yet; run "npm run pack:all" there.'],
      ['other', 'other holds no ludotext-engine-*.tgz'],
    ]) {
      const { code, complained, written } = await running(
        ['capitals', '--yes', '--engine', engine!],
        undefined,
        folder,
      );
      expect({ code, written }).toEqual({ code: 2, written: ['ludotext', 'other'] });
      expect(complained).toContain(message);
    }
  });

  it('has the parts that flags ask for, and the default ones', async () => {
    const { folder } = await running(['both', ...flags, '--options', '--author', 'Ada']);
    expect(existsSync(`${folder}/both/src/player.ts`)).toBe(true);
    expect(readFileSync(`${folder}/both/src/index.ts`, 'utf8')).toContain('withOptions(');
    const { folder: other } = await running(['neither', ...flags, '--no-player']);
    expect(existsSync(`${other}/neither/src/player.ts`)).toBe(false);
  });

  it('refuses a member that drafts add', async () => {
    const round = ['--round', 'question, choices', '--draft'];
    const { code, complained, written } = await running(['capitals', '--yes', ...round]);
    expect({ code, written }).toEqual({ code: 2, written: [] });
    expect(complained).toContain(
      '--round: "choices" is what a game with drafts adds to its items; choose another name.',
    );
  });

  it('writes into the folder it runs in when that is empty', async () => {
    const folder = `${temporaryFolder()}/capitals`;
    mkdirSync(folder);
    const { code, said, written } = await running(['.', '--yes'], undefined, folder);
    expect(code).toBe(0);
    expect(written).toContain('package.json');
    expect(readFileSync(`${folder}/src/index.ts`, 'utf8')).toContain("displayName: 'Capitals',");
    expect(said).not.toContain('  cd ');
  });

  it('asks only for what is not given, with a default that goes by what was said', async () => {
    const { ask, asked } = answering('tall-tales', '', '', 'draft', 'Ada');
    const { code, folder } = await running(['--type-id', '9'], ask);
    expect(code).toBe(0);
    expect(asked).toEqual(['folder', '--name', '--round', '--player, --draft, --options', '--author']);
    const game = readFileSync(`${folder}/tall-tales/src/index.ts`, 'utf8');
    expect(game).toContain("displayName: 'Tall tales',");
    expect(game).toContain("gameType: 'tall_tales',");
    expect(game).toContain('typeId: 9,');
    expect(readFileSync(`${folder}/tall-tales/LICENSE`, 'utf8')).toMatch(/Copyright \(c\) \d{4} Ada\n/);
    expect(existsSync(`${folder}/tall-tales/src/player.ts`)).toBe(false);
    expect(readFileSync(`${folder}/tall-tales/src/item.ts`, 'utf8')).toContain('export function finish(');
  });

  it.each([0, 1, 2, 3, 4, 5])('leaves nothing behind when question %i is cancelled', async (question) => {
    const { ask } = answering(...Array.from({ length: question }, () => ''), undefined);
    const { code, complained, written } = await running([], ask);
    expect({ code, complained, written }).toEqual({ code: 1, complained: 'Nothing was written.\n', written: [] });
  });

  it('names what is missing where nobody can be asked', async () => {
    const { code, complained, written } = await running(['capitals', '--type-id', '12']);
    expect({ code, written }).toEqual({ code: 2, written: [] });
    expect(complained).toContain('this is missing: --name, --round. Add it, or --yes');
  });

  it('asks nothing and writes nothing when a flag is wrong', async () => {
    const { ask, asked } = answering();
    const { code, complained, written } = await running(['--type-id', 'x', '--round', 'id, b'], ask);
    expect({ code, asked, written }).toEqual({ code: 2, asked: [], written: [] });
    expect(complained.split('\n').filter((line) => line.startsWith('--'))).toHaveLength(2);
  });

  it('refuses a folder that is not empty, and a file', async () => {
    const folder = temporaryFolder();
    mkdirSync(`${folder}/capitals`);
    writeFileSync(`${folder}/capitals/mine.txt`, 'mine');
    writeFileSync(`${folder}/file`, '');
    for (const [name, message] of [
      ['capitals', 'is not empty'],
      ['file', 'is a file'],
      ['file/below', 'is a file'],
    ]) {
      const { code, complained } = await running([name!, '--yes'], undefined, folder);
      expect(code).toBe(2);
      expect(complained).toContain(message);
    }
    expect(readdirSync(`${folder}/capitals`)).toEqual(['mine.txt']);
  });

  it('refuses the default folder too when it is taken', async () => {
    const { folder } = await running(['--yes']);
    const { code, complained } = await running(['--yes'], undefined, folder);
    expect(code).toBe(2);
    expect(complained).toContain('my-game is not empty');
  });

  it('helps, and tells its version, whatever else is said', async () => {
    const helped = await running(['--help', '--type-id', 'x']);
    expect(helped).toMatchObject({ code: 0, complained: '', written: [] });
    for (const flag of [
      'folder',
      '--name',
      '--type-id',
      '--round',
      '--player',
      '--draft',
      '--options',
      '--author',
      '--engine',
      '--yes',
      '--help',
      '--version',
    ]) {
      expect(helped.said).toContain(`\n  ${flag}`);
    }
    expect((await running(['--version'])).said).toBe(`${manifestOf(`${import.meta.dirname}/..`).version}\n`);
    expect(existsSync(`${helped.folder}/my-game`)).toBe(false);
  });
});
