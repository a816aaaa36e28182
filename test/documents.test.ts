import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, startProgram } from './reliability/support/program.js';
import { bytes, docx, hostileDocuments, pagesPdf, proseOf, said, word, zip } from './support/hostile-documents.js';
import { oneOfEach, times } from './support/long.js';

// Documents handed to the service as it is built and shipped, in a process of its own.

const root = path.resolve(import.meta.dirname, '..');
const fixtures = path.join(root, 'packages/documents/test/fixtures');
const text = await readFile(path.join(fixtures, 'texts/rivers.md'), 'utf8');

async function start(environment: Readonly<Record<string, string>> = {}) {
  const folder = await freshFolder();
  const settings = {
    GAMES_FILE: path.join(root, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    LUDOTEXT_LOOP_DELAY_MS: '0',
    LUDOTEXT_LOG_LEVEL: 'silent',
    LUDOTEXT_RATE_GENERATE: '0',
    LUDOTEXT_RATE_REQUESTS: '0',
    ...environment,
  };
  const { child, url } = startProgram(folder, settings);
  const address = await url;
  const post = (route: string, body: FormData | string, type?: string) =>
    fetch(new URL(route, address), {
      method: 'POST',
      body,
      ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
    });
  return {
    folder,
    /** Posts a file as a form does. */
    hand(file: Uint8Array<ArrayBuffer>, route = '/documents') {
      const form = new FormData();
      form.set('document', new Blob([file]), 'file');
      return post(route, form);
    },
    generate: () => post('/generate/1', JSON.stringify({ text, source: 'prose', max_items: 2 }), 'application/json'),
    /** Memory of the process in MiB: now, and the most that it had. */
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
      return { now: read('VmRSS'), most: read('VmHWM') };
    },
  };
}

