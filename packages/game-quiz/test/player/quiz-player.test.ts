import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { oneOfEach } from '../../../../test/support/long.js';
import { movedBy } from '../../../player/test/support/moved.js';
import { items, QuizPage } from './support/quiz-page.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a quiz played by mouse', () => {
  it('shows what was right, why, and where the text says so, and the result at the end', async () => {
    await using quiz = await QuizPage.open(browser);
    const { page } = quiz;
    await quiz.button('The Black Sea').click();
    const answers = page.getByRole('list', { name: items[0]!.question }).getByRole('listitem');
    expect(await answers.allInnerTexts()).toEqual([
      'The Aegean Sea',
      expect.stringMatching(/The Adriatic Sea\s+Right answer/),
      expect.stringMatching(/The Black Sea\s+Your answer/),
    ]);
    expect(await page.getByRole('status').innerText()).toBe('Not quite');
    expect(await page.getByText('Its name comes from the town of Adria.').isVisible()).toBe(true);
    expect(await page.getByRole('blockquote').innerText()).toBe(items[0]!.evidence);
    await page.getByRole('button', { name: 'Next' }).click();
    await quiz.button('Zagreb').click();
    expect(await page.getByRole('status').innerText()).toBe('Correct!');
    await page.getByRole('button', { name: 'Finish' }).click();

    const wrong = { index: 0, answer: 2, score: 0, max: 1, correct: false };
    const right = { index: 1, answer: 0, score: 1, max: 1, correct: true };
    expect(await quiz.answers()).toMatchObject([wrong, right]);
    expect((await quiz.answers())[1]?.feedback).toEqual(['Correct!']);
    expect(await quiz.completes()).toMatchObject([{ score: 1, max: 2, right: 1, total: 2, answers: [wrong, right] }]);
    expect(await page.getByText('1 of 2 right').isVisible()).toBe(true);
    const rows = await page.getByRole('listitem').allInnerTexts();
    expect(rows).toEqual([
      expect.stringMatching(/Not quite\s+Right answer\s+The Adriatic Sea$/),
      expect.stringMatching(/^Which city.*\?\s+Correct!$/),
    ]);
    expect(quiz.faults).toEqual([]);
  });

  it('gives the hint only when it is asked for', async () => {
    await using quiz = await QuizPage.open(browser);
    const hint = quiz.page.getByText('A town gave it its name.');
    expect(await hint.count()).toBe(0);
    await quiz.button('Hint').click();
    expect(await hint.isVisible()).toBe(true);
    await quiz.button('The Adriatic Sea').click();
    expect(await quiz.button('Hint').count()).toBe(0);
    expect(await quiz.page.getByText('Your answer: correct').isVisible()).toBe(true);
    await quiz.button('Next').click();
    expect(await hint.count()).toBe(0);
  });

  it('keeps to itself why an answer is right until there is one', async () => {
    await using quiz = await QuizPage.open(browser);
    const proof = quiz.page.getByText(items[0]!.evidence!);
    expect(await proof.isVisible()).toBe(false);
    expect(await quiz.page.locator('ludotext-quiz').ariaSnapshot()).not.toContain('Adria.');
    await quiz.button('The Black Sea').click();
    expect(await proof.isVisible()).toBe(true);
  });

  it('takes one answer to a question', async () => {
    await using quiz = await QuizPage.open(browser);
    await quiz.button('The Black Sea').dblclick();
    await quiz.page.getByText('The Adriatic Sea').first().click();
    expect(await quiz.answers()).toHaveLength(1);
  });

  it('can be played again', async () => {
    await using quiz = await QuizPage.open(browser, { items: items.slice(1) });
    for (const name of ['Split', 'Finish', 'Play again', 'Zagreb', 'Finish']) await quiz.button(name).press('Enter');
    expect((await quiz.completes()).map(({ score }) => score)).toEqual([0, 1]);
  });
});

