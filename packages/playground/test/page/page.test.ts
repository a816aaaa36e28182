import { json } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { watchPage } from '../../../../test/support/page-faults.js';
import { type RunningService, runService } from '../../../../test/support/service.js';
import { startStallingWriter, writtenBy } from '../../../../test/support/stalling-writer.js';

// The page's own behaviours, in the browser and against a service that runs.

let browser: Browser;
let service: RunningService;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), runService({ LUDOTEXT_MAX_TEXT: '200000' })]);
});
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

async function open(url = service.url, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
  onTestFinished(() => page.close());
  await page.goto(url);
  await page
    .getByRole('checkbox', { name: 'Quiz' })
    .or(page.getByRole('alert').filter({ hasText: /./ }))
    .first()
    .waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const textField = (page: Page) => page.getByLabel('Your text');
const make = (page: Page) => button(page, 'Make games').click();

/** The body of the next request for items. */
async function nextBody(page: Page, work: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(/\/generate/), work()]);
  return { path: new URL(request.url()).pathname, ...(request.postDataJSON() as object) };
}

describe('the text', () => {
  it('is put in place by a sample, and counted as it changes', async () => {
    const page = await open();
    await button(page, 'Die Honigbiene').click();
    await expect.poll(() => textField(page).inputValue()).toContain('Bienenvolk');
    await textField(page).fill('  The whale\nswims. ');
    await page.getByText('16 characters').waitFor();
    await page.getByText('3 words').waitFor();
    await button(page, 'Clear').click();
    expect(await textField(page).inputValue()).toBe('');
    await page.getByText('0 words').waitFor();
  });

  it('of one’s own comes back where a sample or clearing took its place', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await button(page, 'Die Honigbiene').click();
    await button(page, 'Clear').click();
    await button(page, 'Restore my text').click();
    await expect.poll(() => textField(page).inputValue()).toBe('The whale swims.');
    expect(await button(page, 'Restore my text').count()).toBe(0);
  });

  it('is asked for where it is missing, without a request', async () => {
    const page = await open();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await make(page);
    await page.getByText('Enter a text first').waitFor();
    await expect.poll(() => textField(page).evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await textField(page).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('that is too long is told by how much, and not sent', async () => {
    const page = await open();
    await textField(page).fill('a'.repeat(200_003));
    await page.getByText('The text is 3 characters too long. The limit is 200,000').waitFor();
    await make(page);
    expect(await page.getByRole('heading', { name: 'Turn a text into games' }).isVisible()).toBe(true);
  });

  it('outlives a reload, with the settings and the mode', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await button(page, 'One more').click();
    await page.getByRole('radio', { name: /My own questions/ }).check();
    await page.getByLabel('Game', { exact: true }).selectOption('Word order');
    await page.locator('ludo-direct-editor textarea').fill('The; whale; swims');
    await page.reload();
    await expect.poll(() => page.locator('ludo-direct-editor textarea').inputValue()).toBe('The; whale; swims');
    // Whoever brings items of their own gets them all.
    expect(await page.getByLabel('Items per game').count()).toBe(0);
    await page.getByRole('radio', { name: /A text/ }).check();
    expect(await page.getByLabel('Items per game').inputValue()).toBe('4');
    expect(await textField(page).inputValue()).toBe('The whale swims.');
  });

  it('is played all the same where the browser keeps nothing', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await page.goto(service.url);
    await button(page, 'The printing press').click();
    await make(page);
    await button(page, /^Play/).waitFor();
  });
});

