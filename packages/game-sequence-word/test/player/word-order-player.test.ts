import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { oneOfEach } from '../../../../test/support/long.js';
import { byFinger, byKeys, byMouse, byTaps } from '../../../player/test/order/movers.js';
import { OrderPage, type OrderPageOptions } from '../../../player/test/order/order-page.js';
import { faultsOf } from '../../../player/test/support/axe.js';
import type { WordOrderItem } from '../../src/item.js';

const file = path.resolve(import.meta.dirname, '../../dist/player.js');

const nets: WordOrderItem = {
  sentence: 'The old fisherman mended his nets on the beach.',
  pieces: ['the old fisherman', 'mended', 'his nets', 'on', 'the beach'],
  hint: 'Who did it?',
};
const school: WordOrderItem = {
  sentence: 'ذهب الولد الصغير إلى المدرسة.',
  pieces: ['ذهب', 'الولد', 'الصغير', 'إلى', 'المدرسة.'],
};
const milk: WordOrderItem = {
  sentence: '弟弟每天早上喝一杯牛奶。',
  pieces: ['弟弟', '每天', '早上', '喝', '一杯', '牛奶。'],
  alternatives: [[1, 2, 0, 3, 4, 5]],
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = (item: WordOrderItem, options: Partial<OrderPageOptions> = {}) =>
  OrderPage.open(browser, 'ludotext-sequence-word', file, { items: [item], ...options });

const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } };

describe('the words are put in order', () => {
  const ways = [
    ['in a language nobody named, by dragging with the mouse', byMouse, school, { of: '' }],
    ['in Arabic, by dragging with a finger, on a phone', byFinger, school, { of: 'ar', ...phone }],
    ['by taps alone, on a phone', byTaps, nets, phone],
    ['by dragging with the mouse', byMouse, nets, {}],
    ['by dragging with a finger, on a phone', byFinger, nets, phone],
    ['in Arabic, by dragging with the mouse', byMouse, school, { of: 'ar' }],
    ['in Chinese, by dragging with the mouse', byMouse, milk, { of: 'zh' }],
  ] as const;

  it.each(oneOfEach(ways, ([, move]) => move))('%s', async (_, move, item, options) => {
    await using play = await open(item, options);
    expect(await play.order()).not.toEqual(item.pieces);
    await play.solve(item.pieces, move);
    expect(await play.order()).toEqual(item.pieces);
    expect(await play.isTooWide()).toBe(false);
    await play.check();
    await play.goOn();
    expect(await play.answers()).toMatchObject([{ score: item.pieces.length, correct: true }]);
    expect(play.faults).toEqual([]);
  });

  it.each([
    ['to the right', nets, 'en', byKeys('ArrowRight', 'ArrowLeft')],
    ['to the left in Arabic', school, 'ar', byKeys('ArrowLeft', 'ArrowRight')],
  ] as const)('by the keyboard alone, reading %s', async (_, item, of, move) => {
    await using play = await open(item, { of });
    const { keyboard } = play.page;
    await keyboard.press('Tab');
    await play.solve(item.pieces, move);
    await keyboard.press('Tab');
    expect(await play.focused()).toBe('Check');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    expect(await play.completes()).toMatchObject([{ right: 1, total: 1 }]);
  });

  it('in lines: the arrows up and down lead to the words above and below', async () => {
    const pieces = Array.from({ length: 40 }, (_, at) => `word${at + 1}`);
    await using play = await open({ sentence: pieces.join(' '), pieces }, phone);
    await play.piece(0).focus();
    await play.page.keyboard.press('ArrowDown');
    const below = (await play.piece(0).boundingBox())!;
    const focused = (await play.page.locator('.piece:focus').boundingBox())!;
    expect(focused.y).toBeGreaterThan(below.y);
    expect(Math.abs(focused.x - below.x)).toBeLessThan(below.width);
    await play.page.keyboard.press('Space');
    await play.page.keyboard.press('ArrowUp');
    expect((await play.page.locator('.piece:focus').boundingBox())!.y).toBe(below.y);
    expect(await play.isTooWide()).toBe(false);
  });
});

describe('a checked sentence', () => {
  it('is right in another order that is right too, written as the language writes it', async () => {
    await using play = await open(milk, { of: 'zh' });
    const right = [1, 2, 0, 3, 4, 5].map((index) => milk.pieces[index]!);
    await play.solve(right, byMouse);
    await play.check();
    expect(await play.answers()).toMatchObject([{ answer: [1, 2, 0, 3, 4, 5], correct: true }]);
    expect(await play.page.locator('.solution').allTextContents()).toEqual([milk.sentence, '每天早上弟弟喝一杯牛奶。']);
  });

  it('says in words which of them stand right', async () => {
    await using play = await open(nets);
    const [first, second, ...others] = nets.pieces;
    await play.solve([second!, first!, ...others], byMouse);
    await play.check();
    const rows = await play.page.getByRole('list', { name: 'Your order' }).getByRole('listitem').allTextContents();
    const spoken = rows.map((row) => row.replace(/\s+/g, ' ').trim());
    expect(spoken.filter((row) => / , in the right order, right place: \d$/.test(row))).toHaveLength(4);
    expect(spoken.filter((row) => / , out of order, right place: [12]$/.test(row))).toHaveLength(1);
    expect(await play.page.locator('.solution').allTextContents()).toEqual([nets.sentence]);
  });

  it('is right however equal words stand', async () => {
    await using play = await open({ sentence: 'La la la!', pieces: ['la', 'la', 'la'] });
    await play.check();
    expect(await play.answers()).toMatchObject([{ correct: true }]);
    expect(play.faults).toEqual([]);
  });
});

describe('the words are shown', () => {
  const hostile = {
    sentence: '<script>alert(1)</script>',
    pieces: ['<img src=x onerror=alert(1)>', 'w'.repeat(10_000), '\u202Egnp.exe', '{{constructor}}', '\u2067'],
  };

  it('as text, whatever is in them, on a phone without scrolling sideways', async () => {
    await using play = await open(hostile, { viewport: { width: 320, height: 640 } });
    expect((await play.order()).sort()).toEqual([...hostile.pieces].sort());
    expect(await play.isTooWide()).toBe(false);
    await play.check();
    expect(await play.isTooWide()).toBe(false);
    expect(await play.page.locator('img').count()).toBe(0);
    expect(play.faults).toEqual([]);
  });

  const looks = [
    ['dark', 'ar', school],
    ['light', 'en', nets],
    ['dark', 'en', nets],
    ['light', 'ar', school],
  ] as const;

  it.each(oneOfEach(looks, () => 'a look'))(
    'without a fault that axe finds, in each state: %s, %s',
    async (colorScheme, language, item) => {
      await using play = await open(item, { colorScheme, language, of: language });
      const states: Record<string, string[]> = { start: await faultsOf(play.page) };
      await play.piece(1).click();
      states['picked up'] = await faultsOf(play.page);
      const { x, y } = await play.hold(1);
      await play.page.mouse.move(x, y);
      await play.page.mouse.down();
      await play.page.mouse.move(x + 60, y + 5, { steps: 3 });
      states.dragged = await faultsOf(play.page);
      await play.page.mouse.up();
      await play.check();
      states.checked = await faultsOf(play.page);
      await play.goOn();
      states.finished = await faultsOf(play.page);
      expect(states).toEqual({ start: [], 'picked up': [], dragged: [], checked: [], finished: [] });
    },
  );
});
