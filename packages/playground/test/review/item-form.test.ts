import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { isLong } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import { ourGames, type RunningService, runService } from '../../../../test/support/service.js';
import type { FormFinding } from '../../src/review/form-findings.js';
import { openParts, type PartsSite } from '../parts/site.js';

type Item = Record<string, unknown>;

let browser: Browser;
let service: RunningService;
let site: PartsSite;
beforeAll(async () => {
  const others = ['true-false', 'fill-gaps', 'match-pairs'].map((name) => `  - package: ludotext-game-${name}\n`);
  [browser, service] = await Promise.all([openBrowser(), runService({}, [...ourGames, ...others])]);
  // The form asks the real service, from a page of its own.
  const forward = async (body: unknown) => (await ask('/sets/check', body)).json();
  site = await openParts({ '/sets/check': forward });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

function ask(path: string, body?: unknown, language = 'en'): Promise<Response> {
  const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' };
  return fetch(
    service.url + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
}

/** The schema of a game's items, as the service hands it to the page. */
async function schemaOf(game: string, language?: string): Promise<unknown> {
  const detail = (await (await ask(`/games/${game}`, undefined, language)).json()) as { item_schema: unknown };
  return detail.item_schema;
}

interface Opened {
  readonly width?: number;
  readonly direction?: 'rtl';
  readonly findings?: readonly FormFinding[];
  readonly language?: string;
}

/** A page with the form of an item, which keeps what the form tells as a page would. */
async function openForm(
  schema: unknown,
  item: Item,
  { width = 800, direction, findings, language = 'en' }: Opened = {},
) {
  const page = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(site.page);
  await page.waitForFunction(() => 'say' in window);
  await page.evaluate(
    (given) => {
      document.documentElement.dir = given.direction ?? 'ltr';
      const { say } = window as unknown as { say: unknown };
      const { schema, item, findings, language } = given;
      const form = Object.assign(document.createElement('ludo-item-form'), { schema, item, findings, language, say });
      form.addEventListener('ludo-item-change', (event) => {
        const { detail } = event as CustomEvent<object>;
        Object.assign(window, { told: detail });
        // The page keeps a change later, and hands back what it kept.
        setTimeout(() => Object.assign(form, { item: { ...detail } }));
      });
      const heading = Object.assign(document.createElement('h1'), { textContent: 'A set' });
      document.querySelector('main')?.append(heading, form);
    },
    { schema, item, findings: findings ?? [], language, direction },
  );
  return page;
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: Item }).told);
/** The texts of the answers. */
async function texts(page: Page): Promise<string[]> {
  const { answers } = (await told(page)) as { answers: readonly { readonly text: string }[] };
  return answers.map(({ text }) => text);
}
/** A field by its exact label; without the word that says that it may be left out. */
const field = (at: Page | Locator, label: string) => at.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
const press = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true }).click();

/** What the service finds wrong with an item, in the place where authors' items stand. */
async function faults(game: string, item: unknown): Promise<string[]> {
  const set = { ludotext: 1, title: 'Test', language: 'en', games: [{ game_type: game, items: [item] }] };
  const { findings } = (await (await ask('/sets/check', { set })).json()) as {
    findings: { rule: string; severity: string }[];
  };
  return findings.filter(({ severity }) => severity === 'reject').map(({ rule }) => rule);
}

const id = '00000000000000a1';

interface Edit {
  readonly item: Item;
  readonly edit: (page: Page) => Promise<void>;
  readonly edited: Item;
}

