import { it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.js';
import { gameWith, pickItems, pickPlayer } from '../support/games.js';
import { openParts } from '../support/site.js';

it('scratch', async () => {
  await using site = await openParts({
    '/games/pick/player.js': pickPlayer,
    '/games/other/player.js': pickPlayer,
    '/games/sorted/grade': () => ({ score: 1, max: 3, correct: false, feedback: ['One of three.'] }),
  });
  await using browser = await openBrowser();
  const page = await browser.newPage({ bypassCSP: false, viewport: { width: 900, height: 700 } });
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  page.on('pageerror', (m) => console.log('ERROR', m));
  await page.goto(site.page);
  const rounds = [
    { game: gameWith({ player: { url: '/games/pick/player.js', isolated: false } }), items: pickItems },
    { game: gameWith({ type_id: 8, display_name: 'Other', player: { url: '/games/other/player.js', isolated: true } }), items: pickItems },
    { game: gameWith({ type_id: 9, game_type: 'sorted', display_name: 'Sentence order', answer_schema: { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'array', items: { type: 'string' } }] } }), items: [{ id: 'x', sentence: 'A b. C d.', pieces: ['Wash it.', 'Dry it.', 'Eat it.'], hint: 'Think' }] },
  ];
  await page.evaluate((rounds) => {
    const play = Object.assign(document.createElement('ludo-play'), { rounds, language: 'en' });
    document.querySelector('main')!.append(play);
    play.addEventListener('ludo-play-end', (e) => console.log('END', JSON.stringify((e as CustomEvent).detail)));
  }, rounds);
  let n = 0;
  const shot = () => page.screenshot({ path: `/tmp/play-${n++}.png` });
  console.log(await page.evaluate(() => [document.body.innerHTML, !!customElements.get('ludo-play'), document.querySelector('ludo-play')!.shadowRoot?.innerHTML, document.querySelector('ludo-play')!.shadowRoot?.querySelector('ludo-player-stage')?.shadowRoot?.innerHTML].join('|||')));
  await page.getByText('Which organ pumps').waitFor();
  await shot();
  await page.getByRole('button', { name: 'The lung' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'The lung' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Which organ pumps').waitFor();
  await shot();
  await frame.getByRole('button', { name: 'The lung' }).click();
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByRole('button', { name: 'The lung' }).click();
  await frame.getByRole('button', { name: 'Finish' }).click();
  await page.getByLabel('Your answer').waitFor();
  await shot();
  await page.getByLabel('Your answer').fill('Wash it.\nEat it.\nDry it.');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('One of three').waitFor();
  await shot();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Your result').waitFor();
  await page.locator('summary').first().click();
  await shot();
}, 20_000);