describe('a quiz played by touch', () => {
  it('has targets of 44 px or more, and takes taps', async () => {
    await using quiz = await QuizPage.open(browser, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 640 },
    });
    const targets = await quiz.page.getByRole('button').all();
    expect(targets).toHaveLength(items[0]!.answers.length + 1);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box!.height, box!.width)).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['The Adriatic Sea', 'Next', 'Zagreb', 'Finish']) await quiz.button(name).tap();
    expect(await quiz.completes()).toMatchObject([{ score: 2, max: 2 }]);
  });
});

describe('a quiz played by keyboard alone', () => {
  it('goes with Tab, arrows and Enter from the first question to the result', async () => {
    await using quiz = await QuizPage.open(browser);
    const { page } = quiz;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      return quiz.focused();
    };
    expect(await press('Tab')).toContain('The Aegean Sea');
    // Two columns: the third answer is below the first.
    expect(await press('ArrowDown')).toContain('The Black Sea');
    expect(await press('ArrowUp')).toContain('The Aegean Sea');
    expect(await press('ArrowLeft')).toContain('The Black Sea');
    expect(await press('ArrowRight', 'ArrowRight')).toContain('The Adriatic Sea');
    expect(await press('Enter')).toBe('Next');
    expect(await press('Enter')).toBe(items[1]!.question);
    expect(await press('Tab')).toContain('Zagreb');
    expect(await press('Space')).toBe('Finish');
    expect(await press('Enter')).toMatch(/^Finished\s+2 of 2 right$/);
    expect(await press('Tab')).toBe('Play again');
    expect(await press('Enter')).toBe(items[0]!.question);
    expect(await quiz.completes()).toHaveLength(1);
  });

  it('opens the hint', async () => {
    await using quiz = await QuizPage.open(browser);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await quiz.page.keyboard.press(key);
    expect(await quiz.page.getByText('A town gave it its name.').isVisible()).toBe(true);
  });

  it.each(['2', 'Numpad2'])('takes the number of an answer: %s', async (key) => {
    await using quiz = await QuizPage.open(browser);
    for (const each of ['Tab', '9', `Control+${key}`, key, key]) await quiz.page.keyboard.press(each);
    expect((await quiz.answers()).map(({ answer }) => answer)).toEqual([1]);
  });

  it('takes numbers at once, wherever the focus is', async () => {
    await using quiz = await QuizPage.open(browser, { before: '<button>Skip</button>' });
    expect(await quiz.page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await quiz.page.keyboard.press('2');
    await quiz.button('Next').press('Enter');
    await quiz.button('Skip').focus();
    await quiz.page.keyboard.press('1');
    expect((await quiz.answers()).map(({ answer }) => answer)).toEqual([1, 0]);
  });

  it('leaves numbers to a field, to another player that has the focus, and while it is out of sight', async () => {
    const before = '<input aria-label="Name"><ludotext-quiz id="other"></ludotext-quiz><p style="margin-top: 200vh">';
    await using quiz = await QuizPage.open(browser, { items: items.slice(0, 1), before });
    const { keyboard } = quiz.page;
    await quiz.page.getByLabel('Name').pressSequentially('12');
    expect(await quiz.page.getByLabel('Name').inputValue()).toBe('12');
    await quiz.page.locator('#other').evaluate((other, given) => Object.assign(other, { items: given }), items);
    await quiz.page.locator('#other button.answer').last().focus();
    await keyboard.press('2');
    await quiz.page.locator('#other .next').press('Enter');
    await quiz.page.getByLabel('Name').evaluate((field) => field.blur());
    await keyboard.press('1');
    const answered = await quiz.page
      .locator('ludotext-quiz')
      .evaluateAll((players) => players.map((player) => player.shadowRoot?.querySelectorAll('li.answer').length));
    expect((await quiz.answers()).map(({ answer }) => answer)).toEqual([1, 0]);
    expect(answered).toEqual([items[1]!.answers.length, 0]);
  });

  it('does not run through the questions while a key is held down', async () => {
    await using quiz = await QuizPage.open(browser);
    const { keyboard } = quiz.page;
    await keyboard.press('Tab');
    for (let time = 0; time < 5; time++) await keyboard.down('Enter');
    await keyboard.up('Enter');
    expect(await quiz.answers()).toHaveLength(1);
    expect(await quiz.focused()).toBe('Next');
  });
});

