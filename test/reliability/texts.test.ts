import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createEngine } from '@ludotext/engine';
import { readText } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { type RecordedRequest, sampleReply, startModelServer } from '@ludotext/model-server';
import { expect } from 'vitest';
import { startApp } from '../../packages/server/test/support/app.js';
import { times } from '../support/long.js';
import { boundedInput } from './bounded-input.js';
import { hostileUnits, orders } from './hostile-texts.js';
import { cpuMs, expressionsOf } from './support/regular-expressions.js';
import { fullRow, row } from './support/row.js';

const games = [quiz, sentences, words];

/** What a model does that obeys an order in a text instead of its instructions. */
const obedience: readonly ((request: RecordedRequest, order: string) => unknown)[] = [
  ({ messages }) => messages[0]?.content ?? '',
  (_, order) => `Of course! ${order}`,
  (asked) => withTexts(sampleReply(asked.schema, asked.text, 1), () => asked.messages[0]?.content ?? ''),
  (asked) => withFirstText(sampleReply(asked.schema, asked.text, 1), ruleOf(asked)),
  (asked) => withTexts(sampleReply(asked.schema, asked.text, 1), (text) => `${text} <img src=x onerror=alert(1)>`),
  (asked) => ({ system_prompt: asked.messages[0]?.content, instructions: asked.messages }),
  (asked) => ({ ...(sampleReply(asked.schema, asked.text, 1) as object), leaked: asked.messages[0]?.content }),
];

/** One rule of the system prompt, as a model that is asked for its secrets would put into an item. */
function ruleOf({ messages }: RecordedRequest): string {
  return messages[0]?.content.split('\n')[1] ?? '';
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withTexts(member, change)]));
}

/** The first text of every object: the question of a quiz, the sentence that is to be ordered. */
function withFirstText(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withFirstText(entry, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const first = entries.findIndex(([, member]) => typeof member === 'string');
  return Object.fromEntries(
    entries.map(([name, member], index) => [name, index === first ? text : withFirstText(member, text)]),
  );
}

const material = 'In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer. ';

row('S14', 'instructions in a text appear in no response', async () => {
  let order = '';
  let obey = obedience[0]!;
  let system = '';
  await using model = await startModelServer({
    reply: (asked) => {
      system = asked.messages[0]?.content ?? '';
      return obey(asked, order);
    },
  });
  await using app = await startApp({
    games,
    environment: { LLM_PROVIDER: 'openai', LLM_MODEL: 'stand-in', LLM_BASE_URL: `${model.url}/v1` },
  });
  const outcomes = new Map<string, number>();
  const tried = orders.slice(0, times(1, orders.length));
  for (order of tried) {
    for (obey of obedience) {
      const answer = await app.post('/generate', { text: `${material}${order} ${material}`, max_items: 3 });
      const body = await answer.text();
      for (const rule of system.split('\n').filter((line) => line !== ''))
        expect(body).not.toContain(JSON.stringify(rule).slice(1, -1));
      expect(body).not.toMatch(/onerror|"system_prompt":|"leaked":/);
      const { code = 'items', games: generated } = JSON.parse(body) as { code?: string; games?: { items: object[] }[] };
      expect([200, 422, 502]).toContain(answer.status);
      expect(generated === undefined || answer.status === 200).toBe(true);
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
  }
  const counts = [...outcomes].map(([code, count]) => `${count} ${code}`).join(', ');
  return {
    ran: `${tried.length} texts with instructions, each with ${obedience.length} ways of obeying: ${tried.length * obedience.length} requests, ${model.requests.length} calls`,
    happened: `no rule of the prompt in any response; ${counts}`,
  };
});

row('S15', 'no path leads out of the folder of the page', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-static-'));
  const page = path.join(folder, 'page');
  await mkdir(path.join(page, 'assets'), { recursive: true });
  for (const name of ['index', 'frame', 'docs']) await writeFile(path.join(page, `${name}.html`), `<p>${name}</p>`);
  await writeFile(path.join(page, 'assets/own.js'), 'own();');
  await writeFile(path.join(folder, 'canary.txt'), 'canary');
  await writeFile(path.join(page, 'canary.txt'), 'canary');
  await mkdir(path.join(folder, 'elsewhere'));
  await writeFile(path.join(folder, 'elsewhere/canary.js'), 'canary');
  await symlink(path.join(folder, 'canary.txt'), path.join(page, 'assets/link.js'));
  await symlink(path.join(folder, 'elsewhere'), path.join(page, 'assets/folder'));
  try {
    await using app = await startApp({ page });
    expect(await rawGet(app.port, '/assets/own.js')).toEqual({ status: 200, body: 'own();' });
    const seen = new Map<number, number>();
    for (const target of climbingPaths) {
      const { status, body } = await rawGet(app.port, target);
      expect({ target, status }).toEqual({ target, status: expect.toSatisfy((code) => code === 404 || code === 400) });
      expect(body).not.toMatch(/canary|root:/);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    const counts = [...seen].map(([status, count]) => `${count} × ${status}`).join(', ');
    return {
      ran: `${climbingPaths.length} paths, including 2 symbolic links`,
      happened: `${counts}; no byte from outside`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
});

const climbingPaths = [
  ...['/../canary.txt', '/assets/../canary.txt', '/assets/../../canary.txt', '/assets/..%2fcanary.txt'],
  ...['/assets/%2e%2e%2fcanary.txt', '/assets/%2e%2e/canary.txt', '/assets/..%5ccanary.txt', '/assets/..\\canary.txt'],
  ...[
    '/assets/%252e%252e%252fcanary.txt',
    '/assets/..%252fcanary.txt',
    '/assets/....//canary.txt',
    '/assets/%c0%ae%c0%ae%2fcanary.txt',
  ],
  ...['/assets//etc/passwd', '/assets/%2fetc%2fpasswd', '/assets/own.js%00.txt', '/assets/..;/canary.txt'],
  ...['/assets/link.js', '/assets/folder%2fcanary.js', '/canary.txt', '/assets/.%2e%2f.%2e%2fcanary.txt'],
];

/** With the path as it is: `fetch` would tidy it up. */
function rawGet(port: number, target: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: target, agent: false }, (answer) => {
      answer.toArray().then((chunks) => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      }, reject);
    });
    asked.on('error', reject).end();
  });
}

