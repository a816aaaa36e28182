import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The repository, whose packages and tools a game finds as if they were installed. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** The package.json of a game in plain JavaScript. */
export const manifest = {
  name: 'ludotext-game-years',
  version: '0.1.0',
  type: 'module',
  peerDependencies: { '@ludotext/engine': '>=0.1.0 <1.0.0' },
  files: ['src', 'player.js'],
  exports: { '.': './src/index.js', './player': './player.js', './package.json': './package.json' } as object,
};

/** A whole game, in the words of the tutorial. @param displayName the part that a test changes */
export const gameSource = (displayName = 'In which year?') => `
import { defineGame, faultAt, reject, z } from '@ludotext/engine/game';

export default defineGame({
  apiVersion: 1,
  gameType: 'years',
  typeId: 200,
  displayName: ${JSON.stringify(displayName)},
  suits: 'Texts that say in which year something happened.',
  itemSchema: z.object({ event: z.string().min(1), year: z.int() }),
  submissionSchema: z.int(),
  directFormat: { description: 'A year, a colon and what happened.', example: '1969: People walk on the moon.' },
  examples: [
    { source: 'direct', language: 'en', text: '1969: People walk on the moon.', items: [{ event: 'People walk on the moon.', year: 1969 }] },
    { source: 'prose', language: 'de', text: 'Die Mauer fiel 1989.', items: [{ event: 'Die Mauer fiel 1989.', year: 1989 }] },
  ],
  parse(text) {
    if (text.includes('break me')) throw new Error('parse is broken');
    const items = [];
    const faults = [];
    for (const [index, line] of text.split('\\n').entries()) {
      const [, year, event] = /^(\\d+): (.+)$/.exec(line) ?? [];
      if (event !== undefined) items.push({ year: Number(year), event });
      else if (line !== '') faults.push(faultAt(index + 1, 1, 'no_year', 'Write a year, a colon and what happened.'));
    }
    return { items, faults };
  },
  prompt: () => 'Write events.',
  validate: ({ event, year }) =>
    event.includes(String(year)) ? [reject('year_in_event', 'The event names the year; leave it out.', ['event'])] : [],
  offline: {
    score: () => ({ score: 40, reason: 'Every text will do.' }),
    write: (text, { count }) =>
      text.split('. ').slice(0, count).map((event) => ({ event, year: Number(/\\d+/.exec(event)?.[0] ?? 0) })),
  },
  interaction: ({ event, year }, { language }) =>
    ({ kind: 'text', prompt: (language === 'de' ? 'Wann? ' : 'When? ') + event, accepted: [String(year)] }),
  grade: ({ year }, submission) => ({ score: submission === year ? 1 : 0, max: 1, correct: submission === year, feedback: [] }),
});
`;

/** A player of one button, which grades each answer as right. */
export const playerSource = `
export default class YearsPlayer extends HTMLElement {
  #items = [];
  set items(items) {
    this.#items = items;
    if (this.isConnected) this.connectedCallback();
  }
  get items() {
    return this.#items;
  }
  connectedCallback() {
    const words = document.createElement('p');
    words.textContent = this.#items[0]?.event + ' ' + this.locale;
    const button = document.createElement('button');
    button.textContent = '1969';
    button.addEventListener('click', () => {
      const detail = { index: 0, answer: 1969, score: 1, max: 1, correct: true, feedback: [] };
      this.dispatchEvent(new CustomEvent('ludotext-answer', { detail, bubbles: true, composed: true }));
    });
    this.replaceChildren(words, button);
  }
}
`;

/** The files of a game that needs no build. */
export const plainGame: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'src/index.js': gameSource(),
  'player.js': playerSource,
};

/** A folder with these files, which goes at the end of the test. */
export async function gameFolder(files: Readonly<Record<string, string>> = plainGame): Promise<string> {
  const outer = await mkdtemp(path.join(tmpdir(), 'ludotext-preview-test-'));
  onTestFinished(() => rm(outer, { recursive: true, force: true }));
  await symlink(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
  const folder = path.join(outer, 'game');
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) await writeInto(folder, name, content);
  return folder;
}

export async function writeInto(folder: string, name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
