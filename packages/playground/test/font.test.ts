import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pageFolder } from '@ludotext/playground';
import { describe, expect, it } from 'vitest';

const fonts = (await readdir(path.join(pageFolder, 'assets'))).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));

describe('the font of headings', () => {
  it('is small', async () => {
    const sizes = await Promise.all(
      fonts.map(async (name) => (await stat(path.join(pageFolder, 'assets', name))).size),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000);
  });

  it('is fetched at once', async () => {
    const page = await readFile(path.join(pageFolder, 'index.html'), 'utf8');
    const [, name] = /<link rel="preload" href="\/assets\/([^"]+)" as="font"/.exec(page) ?? [];
    expect(fonts).toContain(name);
  });

  it('comes with its licence', async () => {
    const licences = await readFile(path.join(pageFolder, 'third-party-licences.txt'), 'utf8');
    expect(licences).toContain('Gabarito Project Authors');
    expect(licences).toContain('SIL OPEN FONT LICENSE');
  });
});
