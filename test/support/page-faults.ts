import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds wrong with a page as it is: the rules of WCAG 2.2 A and AA and its own good practices, one line for each.
 * It runs from outside, so that the page's Content-Security-Policy can stay as it is.
 */
export async function accessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // Where the system sets the colours, no page has a say in their contrast.
    const enabled = !matchMedia('(forced-colors: active)').matches;
    return (await axe.run({ rules: { 'color-contrast': { enabled } } })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** What goes wrong in a page from now on: errors, complaints of the console (broken policies among them), requests to elsewhere. */
export function watchPage(page: Page, site: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()} (${url})`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site && protocol !== 'data:' && protocol !== 'blob:') faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/** Whether something of the page lies beside what the window shows, so that it scrolls sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
