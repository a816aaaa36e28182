import { type ModelServer, startModelServer } from '@ludotext/model-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../../../test/support/browser.js';
import { startApp, type TestApp } from '../../../server/test/support/app.js';
import type { Service } from '../../src/service/service.js';
import type { LudoWriterDialog } from '../../src/writer/writer-dialog.js';
import { openParts, type PartsSite } from '../parts/site.js';

let browser: Browser;
let model: ModelServer;
let service: TestApp;
let site: PartsSite;
beforeAll(async () => {
  browser = await openBrowser();
  model = await startModelServer({ models: ['llama3.2', 'qwen3:4b'] });
  service = await startApp();
  site = await openParts({
    // The service's own answers, as if it served the page.
    '/llm': async (body) => {
      const response = await (body === undefined ? service.get('/llm') : service.post('/llm', body));
      return response.json();
    },
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});

async function openDialog(locale = 'en'): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(site.page);
  await page.evaluate((locale) => {
    const { service } = window as unknown as { service: Service };
    const dialog = Object.assign(document.createElement('ludo-writer-dialog') as LudoWriterDialog, { service, locale });
    dialog.addEventListener('ludo-writer-changed', (event) =>
      Object.assign(window, { changed: (event as CustomEvent<unknown>).detail }),
    );
    document.querySelector('main')?.append(dialog);
    return dialog.open();
  }, locale);
  return page;
}

const changed = (page: Page) => page.evaluate(() => (window as unknown as { changed?: { llm: string } }).changed);
const use = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

describe('the dialogue about the writer', () => {
  it('shows the writer in use, changes it, and shows what its server offers', async () => {
    await using page = await openDialog();
    await page.getByText('Works without a network and without an AI model.').waitFor();
    await page.getByLabel('Ollama').check();
    await page.getByLabel('Model', { exact: true }).fill('llama3.2');
    await page.getByLabel('Server address').fill(model.url);
    await page.getByLabel('Creativity').fill('0.5');
    await use(page);
    await page.getByText('Saved. In use now: ollama/llama3.2.').waitFor();
    await page.getByText('Connected.').waitFor();
    expect(await changed(page)).toMatchObject({ llm: 'ollama/llama3.2', reachable: true, temperature: 0.5 });
    const offered = await page
      .locator('datalist option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(offered).toEqual(['llama3.2', 'qwen3:4b']);
    await page.getByLabel('Built-in').check();
    await use(page);
    await page.getByText('Saved. In use now: offline/extractive.').waitFor();
  });

  it('says why a server cannot be reached', async () => {
    await using page = await openDialog();
    await page.getByLabel('Ollama').check();
    await page.getByLabel('Model', { exact: true }).fill('llama3.2');
    await page.getByLabel('Server address').fill('http://127.0.0.1:9');
    await use(page);
    await page.getByText('Not connected.').waitFor();
    await page.getByText('Saved, but not connected: ').waitFor();
    expect(await changed(page)).toMatchObject({ reachable: false });
  });

  it('puts what the service refuses at its field, and changes nothing', async () => {
    await using page = await openDialog();
    await page.getByLabel('OpenAI').check();
    await use(page);
    await page.getByText('Enter the name of a model.').waitFor();
    await page.getByLabel('Model', { exact: true }).fill('gpt');
    await page.getByLabel('Server address').fill('http://evil.example');
    await use(page);
    const field = page.getByLabel('Server address');
    await page.locator('#base_url-fault:not(:empty)').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await changed(page)).toBeUndefined();
  });

  it('asks for no key, and says where keys come from', async () => {
    await using page = await openDialog();
    await page.getByLabel('OpenAI').check();
    await page.getByText('Keys are never entered here').waitFor();
    expect(await page.locator('input[type="password"]').count()).toBe(0);
  });

  it('closes with Escape, and is there in Arabic on a phone', async () => {
    await using page = await openDialog('ar');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('dialog', { name: 'نموذج الذكاء الاصطناعي' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
