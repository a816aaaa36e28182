import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { times } from '../../../../test/support/long.js';
import { byArrows, byFinger, byKeys, byMouse, byTaps } from '../../../player/test/order/movers.js';
import { OrderPage, type OrderPageOptions } from '../../../player/test/order/order-page.js';
import { faultsOf } from '../../../player/test/support/axe.js';
import type { SentenceOrderItem } from '../../src/item.js';

const file = path.resolve(import.meta.dirname, '../../dist/player.js');

const lamp: SentenceOrderItem = {
  title: 'A new bulb',
  hint: 'Safety first.',
  sentence: 'Switch the lamp off. Let the bulb cool down. Unscrew it. Screw in the new one. Switch the lamp on.',
  pieces: [
    'Switch the lamp off.',
    'Let the bulb cool down.',
    'Unscrew it.',
    'Screw in the new one.',
    'Switch the lamp on.',
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = (options: Partial<OrderPageOptions> = {}) =>
  OrderPage.open(browser, 'ludotext-sequence-sentence', file, { items: [lamp], ...options });

describe('the sentences are put in order', () => {
  it.each([
    ['by dragging with the mouse', byMouse, {}],
    ['by dragging with a finger', byFinger, { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } }],
    ['by taps alone', byTaps, { hasTouch: true }],
    ['by the arrows beside them', byArrows, {}],
  ] as const)('%s', async (_, move, options) => {
    await using play = await open(options);
    expect(await play.order()).not.toEqual(lamp.pieces);
    await play.solve(lamp.pieces, move);
    expect(await play.order()).toEqual(lamp.pieces);
    await play.check();
    await play.goOn();
    const [answer] = await play.answers();
    expect(answer).toMatchObject({ answer: [0, 1, 2, 3, 4], score: 5, max: 5, correct: true });
    expect(await play.completes()).toMatchObject([{ score: 5, max: 5, right: 1, total: 1 }]);
    expect(play.faults).toEqual([]);
  });

  it('by the keyboard alone, from the first Tab to the end', async () => {
    await using play = await open();
    const { keyboard } = play.page;
    await keyboard.press('Tab');
    expect(await play.focused()).toContain('place 1 of 5');
    await play.solve(lamp.pieces, byKeys('ArrowDown', 'ArrowUp'));
    for (let tabs = 0; tabs < 4 && (await play.focused()) !== 'Check'; tabs++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect(await play.focused()).toBe('Finish');
    await keyboard.press('Enter');
    expect(await play.completes()).toMatchObject([{ right: 1, total: 1 }]);
  });
});

describe('a checked order', () => {
  it('marks each sentence where it stands, and shows the right order beside it', async () => {
    await using play = await open();
    const [first, second, ...others] = lamp.pieces;
    await play.solve([second!, first!, ...others], byArrows);
    await play.check();
    const rows = await play.page.getByRole('list', { name: 'Your order' }).getByRole('listitem').allTextContents();
    const spoken = rows.map((row) => row.replace(/\s+/g, ' ').trim());
    expect(spoken.filter((row) => / , in the right order, right place: \d$/.test(row))).toHaveLength(4);
    expect(spoken.filter((row) => / , out of order, right place: \d$/.test(row))).toHaveLength(1);
    expect(spoken.map((row) => row.slice(-1))).toEqual(['2', '1', '3', '4', '5']);
    expect(await play.page.getByText('4 of 5 are in the right order.').isVisible()).toBe(true);
    expect(await play.page.locator('.solution > li').allTextContents()).toEqual(lamp.pieces);
    const feedback = ['4 of 5 are in the right order.', `The right order: ${lamp.sentence}`];
    expect(await play.answers()).toMatchObject([{ score: 4, max: 5, correct: false, feedback }]);
    // Whoever hears the page is told why when the focus goes on to the button.
    expect(await play.page.locator('ludotext-sequence-sentence').ariaSnapshot()).toContain('button "Finish"');
    const why = play.page.locator('#why');
    expect(await play.button('Finish').getAttribute('aria-describedby')).toBe('why');
    expect(await why.innerText()).toContain(lamp.pieces[0]);
  });

  it('is right in another order that is right too, which is shown beside the item’s own', async () => {
    await using play = await open({ items: [{ ...lamp, alternatives: [[1, 0, 2, 3, 4], [7]] }] });
    const [first, second, ...others] = lamp.pieces;
    await play.solve([second!, first!, ...others], byArrows);
    await play.check();
    expect(await play.answers()).toMatchObject([{ score: 5, max: 5, correct: true }]);
    const solutions = await play.page.locator('.solution').allInnerTexts();
    expect(solutions.map((text) => text.split('\n'))).toEqual([lamp.pieces, [second, first, ...others]]);
  });

  it('is right however equal sentences stand', async () => {
    await using play = await open({ items: [{ sentence: 'La. La. La.', pieces: ['La.', 'La.', 'La.'] }] });
    await play.piece(0).click();
    await play.piece(2).click();
    await play.check();
    expect(await play.answers()).toMatchObject([{ correct: true }]);
    expect(play.faults).toEqual([]);
  });
});

describe('the sentences are shown', () => {
  const hostile = {
    title: '<img src=x onerror=alert(1)>',
    sentence: '<script>alert(1)</script>',
    pieces: ['<b onclick=alert(1)>one</b>', 'w'.repeat(10_000), '\u202Egnp.exe', '{{constructor}}', '\u0000&amp;'],
  };

  it('as text, whatever is in them, on a phone without scrolling sideways', async () => {
    await using play = await open({ items: [hostile], viewport: { width: 320, height: 640 } });
    expect((await play.order()).sort()).toEqual([...hostile.pieces].sort());
    expect(await play.isTooWide()).toBe(false);
    await play.check();
    expect(await play.isTooWide()).toBe(false);
    expect(await play.page.locator('img, b, script[type="x"]').count()).toBe(0);
    expect(play.faults).toEqual([]);
  });

  it('forty of them', async () => {
    const pieces = Array.from({ length: 40 }, (_, at) => `Sentence ${at + 1} of a long story.`);
    await using play = await open({
      items: [{ sentence: pieces.join(' '), pieces }],
      viewport: { width: 320, height: 640 },
    });
    await play.piece(39).focus();
    await play.page.keyboard.press('Space');
    await play.page.keyboard.press('Home');
    expect(await play.told()).toMatch(/ moved to place 1 of 40\.$/);
    expect(await play.isTooWide()).toBe(false);
  });

  it.each(times(['dark'] as const, ['light', 'dark'] as const))(
    'without a fault that axe finds, in each state, %s',
    async (colorScheme) => {
      await using play = await open({ colorScheme, items: [{ ...lamp, alternatives: [[1, 0, 2, 3, 4]] }] });
      const states: Record<string, string[]> = { start: await faultsOf(play.page) };
      await play.piece(1).click();
      states['picked up'] = await faultsOf(play.page);
      const { x, y } = await play.hold(1);
      await play.page.mouse.move(x, y);
      await play.page.mouse.down();
      await play.page.mouse.move(x, y + 90, { steps: 3 });
      states.dragged = await faultsOf(play.page);
      await play.page.mouse.up();
      await play.check();
      states.checked = await faultsOf(play.page);
      await play.goOn();
      states.finished = await faultsOf(play.page);
      expect(states).toEqual({ start: [], 'picked up': [], dragged: [], checked: [], finished: [] });
    },
  );

  it('from right to left, the page in Arabic', async () => {
    const pieces = ['استيقظ أحمد مبكرا.', 'ثم تناول فطوره.', 'بعد ذلك ذهب إلى المدرسة.'];
    await using play = await open({ items: [{ sentence: pieces.join(' '), pieces }], of: 'ar', language: 'ar' });
    expect(await faultsOf(play.page)).toEqual([]);
    const [grip, text] = [play.piece(0).locator('.grip'), play.piece(0).locator('.text')];
    expect((await grip.boundingBox())!.x).toBeGreaterThan((await text.boundingBox())!.x);
    await play.solve(pieces, byMouse);
    await play.button('تحقّق').click();
    expect(await play.answers()).toMatchObject([{ correct: true }]);
  });

  it('Chinese ones joined without spaces', async () => {
    const pieces = ['小明早上七点起床。', '然后他吃了早饭。', '吃完早饭，他就去上学了。'];
    await using play = await open({
      items: [{ sentence: pieces.join(''), pieces, alternatives: [[1, 0, 2]] }],
      of: 'zh',
    });
    await play.check();
    const [answer] = await play.answers();
    expect(answer?.words?.given).toBe((await play.order()).join(''));
  });
});