describe('settings', () => {
  it('are sent as they were made', async () => {
    const page = await open();
    await textField(page).fill('The whale swims.');
    await page.getByRole('checkbox', { name: 'Quiz', exact: true }).uncheck();
    await page.getByLabel('Items per game').fill('7');
    await page.getByText('More settings').click();
    await page.getByLabel('Difficulty').selectOption('Hard');
    await page.getByLabel(/Minimum score/).fill('0');
    await page.getByLabel('Check every item').uncheck();
    await page.getByLabel('Language of the items').fill('en-GB');
    await page.getByLabel('Audience').fill('pupils');
    expect(await nextBody(page, () => make(page))).toEqual({
      path: '/generate',
      text: 'The whale swims.',
      enabled_game_ids: [2, 3],
      max_items: 7,
      min_score: 0,
      run_validator: false,
      difficulty: 'hard',
      language: 'en-GB',
      audience: 'pupils',
      verbose: true,
    });
  });

  it('that cannot be sent are told where they are', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    for (const game of ['Quiz', 'Sentence order', 'Word order']) {
      await page.getByRole('checkbox', { name: game, exact: true }).uncheck();
    }
    await make(page);
    await page.getByText('Choose at least one game.').waitFor();
    await page.getByRole('checkbox', { name: 'Quiz', exact: true }).check();
    await page.getByText('More settings').click();
    await page.getByLabel('Language of the items').fill('English, please');
    await page.getByLabel('Language of the items').blur();
    await page.getByText('Enter a language tag').waitFor();
  });

  it('switch a game off for everybody, and on again', async () => {
    await using own = await runService();
    const page = await open(own.url);
    await page.getByText('More settings').click();
    await page.getByRole('switch', { name: 'Word order' }).click();
    await page.getByText('Word order is switched off').waitFor();
    const other = await open(own.url);
    await button(other, 'Switch on: Word order').click();
    await other.getByRole('checkbox', { name: 'Word order', exact: true }).waitFor();
    // Whoever comes back to the first page finds it so there, too.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('checkbox', { name: 'Word order', exact: true }).waitFor();
  });

  it('that the service does not keep are told in sight', async () => {
    const page = await open(service.url, { viewport: { width: 400, height: 600 } });
    await page.getByText('More settings').click();
    await page.route('**/deactivate', (route) => route.abort());
    await page.getByRole('switch', { name: 'Word order' }).click();
    const notice = page.getByText('The service cannot be reached.');
    await notice.waitFor();
    await expect.poll(() => notice.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });

  it('name the games in the language of the page', async () => {
    const page = await open();
    await page.getByLabel('Language of this page').selectOption('Deutsch');
    await page.getByRole('checkbox', { name: 'Sätze ordnen' }).waitFor();
  });
});

describe('a run', () => {
  it('shows scores with reasons and gives items to take along', async () => {
    const page = await open(service.url, { acceptDownloads: true });
    const faults = watchPage(page, service.url);
    await button(page, 'The printing press').click();
    await make(page);
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
    await expect.poll(() => page.getByRole('meter').count()).toBe(3);
    await page
      .getByText(/facts can be asked for/)
      .first()
      .waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download JSON').click()]);
    expect(file.suggestedFilename()).toBe('ludotext.json');
    const answer = await json(await file.createReadStream());
    expect(answer).toMatchObject({ success: true, games: [1, 2, 3] });
    await page.getByText('The same from a terminal').click();
    await page.getByText(`curl -s '${service.url}/generate'`).waitFor();
    expect(faults).toEqual([]);
  });

  it('can be played as soon as there is an item, and stopped, and keeps what came', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await open(own.url);
    await button(page, /openai\/small-writer/).waitFor();
    await button(page, 'The printing press').click();
    await make(page);
    await page.getByRole('heading', { name: 'Making your games' }).waitFor();
    await button(page, 'Play now').waitFor();
    await button(page, 'Stop').click();
    await page.getByText('You can play what is ready.').waitFor();
    const headline = page.locator('ludo-run-view h2');
    await expect.poll(() => headline.evaluate((heading) => heading.matches(':focus'))).toBe(true);
    await button(page, 'Try again').waitFor();
    await page.getByText('Response as JSON').click();
    await page.getByText('"success": false').waitFor();
    await button(page, 'Change the text').click();
    await page.getByText('Your games are still here.').waitFor();
    await button(page, 'Back to the games').click();
    await button(page, 'Play').click();
    await page.locator('ludo-play').waitFor();
  });

  it('tells what was turned down, and counts tokens', async () => {
    await using writer = await startStallingWriter();
    await using own = await runService(writtenBy(writer));
    const page = await open(own.url);
    await button(page, 'The printing press').click();
    await make(page);
    await page.getByText(/drafts? (was|were) rejected/).click();
    await page.getByText('Draft', { exact: true }).first().click();
    await page.getByText('The man who brought the press to England').first().waitFor();
    await page.getByText(/tokens in \d+ calls to the model/).waitFor();
  });

  it('is found again by the browser’s way back', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    await make(page);
    await button(page, 'Play').click();
    await page.locator('ludo-play').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
    await page.goBack();
    await textField(page).waitFor();
  });

  it('that breaks off keeps its items, to be played and taken along, whatever trying again gives', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    const item = { id: 'a', question: 'Who?', options: ['Ann', 'Ben'], key: 0 };
    const body = `event: item\ndata: ${JSON.stringify({ type_id: 1, index: 0, item })}\n\n`;
    await page.route('**/generate', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await make(page);
    await page.getByText('What arrived is kept.').waitFor();
    await page.unroute('**/generate');
    await page.route('**/generate', (route) => route.abort());
    await button(page, 'Try again').click();
    await page.getByText('The service cannot be reached.').waitFor();
    await page.getByRole('heading', { name: 'For developers' }).waitFor();
    await button(page, 'Play').click();
    await page.locator('.note', { hasText: 'The rest could not be made.' }).waitFor();
  });

  it('can be taken along when it was played, and no more when it is played again', async () => {
    const page = await open();
    await page.getByRole('radio', { name: /My own questions/ }).check();
    await page.locator('ludo-direct-editor textarea').fill('Question: Who?\nA. Ann\nB. Ben\nCorrect: A');
    await button(page, 'Make the game').click();
    await button(page, 'Play').click();
    await button(page, 'Skip this game').click();
    const share = page.getByRole('heading', { name: 'For developers' });
    await share.waitFor();
    await button(page, 'Play again').click();
    await share.waitFor({ state: 'detached' });
  });

  it('that finds no game leads on to games that suit less', async () => {
    const page = await open();
    await textField(page).fill('Hello there.');
    await make(page);
    await page.getByRole('heading', { name: 'We couldn’t make games from this text' }).waitFor();
    expect(await button(page, 'Change the text').count()).toBe(1);
    expect(await nextBody(page, () => button(page, 'Make them anyway').click())).toMatchObject({ min_score: 0 });
    // Nor is it offered once more where it was of no use, or where no game suits at all.
    await page
      .getByRole('heading', { name: 'We couldn’t make games from this text' })
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
    expect(await button(page, 'Make them anyway').count()).toBe(0);
  });
});

