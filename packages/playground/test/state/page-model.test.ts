import { inProcessHost } from '@ludotext/engine/host';
import { afterEach, expect, it, vi } from 'vitest';
import { startApp } from '../../../server/test/support/app.js';
import { wordGame } from '../../../server/test/support/games.js';
import { Problem } from '../../src/service/problem.js';
import { Service } from '../../src/service/service.js';
import { PageModel } from '../../src/state/page-model.js';
import { canManage, type PageState } from '../../src/state/page-state.js';
import { Storage } from '../../src/state/store.js';

function browserStorage(): Pick<globalThis.Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

afterEach(() => void vi.unstubAllGlobals());

const until = (model: PageModel, holds: (state: PageState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => void (holds(model.state) && resolve());
    model.addEventListener('change', look);
    look();
  });

it('keeps the draft and the preferences for the next time', () => {
  vi.stubGlobal('localStorage', browserStorage());
  const model = new PageModel(new Service(), new Storage('page'), ['de']);
  expect(model.state.preferences).toEqual({ locale: 'de', theme: 'auto' });
  model.update({ draft: { ...model.state.draft, text: 'The whale.' }, preferences: { locale: 'ar', theme: 'dark' } });
  model.keep();
  const { draft, preferences } = new PageModel(new Service(), new Storage('page'), ['de']).state;
  expect(draft.text).toBe('The whale.');
  expect(preferences).toEqual({ locale: 'ar', theme: 'dark' });
});

it('works where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const model = new PageModel(new Service(), new Storage('page'), []);
  model.update({ draft: { ...model.state.draft, text: 'The whale.' } });
  model.keep();
  expect(model.state.draft.text).toBe('The whale.');
});

it('asks the service, makes games, and switches one off', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const model = new PageModel(new Service(app.url), new Storage('page'), []);
  await model.load();
  expect(model.state).toMatchObject({ llm: 'offline/extractive', games: [{ game_type: 'words' }] });
  expect([...model.state.details.keys()]).toEqual(['words']);
  model.update({ draft: { ...model.state.draft, text: 'The whale swims.' } });
  model.make();
  await until(model, ({ run }) => run?.phase === 'done');
  model.go('play');
  expect(model.state.view).toBe('play');
  const [game] = model.state.games ?? [];
  if (game === undefined) throw new Error('There is no game.');
  await model.switchGame(game, false);
  expect(model.state.games).toMatchObject([{ active: false }]);
});

it('brings the items of a broken run back where trying again gives none', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const service = new Service(app.url);
  const model = new PageModel(service, new Storage('page'), []);
  await model.load();
  model.update({ draft: { ...model.state.draft, text: 'The whale swims.' } });
  model.make();
  await until(model, ({ run }) => run?.phase === 'done');
  const games = model.state.run?.games;
  service.generate = () => {
    throw new Problem('unreachable', 'Away.');
  };
  model.makeAgain();
  await until(model, ({ run }) => run?.phase === 'failed');
  expect(model.state.run).toMatchObject({ games, problem: { code: 'unreachable' } });
});

it('looks again which games there are where one was switched off elsewhere', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const model = new PageModel(new Service(app.url), new Storage('page'), []);
  await model.load();
  await new Service(app.url).switchGame('words', false);
  model.update({ draft: { ...model.state.draft, text: 'The whale swims.' } });
  model.make();
  await until(model, ({ games }) => games?.[0]?.active === false);
  expect(model.state.run?.problem?.code).toBe('no_active_game');
});

it('asks for the names of games in its own language, and again in another', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const service = new Service(app.url);
  const asked = vi.spyOn(service, 'games');
  const model = new PageModel(service, new Storage('page'), ['de']);
  await model.load();
  model.update({ preferences: { ...model.state.preferences, theme: 'dark' } });
  model.update({ preferences: { ...model.state.preferences, locale: 'ar' } });
  expect(asked.mock.calls).toEqual([['de'], ['ar']]);
});

it('knows whether the writer can write', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const model = new PageModel(new Service(app.url), new Storage('page'), []);
  expect(model.state.isWriterReady).toBeUndefined();
  await model.refreshWriter();
  expect(model.state).toMatchObject({ llm: 'offline/extractive', isWriterReady: true });
  model.knowWriter({ llm: 'ollama/llama3.2', reachable: false, reason: 'Refused.' });
  expect(model.state).toMatchObject({ llm: 'ollama/llama3.2', isWriterReady: false });
});

it('tells where the service is away, and goes nowhere where there is nothing', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  const model = new PageModel(new Service('http://127.0.0.1:1'), new Storage('page'), []);
  await model.load();
  expect(model.state.problem?.code).toBe('unreachable');
  model.go('play');
  expect(model.state.view).toBe('compose');
});

it('asks about a game that came to the service after the page did', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  await using app = await startApp();
  const model = new PageModel(new Service(app.url), new Storage('page'), []);
  await model.load();
  const more = { host: inProcessHost(wordGame({ gameType: 'more', typeId: 8 })), active: true };
  app.engine.setGames([...app.engine.registry.games, more]);
  model.update({ draft: { ...model.state.draft, text: 'The whale swims.', minScore: 0 } });
  model.make();
  await until(model, ({ details }) => details.has('more'));
  expect([...model.state.details.keys()]).toEqual(['words', 'more']);
});

it('offers what is for everybody to whoever has the key for it, once there is one', async () => {
  vi.stubGlobal('localStorage', browserStorage());
  const environment = { LUDOTEXT_PLAY_KEYS: 'play-key', LUDOTEXT_ADMIN_KEYS: 'admin-key' };
  await using app = await startApp({ environment });
  const model = new PageModel(new Service(app.url), new Storage('page'), []);
  expect(canManage(model.state)).toBe(true);
  void model.load();
  await until(model, ({ access, llm }) => access.isAsked && llm !== '');
  expect(canManage(model.state)).toBe(false);
  await expect(model.enterKey('no-key-at-all')).rejects.toMatchObject({ code: 'unauthorized' });
  await model.enterKey('play-key');
  await until(model, ({ games }) => games !== undefined);
  expect([canManage(model.state), model.state.llm]).toEqual([false, 'offline/extractive']);
  model.forgetKey();
  await until(model, ({ access }) => access.isAsked);
  await model.enterKey('admin-key');
  expect(canManage(model.state)).toBe(true);
});
