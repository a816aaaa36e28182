import { expect, it } from 'vitest';
import { startApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

const player = { source: 'export default class extends HTMLElement {}' };

async function appWithPlayer(isolated: boolean) {
  const app = await startApp();
  app.engine.setGames(app.engine.registry.games.map((game) => ({ ...game, player, isolated })));
  return app;
}

it('a player is a module that any page may import, sandboxed ones too', async () => {
  await using app = await appWithPlayer(false);
  const response = await app.get('/games/words/player.js', { accept: '*/*', origin: 'null' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toBe(player.source);
});

it('that of an isolated game leaves the page’s own ways out behind, and is not for the page itself', async () => {
  await using app = await appWithPlayer(true);
  const framed = await app.get('/games/words/player.js', { origin: 'null', 'sec-fetch-site': 'cross-site' });
  const source = await framed.text();
  expect(source.endsWith(player.source)).toBe(true);
  const globals: Record<string, unknown> = { RTCPeerConnection: class {}, speechSynthesis: {}, HTMLElement: class {} };
  new Function('globalThis', source.slice(0, -player.source.length))(globals);
  expect(Object.keys(globals)).toEqual(['HTMLElement']);
  const own = await app.get('/games/words/player.js', { 'sec-fetch-site': 'same-origin' });
  await expectProblem(own, 'forbidden');
});

it('the page may import that of a trusted game', async () => {
  await using app = await appWithPlayer(false);
  const response = await app.get('/games/words/player.js', { 'sec-fetch-site': 'same-origin' });
  expect(await response.text()).toBe(player.source);
});

it.each([true, false])('its game says where it is, and whether it is to be kept apart: %s', async (isolated) => {
  await using app = await appWithPlayer(isolated);
  const game = await (await app.get('/games/words')).json();
  expect(game).toMatchObject({ player: { url: '/games/words/player.js', isolated } });
});

it('any page may ask which games have one, in a language', async () => {
  await using app = await appWithPlayer(true);
  const response = await app.get('/players', { origin: 'https://school.example' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { players } = (await response.json()) as { players: object[] };
  expect(players).toContainEqual(
    expect.objectContaining({ game_type: 'words', url: '/games/words/player.js', isolated: true }),
  );
  await using plain = await startApp();
  expect(await (await plain.get('/players')).json()).toEqual({ players: [] });
});

it('a game without one, and no game at all, have none', async () => {
  await using app = await startApp();
  await expectProblem(await app.get('/games/words/player.js'), 'not_found');
  await expectProblem(await app.get('/games/none/player.js'), 'game_not_found');
  await expectProblem(await app.get('/games/__proto__/player.js'), 'game_not_found');
});