describe('hostile files, handed to the service', () => {
  it('are refused each with what is wrong, within the bounds, while the neighbour is served as ever', async () => {
    const { hand, generate, memory } = await start();
    const itemsOf = async (response: Response) => {
      expect(response.status).toBe(200);
      return ((await response.json()) as { items: unknown }).items;
    };
    const quiet = await itemsOf(await generate());
    expect((await hand(new Uint8Array(await readFile(path.join(fixtures, 'rivers.pdf'))))).status).toBe(200);
    const isLinux = os.platform() === 'linux';
    const before = isLinux ? (await memory()).now : 0;

    const files: (readonly [name: string, file: () => Uint8Array<ArrayBuffer>, code: string | undefined])[] = oneOfEach(
      hostileDocuments,
      ([, , code, kind]) => `${code} ${kind}`,
    ).map(([name, file, code]) => [name, file, code]);
    const wholes = (await readdir(fixtures)).filter((each) => each.includes('.'));
    for (const name of oneOfEach(wholes, path.extname)) {
      const whole = await readFile(path.join(fixtures, name));
      for (const share of times([0.5], [0.02, 0.5, 0.9]))
        files.push([`${name} at ${share}`, () => new Uint8Array(whole.subarray(0, whole.length * share)), undefined]);
    }
    for (const name of ['rivers.pdf', 'rivers.docx']) {
      const locked = await readFile(path.join(fixtures, 'locked', name));
      files.push([`${name} with a password`, () => new Uint8Array(locked), 'unreadable_document']);
    }
    expect(files.length).toBeGreaterThan(times(20, 100));

    let over = false;
    const neighbour = (async () => {
      let served = 0;
      while (!over) {
        expect(await itemsOf(await generate())).toEqual(quiet);
        served += 1;
        // The full run has it ask without a pause.
        await setTimeout(times(200, 0));
      }
      return served;
    })();
    const attack = async () => {
      for (let next = files.shift(); next !== undefined; next = files.shift()) {
        const [name, file, code] = next;
        const response = await hand(file());
        const answer = (await response.json()) as { code?: string; detail?: string };
        // Of a PDF that is cut off, the pages that are there are read.
        if (code === undefined && response.status === 200) expect(name).toMatch(/\.pdf at/);
        else {
          expect([name, response.status]).toEqual([name, answer.code === 'unsupported_document' ? 415 : 422]);
          expect([name, answer.code]).toEqual([
            name,
            code ?? expect.stringMatching(/^un(?:readable|supported)_document$/),
          ]);
          expect(answer.detail).toMatch(/^[A-Z].*\.$/s);
        }
      }
    };
    // More at once than are read at once.
    await Promise.all([attack(), attack(), attack()]).finally(() => {
      over = true;
    });
    expect(await neighbour).toBeGreaterThan(times(1, 10));
    expect(await itemsOf(await generate())).toEqual(quiet);
    // Two are read at once, each within 512 MiB; a thread is ended a moment after it passes that.
    if (isLinux) expect((await memory()).most).toBeLessThan(before + 2 * 512 + 128);
  }, 300_000);

  it('read no other file and no address', async () => {
    const { hand, folder } = await start();
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.end('secret-of-the-net');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const net = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`;
    const file = path.join(folder, 'secret.txt');
    await writeFile(file, 'secret-of-the-disk');
    for (const target of times(
      [net, pathToFileURL(file).href],
      [net, pathToFileURL(file).href, file, `../../../../../../../../..${file}`],
    )) {
      const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/subDocument" Target="${target}" TargetMode="External"/></Relationships>`;
      const well = 'A farmer dug a well behind his house.';
      const outer: readonly Uint8Array<ArrayBuffer>[] = [
        bytes(
          `<!doctype html><html><head><base href="${target}"><link rel="stylesheet" href="${target}"><script src="${target}"></script></head><body><p>${well}</p><img src="${target}"><iframe src="${target}"></iframe><object data="${target}"></object></body></html>`,
        ),
        bytes(`# Wells\n\n${well} ![a](${target}) [b](${target})`),
        docx(word(`${said(well)}<w:subDoc r:id="r"/>`), [{ name: 'word/_rels/document.xml.rels', content: links }]),
        docx(word(said('&x;'), `<!DOCTYPE d [<!ENTITY x SYSTEM "${target}">]>`)),
        docx(word(said('x'), `<!DOCTYPE d SYSTEM "${target}">`)),
        zip([
          { name: 'mimetype', content: 'application/epub+zip' },
          {
            name: 'META-INF/container.xml',
            content: `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${target}"/><rootfile full-path="a.opf"/></rootfiles></container>`,
          },
          {
            name: 'a.opf',
            content: `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="a" href="${target}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
          },
        ]),
        pagesPdf([proseOf(well)]),
        bytes(
          `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${target})>>>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 780]/Contents 4 0 R>>endobj\n4 0 obj<</Length 0/F<</Type/Filespec/FS/URL/F(${target})>>>>stream\n\nendstream endobj\ntrailer<</Root 1 0 R>>`,
        ),
      ];
      for (const document of outer) {
        const answer = await (await hand(document)).text();
        expect(answer).not.toContain('secret-of');
      }
    }
    expect(asked).toEqual([]);
  });
});

describe('the readers of documents', () => {
  it('are not loaded before the first document comes', async () => {
    const folder = await freshFolder();
    const list = path.join(folder, 'loaded.txt');
    const hook = `import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + '\\n');
  return next(url, context);
}`;
    await writeFile(path.join(folder, 'hook.mjs'), hook);
    await writeFile(
      path.join(folder, 'register.mjs'),
      `import { register } from 'node:module';\nregister('./hook.mjs', import.meta.url);`,
    );
    const { hand, generate } = await start({
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(folder, 'register.mjs')).href}`,
    });
    const loaded = async () => (await readFile(list, 'utf8')).split('\n').filter((url) => url.startsWith('file:'));
    const ofDocuments =
      /\/packages\/documents\/|\/@ludotext\/documents\/|\/(?:unpdf|yauzl|linkedom|readability|htmlparser2)\//;
    expect((await generate()).status).toBe(200);
    const before = await loaded();
    expect(before.some((url) => url.includes('/packages/server/'))).toBe(true);
    expect(before.filter((url) => ofDocuments.test(url))).toEqual([]);
    expect((await hand(bytes('A farmer dug a well behind his house in 1906.'))).status).toBe(200);
    expect((await loaded()).some((url) => ofDocuments.test(url))).toBe(true);
  });
});
