import type { Mover } from './order-page.js';

/** Drags with the mouse. */
export const byMouse: Mover = async (play, from, to) => {
  const { mouse } = play.page;
  const start = await play.hold(from);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 8, start.y + 8);
  const end = await play.dropBefore(to);
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
};

/** Drags with a finger. */
export const byFinger: Mover = async (play, from, to) => {
  const start = await play.hold(from);
  await play.touch('touchStart', start);
  await play.touch('touchMove', { x: start.x + 4, y: start.y - 4 });
  await play.touch('touchMove', { x: start.x + 12, y: start.y - 12 });
  const end = await play.dropBefore(to);
  await play.touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await play.touch('touchMove', end);
  await play.touch('touchEnd');
};

/** Taps a piece, then the one whose place it takes. */
export const byTaps: Mover = async (play, from, to) => {
  await play.piece(from).tap();
  await play.piece(to).tap();
};

/** Clicks the arrow up beside a sentence, once for each place. */
export const byArrows: Mover = async (play, from, to) => {
  for (let place = from; place > to; place--) await play.page.locator('.step.up').nth(place).click();
};

/** Goes to the piece with arrow keys, picks it up, moves it, puts it down; the pieces have the focus. */
export const byKeys =
  (forth: string, back: string): Mover =>
  async (play, from, to) => {
    const { keyboard } = play.page;
    await keyboard.press('Home');
    for (let place = 0; place < from; place++) await keyboard.press(forth);
    await keyboard.press('Space');
    for (let place = from; place > to; place--) await keyboard.press(back);
    await keyboard.press('Space');
  };