describe('a quiz heard', () => {
  it('names the question, its answers and how far one is', async () => {
    await using quiz = await QuizPage.open(browser);
    const tree = await quiz.page.locator('ludotext-quiz').ariaSnapshot();
    expect(tree).toContain('1 of 2');
    expect(tree).toContain(`group "${items[0]!.question}"`);
    for (const { text } of items[0]!.answers) expect(tree).toContain(`button "${text}"`);
    expect(tree).toContain('- status');
  });

  it('says what buttons say in the language of the page, and the items in their own', async () => {
    await using quiz = await QuizPage.open(browser, { language: 'de', attributes: 'language="en"' });
    await quiz.button('The Black Sea').click();
    expect(await quiz.page.getByRole('status').innerText()).toContain('Nicht ganz');
    expect(
      await quiz.page.getByText(items[0]!.question).evaluate((node) => node.closest('[lang]')?.getAttribute('lang')),
    ).toBe('en');
    expect(await quiz.page.getByText('Deine Antwort').getAttribute('lang')).toBe('de');
    expect(await quiz.button('Weiter').isVisible()).toBe(true);
  });
});

describe('an answer moves nothing', () => {
  const wordy = {
    ...items[0]!,
    question: 'Which sea lies between Italy and Croatia, and what did the fishermen of Venice call it?',
    answers: [
      ...items[0]!.answers,
      { text: 'The sea that older maps call the Gulf of Venice, and the Romans the Upper Sea', correct: false },
    ],
  };

  const places = [
    ['on the smallest phone', { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }],
    ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ['on a desk', { viewport: { width: 1280, height: 720 } }],
    [
      'in class',
      { viewport: { width: 1920, height: 1080 }, head: '<style>:root { --ludotext-size: 1.75rem }</style>' },
    ],
  ] as const;

  it.each(oneOfEach(places, () => 'a place'))('%s', async (_, options) => {
    const after = '<p>What stands below the player.</p>';
    await using quiz = await QuizPage.open(browser, { items: [wordy, wordy], after, ...options });
    for (const option of [0, 1]) {
      const places = () =>
        quiz.page
          .locator('#question, .answer, .answer .text, main > p')
          .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
      await quiz.page.locator('button.answer').nth(option).scrollIntoViewIfNeeded();
      const before = await places();
      expect(await movedBy(quiz.page, () => quiz.page.locator('button.answer').nth(option).click())).toEqual([]);
      expect(await places()).toEqual(before);
      const next = (await quiz.button(option === 0 ? 'Next' : 'Finish').boundingBox())!;
      expect(next.y + next.height).toBeLessThanOrEqual(options.viewport.height);
      if (option === 0) await quiz.button('Next').press('Enter');
    }
  });
});

describe('the solution of a question', () => {
  it('is shown without an answer when the host asks for it, and counts as none', async () => {
    await using quiz = await QuizPage.open(browser);
    const reveal = () =>
      quiz.page.locator('ludotext-quiz').evaluate((player) => (player as unknown as { reveal(): void }).reveal());
    await reveal();
    const options = quiz.page.getByRole('list', { name: items[0]!.question }).getByRole('listitem');
    expect(await options.allInnerTexts()).toEqual([
      'The Aegean Sea',
      expect.stringMatching(/The Adriatic Sea\s+Right answer/),
      'The Black Sea',
    ]);
    expect(await quiz.page.getByRole('status').innerText()).toBe('Right answer');
    expect(await quiz.page.getByText(items[0]!.evidence!).isVisible()).toBe(true);
    expect(await quiz.focused()).toBe('Next');
    await quiz.page.keyboard.press('Enter');
    await quiz.button('Zagreb').click();
    await reveal();
    await quiz.button('Finish').click();
    expect(await quiz.completes()).toMatchObject([{ right: 1, total: 1, answers: [{ index: 1 }] }]);
  });
});