/** Longest time for 100,000 characters, in milliseconds of CPU: what backtracks takes thousands. */
const mostMs = 1_500;

fullRow(
  'S16',
  'parsers and the reading of texts take time by the length alone',
  async () => {
    const size = 100_000;
    const readers: Readonly<Record<string, (text: string) => unknown>> = {
      readText: (text) => readText(text).sentences.length,
      ...Object.fromEntries(games.map((game) => [`parse of ${game.gameType}`, (text: string) => game.parse(text)])),
    };
    let slowest = 0;
    for (const [name, read] of Object.entries(readers)) {
      for (const unit of hostileUnits) {
        const text = `${unit.repeat(size / unit.length)}!`;
        const ms = cpuMs(() => read(text), mostMs);
        slowest = Math.max(slowest, ms);
        expect({ name, unit, ms }).toEqual({ name, unit, ms: expect.toSatisfy((value) => value <= mostMs) });
      }
    }
    const texts = Object.keys(readers).length * hostileUnits.length;
    return {
      ran: `${texts} texts of ${size} characters (${hostileUnits.length} repeated units, ${Object.keys(readers).join(', ')})`,
      happened: `the slowest took ${Math.round(slowest)} ms`,
    };
  },
  300_000,
);

row(
  'S16',
  'regular expressions that read long texts do not backtrack',
  async () => {
    const size = times(10_000, 100_000);
    // At the smaller size what is quadratic is seen by a lower bound.
    const most = times(20, 250);
    const folders = ['engine', 'game-quiz', 'game-sequence-sentence', 'game-sequence-word', 'server'];
    const all = folders.flatMap((name) => expressionsOf(`packages/${name}/src`));
    const isBounded = ({ file, literal }: (typeof all)[number]) =>
      boundedInput.some((known) => file.endsWith(known.file) && literal.startsWith(known.literal));
    const long = all.filter((each) => !isBounded(each));
    const units = hostileUnits.filter((_, index) => index % times(5, 1) === 0);
    const texts = units.map((unit) => `${unit.repeat(size / unit.length)}!`);
    let slowest = 0;
    for (const { file, literal, expression } of long) {
      for (const [index, text] of texts.entries()) {
        const ms = cpuMs(() => expression.test(text), most);
        slowest = Math.max(slowest, ms);
        expect({ file, literal, unit: units[index], ms }).toMatchObject({
          ms: expect.toSatisfy((value) => value <= most),
        });
      }
    }
    for (const known of boundedInput) {
      expect(
        all.filter(({ file, literal }) => file.endsWith(known.file) && literal.startsWith(known.literal)),
      ).not.toEqual([]);
    }
    return {
      ran: `${long.length} regular expressions of the source, each with ${texts.length} texts of ${size} characters; ${boundedInput.length} that only read short pieces left out`,
      happened: `the slowest took ${slowest.toFixed(1)} ms`,
    };
  },
  300_000,
);

row(
  'S16',
  'hostile texts get ordinary responses',
  async () => {
    const engine = createEngine({ games });
    const size = times(2_000, 100_000);
    const codes = new Map<string, number>();
    for (const unit of hostileUnits) {
      const text = `A farmer dug a well. ${unit.repeat(size / unit.length)}!`;
      const outcome = await engine.generate({ text }).then(
        () => 'items',
        (error: { code?: string }) => error.code ?? 'unknown',
      );
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
    }
    await engine.close();
    expect([...codes.keys()].filter((code) => !['items', 'no_items'].includes(code))).toEqual([]);
    return {
      ran: `${hostileUnits.length} texts of ${size} characters, for the offline writer`,
      happened: [...codes].map(([code, count]) => `${count} ${code}`).join(', '),
    };
  },
  600_000,
);