/** Items of each game, and what a teacher does to each of their members. */
const edits: Readonly<Record<string, Edit>> = {
  quiz: {
    item: {
      id,
      question: 'Which organ pumps blood?',
      answers: [
        { text: 'The lung', correct: false },
        { text: 'The heart', correct: true },
        { text: 'The skin', correct: false },
      ],
      explanation: 'It beats.',
    },
    edit: async (page) => {
      await field(page, 'Question').fill('Which organ takes in oxygen?');
      await page.getByLabel('Answer 1', { exact: true }).getByLabel('Correct').check();
      await page.getByLabel('Answer 2', { exact: true }).getByRole('textbox').fill('The spleen');
      await press(page, 'Remove: Answer 3');
      await press(page, 'Add: Answers');
      await page.keyboard.type('The liver');
      await press(page, 'Move up: Answer 3');
      await field(page, 'Explanation').fill('');
      await field(page, 'Hint').fill('You breathe with it.');
      await field(page, 'Evidence').fill('The lung takes in oxygen.');
      await field(page, 'Difficulty').selectOption('Hard');
    },
    edited: {
      id,
      question: 'Which organ takes in oxygen?',
      answers: [
        { text: 'The lung', correct: true },
        { text: 'The liver', correct: false },
        { text: 'The spleen', correct: false },
      ],
      hint: 'You breathe with it.',
      evidence: 'The lung takes in oxygen.',
      difficulty: 'hard',
    },
  },
  sequence_sentence: {
    item: {
      id,
      sentence: 'The dough is mixed. It rests for an hour. It goes into the oven.',
      pieces: ['The dough is mixed.', 'It rests for an hour.', 'It goes into the oven.'],
    },
    edit: async (page) => {
      const pieces = page.getByRole('group', { name: 'Sentences in the right order', exact: true });
      await pieces.getByRole('textbox').nth(1).fill('It rests for a day.');
      await press(pieces, 'Add: Sentences in the right order');
      await page.keyboard.type('The flour is weighed.');
      for (const place of [4, 3, 2]) await press(pieces, `Move up: Sentences in the right order ${place}`);
      await press(page, 'Add: Other right orders');
      const order = page.getByRole('group', { name: 'Other right orders 1' });
      await press(order, 'Move up: It goes into the oven.');
      await field(page, 'Whole text').press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(' at last.');
      await field(page, 'Hint').fill('Begin with the flour.');
      await field(page, 'Heading').fill('Bread');
    },
    edited: {
      id,
      sentence: 'The flour is weighed. The dough is mixed. It rests for a day. It goes into the oven at last.',
      pieces: ['The flour is weighed.', 'The dough is mixed.', 'It rests for a day.', 'It goes into the oven at last.'],
      alternatives: [[0, 3, 1, 2]],
      hint: 'Begin with the flour.',
      title: 'Bread',
    },
  },
  sequence_word: {
    item: {
      id,
      sentence: 'The old fisherman mended his nets on the beach.',
      pieces: ['the old fisherman', 'mended', 'his nets', 'on the beach'],
      alternatives: [[3, 0, 1, 2]],
    },
    edit: async (page) => {
      const pieces = page.getByRole('group', { name: 'Words in the right order', exact: true });
      await pieces.getByRole('textbox').nth(2).fill('her nets');
      await press(pieces, 'Remove: Words in the right order 4');
      await press(pieces, 'Add: Words in the right order');
      await page.keyboard.type('by the sea');
      await field(page, 'Whole sentence').fill('The young fisherman mended her nets by the sea.');
      await press(page.getByRole('group', { name: 'Other right orders 1' }), 'Move up: by the sea');
      await field(page, 'Hint').fill('Somebody works.');
    },
    edited: {
      id,
      sentence: 'The young fisherman mended her nets by the sea.',
      pieces: ['the young fisherman', 'mended', 'her nets', 'by the sea'],
      alternatives: [[0, 1, 3, 2]],
      hint: 'Somebody works.',
    },
  },
  true_false: {
    item: { id, statement: 'Ice melts at zero degrees.', correct: true },
    edit: async (page) => {
      await field(page, 'Statement').fill('Ice melts at ten degrees.');
      await page.getByRole('checkbox', { name: 'Correct' }).uncheck();
      await field(page, 'Explanation').fill('It melts at zero degrees.');
    },
    edited: { id, statement: 'Ice melts at ten degrees.', correct: false, explanation: 'It melts at zero degrees.' },
  },
  fill_gaps: {
    item: { id, gaps: [{ before: 'The heart pumps ', answers: ['blood'] }], after: ' through the body.' },
    edit: async (page) => {
      const gap = page.getByRole('group', { name: 'Gaps 1', exact: true });
      await field(gap, 'Before').fill('Our heart pumps ');
      await press(gap, 'Add: Answers');
      await page.keyboard.type('red blood');
      await press(page, 'Add: Gaps');
      const other = page.getByRole('group', { name: 'Gaps 2', exact: true });
      await field(other, 'Before').fill(' through the whole ');
      await other.getByRole('group', { name: 'Answers 1', exact: true }).getByRole('textbox').fill('body');
      await field(page, 'After').fill('.');
      await press(page, 'Add: Words');
      await page.keyboard.type('body');
      await field(page, 'Hint').fill('It is red.');
    },
    edited: {
      id,
      gaps: [
        { before: 'Our heart pumps ', answers: ['blood', 'red blood'] },
        { before: ' through the whole ', answers: ['body'] },
      ],
      after: '.',
      words: ['body'],
      hint: 'It is red.',
    },
  },
  match_pairs: {
    item: {
      id,
      pairs: [
        { term: 'Hub', definition: 'the middle part of a wheel' },
        { term: 'Spoke', definition: 'a thin rod that holds the rim' },
        { term: 'Rim', definition: 'the outer ring that carries the tyre' },
      ],
      order: [2, 0, 1],
    },
    edit: async (page) => {
      await field(page.getByRole('group', { name: 'Pairs 3', exact: true }), 'Definition').fill('the ring around it');
      await press(page, 'Add: Pairs');
      await page.keyboard.type('Valve');
      await field(page.getByRole('group', { name: 'Pairs 4', exact: true }), 'Definition').fill(
        'where the air goes in',
      );
      await press(page, 'Remove: Pairs 1');
      await press(page.getByRole('group', { name: 'Order', exact: true }), 'Move up: Valve – where the air goes in');
    },
    edited: {
      id,
      pairs: [
        { term: 'Spoke', definition: 'a thin rod that holds the rim' },
        { term: 'Rim', definition: 'the ring around it' },
        { term: 'Valve', definition: 'where the air goes in' },
      ],
      order: [1, 2, 0],
    },
  },
};

