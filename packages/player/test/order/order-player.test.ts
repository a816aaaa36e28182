import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { oneOfEach, times } from '../../../../test/support/long.js';
import { movedBy } from '../support/moved.js';
import { bundlePlayer } from '../support/player-bundle.js';
import { OrderPage, type OrderPageOptions } from './order-page.js';

const source = `
import { OrderPlayer } from '@ludotext/player';

class ListPlayer extends OrderPlayer<{ pieces: string[]; sentence: string }> {
  protected override readonly layout: 'list' | 'line' = 'list';
  protected override textOf = ({ pieces }, order) => order.map((index) => pieces[index]).join(' ');
}
class LinePlayer extends ListPlayer {
  protected override readonly layout = 'line';
}
customElements.define('order-list', ListPlayer);
customElements.define('order-line', LinePlayer);
`;

const itemOf = (pieces: readonly string[]) => ({ sentence: pieces.join(' '), pieces });
const few = itemOf(['One.', 'Two.', 'Three.', 'Four.']);
const many = itemOf(Array.from({ length: 40 }, (_, at) => `This is sentence number ${at + 1} of a long story.`));

let browser: Browser;
let file: string;
beforeAll(async () => {
  [browser, file] = await Promise.all([openBrowser(), bundlePlayer(source)]);
});
afterAll(() => browser.close());

const open = (tag: 'order-list' | 'order-line', options: Partial<OrderPageOptions> = {}) =>
  OrderPage.open(browser, tag, file, { items: [few], ...options });

/** Takes the last piece with the mouse over the first one, and does not let go. */
async function carry(play: OrderPage): Promise<void> {
  const { mouse } = play.page;
  const { x, y } = await play.hold(3);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x - 10, y - 10);
  const top = await play.dropBefore(0);
  await mouse.move(top.x, top.y, { steps: 3 });
  expect(await play.page.locator('.dragged').count()).toBe(1);
}

/** Whether all lies where it belongs, nothing is in the air and nothing is marked. */
async function isAtRest(play: OrderPage): Promise<boolean> {
  await play.page.locator('.dragged, .drop-before, .drop-after').first().waitFor({ state: 'detached' });
  return play.page.locator('.card').evaluateAll((cards) => cards.every((card) => card.style.translate === ''));
}

