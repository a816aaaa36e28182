import { type ModelServer, startModelServer } from '@ludotext/model-server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { times } from '../../../../test/support/long.js';
import { accessFaults, isTooWide, watchPage } from '../../../../test/support/page-faults.js';
import { type RunningService, runService } from '../../../../test/support/service.js';

// The operators' page, in the browser and against a service that runs.

const keys = { LUDOTEXT_PLAY_KEYS: 'play-key-of-a-class', LUDOTEXT_ADMIN_KEYS: 'admin-key-of-a-school' };

let browser: Browser;
let model: ModelServer;
let service: RunningService;
let guarded: RunningService;
beforeAll(async () => {
  model = await startModelServer({ models: ['llama3.2', 'qwen3:4b'] });
  [browser, service, guarded] = await Promise.all([openBrowser(), runService(), runService(keys)]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await guarded[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});

async function open(url = service.url, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url}/admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills the form in with a model of the server that there is, or with another. */
async function write(page: Page, name: string, address = model.url): Promise<void> {
  await page.getByLabel('Ollama').check();
  await page.getByLabel('Model', { exact: true }).fill(name);
  await page.getByLabel('Server address').fill(address);
}

/** The model that the service uses, as it says itself. */
async function modelInUse(): Promise<string> {
  const response = await fetch(`${service.url}/llm`);
  return ((await response.json()) as { llm: string }).llm;
}

describe('the model', () => {
  it('is tested, used, and undone, also after a reload', async () => {
    const page = await open();
    await page.getByText('Works without a network and without an AI model.').waitFor();
    expect(await button(page, /^Use/).count()).toBe(0);
    await write(page, 'llama3.2');
    await button(page, 'Test').click();
    await page.getByText('Connected.', { exact: true }).waitFor();
    expect(await modelInUse()).toBe('offline/extractive');
    // What its server offers is suggested from now on.
    const offered = await page
      .locator('datalist option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    expect(offered).toEqual(['llama3.2', 'qwen3:4b']);
    await button(page, 'Use this model').click();
    await page.getByText('Saved. In use now: ollama/llama3.2.').waitFor();
    expect(await modelInUse()).toBe('ollama/llama3.2');
    await page.reload();
    await button(page, 'Undo: use Built-in writer again').click();
    await page.getByText('Saved. In use now: Built-in writer.').waitFor();
    expect(await modelInUse()).toBe('offline/extractive');
  });

  it('that does not answer is not used by mistake', async () => {
    const page = await open();
    await write(page, 'llama3.2', 'http://127.0.0.1:9');
    await button(page, 'Test').click();
    await page.getByText('Not connected.').waitFor();
    await page.getByText('While it is not connected, nobody can make games with it.').waitFor();
    expect(await button(page, 'Use this model').count()).toBe(0);
    expect(await modelInUse()).toBe('offline/extractive');
    expect(await accessFaults(page)).toEqual([]);
    // A person may know better: the server may be started later.
    await button(page, 'Use it anyway').click();
    await page.getByText('Saved. In use now: ollama/llama3.2.').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('Saved. In use now: Built-in writer.').waitFor();
  });

  it('that its server does not have says so', async () => {
    const page = await open();
    await write(page, 'nothing-of-the-kind');
    await button(page, 'Test').click();
    await page.getByText('Not connected.').waitFor();
    await button(page, 'Use it anyway').waitFor();
  });

  it('has to be tested again once the form says something else', async () => {
    const page = await open();
    await write(page, 'llama3.2');
    await button(page, 'Test').click();
    await button(page, 'Use this model').waitFor();
    await page.getByLabel('Creativity').fill('0.5');
    await button(page, 'Use this model').waitFor({ state: 'detached' });
  });

  it('says at its field what is missing or not allowed, and takes the focus there', async () => {
    const page = await open();
    await page.getByLabel('OpenAI').check();
    await page.getByText('Keys of AI models are never entered here.').waitFor();
    await button(page, 'Test').click();
    await page.getByText('Enter the name of a model.').waitFor();
    await page.getByLabel('Model', { exact: true }).fill('gpt');
    await page.getByLabel('Server address').fill('http://evil.example');
    await button(page, 'Test').click();
    await page.locator('#base_url-fault:not(:empty)').waitFor();
    const field = page.getByLabel('Server address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await accessFaults(page)).toEqual([]);
  });
});

describe('the games', () => {
  it('are switched off and on for everybody', async () => {
    const page = await open();
    const active = async () => {
      const response = await fetch(`${service.url}/games`);
      return ((await response.json()) as { active_count: number }).active_count;
    };
    await button(page, 'Switch off: Quiz').click();
    await page.getByText('Quiz is switched off.').waitFor();
    expect(await active()).toBe(2);
    await button(page, 'Switch on: Quiz').click();
    await page.getByText('Quiz is switched on.').waitFor();
    expect(await active()).toBe(3);
  });

  it('are read again from their file', async () => {
    const page = await open();
    await button(page, 'Read games.yaml again').click();
    await page.getByText('Nothing changed.').waitFor();
  });
});

describe('health', () => {
  it('is shown with the limits, and says when the service is away', async () => {
    const page = await open();
    const health = panel(page, 'Health');
    await health.getByText('All is well.').waitFor();
    await health.getByText('200,000 characters').waitFor();
    await page.route('**/health', (route) => route.abort());
    await button(page, 'Look again').click();
    await health.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    await page.unroute('**/health');
    await button(page, 'Look again').click();
    await health.getByText('All is well.').waitFor();
  });

  it('names what needs attention', async () => {
    const page = await open();
    await page.route('**/health', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as object;
      await route.fulfill({ json: { ...body, status: 'degraded', reasons: ['No game is active.'] } });
    });
    await button(page, 'Look again').click();
    await page.getByText('Something needs your attention.').waitFor();
    await page.getByText('No game is active.').waitFor();
  });
});

describe('a service with keys', () => {
  it('asks for an admin key, takes no other, and keeps it from the page for teachers', async () => {
    const page = await open(guarded.url);
    const field = page.getByLabel('Key', { exact: true });
    await field.waitFor();
    expect(await panel(page, 'AI model').count()).toBe(0);
    // How the service is may everybody know.
    await page.getByText('All is well.').waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await field.fill('a-key-of-nobody');
    await field.press('Enter');
    await page.getByText('The service does not know this key.').waitFor();
    await field.fill(keys.LUDOTEXT_PLAY_KEYS);
    await field.press('Enter');
    await page.getByText('Changing this needs an admin key.').waitFor();
    expect(await panel(page, 'AI model').count()).toBe(0);
    await field.fill(keys.LUDOTEXT_ADMIN_KEYS);
    await field.press('Enter');
    await panel(page, 'AI model').waitFor();
    expect(await field.count()).toBe(0);
    await page.reload();
    await panel(page, 'AI model').waitFor();
    expect(await page.getByText('This service has no keys').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(keys.LUDOTEXT_ADMIN_KEYS);
    // The tab goes on to the page for teachers: it has no key there.
    const [request] = await Promise.all([page.waitForRequest(`${guarded.url}/games`), page.goto(guarded.url)]);
    expect(await request.headerValue('Authorization')).toBeNull();
    await page.goto(`${guarded.url}/admin`);
    await button(page, 'Forget the key').click();
    await field.waitFor();
    expect(await panel(page, 'AI model').count()).toBe(0);
  });
});

it('an open service says that everybody can change it', async () => {
  const page = await open();
  await page.getByText('This service has no keys: everybody who reaches it can change what stands here.').waitFor();
});

it('a learner and a teacher do not see a way here', async () => {
  const page = await open(`${service.url}`);
  await page.goto(service.url);
  await page.getByRole('main').waitFor();
  expect(await page.locator('a[href*="admin"]').count()).toBe(0);
});

const visitors: [string, BrowserContextOptions][] = [
  ['on a phone, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark', hasTouch: true, isMobile: true }],
  ['on a desk, light', { viewport: { width: 1280, height: 860 } }],
  ['from right to left', { viewport: { width: 320, height: 640 }, locale: 'ar' }],
  ['in colours of the system', { viewport: { width: 900, height: 700 }, forcedColors: 'active' }],
];

describe.each(times(visitors.slice(0, 1), visitors))('%s', (_, options) => {
  it('has no fault, and asks nothing of anybody else', { timeout: 60_000 }, async () => {
    const context = await browser.newContext({ locale: 'en', ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const faults = watchPage(page, service.url);
    await page.goto(`${service.url}/admin`);
    await page.locator('ludo-model-panel input[value="ollama"], ludo-model-panel [name="provider"]').nth(1).check();
    await page.locator('ludo-games-panel li').nth(2).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(faults).toEqual([]);
  });
});
