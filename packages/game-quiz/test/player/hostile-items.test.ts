import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { QuizPage } from './support/quiz-page.js';

/** Texts that run as script, load something, or break out of markup where a page is careless with them. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  `\${alert(1)}`,
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src="//evil.example/x">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";*{display:none}</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<form action="//evil.example"><button>x</button></form>',
  '</template><script>alert(1)</script>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '--><img src=x onerror=alert(1)>',
  ']]><img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<?lit$1234$?><!--?lit$1234$--><lit-part>',
  '<slot name=x></slot><ludotext-quiz></ludotext-quiz>',
  '\u0000<img src=x onerror=alert(1)>\u0000',
];

const itemOf = (text: string) => ({
  id: text,
  question: `Q ${text}`,
  answers: [
    { text: `A ${text}`, correct: true },
    { text: `B ${text}`, correct: false },
  ],
  hint: `H ${text}`,
  explanation: `E ${text}`,
  evidence: `V ${text}`,
  difficulty: text,
});

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a quiz of hostile items', () => {
  it('shows their texts to the letter and does nothing that they say', async () => {
    await using quiz = await QuizPage.open(browser, { items: payloads.map(itemOf) });
    const { page } = quiz;
    const shown = await page.locator('ludotext-quiz').evaluate(async (player, count) => {
      const root = player.shadowRoot as ShadowRoot;
      const press = async (selector: string) => {
        root.querySelector<HTMLElement>(selector)?.click();
        await (player as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
      };
      const texts = () => Array.from(root.querySelectorAll('.text'), (node) => node.textContent);
      const states = [];
      for (let at = 0; at < count; at++) {
        await press('.hint');
        const asked = texts();
        await press('button.answer:last-child');
        states.push({ asked, answered: texts() });
        await press('.next');
      }
      return { states, summary: texts() };
    }, payloads.length);
    expect(shown).toEqual({
      states: payloads.map(itemOf).map(({ question, answers, hint, explanation, evidence }) => {
        const choice = [question, ...answers.map(({ text }) => text)];
        const all = [...choice, hint, answers[0]?.text, explanation, evidence];
        return { asked: all, answered: all };
      }),
      summary: payloads.flatMap((payload) => [`Q ${payload}`, `A ${payload}`]),
    });
    expect(quiz.faults).toEqual([]);
    expect(await page.title()).toBe('Quiz');
    expect(await quiz.answers()).toHaveLength(payloads.length);
  });

  it('takes attributes for what they are', async () => {
    const hostile = `language='"><img src=x onerror=alert(1)>' locale='<img src=x onerror=alert(1)>'`;
    await using quiz = await QuizPage.open(browser, { attributes: hostile });
    expect(await quiz.button('The Black Sea').isVisible()).toBe(true);
    expect(quiz.faults).toEqual([]);
  });

  it('breaks a word of ten thousand letters, on a telephone as well', async () => {
    const word = (letter: string) => letter.repeat(10_000);
    const long = {
      ...itemOf(''),
      question: word('q'),
      answers: [
        { text: word('a'), correct: true },
        { text: word('字'), correct: false },
      ],
      hint: word('h'),
      explanation: word('e'),
      evidence: word('v'),
    };
    await using quiz = await QuizPage.open(browser, { items: [long], viewport: { width: 320, height: 640 } });
    const { page } = quiz;
    await page.getByText('Hint', { exact: true }).click();
    expect(await quiz.isTooWide()).toBe(false);
    await page.getByRole('button').first().click();
    expect(await quiz.isTooWide()).toBe(false);
    await quiz.button('Finish').click();
    expect(await quiz.isTooWide()).toBe(false);
    const outside = await page
      .locator('.text:not(.unseen *)')
      .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length);
    expect(outside).toBe(0);
  });

  it('keeps marks that turn writing round inside the text that has them', async () => {
    await using quiz = await QuizPage.open(browser, { attributes: 'language="en"' });
    /** Where the player's own words and numbers stand, beside texts that end in these marks. */
    const placesBeside = async (marks: string) => {
      const { question, answers } = itemOf('');
      const options = answers.map((answer) => ({ ...answer, text: answer.text + marks }));
      const item = { question: `${question}${marks}?`, answers: options };
      await quiz.page
        .locator('ludotext-quiz')
        .evaluate((player, items) => Object.assign(player, { items }) && undefined, [item]);
      const places = async () =>
        quiz.page
          .locator('kbd, .remark, .verdict span, .place')
          .evaluateAll((nodes) => nodes.map((node) => [node.textContent, Math.round(node.getBoundingClientRect().x)]));
      const before = await places();
      // By key: clicks as fast as these, in one place, would be a double tap.
      await quiz.page.locator('button.answer').last().press('Enter');
      return [before, await places()];
    };
    const plain = await placesBeside('');
    for (const marks of ['\u202E', '\u2067', '\u202B', '\u200F', '\u202E\u2066\u202D', '\u2069\u202C']) {
      expect(await placesBeside(marks)).toEqual(plain);
    }
  });
});

describe('a quiz with items that are none', () => {
  it('says so in their place and goes on', async () => {
    const good = itemOf('good');
    const list = [null, 7, 'text', {}, { question: 'Why?', answers: [] }, { question: {}, answers: {} }, [good], good];
    await using quiz = await QuizPage.open(browser, { items: list });
    for (let at = 0; at < list.length - 1; at++) {
      expect(await quiz.page.getByRole('status').innerText()).toBe('This item cannot be shown.');
      // Clicks as fast as these, in one place, would be a double tap.
      await quiz.button('Next').press('Enter');
    }
    await quiz.button('A good').click();
    await quiz.button('Finish').click();
    expect(await quiz.completes()).toMatchObject([{ score: 1, max: 1, total: 1, answers: [{ index: 7 }] }]);
    expect(quiz.faults).toEqual([]);
  });
});