// Both drag by the same code; the player of sentences drags in a list.
describe.each(times(['order-line'] as const, ['order-list', 'order-line'] as const))('a drag in %s', (tag) => {
  it('shows where the piece will go, moves it there, and is no click', async () => {
    await using play = await open(tag);
    const before = await play.order();
    await carry(play);
    expect(await play.page.locator('.slot').first().getAttribute('class')).toContain('drop-before');
    await play.page.mouse.up();
    expect(await isAtRest(play)).toBe(true);
    expect(await play.order()).toEqual([before[3], ...before.slice(0, 3)]);
    expect(await play.told()).toBe(`${before[3]} moved to place 1 of 4.`);
    expect(await play.page.locator('[aria-pressed=true]').count()).toBe(0);
    expect(await play.page.evaluate(() => getSelection()?.toString())).toBe('');
  });

  it.each([
    ['Escape', (play: OrderPage) => play.page.keyboard.press('Escape')],
    [
      'a window that loses the focus',
      (play: OrderPage) => play.page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    ],
    [
      'a capture that is lost',
      (play: OrderPage) =>
        play.piece(3).evaluate((piece) => {
          for (let id = 0; id < 100; id++) if (piece.hasPointerCapture(id)) piece.releasePointerCapture(id);
          // A lost capture is told with the next event of the pointer.
          piece.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, bubbles: true, composed: true }));
        }),
    ],
  ])('is given up by %s', async (_, interrupt) => {
    await using play = await open(tag);
    const before = await play.order();
    await carry(play);
    await interrupt(play);
    await play.page.mouse.move(5, 5);
    expect(await isAtRest(play)).toBe(true);
    await play.page.mouse.up();
    expect(await play.order()).toEqual(before);
    await carry(play);
    await play.page.mouse.up();
    expect(await play.order()).toEqual([before[3], ...before.slice(0, 3)]);
    expect(play.faults).toEqual([]);
  });

  it('is given up when the finger is taken away from it', async () => {
    await using play = await open(tag, { hasTouch: true });
    const before = await play.order();
    const { x, y } = await play.hold(3);
    await play.touch('touchStart', { x, y });
    await play.touch('touchMove', { x: x - 20, y: y - 20 });
    await play.touch('touchMove', await play.dropBefore(0));
    expect(await play.page.locator('.dragged').count()).toBe(1);
    await play.touch('touchCancel');
    expect(await isAtRest(play)).toBe(true);
    expect(await play.order()).toEqual(before);
  });

  it('minds one finger only', async () => {
    await using play = await open(tag, { hasTouch: true });
    const before = await play.order();
    const [first, second, top] = [await play.hold(3), await play.hold(1), await play.dropBefore(0)];
    await play.touch('touchStart', first);
    await play.touch('touchMove', { x: first.x - 20, y: first.y - 20 });
    await play.touch('touchStart', { x: first.x - 20, y: first.y - 20 }, second);
    await play.touch('touchMove', { x: first.x - 30, y: first.y - 30 }, { x: second.x + 50, y: second.y + 90 });
    await play.touch('touchMove', top, { x: second.x + 50, y: second.y + 90 });
    expect(await play.page.locator('.dragged').count()).toBe(1);
    await play.touch('touchEnd');
    expect(await isAtRest(play)).toBe(true);
    expect(await play.order()).toEqual([before[3], ...before.slice(0, 3)]);
  });

  it('begins with the main button and a real movement', async () => {
    await using play = await open(tag);
    const before = await play.order();
    const { mouse } = play.page;
    const { x, y } = await play.hold(3);
    await mouse.move(x, y);
    await mouse.down({ button: 'right' });
    await mouse.move(x, y - 100, { steps: 3 });
    await mouse.up({ button: 'right' });
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 2, y + 2);
    expect(await play.page.locator('.dragged').count()).toBe(0);
    await mouse.up();
    expect(await play.order()).toEqual(before);
    expect(await play.piece(3).getAttribute('aria-pressed')).toBe('true');
  });

  it('ends without a fault when other items come, or the player goes', async () => {
    await using play = await open(tag);
    await carry(play);
    await play.give([itemOf(['Red', 'Green', 'Blue', 'Grey'])]);
    const fresh = await play.order();
    expect([...fresh].sort()).toEqual(['Blue', 'Green', 'Grey', 'Red']);
    await play.page.mouse.move(40, 300);
    expect(await isAtRest(play)).toBe(true);
    await play.page.mouse.up();
    expect(await play.order()).toEqual(fresh);
    await carry(play);
    await play.page.locator(tag).evaluate((player) => player.remove());
    await play.page.mouse.up();
    expect(play.faults).toEqual([]);
  });
});

