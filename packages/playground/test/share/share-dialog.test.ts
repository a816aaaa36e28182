import { unpackSet } from '@ludotext/player';
import type { Browser, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { isLong } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import type { SetDocument } from '../../src/sets/stored-set.js';
import type { openWay } from '../../src/share/open-way.js';
import type { openDesk } from '../parts/desk.js';
import { downloaded } from '../parts/download.js';
import { kept } from '../parts/sets.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let site: PartsSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openParts({})]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

type Parts = { openDesk: typeof openDesk; openWay: typeof openWay };

const player = { url: '/games/pick/player.js', isolated: false };
/** What the service says of its games. */
const games = [
  { type_id: 1, game_type: 'pick', display_name: 'Pick', active: true, player },
  { type_id: 2, game_type: 'framed', display_name: 'Framed', active: true, player: { ...player, isolated: true } },
  { type_id: 3, game_type: 'plain', display_name: 'Plain', active: true, player: null },
];
const setOf = (gameTypes: readonly string[], text = 'What is a crater?'): SetDocument => ({
  ludotext: 1,
  title: 'Volcanoes',
  language: 'en',
  text: 'The source stays at home.',
  games: gameTypes.map((game_type) => ({ game_type, items: [{ id: '00000000000000a1', question: text }] })),
});
/** So many characters that no compression helps. */
const noise = (length: number) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x21 + (state % 94));
  }).join('');
};

/** @param before what happens in the page before it is shown */
async function openShare(
  document: SetDocument,
  options: Parameters<typeof openPage>[1] = {},
  before: () => void = () => undefined,
): Promise<Page> {
  const page = await openPage(browser, {
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await page.addInitScript(before);
  await page.goto(site.page);
  await page.waitForFunction(() => 'openDesk' in window);
  await page.evaluate(
    async ({ set, games }) => {
      const { openDesk, openWay } = window as unknown as Parts;
      await openWay('share', set, await openDesk({ games }));
    },
    { set: kept(document), games },
  );
  return page;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('sharing', () => {
  it('gives a link that holds the set and nothing that belongs to the teacher', async () => {
    const page = await openShare(setOf(['pick']));
    const faults = watchPage(page, site.url);
    const link = await page.getByLabel('Link for learners').inputValue();
    expect(link).toMatch(new RegExp(`^${site.url}/play#[\\w-]+$`));
    const { text, ...shared } = (await unpackSet(new URL(link).hash.slice(1))) as SetDocument;
    expect(text).toBeUndefined();
    expect(shared).toMatchObject({
      title: 'Volcanoes',
      games: [{ game_type: 'pick', items: [{ question: 'What is a crater?' }] }],
    });
    await page.getByText('The link holds the answers, too.').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    expect(await copied(page)).toBe(link);
    await page.getByRole('button', { name: 'Copy class link' }).click();
    await expect.poll(() => copied(page)).toBe(link.replace('/play#', '/play?view=class#'));
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('shows the link as a QR code', async () => {
    const page = await openShare(setOf(['pick']), { colorScheme: 'dark' });
    const code = page.getByRole('img', { name: 'The link as a QR code' });
    const picture = (await code.screenshot()).toString('base64');
    const link = await page.getByLabel('Link for learners').inputValue();
    expect(decodeQR(await pixelsOf(page, picture))).toBe(link);
  });

  it('shows no QR code for a link that phones cannot read', async () => {
    const page = await openShare(setOf(['pick'], noise(1_500)));
    await page.getByText('too large for a QR code').waitFor();
    expect(await page.getByRole('img').count()).toBe(0);
  });

  it('offers a file in the place of a link that would be too long', async () => {
    const page = await openShare(setOf(['pick'], noise(20_000)));
    await page.getByText('This set is too large for a link.').waitFor();
    expect(await page.getByLabel('Link for learners').count()).toBe(0);
    const { name, content } = await downloaded(page, () => page.getByRole('button', { name: 'Save as file' }).click());
    expect(name).toBe('Volcanoes.ludotext.json');
    expect(JSON.parse(content.toString('utf8'))).toMatchObject({ title: 'Volcanoes' });
  });

  it('offers a file where the browser cannot make a link', async () => {
    const page = await openShare(setOf(['pick']), {}, () => Reflect.deleteProperty(window, 'CompressionStream'));
    await page.getByText('This browser cannot make a link.').waitFor();
    await page.getByRole('button', { name: 'Save as file' }).waitFor();
  });

  it('leaves out games that cannot be played from a link, and names them', async () => {
    const page = await openShare(setOf(['pick', 'plain', 'framed', 'gone']));
    const link = await page.getByLabel('Link for learners').inputValue();
    const { games: shared } = await unpackSet(new URL(link).hash.slice(1));
    expect(shared.map(({ game_type: name }) => name)).toEqual(['pick', 'framed']);
    expect(await page.locator('.notice li').allTextContents()).toEqual(['Plain', 'gone']);
    await page.getByText('Put it on a website').click();
    await page.getByText('These games play here only').waitFor();
    expect(await page.locator('details li').allTextContents()).toEqual(['Framed']);
  });

  it('shares nothing of a set without a game that can be played from a link', async () => {
    const page = await openShare(setOf(['plain']));
    await page.getByText('These games cannot be played from a link').waitFor();
    expect(await page.getByLabel('Link for learners').count()).toBe(0);
  });

  it('gives the lines that put the set on a website', async () => {
    const page = await openShare(setOf(['pick']));
    const link = await page.getByLabel('Link for learners').inputValue();
    await page.getByText('Put it on a website').click();
    await page.getByRole('button', { name: 'Copy the lines' }).click();
    await expect
      .poll(() => copied(page))
      .toBe(
        `<script type="module" src="${site.url}/embed.js"></script>\n<ludotext-games src="${link}"></ludotext-games>`,
      );
  });

  it.runIf(isLong)('is usable on a phone in the dark', async () => {
    const page = await openShare(setOf(['pick', 'plain']), {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    await page.getByLabel('Link for learners').waitFor();
    await page.getByText('Put it on a website').click();
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
  });
});

/** A picture as a camera gives it. @param picture PNG as base64 */
async function pixelsOf(page: Page, picture: string) {
  const { data, ...size } = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
  }, picture);
  return { ...size, data: Uint8ClampedArray.from(data) };
}
