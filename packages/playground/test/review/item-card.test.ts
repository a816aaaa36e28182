import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import type { Interaction } from '../../src/sets/stored-set.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let site: PartsSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openParts({})]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openCard(card: object, width = 800): Promise<Page> {
  const page = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(site.page);
  await page.waitForFunction(() => 'say' in window);
  await page.evaluate((card) => {
    const { say } = window as unknown as { say: unknown };
    const element = Object.assign(document.createElement('ludo-item-card'), { say, language: 'en', ...card });
    const headings = ['h1', 'h2'].map((name) => Object.assign(document.createElement(name), { textContent: 'Quiz' }));
    document.querySelector('main')?.append(...headings, element);
  }, card);
  return page;
}

/** One of each kind, and what a teacher reads on its card. */
const interactions: readonly (readonly [Interaction, readonly string[]])[] = [
  [
    {
      kind: 'choice',
      prompt: 'Which organ pumps blood?',
      options: [
        { text: 'The lung', correct: false },
        { text: 'The heart', correct: true },
      ],
      multiple: false,
      hint: 'It beats.',
      explanation: 'It is a muscle.',
      evidence: 'The heart pumps blood.',
      place: 'page 12',
      difficulty: 'easy',
    },
    [
      'The lung',
      'The heart✓ Correct answer',
      'HintIt beats.',
      'ExplanationIt is a muscle.',
      'In the textThe heart pumps blood. (page 12)',
      'DifficultyEasy',
    ],
  ],
  [
    {
      kind: 'order',
      prompt: 'Put the sentences in order.',
      title: 'Bread',
      parts: ['Mix it.', 'Rest it.', 'Bake it.'],
      alternatives: [[1, 0, 2]],
      solved: 'Mix it. Rest it. Bake it.',
      layout: 'lines',
      place: 'slide 3',
    },
    ['Mix it.', 'Rest it.', 'Bake it.', 'Also right2 · 1 · 3', 'In the textslide 3'],
  ],
  [
    {
      kind: 'order',
      prompt: 'Put the words in order.',
      parts: ['on the beach', 'he', 'sat'],
      alternatives: [[1, 2, 0]],
      solved: 'On the beach he sat.',
      layout: 'inline',
    },
    ['on the beach', 'SolvedOn the beach he sat.', 'Also righthe · sat · on the beach'],
  ],
  [
    {
      kind: 'match',
      prompt: 'Find the pairs.',
      pairs: [
        { left: 'Hub', right: 'the middle' },
        { left: 'Rim', right: 'the ring' },
      ],
    },
    ['Hub', 'the middle', 'Rim', 'the ring'],
  ],
  [
    {
      kind: 'gaps',
      prompt: 'Fill in the gaps.',
      segments: ['The heart pumps ', { accepted: ['blood', 'red blood'] }, '.'],
      words: ['water', 'blood'],
    },
    ['The heart pumps blood (or red blood).', 'Words to choose fromwater · blood'],
  ],
  [{ kind: 'text', prompt: 'Who was it?', accepted: ['Ada', 'Ada Lovelace'] }, ['Ada', 'Ada Lovelace']],
];

describe.each(
  interactions.map(([interaction, words]) => ({
    name: `${interaction.kind} of ${interaction.prompt}`,
    interaction,
    words,
  })),
)('the card of a $name', ({ interaction, words }) => {
  it('shows the item with its key, under its prompt as a heading', async () => {
    await using page = await openCard({ interaction }, 320);
    const complaints = watchPage(page, site.url);
    await page.getByRole('heading', { name: interaction.prompt, level: 3 }).waitFor();
    const shown = page
      .locator('ludo-item-card')
      .getByRole('list')
      .or(page.locator('ludo-item-card dl, ludo-item-card p'));
    const text = (await shown.allTextContents())
      .join('\n')
      .replace(/\s+/g, ' ')
      .replace(/ (?=Correct answer)/, ' ');
    for (const each of words) expect(text.replace(/ /g, '')).toContain(each.replace(/ /g, ''));
    expect(await isTooWide(page)).toBe(false);
    expect(await accessFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('shows members by their titles where nobody says what the item is, and markup as text', async () => {
  const item_schema = {
    properties: {
      id: {},
      claim: { type: 'string', title: 'Claim' },
      is_true: { type: 'boolean' },
      hint: { type: 'string' },
    },
  };
  const item = { id: '00000000000000a1', claim: '<b>Ice</b> melts.', is_true: true };
  await using page = await openCard({ item, game: { item_schema } });
  expect(await page.locator('ludo-item-card dt').allTextContents()).toEqual(['Claim', 'Is true']);
  expect((await page.locator('ludo-item-card dd').allTextContents()).map((text) => text.trim())).toEqual([
    '<b>Ice</b> melts.',
    'Yes',
  ]);
});