describe('a long list', () => {
  const phone = { items: [many], hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const scrolled = (play: OrderPage) => play.page.evaluate(() => scrollY);

  it('scrolls while a piece is held near the edge of the window', async () => {
    await using play = await open('order-list', { items: [many] });
    const before = await play.order();
    const { x, y } = await play.hold(0);
    await play.page.mouse.move(x, y);
    await play.page.mouse.down();
    await play.page.mouse.move(x, 700, { steps: 4 });
    await play.page.waitForFunction(() => scrollY > 600);
    await play.page.mouse.move(x, 400);
    await play.page.mouse.up();
    expect((await play.order()).indexOf(before[0]!)).toBeGreaterThan(10);
  });

  it('scrolls in a box of its own too', async () => {
    await using play = await open('order-list', { items: [many] });
    const box = play.page.locator('main');
    await box.evaluate((main) => Object.assign(main.style, { height: '500px', overflow: 'auto' }));
    const { x, y } = await play.hold(0);
    await play.page.mouse.move(x, y);
    await play.page.mouse.down();
    await play.page.mouse.move(x, 495, { steps: 4 });
    await play.page.waitForFunction(() => document.querySelector('main')!.scrollTop > 300);
    await play.page.mouse.up();
    expect(await scrolled(play)).toBe(0);
  });

  it('lets a finger on a sentence scroll the page, and on its grip drag', async () => {
    await using play = await open('order-list', phone);
    const before = await play.order();
    const { x, y } = (await play.piece(3).locator('.text').boundingBox())!;
    await play.touch('touchStart', { x: x + 20, y: y + 10 });
    for (let by = 20; by <= 200; by += 20) await play.touch('touchMove', { x: x + 20, y: y + 10 - by });
    await play.touch('touchEnd');
    await play.page.waitForFunction(() => scrollY > 50);
    expect(await play.order()).toEqual(before);
    expect(await play.page.locator('[aria-pressed=true]').count()).toBe(0);
  });

  it('of words lets a finger that moves up scroll the page, and one that moves along drag', async () => {
    const words = itemOf(Array.from({ length: 60 }, (_, at) => `word${at + 1}`));
    await using play = await open('order-line', { ...phone, items: [words] });
    const before = await play.order();
    const start = await play.hold(9);
    await play.touch('touchStart', start);
    for (let by = 20; by <= 200; by += 20) await play.touch('touchMove', { x: start.x, y: start.y - by });
    await play.touch('touchEnd');
    await play.page.waitForFunction(() => scrollY > 50);
    expect(await isAtRest(play)).toBe(true);
    expect(await play.order()).toEqual(before);
    await play.page.evaluate(() => scrollTo(0, 0));
    const again = await play.hold(0);
    await play.touch('touchStart', again);
    for (let by = 10; by <= 200; by += 10) await play.touch('touchMove', { x: again.x + by, y: again.y });
    await play.touch('touchEnd');
    expect((await play.order()).indexOf(before[0]!)).toBeGreaterThan(0);
  });
});

describe('the keyboard', () => {
  it('picks up, moves, puts down and puts back, and each step is told', async () => {
    await using play = await open('order-list');
    const [first, second, third, fourth] = await play.order();
    const press = async (key: string) => {
      await play.page.keyboard.press(key);
      return play.told();
    };
    await play.piece(0).focus();
    expect(await press('Space')).toMatch(`${first} picked up, place 1 of 4.`);
    expect(await press('ArrowDown')).toBe(`${first} moved to place 2 of 4.`);
    expect(await press('End')).toBe(`${first} moved to place 4 of 4.`);
    expect(await play.focused()).toBe(`4 ${first} , place 4 of 4`);
    expect(await press('Escape')).toBe(`${first} put back at place 1 of 4.`);
    expect(await play.order()).toEqual([first, second, third, fourth]);
    await press('Enter');
    await press('ArrowDown');
    expect(await press('Enter')).toBe(`${first} put down at place 2 of 4.`);
    expect(await play.order()).toEqual([second, first, third, fourth]);
    await press('ArrowDown');
    expect(await play.focused()).toBe(`3 ${third} , place 3 of 4`);
    expect(await play.order()).toEqual([second, first, third, fourth]);
  });

  it('needs one stop of Tab for all pieces, and leaves keys with modifiers to the browser', async () => {
    await using play = await open('order-line');
    const before = await play.order();
    await play.page.keyboard.press('Tab');
    await play.page.keyboard.press('ArrowRight');
    await play.page.keyboard.press('Space');
    await play.page.keyboard.press('Control+ArrowRight');
    await play.page.keyboard.press('Alt+Home');
    expect(await play.order()).toEqual(before);
    await play.page.keyboard.press('Tab');
    expect(await play.focused()).toBe('Check');
    await play.page.keyboard.press('Shift+Tab');
    expect(await play.focused()).toContain(before[1]);
  });

  it('stays on an arrow that moves a sentence, to its end and no farther', async () => {
    await using play = await open('order-list');
    const [first, ...others] = await play.order();
    await play.page.locator('.step.down').first().focus();
    for (let presses = 0; presses < 5; presses++) await play.page.keyboard.press('Enter');
    expect(await play.order()).toEqual([...others, first]);
    expect((await play.focused()).replace(/[\u2068\u2069]/g, '')).toBe(`Move down: ${first}`);
    expect(await play.page.locator('.step.down').last().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a piece that is held', () => {
  it('is put down when Tab leaves the pieces, and that is told', async () => {
    await using play = await open('order-line');
    const [first, second] = await play.order();
    await play.piece(0).focus();
    for (const key of ['Space', 'ArrowRight', 'Tab']) await play.page.keyboard.press(key);
    expect(await play.focused()).toBe('Check');
    expect(await play.told()).toBe(`${first} put down at place 2 of 4.`);
    expect(await play.page.locator('[aria-pressed=true]').count()).toBe(0);
    expect((await play.order()).slice(0, 2)).toEqual([second, first]);
  });
});

describe('a screen reader', () => {
  it('finds a list with a name, its pieces by their texts and places, and which is picked up', async () => {
    await using play = await open('order-list');
    const order = await play.order();
    const list = play.page.getByRole('list', { name: 'Pieces in your order' });
    expect(await list.getByRole('listitem').count()).toBe(4);
    await play.page.getByRole('button', { name: `${order[1]} , place 2 of 4` }).click();
    expect(await play.page.getByRole('button', { pressed: true }).textContent()).toContain(order[1]);
    expect(await play.page.getByText('Tap where it should go.').isVisible()).toBe(true);
    await play.page.getByRole('button', { name: `Move up: \u2068${order[1]}\u2069` }).click();
    expect(await play.order()).toEqual([order[1], order[0], ...order.slice(2)]);
  });
});

describe('the order of a person', () => {
  it('stays while the list of items grows, and starts anew with each item and each round', async () => {
    await using play = await open('order-list');
    const start = await play.order();
    await play.page.locator('.step.down').first().click();
    const moved = await play.order();
    await play.give([structuredClone(few), few]);
    expect(await play.order()).toEqual(moved);
    await play.check();
    await play.goOn();
    expect(await play.order()).toEqual(start);
    await play.check();
    await play.goOn();
    await play.button('Play again').press('Enter');
    expect(await play.order()).toEqual(start);
    expect(await play.answers()).toHaveLength(2);
  });

  it('is not asked of an item without pieces', async () => {
    await using play = await open('order-list', { items: [{ sentence: 'x', pieces: 'x' }, few] });
    expect(await play.button('Check').count()).toBe(0);
    await play.goOn();
    expect(await play.order()).toHaveLength(4);
    expect(play.faults).toEqual([]);
  });
});

describe('pieces that move', () => {
  it.each([
    ['slide to their places', 'no-preference', 2],
    ['are there at once for who wants less motion', 'reduce', 0],
  ] as const)('%s', async (_, reducedMotion, count) => {
    await using play = await open('order-list', { reducedMotion });
    const slides = await play.page.locator('order-list').evaluate(async (player) => {
      const inside = player.shadowRoot!;
      inside.querySelector<HTMLElement>('.step.down')!.click();
      await (player as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
      return [...inside.querySelectorAll('.card')].flatMap((card) => card.getAnimations()).length;
    });
    expect(slides).toBe(count);
  });
});

describe('an answer moves nothing', () => {
  const phone = { hasTouch: true, isMobile: true };
  const story = itemOf([
    'Once there was a king who had a very long name.',
    'He forgot it.',
    'So he asked.',
    'Nobody knew.',
  ]);
  const told = {
    ...story,
    hint: 'Kings are old.',
    explanation: 'He has to forget it first.',
    evidence: story.sentence,
  };

  const places = [
    ['order-list', 'on the smallest phone', { viewport: { width: 320, height: 568 }, ...phone }],
    ['order-line', 'on the smallest phone', { viewport: { width: 320, height: 568 }, ...phone }],
    ['order-list', 'on a desk', { viewport: { width: 1280, height: 720 } }],
    ['order-list', 'on a phone', { viewport: { width: 390, height: 844 }, ...phone }],
    ['order-line', 'on a desk', { viewport: { width: 1280, height: 720 } }],
    ['order-line', 'on a phone', { viewport: { width: 390, height: 844 }, ...phone }],
  ] as const;

  it.each(oneOfEach(places, ([tag]) => tag))('%s %s', async (tag, _, options) => {
    await using play = await open(tag, { items: [told], after: '<p>What stands below the player.</p>', ...options });
    await play.piece(1).click();
    await play.piece(0).click();
    await play.button('Check').scrollIntoViewIfNeeded();
    const places = () =>
      play.page
        .locator('h2, .card, .card .text, main > p')
        .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
    const [before, check] = [await places(), await play.button('Check').boundingBox()];
    expect(await movedBy(play.page, () => play.button('Check').click())).toEqual([]);
    expect(await places()).toEqual(before);
    // "Next" is where "Check" was, in sight.
    const next = (await play.button('Finish').boundingBox())!;
    expect({ x: next.x, y: next.y }).toEqual({ x: check!.x, y: check!.y });
    expect(next.y + next.height).toBeLessThanOrEqual(options.viewport.height);
  });

  it('and a second tap in the place of "Check" does not go on', async () => {
    await using play = await open('order-list', { items: [told] });
    await play.page.locator('.step.down').first().click();
    await play.button('Check').dblclick();
    expect(await play.answers()).toHaveLength(1);
    expect(await play.button('Finish').isVisible()).toBe(true);
  });
});

describe('"Check"', () => {
  it('waits until something was moved, and says so', async () => {
    await using play = await open('order-list');
    const check = play.button('Check');
    expect(await check.getAttribute('aria-disabled')).toBe('true');
    await check.press('Enter');
    expect(await play.told()).toBe('Move a piece first.');
    expect(await play.answers()).toEqual([]);
    await play.page.locator('.step.down').first().click();
    expect(await check.getAttribute('aria-disabled')).toBe('false');
    await check.press('Enter');
    expect(await play.answers()).toHaveLength(1);
  });
});

describe('the right order', () => {
  it.each(['order-list', 'order-line'] as const)(
    'is shown without an answer when the host asks for it: %s',
    async (tag) => {
      await using play = await open(tag);
      await play.piece(0).click();
      await play.page.locator(tag).evaluate((player) => (player as unknown as { reveal(): void }).reveal());
      expect(await play.order()).toEqual(few.pieces);
      expect(await play.focused()).toBe('Finish');
      await play.goOn();
      expect(await play.answers()).toEqual([]);
      expect(await play.completes()).toMatchObject([{ total: 0 }]);
    },
  );

  it('stands beside the order of the person where there is room', async () => {
    await using play = await open('order-list', { viewport: { width: 1280, height: 720 } });
    await play.check();
    const [own, right] = await Promise.all(['.stage', '.aside'].map((part) => play.page.locator(part).boundingBox()));
    expect(right!.x).toBeGreaterThan(own!.x + own!.width);
    expect(right!.y).toBe(own!.y);
  });
});

describe('a finger', () => {
  it('on any part of a grip drags and does not scroll', async () => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
    await using play = await open('order-list', { ...phone, items: [many] });
    const before = await play.order();
    const { x, y, height } = (await play.page.locator('.card').nth(2).boundingBox())!;
    // The card's own corner, beside its border.
    const corner = { x: x + 4, y: y + height - 4 };
    await play.touch('touchStart', corner);
    for (let by = 10; by <= 60; by += 10) await play.touch('touchMove', { x: corner.x, y: corner.y - by });
    expect(await play.page.locator('.dragged').count()).toBe(1);
    await play.touch('touchMove', await play.dropBefore(0));
    await play.touch('touchEnd');
    expect(await play.page.evaluate(() => scrollY)).toBe(0);
    expect((await play.order())[0]).toBe(before[2]);
  });
});
