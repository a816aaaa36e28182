import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journalName } from '../src/journal.js';
import { type BuiltService, type Desk, openDesk, startBuiltService, wellText } from './support/desk.js';

// Many texts at a running service: handed in together, followed, and taken up again after a stop.

let model: ModelServer;
let service: BuiltService;
let desk: Desk;

beforeAll(async () => {
  model = await startModelServer();
  service = await startBuiltService({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'stand-in', OLLAMA_HOST: model.url });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await model.close();
});

beforeEach(async () => {
  desk = await openDesk();
});

afterEach(() => desk[Symbol.asyncDispose]());

const count = 6;
let village = 1000;

/** Texts that no test had before. */
async function writeTexts(): Promise<string[]> {
  const texts = Array.from({ length: count }, () => {
    village += 1;
    return wellText.replace('340 people', `${village} people`);
  });
  await desk.write(Object.fromEntries(texts.map((text, at) => [`texts/text-${at + 1}.md`, text])));
  return texts;
}

const generate = (...more: string[]) => ['generate', 'texts', '--game', 'sequence_word', ...more];
const ask = (args: readonly string[], url: string = service.url, signal?: AbortSignal) =>
  desk.run([...args, '--service', url], signal === undefined ? {} : { signal });

/** How often the model was asked about each text. */
const timesAsked = (texts: readonly string[]) =>
  texts.map((text) => model.requests.filter((request) => request.text.trim() === text.trim()).length);

const once = Array.from({ length: count }, () => 1);
const lastLine = (stderr: string) => stderr.trim().split('\n').at(-1);
const allWritten = expect.stringMatching(`^${count} of ${count}: ${count} written, 0 unchanged, 0 failed`);

