import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../src/observation/log.js';
import { type Service, startService } from '../src/service.js';
import { readSettings } from '../src/settings/settings.js';
import { hasRedis, startRedis } from './support/redis.js';

const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/stored-data.md'), 'utf8');

/** Stands in the request alone, never in an item. */
const audience = `readers-${randomBytes(8).toString('hex')}`;
const text = 'The heart pumps blood through the body. The lungs take oxygen from the air.';
const item = 'pumps';

async function newService(
  environment: Readonly<Record<string, string>>,
): Promise<{ service: Service; folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-stored-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const common = { DATA_DIR: folder, PORT: '0', GAMES_FILE: path.resolve(import.meta.dirname, '../games.yaml') };
  const settings = readSettings({ ...common, ...environment });
  const service = await startService(settings, { log: silentLog, conditions: ['@ludotext/source'] });
  onTestFinished(() => service.stop());
  return { service, folder };
}

const body = JSON.stringify({ text, audience, enabled_game_ids: [3], max_items: 1 });
const headers = { 'content-type': 'application/json', 'idempotency-key': 'lesson-7' };

const askNow = ({ url }: Service) => fetch(`${url}/generate`, { method: 'POST', headers, body });

/** Hands in a job. @returns its id */
async function handIn({ url }: Service): Promise<string> {
  const wish = { ...headers, prefer: 'respond-async' };
  const response = await fetch(`${url}/generate`, { method: 'POST', headers: wish, body });
  expect(response.status).toBe(202);
  const { job } = (await response.json()) as { job: { id: string } };
  return job.id;
}

async function done({ url }: Service, id: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/jobs/${id}`)).text()).toMatch(/"state":"done".*pumps/);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

const contentOf = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');

describe('docs/stored-data.md', () => {
  it('is right about files: only the account reads them, the request goes with the end of its job', async () => {
    const { service, folder } = await newService({});
    const id = await handIn(service);
    await done(service, id);
    const jobs = path.join(folder, 'jobs');
    expect((await stat(jobs)).mode & 0o777).toBe(0o700);
    const own = path.join(jobs, `${id}.jsonl`);
    expect(await filesIn(jobs)).toEqual([own]);
    expect((await stat(own)).mode & 0o777).toBe(0o600);
    const content = await contentOf([own]);
    expect(content).toContain(item);
    expect(content).not.toContain(audience);
    expect(content).not.toContain('lesson-7');
    const others = (await filesIn(folder)).filter((file) => file !== own);
    expect(await contentOf(others)).not.toMatch(new RegExp(`${item}|${audience}`));
  });

  it('is right about a request that is answered at once: nothing is written', async () => {
    const { service, folder } = await newService({});
    const response = await askNow(service);
    expect(await response.text()).toContain(item);
    expect(await contentOf(await filesIn(folder))).not.toMatch(new RegExp(`${item}|${audience}`));
  });

  it.skipIf(!hasRedis)('is right about Redis: its keys, and how long they hold what', async () => {
    // What is written is compared as it is.
    const redis = await startRedis(['--rdbcompression', 'no']);
    onTestFinished(() => redis[Symbol.asyncDispose]());
    const client = new Redis(redis.url);
    onTestFinished(() => client.disconnect());
    const bounds = { LUDOTEXT_RATE_REQUESTS: '600', LUDOTEXT_RATE_GENERATE: '60', LUDOTEXT_MAX_WORK_PER_CALLER: '9' };
    const own = { REDIS_URL: redis.url, LUDOTEXT_MODEL_CALLS_TOTAL: '9', ...bounds };
    const { service: front } = await newService({ ...own, LUDOTEXT_ROLE: 'serve' });
    const id = await handIn(front);

    const section = page.split('<!-- keys -->')[1]?.split('\n\n')[1] ?? '';
    const rows = section
      .split('\n')
      .slice(2)
      .map((row) => row.split(' | '));
    const patterns = rows.flatMap(([names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => new RegExp(`^${name.replaceAll(/<\w+>|\*/g, '.+')}$`)),
    );
    expect(patterns.length).toBeGreaterThan(10);
    const keysWith = async (word: string) => {
      const keys = await client.keys('*');
      const found = keys.map(async (key) => ((await client.dumpBuffer(key))?.includes(word) ? [key] : []));
      return (await Promise.all(found)).flat();
    };
    const unknown = async () => {
      const names = (await client.keys('*')).map((key) => key.replace(/^ludotext:/, ''));
      return names.filter((name) => !patterns.some((pattern) => pattern.test(name)));
    };
    const log = async () => {
      const [, folder = ''] = (await client.config('GET', 'dir')) as string[];
      return contentOf((await filesIn(folder)).filter((file) => file.includes('appendonly')));
    };

    expect(await unknown()).toEqual([]);
    expect(await keysWith(audience)).toEqual([`ludotext:job:${id}`]);
    const { service: worker } = await newService({ ...own, LUDOTEXT_ROLE: 'work' });
    await done(front, id);
    expect(await unknown()).toEqual([]);
    expect(await keysWith(audience)).toEqual([]);
    const held = await keysWith(item);
    expect(held.toSorted()).toEqual([`ludotext:job:${id}`, `ludotext:job:${id}:events`]);
    for (const key of held) {
      const left = await client.pttl(key);
      expect(left).toBeGreaterThan(23 * 3_600_000);
      expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    }
    await worker.stop();

    const response = await askNow(front);
    expect(await response.text()).toContain(item);
    expect(await unknown()).toEqual([]);
    const [answer = '', ...others] = (await keysWith(item)).filter((key) => !held.includes(key));
    expect(answer).toMatch(/^ludotext:answer:/);
    expect(others).toEqual([]);
    expect(await client.pttl(answer)).toBeGreaterThan(23 * 3_600_000);
    expect(await keysWith(audience)).toEqual([]);
    const rates = await client.keys('ludotext:rate:*');
    expect(rates.length).toBeGreaterThan(0);
    for (const key of rates) expect(await client.pttl(key)).toBeLessThanOrEqual(60_000);

    // The log of changes has it until it is written anew.
    expect(await log()).toContain(audience);
    await client.bgrewriteaof();
    await expect.poll(async () => await log()).not.toContain(audience);
    expect(await log()).toContain(id);

    await client.del(...held);
    expect((await fetch(`${front.url}/jobs/${id}`)).status).toBe(404);
  });
});