describe('items of one’s own', () => {
  const items = Array.from(
    { length: 5 },
    (_, index) => `Question: Who is number ${index + 1}?\nA. Ann\nB. Ben\nCorrect: A`,
  );

  it('all become a game, without the writer taking them for its own', async () => {
    const page = await open();
    await page.getByRole('radio', { name: /My own questions/ }).check();
    await page.locator('ludo-direct-editor textarea').fill(items.join('\n\n'));
    await button(page, 'Make the game').click();
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
    await page.getByText('5 items', { exact: true }).waitFor();
    expect(await page.getByText('the built-in writer made these').count()).toBe(0);
  });

  it('that were left out are told without unfolding anything', async () => {
    await using own = await runService({ LUDOTEXT_MAX_ITEMS: '3' });
    const page = await open(own.url);
    await page.getByRole('radio', { name: /My own questions/ }).check();
    await page.locator('ludo-direct-editor textarea').fill(items.join('\n\n'));
    await button(page, 'Make the game').click();
    await page.locator('.notice').getByText('2 were left out because max_items is 3').waitFor();
  });
});

describe('a problem', () => {
  it('of the writer is told beside its name', async () => {
    const away = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: 'http://127.0.0.1:9/v1' };
    await using own = await runService(away);
    const page = await open(own.url);
    await button(page, 'AI model: openai/small (not connected)').waitFor();
  });

  it('of a service that is away is a sentence, and trying again helps', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    await page.route('**/generate', (route) => route.abort());
    await make(page);
    await page.getByText('The service cannot be reached.').waitFor();
    await page.unroute('**/generate');
    await button(page, 'Try again').click();
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
  });

  it('of a page that finds no service is told, too', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.route('**/games', (route) => route.abort());
    await page.goto(service.url);
    await page.getByText('The service cannot be reached.').waitFor();
    await page.unroute('**/games');
    await button(page, 'Try again').click();
    await page.getByRole('checkbox', { name: 'Quiz' }).waitFor();
  });

  it('of a text in a game’s format is told at its line', async () => {
    const page = await open();
    await page.getByRole('radio', { name: /My own questions/ }).check();
    const editor = page.locator('ludo-direct-editor textarea');
    await editor.fill('Question: Who?\nA. Me\nCorrect: A');
    await button(page, 'Make the game').click();
    await page.getByText('Line 2, column 1:').waitFor();
    await expect.poll(() => editor.evaluate((field) => field.matches(':focus'))).toBe(true);
    await editor.fill('Question: Who?\nA. Me\nB. You\nCorrect: A');
    await button(page, 'Make the game').click();
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
  });

  it.each([
    ['rate_limited', 429, 'You can try again in 7 seconds.', 'Try again'],
    ['model_unreachable', 503, 'The AI model cannot be reached.', 'Choose an AI model'],
    ['game_inactive', 409, 'The chosen games are switched off.', 'Choose games'],
    ['text_too_long', 413, 'The text is too long for this service.', 'Change the text'],
    ['made_up', 500, 'Something went wrong in the service.', 'Try again'],
  ])('with the code %s has a way out', async (code, status, sentence, remedy) => {
    const page = await open();
    await button(page, 'The printing press').click();
    await page.route('**/generate', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        headers: { 'Retry-After': '7' },
        body: JSON.stringify({
          code,
          detail: 'As it is.',
          title: 'x',
          status,
          success: false,
          request_id: 'abcd-1234',
        }),
      }),
    );
    await make(page);
    await page.getByText(sentence).waitFor();
    await page.getByText(`Code: ${code} · Request: abcd-1234`).waitFor();
    await page.locator('ludo-problem-notice').getByRole('button', { name: remedy }).waitFor();
  });
});