// The quiz has lists of objects, texts and choices; of the others only the full run shows more.
describe.each(Object.entries(edits).filter(([game]) => isLong || ['quiz', 'sequence_word'].includes(game)))(
  'the form of %s',
  (game, { item, edit, edited }) => {
    it('edits every member, and what comes out is an item that the game accepts', async () => {
      const schema = await schemaOf(game);
      await using page = await openForm(schema, item);
      const complaints = watchPage(page, site.url);
      await edit(page);
      expect(await told(page)).toEqual(edited);
      expect(await faults(game, edited)).toEqual([]);
      const members = Object.keys((schema as { properties: object }).properties);
      expect(Object.keys({ ...item, ...edited }).sort(), 'the test touches every member').toEqual(members.sort());
      expect(await accessFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it.each([
      ['of 320 px', { width: 320 }],
      ['from right to left', { width: 320, direction: 'rtl' as const }],
    ])('fits a page %s', async (_, opened) => {
      await using page = await openForm(await schemaOf(game), item, opened);
      await page.getByRole('textbox').first().waitFor();
      expect(await isTooWide(page)).toBe(false);
    });
  },
);

it('calls members what the service calls them in the language of the page', async () => {
  await using page = await openForm(await schemaOf('quiz', 'de'), edits.quiz?.item ?? {});
  await field(page, 'Frage').waitFor();
  await page.getByRole('group', { name: 'Antwort 2' }).getByRole('radio', { name: 'Richtig' }).waitFor();
  // Its schema says that one answer is right; nothing else is offered.
  expect(await page.getByRole('button', { name: 'Allow more than one' }).count()).toBe(0);
});

it('shows findings at their fields, and the rest on top', async () => {
  const findings: FormFinding[] = [
    { severity: 'reject', message: 'Too long.', path: ['answers', 1, 'text'] },
    { severity: 'warn', message: 'Gives it away.', path: ['answers', 0] },
    { severity: 'warn', message: 'Three are enough.', path: ['answers'] },
    { severity: 'warn', message: 'About all of it.' },
    { severity: 'warn', message: 'About nothing here.', path: ['elsewhere', 3] },
  ];
  await using page = await openForm(await schemaOf('quiz'), edits.quiz?.item ?? {}, { findings });
  const answer = page.getByRole('group', { name: 'Answer 2', exact: true }).getByRole('textbox');
  expect(await answer.getAttribute('aria-invalid')).toBe('true');
  const described = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((each) => (element.getRootNode() as ShadowRoot).getElementById(each)?.textContent)
      .join(' ');
  expect(await answer.evaluate(described)).toContain('Too long.');
  await page.getByRole('group', { name: 'Answer 1', exact: true }).getByText('Gives it away.').waitFor();
  await page.getByRole('group', { name: 'Answers', exact: true }).getByText('Three are enough.').waitFor();
  const first = page.locator('ludo-item-form .findings').first();
  expect(await first.getByRole('listitem').allTextContents()).toEqual(['About all of it.', 'About nothing here.']);
  expect(await accessFaults(page)).toEqual([]);
});

it('keeps focus and caret while the page keeps what is typed', async () => {
  await using page = await openForm(await schemaOf('quiz'), edits.quiz?.item ?? {});
  const question = field(page, 'Question');
  await question.press('Home');
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('human organ of all ');
  expect(await question.inputValue()).toBe('Which human organ of all organ pumps blood?');
  expect((await told(page))?.question).toBe('Which human organ of all organ pumps blood?');
});

it('takes another version of the item that somebody else made', async () => {
  await using page = await openForm(await schemaOf('quiz'), edits.quiz?.item ?? {});
  await field(page, 'Question').fill('Mine?');
  await page.evaluate(() => {
    const form = document.querySelector('ludo-item-form') as HTMLElement & { item: object };
    form.item = { ...form.item, question: 'Theirs?' };
  });
  await expect.poll(() => field(page, 'Question').inputValue()).toBe('Theirs?');
});

it('is used by keys alone: an entry is moved and removed, and the focus stays near', async () => {
  await using page = await openForm(await schemaOf('quiz'), edits.quiz?.item ?? {});
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'));
  await page.getByRole('button', { name: 'Move down: Answer 1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move down: Answer 2');
  await page.getByRole('status').getByText('Moved to place 2 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Move up: Answer 3');
  expect(await texts(page)).toEqual(['The heart', 'The skin', 'The lung']);
  await page.getByRole('button', { name: 'Remove: Answer 3', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  expect(await texts(page)).toEqual(['The heart', 'The skin!']);
  await expect.poll(() => page.getByRole('button', { name: 'Remove: Answer 1', exact: true }).isDisabled()).toBe(true);
});

it('lets several entries be true where nothing says that one is', async () => {
  const option = {
    type: 'object',
    properties: { text: { type: 'string' }, right: { type: 'boolean' } },
    required: ['text', 'right'],
  };
  const schema = { properties: { options: { type: 'array', items: option } } };
  const options = [
    { text: 'a', right: true },
    { text: 'b', right: false },
  ];
  await using page = await openForm(schema, { id, options });
  expect(await page.getByRole('radio').count()).toBe(2);
  await press(page, 'Allow more than one');
  await page.getByRole('group', { name: 'Options 2' }).getByRole('checkbox').check();
  expect(await told(page)).toEqual({ id, options: options.map(({ text }) => ({ text, right: true })) });
});

it('edits what it has no field for as JSON, and takes no half of it', async () => {
  await using page = await openForm({ properties: { anything: {} } }, { id, anything: null });
  await field(page, 'Anything').fill('{ "a": [1, 2');
  await page.keyboard.press('Tab');
  await page.getByText('This is not JSON.').waitFor();
  expect(await told(page)).toBeUndefined();
  await field(page, 'Anything').fill('{ "a": [1, 2] }');
  await page.keyboard.press('Tab');
  expect(await told(page)).toEqual({ id, anything: { a: [1, 2] } });
  expect(await page.getByText('This is not JSON.').isVisible()).toBe(false);
});

it('shows what the service finds while a person types, at the field', async () => {
  await using page = await openForm(await schemaOf('quiz'), edits.quiz?.item ?? {});
  await page.evaluate(() => {
    const { ItemCheck: Check } = window as unknown as {
      ItemCheck: new (...parts: unknown[]) => { ask(...asked: unknown[]): void };
    };
    const form = document.querySelector('ludo-item-form') as HTMLElement;
    const post = async (set: unknown, signal: AbortSignal) =>
      (await fetch('/sets/check', { method: 'POST', body: JSON.stringify({ set }), signal })).json();
    const check = new Check(post, ({ findings }: { findings: unknown }) => Object.assign(form, { findings }));
    const document_ = { ludotext: 1, title: 'Test', language: 'en', games: [] };
    form.addEventListener('ludo-item-change', ({ detail }: CustomEventInit) =>
      check.ask(document_, 'quiz', detail.id, detail),
    );
  });
  const answers = page.getByRole('group', { name: 'Answers', exact: true });
  await answers.getByRole('textbox').nth(0).fill('The heart');
  await answers.locator('.reject').first().waitFor();
  await answers.getByRole('textbox').nth(0).fill('The liver');
  await expect.poll(() => page.locator('.reject').count()).toBe(0);
});
