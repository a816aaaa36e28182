import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';

/** A page as Chromium prints it. */
export interface Printed {
  readonly pdf: Buffer;
  /** The text of each page, without any white space: lines break where the paper ends. */
  readonly pages: readonly string[];
  /** Width and height of the paper in points. */
  readonly size: readonly [number, number];
  /** What the page asked for beyond itself, and what it complained of. */
  readonly asked: readonly string[];
}

/** Prints an HTML file with Chromium, and reads the PDF with pdf.js. */
export async function print(browser: Browser, html: string): Promise<Printed> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => asked.push(message.text()));
  page.on('dialog', (dialog) => asked.push(dialog.message()));
  await page.setContent(html, { waitUntil: 'load' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return { pdf, asked, ...(await readPdf(pdf)) };
}

/** Reads a PDF with pdf.js. */
export async function readPdf(pdf: Buffer): Promise<Pick<Printed, 'pages' | 'size'>> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s+/g, ''),
    );
    const [, , width = 0, height = 0] = sheet.view;
    size = [width, height];
  }
  await document.loadingTask.destroy();
  return { pages, size };
}