describe('a problem that will pass', () => {
  it('counts down for the eye, says when it is over, and can be tried again only then', async () => {
    const page = await open();
    await page.clock.install({ time: '2026-03-01T12:00:00Z' });
    await page.clock.pauseAt('2026-03-01T12:01:00Z');
    await button(page, 'The printing press').click();
    let sent = 0;
    await page.route('**/generate', (route) => {
      sent += 1;
      const json = { code: 'overloaded', detail: 'x', title: 'x', status: 503, request_id: 'abcd-1234' };
      return route.fulfill({ status: 503, headers: { 'Retry-After': '7' }, json });
    });
    await make(page);
    const notice = page.locator('ludo-problem-notice');
    await notice.getByText('You can try again in 7 seconds.').waitFor();
    const told = await notice.getByRole('alert').innerText();
    const retry = notice.getByRole('button', { name: 'Try again' });
    expect(await retry.getAttribute('aria-disabled')).toBe('true');
    await retry.click({ force: true });
    await page.clock.runFor(3000);
    await notice.getByText('You can try again in 4 seconds.').waitFor();
    // What a screen reader tells by itself has not changed.
    expect(await notice.getByRole('alert').innerText()).toBe(told);
    expect(await notice.getByRole('status').textContent()).toBe('');
    await page.clock.runFor(4000);
    await notice.getByRole('status').getByText('You can try again now.').waitFor();
    expect([await notice.getByRole('timer').count(), sent]).toEqual([0, 1]);
    await page.unroute('**/generate');
    await retry.click();
    await page.getByRole('heading', { name: 'Your games are ready' }).waitFor();
  });

  it('says a long time in minutes, and a time that a proxy gives as a date', async () => {
    const page = await open();
    await page.clock.install({ time: '2026-03-01T11:59:00Z' });
    await page.clock.pauseAt('2026-03-01T12:00:00Z');
    await button(page, 'The printing press').click();
    await page.route('**/generate', (route) =>
      route.fulfill({ status: 503, headers: { 'Retry-After': 'Sun, 01 Mar 2026 12:20:00 GMT' }, body: 'Away.' }),
    );
    await make(page);
    await page.getByText('You can try again in 20 minutes.').waitFor();
  });
});

describe('languages and colours', () => {
  it('follow the browser at first', async () => {
    const page = await browser.newPage({ locale: 'ar-EG' });
    onTestFinished(() => page.close());
    await page.goto(service.url);
    await button(page, 'اصنع الألعاب').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it('are kept once they are chosen', async () => {
    const page = await open();
    await page.getByLabel('Language of this page').selectOption('Deutsch');
    await page.getByLabel('Farben').selectOption('Dunkel');
    await page.reload();
    await button(page, 'Spiele erstellen').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(background).toBe('rgb(29, 25, 22)');
  });
});

describe('by keyboard and ear', () => {
  it('leads past the header, and to the headline of a run', async () => {
    const page = await open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').evaluate((main) => main.matches(':focus'))).toBe(true);
    await button(page, 'The printing press').press('Enter');
    await button(page, 'Make games').press('Enter');
    const headline = page.locator('ludo-run-view h2');
    await expect.poll(() => headline.evaluate((heading) => heading.matches(':focus'))).toBe(true);
  });

  it('says the end of a run', async () => {
    const page = await open();
    await button(page, 'The printing press').click();
    await make(page);
    await page
      .getByRole('status')
      .filter({ hasText: /Ready: \d items to play\./ })
      .waitFor({ state: 'attached' });
  });
});
