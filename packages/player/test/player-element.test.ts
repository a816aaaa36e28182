import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/support/browser.js';
import { times } from '../../../test/support/long.js';
import { bundlePlayer } from './support/player-bundle.js';
import { readmeBlock } from './support/readme-block.js';
import { bundleRiddles, RiddlePage, riddles } from './support/riddle-page.js';

const [clock, towel, piano] = riddles;

let browser: Browser;
let bundle: string;
beforeAll(async () => {
  [browser, bundle] = await Promise.all([openBrowser(), bundleRiddles()]);
});
afterAll(() => browser.close());

const open = (attributes = '', inside = '') =>
  RiddlePage.open(browser, bundle, `<riddle-player ${attributes}>${inside}</riddle-player>`);
const json = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;

describe('the words of its own', () => {
  it('are those of the locale, and English where it lacks them', async () => {
    await using player = await open('locale="de-AT"', json([clock]));
    const button = player.page.locator('button.main');
    expect(await button.textContent()).toBe('Antworten');
    await player.set({ locale: 'fr' });
    expect(await button.textContent()).toBe('Answer');
    await player.set({ locale: '' });
    await player.page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await player.set({ items: [towel] });
    expect(await button.textContent()).toBe('Antworten');
  });
});

describe('a grade', () => {
  /** The riddles with a grade that gives codes, and refuses what is no word. */
  const graded = readmeBlock('ts')
    .replace(
      "import { html, type TemplateResult } from 'lit';",
      `import { reject } from '@ludotext/engine/play';
       import { html, type TemplateResult } from 'lit';
       const messages = { en: { wrong: 'It is "{word}".', off: '{count} off' }, de: { wrong: 'Es ist „{word}“.' } };`,
    )
    .replace('static override words = words;', '$&\n  static override messages = messages;')
    .replace(
      /return \{ score: correct .*/,
      `const feedback = correct ? [] : [{ code: 'wrong', params: { word: solution } }, { code: 'off', params: { count: 2 } }, 'As it is.', { code: 'told', message: 'Told.' }];
       return submission.includes('!') ? reject('no_word', 'Send a word.') : { score: correct ? 1 : 0, max: 1, correct, feedback };`,
    );

  it('that says codes is said in the locale, and in English where that lacks them', async () => {
    await using player = await RiddlePage.open(
      browser,
      await bundlePlayer(graded),
      `<riddle-player locale="de">${json([clock])}</riddle-player>`,
    );
    await player.page.getByRole('textbox').fill('Rain');
    await player.button('Antworten').click();
    expect(await player.text()).toContain('Es ist „A clock“. 2 off As it is. Told.');
    const [answer] = await player.seen('ludotext-answer');
    expect(answer?.feedback).toEqual(['Es ist „A clock“.', '2 off', 'As it is.', 'Told.']);
  });

  it('that refuses is no answer: the item is still to be played, and the console says why', async () => {
    await using player = await RiddlePage.open(
      browser,
      await bundlePlayer(graded),
      `<riddle-player>${json([clock])}</riddle-player>`,
    );
    await player.answer('A clock!');
    expect(player.errors).toEqual(['grade refuses "A clock!": no_word']);
    await player.answer('A clock');
    expect(await player.text()).toContain('Correct!');
    expect(await player.seen('ludotext-answer')).toHaveLength(1);
  });
});

describe('the items', () => {
  it.each([
    ['a list', [clock, towel], '1 of 2'],
    ['one item', clock, '1 of 1'],
    ['an empty list', [], 'There is nothing to play yet.'],
  ])('are taken from the JSON inside: %s', async (_, given, text) => {
    await using player = await open('', json(given));
    expect(await player.text()).toContain(text);
    expect(player.errors).toEqual([]);
  });

  it('are rather those of the property, set before the element was there or after', async () => {
    await using early = await RiddlePage.open(
      browser,
      bundle,
      `<riddle-player>${json([towel])}</riddle-player>
       <script>document.querySelector('riddle-player').items = ${JSON.stringify([clock])}</script>`,
    );
    expect(await early.text()).toContain(clock!.riddle);
    await early.set({ items: [piano] });
    expect(await early.text()).toContain(piano!.riddle);
    await early.set({ item: towel });
    expect(await early.text()).toMatch(/^1 of 1 What gets wet/);
    await early.set({ item: undefined });
    expect(await early.text()).toBe('There is nothing to play yet.');
  });

  it('that are not JSON leave the player empty, and the console says why', async () => {
    await using player = await open('', '<script type="application/json">[{]</script>');
    expect(await player.text()).toBe('There is nothing to play yet.');
    expect(player.errors).toEqual(['The items in <riddle-player> are not JSON.']);
  });

  it.each(times(['{}'], ['null', '"items"', '7', '{}']))('that are no list are no items: %s', async (value) => {
    await using player = await open();
    await player.set({ items: JSON.parse(value) });
    expect(await player.text()).toBe('There is nothing to play yet.');
  });

  it('may come while somebody plays: what is being written, the hint opened and the keyboard stay', async () => {
    await using player = await open('', json([clock]));
    const { page } = player;
    await page.getByText('Hint').click();
    await page.getByRole('textbox').fill('A clo');
    await player.set({ items: structuredClone(riddles) });
    expect(await player.text()).toContain('1 of 3');
    expect(await page.getByText(clock!.hint!).isVisible()).toBe(true);
    await page.keyboard.type('ck');
    expect(await page.getByRole('textbox').inputValue()).toBe('A clock');
    await page.keyboard.press('Enter');
    await player.button('Next').click();
    expect(await player.text()).toMatch(/^2 of 3/);
  });

  it('turn "Finish" into "Next" when more come, and go on behind the end', async () => {
    await using player = await open('', json([clock]));
    await player.answer('a clock');
    expect(await player.button('Finish').isVisible()).toBe(true);
    await player.set({ items: [clock, towel] });
    await player.button('Next').click();
    await player.answer('Rain');
    await player.button('Finish').click();
    await player.set({ items: riddles });
    expect(await player.text()).toMatch(/^3 of 3/);
    expect(await player.focused()).toBe('answer');
    await player.answer('A piano');
    await player.button('Finish').click();
    expect((await player.seen('ludotext-complete')).map(({ right, total }) => [right, total])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('start anew with another list', async () => {
    await using player = await open('', json([clock, towel]));
    await player.answer('A clock');
    await player.set({ items: [piano] });
    expect(await player.text()).toMatch(/^1 of 1 What has keys/);
    // By a key: two clicks in one place as quick as these would count as one.
    await player.page.getByRole('textbox').fill('A piano');
    await player.page.keyboard.press('Enter');
    await player.button('Finish').click();
    expect(await player.seen('ludotext-complete')).toMatchObject([{ total: 1 }]);
  });

  it('are each told to the game when they begin to be played, and no other time', async () => {
    await using player = await open();
    await player.page.locator('riddle-player').evaluate((element) => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      Object.assign(element, { startItem: ({ solution }: { solution: string }) => begun.push(solution) });
    });
    const begun = () => player.page.evaluate(() => (window as unknown as { begun: string[] }).begun.splice(0));
    await player.set({ items: [clock] });
    await player.set({ items: [clock, towel] });
    expect(await begun()).toEqual(['A clock']);
    await player.answer('A clock');
    await player.button('Next').click();
    await player.answer('A towel');
    await player.button('Finish').click();
    expect(await begun()).toEqual(['A towel']);
    await player.button('Play again').click();
    expect(await begun()).toEqual(['A clock']);
    await player.set({ items: [piano] });
    expect(await begun()).toEqual(['A piano']);
  });

  it('that make the game itself stumble cost no more than themselves', async () => {
    // The solution lacks what a text has, so that grading throws; the game's own check does not see it.
    await using player = await open();
    await player.page.locator('riddle-player').evaluate((element, good) => {
      const isPlayable = () => true;
      Object.assign(element, { isPlayable, items: [{ riddle: 'No solution' }, good] });
    }, towel);
    await player.answer('x');
    expect(await player.text()).toContain('This item cannot be shown.');
    expect(await player.focused()).toBe('Next');
    expect(player.errors).toHaveLength(1);
    await player.button('Next').click();
    await player.answer('A towel');
    await player.button('Finish').click();
    expect(await player.seen('ludotext-complete')).toMatchObject([{ score: 1, max: 1, total: 1 }]);
  });
});

describe('the round', () => {
  it('tells of each answer and of the whole', async () => {
    await using player = await open('', json([{ id: 'a1', ...clock }, towel]));
    await player.answer('a CLOCK');
    await player.button('Next').click();
    await player.answer('Rain');
    await player.button('Finish').click();
    const answers = [
      {
        id: 'a1',
        index: 0,
        answer: 'a CLOCK',
        score: 1,
        max: 1,
        correct: true,
        feedback: [],
        words: { item: clock?.riddle, right: 'A clock' },
      },
      {
        index: 1,
        answer: 'Rain',
        score: 0,
        max: 1,
        correct: false,
        feedback: [],
        words: { item: towel?.riddle, right: 'A towel' },
      },
    ];
    expect(await player.seen('ludotext-item')).toEqual([{ id: 'a1', index: 0 }, { index: 1 }]);
    expect(await player.seen('ludotext-answer')).toEqual(answers);
    expect(await player.seen('ludotext-complete')).toEqual([{ score: 1, max: 2, right: 1, total: 2, answers }]);
    expect(await player.text()).toMatch(
      /^Finished 1 of 2 right .*clap\? Correct! .*drying\? Not quite Right answer A towel Play again$/,
    );
  });

  it('leads the keyboard from the question to the button and on', async () => {
    await using player = await open('', json([clock, towel]));
    await player.answer('A clock');
    expect(await player.focused()).toBe('Next');
    await player.page.keyboard.press('Enter');
    expect(await player.focused()).toBe('answer');
    await player.answer('A towel');
    await player.page.keyboard.press('Enter');
    expect(await player.focused()).toBe('Finished 2 of 2 right');
    await player.button('Play again').press('Enter');
    expect(await player.focused()).toBe('answer');
    expect(await player.text()).toContain(clock!.riddle);
  });

  it('takes a double tap on its last button for one: what came up in its place is not pressed', async () => {
    await using player = await open('', json([clock]));
    await player.answer('A clock');
    await player.page.locator('riddle-player').evaluate(({ shadowRoot }) => {
      // The only button, always in the same place.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.next, .again { position: fixed; inset: 20px auto auto 20px; }');
      shadowRoot?.adoptedStyleSheets.push(sheet);
    });
    await player.button('Finish').dblclick();
    expect(await player.text()).toMatch(/^Finished 1 of 1 right/);
    await player.button('Play again').press('Enter');
    expect(await player.text()).toMatch(/^1 of 1 What has hands/);
  });

  it('shows the solution without an answer when the host asks for it', async () => {
    await using player = await open('', json([clock, towel]));
    const reveal = () =>
      player.page.locator('riddle-player').evaluate((element) => (element as unknown as { reveal(): void }).reveal());
    await reveal();
    expect(await player.text()).toContain('Right answer A clock');
    expect(await player.focused()).toBe('Next');
    await reveal();
    await player.button('Next').click();
    await player.answer('A towel');
    await player.button('Finish').click();
    expect(await player.seen('ludotext-complete')).toMatchObject([{ right: 1, total: 1, answers: [{ index: 1 }] }]);
  });

  it('gives the focus to the item when the host asks for it', async () => {
    await using player = await open('', json([clock]));
    await player.page.locator('riddle-player').evaluate((element: HTMLElement) => element.focus());
    expect(await player.focused()).toBe('answer');
  });

  it('takes no focus by itself', async () => {
    await using player = await open('', json([clock]));
    await player.set({ items: [towel] });
    expect(await player.page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  it('shows no progress and no result of its own where a host does', async () => {
    await using player = await open('embedded', json([clock]));
    expect(await player.text()).toMatch(/^What has hands/);
    await player.answer('A clock');
    // The games may go on behind the last item of this one.
    await player.button('Next').click();
    expect(await player.text()).toBe('Finished');
    expect(await player.seen('ludotext-complete')).toHaveLength(1);
  });
});

describe('what buttons say', () => {
  it.each([
    ['the attribute', 'locale="de"', '', 'Hinweis'],
    ['the element', 'lang="ar"', '', 'تلميح'],
    ['what is around it', '', 'de-AT', 'Hinweis'],
    ['what is around it, in French', '', 'fr', 'Indice'],
    ['English where it does not speak the language', '', 'pl', 'Hint'],
  ])('goes by %s', async (_, attributes, around, word) => {
    const markup = `<div ${around && `lang="${around}"`}><riddle-player ${attributes}>${json([clock])}</riddle-player></div>`;
    await using player = await RiddlePage.open(browser, bundle, markup);
    expect(await player.text()).toContain(word);
  });

  it('goes by what is around the shadow root it stands in', async () => {
    const markup = `<section lang="de"></section><script>
      const root = document.querySelector('section').attachShadow({ mode: 'open' });
      root.append(Object.assign(document.createElement('riddle-player'), { items: ${JSON.stringify([clock])} }));
    </script>`;
    await using player = await RiddlePage.open(browser, bundle, markup);
    expect(await player.text()).toContain('Hinweis');
  });
});