/** Passes requests on to the service, but those that a test answers itself. */
async function startProxy(answers: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const server = createServer(async (request, response) => {
    if (answers(request, response)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { 'content-type': type, 'idempotency-key': key, accept } = request.headersDistinct;
    const headers = { 'content-type': type?.[0], 'idempotency-key': key?.[0], accept: accept?.[0] };
    const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const { method = '' } = request;
    const answer = await fetch(`${service.url}${request.url}`, {
      method,
      headers: Object.fromEntries(given),
      ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', 'retry-after': '1' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerProblem(response: ServerResponse, status: number, code: string): true {
  const problem = {
    type: `urn:ludotext:error:${code}`,
    title: code,
    status,
    detail: 'It is so.',
    code,
    success: false,
  };
  response.writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  response.end(JSON.stringify({ ...problem, request_id: 'of-a-proxy' }));
  return true;
}

describe('many texts at a running service', () => {
  it('come as sets in the order of the files, on standard output', async () => {
    const texts = await writeTexts();
    const { code, stdout } = await ask(generate('--json'));
    expect(code).toBe(0);
    const sets = stdout.trim().split('\n');
    expect(sets.map((line) => JSON.parse(line).text)).toEqual(texts);
    expect(timesAsked(texts)).toEqual(once);
  });

  it('give the first set while the others are worked on', async () => {
    await writeTexts();
    const wasThere: boolean[] = [];
    await using proxy = await startProxy(({ url = '' }) => {
      if (url.endsWith('/results')) wasThere.push(existsSync(path.join(desk.folder, 'games/text-1.ludotext.json')));
      return false;
    });
    expect((await ask(generate('--out', 'games'), proxy.url)).code).toBe(0);
    expect(wasThere).toEqual([false, true]);
  });

  it.each([
    ['knows its id', (journal: string) => journal],
    ['was stopped before the answer', (journal: string) => journal.replace(/^\{"key":"[^"]*","id".*\n/gm, '')],
  ])('go on after Ctrl-C, and the same command takes their results: one that %s', async (_, edit) => {
    const texts = await writeTexts();
    model.hold();
    const stopping = new AbortController();
    const seen = model.requests.length;
    const stopped = ask(generate('--out', 'games'), service.url, stopping.signal);
    await model.received(seen + 1);
    await expect.poll(() => desk.read(`games/${journalName}`)).toContain('"id"');
    stopping.abort();
    const { code, stderr } = await stopped;
    expect([code, stderr]).toEqual([
      130,
      `Stopped: 0 of ${count} done. The service goes on with the texts that it has. The same command goes on with the rest.\n`,
    ]);
    await desk.write({ [`games/${journalName}`]: edit(await desk.read(`games/${journalName}`)) });
    model.release();
    const again = await ask(generate('--out', 'games'));
    expect(again.code).toBe(0);
    expect(lastLine(again.stderr)).toEqual(allWritten);
    expect(timesAsked(texts)).toEqual(once);
  });

  it('are cancelled by Ctrl-C where no folder keeps note of them', async () => {
    const texts = await writeTexts();
    model.hold();
    const stopping = new AbortController();
    const seen = model.requests.length;
    const stopped = ask(generate('--json'), service.url, stopping.signal);
    await model.received(seen + 1);
    stopping.abort();
    expect((await stopped).stderr).toBe(`Stopped: 0 of ${count} done.\n`);
    model.release();
    // What comes later is done, and of what came before nothing more.
    const later = await ask(['generate', 'texts/text-1.md', '--game', 'sequence_word', '--json']);
    expect(later.code).toBe(0);
    expect(timesAsked(texts).reduce((sum, times) => sum + times, 0)).toBeLessThan(count);
  });

  it('are made anew when the service no longer has the batch', async () => {
    await writeTexts();
    const stopping = new AbortController();
    model.hold();
    const stopped = ask(generate('--out', 'games'), service.url, stopping.signal);
    await expect.poll(() => desk.read(`games/${journalName}`).catch(() => '')).toContain('"id"');
    stopping.abort();
    await stopped;
    model.release();
    const journal = await desk.read(`games/${journalName}`);
    await desk.write({ [`games/${journalName}`]: journal.replace(/"id":"[0-9a-f]+"/, `"id":"${'0'.repeat(32)}"`) });
    const { code, stderr } = await ask(generate('--out', 'games'));
    expect([code, lastLine(stderr)]).toEqual([0, allWritten]);
  });

  it('go in several batches where the service takes fewer at once', async () => {
    await using small = await startBuiltService({ LUDOTEXT_MAX_BATCH: '4', LUDOTEXT_MAX_BATCH_BODY: '1300' });
    await writeTexts();
    const { code, stderr } = await ask(generate('--out', 'games'), small.url);
    expect([code, lastLine(stderr)]).toEqual([0, allWritten]);
  });

  it('go one by one where the service takes no batches', async () => {
    const texts = await writeTexts();
    await using proxy = await startProxy(
      ({ url = '' }, response) => url.startsWith('/batches') && answerProblem(response, 404, 'not_found'),
    );
    const { code, stderr } = await ask(generate('--out', 'games'), proxy.url);
    expect([code, lastLine(stderr)]).toEqual([0, allWritten]);
    expect(timesAsked(texts)).toEqual(once);
  });

  it('outlast a service that is away for a while, and an answer that is cut off', async () => {
    const texts = await writeTexts();
    const troubles = new Map<string, (response: ServerResponse) => true>([
      ['POST', (response) => answerProblem(response, 503, 'shutting_down')],
      [
        'results',
        (response) => {
          response.writeHead(200, { 'content-type': 'application/jsonl' });
          response.write('{"id":"0","probl', () => response.destroy());
          return true;
        },
      ],
      [
        'GET',
        (response) => {
          response.destroy();
          return true;
        },
      ],
    ]);
    await using proxy = await startProxy(({ method = '', url = '' }, response) => {
      if (!url.startsWith('/batches')) return false;
      const name = url.endsWith('/results') ? 'results' : method;
      const trouble = troubles.get(name);
      troubles.delete(name);
      return trouble?.(response) ?? false;
    });
    const { code, stderr } = await ask(generate('--out', 'games'), proxy.url);
    expect([code, lastLine(stderr)]).toEqual([0, allWritten]);
    expect(troubles.size).toBe(0);
    expect(timesAsked(texts)).toEqual(once);
  });

  it('fail one by one, each with its own reason', async () => {
    await writeTexts();
    await desk.write({ 'texts/text-0.md': 'Hi.', 'texts/text-3.md': '' });
    const { code, stderr } = await ask(generate('--out', 'games'));
    expect(code).toBe(1);
    const lines = stderr.trim().split('\n');
    expect(lines).toContain('texts/text-3.md: There is no text in it.');
    expect(lines.at(-1)).toMatch(/^7 of 7: [56] written, 0 unchanged, [12] failed/);
  });
});
