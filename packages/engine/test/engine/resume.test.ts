import { describe, expect, it } from 'vitest';
import { EngineError } from '../../src/contract/errors.js';
import type { GenerationEvent, ProgressEvent } from '../../src/contract/events.js';
import { reject, warn } from '../../src/contract/finding.js';
import type { GamePlugin } from '../../src/contract/game-plugin.js';
import type { Identified } from '../../src/contract/item-id.js';
import type { CommonRequest } from '../../src/contract/requests.js';
import type {
  CommonResult,
  DirectResult,
  GenerateResult,
  RewriteResult,
  SingleResult,
} from '../../src/contract/results.js';
import { createEngine } from '../../src/engine/create-engine.js';
import type { Engine } from '../../src/engine/engine.js';
import { wordGame } from '../support/games.js';
import { failure, text } from '../support/modes.js';
import { scriptedModel } from '../support/writers.js';

const words = wordGame();
const others = wordGame({ gameType: 'others', typeId: 8, displayName: 'Others' });

type Events = readonly ProgressEvent[];
type Resumed = Pick<CommonRequest, 'resume'>;
type Stream = AsyncIterable<GenerationEvent<CommonResult>>;

/** A run of a request that is read to its end, or left after so many events. */
async function read(stream: Stream, most = Number.POSITIVE_INFINITY) {
  const events: ProgressEvent[] = [];
  if (most === 0) return { events, result: undefined };
  for await (const event of stream) {
    if (event.type === 'done') return { events, result: event.result };
    if (events.push(event) === most) break;
  }
  return { events, result: undefined };
}

/** As a log keeps events; nothing may write to them. */
function kept(events: Events): Events {
  return frozen(JSON.parse(JSON.stringify(events)));
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/** What a prompt for items says: which are not to come again, what was not accepted, how many are wanted. */
function asked(prompt: string) {
  const named = (word: string) => prompt.includes(`"word":"${word}"`);
  const count = Number(/Write (\d+) items/.exec(prompt)?.[1] ?? (/Write one item/.test(prompt) ? 1 : 3));
  return { named, count };
}

/** Scores every game 90 and chooses the first. Writes "tractor" as its second word, and mends it when told. */
function writing() {
  return scriptedModel(({ schema, messages }) => {
    if (schema.name === 'analysis')
      return { game_7: { score: 90, reason: 'Good.' }, game_8: { score: 90, reason: '' } };
    if (schema.name === 'additions') return { items: [0, 1, 2].map((index) => ({ index, hint: `Hint ${index}.` })) };
    const { named, count } = asked(messages.map(({ content }) => content).join('\n'));
    const mended = named('tractor') ? ['swim'] : [];
    const fresh = ['whales', 'tractor', 'ocean', 'songs', 'carry'].filter((word) => !named(word));
    const items = [...mended, ...fresh].slice(0, count).map((word) => ({ word }));
    return schema.name === 'choice' ? { choice: { type_id: 7, reason: 'It fits.', items } } : { items };
  });
}

const modes: Readonly<Record<string, (engine: Engine, more: Resumed) => Stream>> = {
  'several games': (engine, more) => engine.stream.generate({ text, ...more }),
  'one game of several': (engine, more) => engine.stream.single({ text, ...more }),
  'items from prose': (engine, more) => engine.stream.direct(7, { text, source: 'prose', ...more }),
  "an author's items": (engine, more) => engine.stream.direct(7, { text: 'whales\nocean\nsongs', ...more }),
  'one item anew': (engine, more) => engine.stream.rewrite(7, { text, item: { word: 'sing' }, ...more }),
};

const usedIn = (events: Events) => events.findLast((event) => event.type === 'usage')?.tokenUsage;

/** Items of a result by type_id. */
function itemsIn(result: object | undefined): Record<string, readonly unknown[]> {
  const { results, typeId, items, item } = result as Partial<GenerateResult & DirectResult & RewriteResult>;
  return { ...(results ?? { [`${typeId}`]: items ?? [item] }) };
}

/** Items as events told them, each where none was told before. */
function itemsTold(events: Events): Record<string, unknown[]> {
  const told: Record<string, unknown[]> = {};
  for (const event of events) {
    if (event.type !== 'item') continue;
    const list = told[event.typeId] ?? [];
    told[event.typeId] = list;
    expect(event.index).toBe(list.length);
    list.push(event.item);
  }
  return told;
}

const countOf = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([typeId, list]) => [typeId, list.length]));

describe.each(Object.entries(modes))('%s', (mode, start) => {
  /** Runs a request with a cut after each of these numbers of events. */
  const runWith = async (cuts: readonly number[], model?: ReturnType<typeof writing>) => {
    let events: Events = [];
    for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
      const calls = model?.requests.length ?? 0;
      const resume = events.length === 0 ? {} : { resume: kept(events) };
      const engine = createEngine({ games: [words, others], model });
      const run = await read(start(engine, resume), cut);
      const before = usedIn(events);
      events = kept([...events, ...run.events]);
      if (run.result === undefined) continue;
      const sum = run.result.tokenUsage;
      const own = (model?.requests.length ?? 0) - calls;
      expect(sum.calls).toBe((before?.calls ?? 0) + own);
      expect(sum.totalTokens).toBe((before?.totalTokens ?? 0) + own * 110);
      return { events, result: run.result };
    }
    throw new Error('cut off to the end');
  };

  it.each([
    ['a model', writing, 1],
    ['a model, cut off twice', writing, 2],
    ['the offline writer', () => undefined, 1],
  ])('goes on wherever it is cut off: %s', async (_, modelOf, cuts) => {
    const model = modelOf();
    const whole = await runWith([], model);
    const once = whole.events.map((_, index) => [index + 1]);
    const twice = once.flatMap(([first = 0]) => [1, 2, 3].map((second) => [first, second]));
    // Each game that is being written when it is cut off may lose a call.
    const lost = (mode === 'several games' ? 2 : 1) * cuts;
    for (const places of cuts === 1 ? once : twice) {
      const again = modelOf();
      const { events, result } = await runWith(places, again);
      const told = itemsTold(events);
      expect(told, `${places}`).toEqual(itemsIn(result));
      expect(countOf(told)).toEqual(countOf(itemsTold(whole.events)));
      for (const type of ['analysis', 'choice', 'game'] as const) {
        const ofType = (list: Events) => list.filter((event) => event.type === type).map(typeIdOf);
        expect(ofType(events).sort(), `${places}`).toEqual(ofType(whole.events).sort());
      }
      expect(again?.requests.length ?? 0).toBeLessThanOrEqual((model?.requests.length ?? 0) + lost);
      // The offline writer writes the same again, so that nothing at all differs.
      const { typeId, reason, gameScores } = result as Partial<SingleResult & GenerateResult>;
      const same = model === undefined ? result : { typeId, reason, gameScores };
      expect(JSON.parse(JSON.stringify(whole.result))).toMatchObject(JSON.parse(JSON.stringify(same)));
    }
  });
});

const typeIdOf = (event: ProgressEvent) => ('typeId' in event ? event.typeId : undefined);

describe('what an earlier run reached', () => {
  const prose = { text, source: 'prose' } as const;
  const item = (index: number, word: string, typeId = 7): ProgressEvent => ({
    ...{ type: 'item', typeId, index },
    item: { id: '0123456789abcdef', word } as Identified<unknown>,
  });
  const analysis: ProgressEvent = {
    type: 'analysis',
    gameScores: [7, 8].map((typeId) => ({ typeId, score: 70, reason: 'So.', reasonCode: 'model_reason', params: {} })),
    games: [7, 8],
  };
  const failed: ProgressEvent = {
    ...{ type: 'game', typeId: 8, kept: 0 },
    error: { typeId: 8, code: 'plugin_failed', params: {}, message: 'It broke.' },
  };
  const noCalls = () => {
    throw new Error('asked');
  };

  it('stays as it ended: games with fewer items than asked for, and games that failed', async () => {
    const engine = createEngine({ games: [words, others], model: scriptedModel(noCalls) });
    const resume = kept([analysis, item(0, 'whales'), { type: 'game', typeId: 7, kept: 1 }, failed]);
    const { events, result } = await read(engine.stream.generate({ text, resume }));
    expect(events).toEqual([]);
    expect(result).toMatchObject({
      games: [7],
      results: { 7: [{ word: 'whales' }] },
      errors: [{ typeId: 8, code: 'plugin_failed', message: 'It broke.' }],
      warnings: [{ typeId: 7, code: 'fewer_items', counts: { requested: 3, kept: 1 } }],
    });
  });

  it('is done again for a game that failed, where its event is left out', async () => {
    const model = writing();
    const engine = createEngine({ games: [words, others], model });
    const resume = kept([analysis, item(0, 'whales'), { type: 'game', typeId: 7, kept: 1 }]);
    const { events, result } = await read(engine.stream.generate({ text, maxItems: 2, resume }));
    expect(new Set(events.map(typeIdOf))).toEqual(new Set([undefined, 8]));
    expect(result).toMatchObject({ games: [7, 8], errors: [] });
    expect(model.requests.map(({ schema }) => schema.name)).toEqual(['items', 'items']);
  });

  it('is final: an item that its game would now reject is kept without a word, and said of as before otherwise', async () => {
    const engine = createEngine({ games: [words], model: scriptedModel(noCalls) });
    const resume = kept([item(0, 'tractor'), item(1, 'Blue'), item(2, 'ocean')]);
    const { events, result } = await read(engine.stream.direct(words, { ...prose, resume }));
    expect(events).toEqual([{ type: 'game', typeId: 7, kept: 3 }]);
    expect(itemsIn(result)).toMatchObject({ 7: [{ word: 'tractor' }, { word: 'Blue' }, { word: 'ocean' }] });
    expect(result?.warnings).toMatchObject([{ code: 'capital', item: 1 }]);
  });

  it('ends at an item that its game cannot read any more, which is told anew', async () => {
    const engine = createEngine({ games: [words], model: writing() });
    const resume = kept([item(0, 'songs'), item(1, ''), item(2, 'carry')]);
    const { events, result } = await read(engine.stream.direct(words, { ...prose, resume }));
    const anew = events.flatMap((event) => (event.type === 'item' ? [event.index] : []));
    expect(anew).toEqual([1, 2]);
    expect(itemsIn(result)['7']).toHaveLength(3);
    const again = await read(engine.stream.direct(words, { ...prose, resume: kept([...resume, ...events]) }));
    expect(again.events).toEqual([]);
    expect(itemsIn(again.result)).toEqual(itemsIn(result));
  });

  it('is shown to the writer, so that it is not written again', async () => {
    const model = writing();
    const resume = kept([item(0, 'ocean')]);
    const { result } = await read(createEngine({ games: [words], model }).stream.direct(words, { ...prose, resume }));
    expect(JSON.stringify(model.requests[0]?.messages)).toContain('Write 2 items');
    expect(itemsIn(result)).toMatchObject({ 7: [{ word: 'ocean' }, { word: 'whales' }, { word: 'swim' }] });
  });

  it('goes on in the round that was under way, with what it was to mend', async () => {
    const model = writing();
    const engine = createEngine({ games: [words], model });
    const whole = await read(engine.stream.direct(words, { ...prose }));
    const retry = whole.events.findIndex(({ type }) => type === 'retry');
    const again = await read(engine.stream.direct(words, { ...prose, resume: kept(whole.events.slice(0, retry + 1)) }));
    const [, second, resumed] = model.requests.map(({ messages }) => messages);
    expect(resumed).toEqual(second);
    expect(again.events).toEqual(whole.events.slice(retry + 1));
    expect(again.result).toEqual(whole.result);
  });

  it('counts no more than max_items', async () => {
    const engine = createEngine({ games: [words], model: scriptedModel(noCalls) });
    const resume = kept(['whales', 'ocean', 'songs'].map((word, index) => item(index, word)));
    const { result } = await read(engine.stream.direct(words, { ...prose, maxItems: 2, resume }));
    expect(itemsIn(result)['7']).toHaveLength(2);
  });

  it.each(Object.entries(modes))('counts for nothing where it does not fit the request: %s', async (_, start) => {
    const whole = await read(start(createEngine({ games: [words, others], model: writing() }), {}));
    const foreign = kept([
      { ...analysis, gameScores: [], games: [77] } as ProgressEvent,
      { type: 'choice', typeId: 77, reason: '', reasonCode: 'none', params: {} },
      item(0, 'whales', 77),
      item(2, 'carry'),
      { type: 'retry', typeId: 77, what: 'items', attempt: 9 },
      { ...failed, typeId: 77, error: { typeId: 77, code: 'no_items', params: {}, message: 'None.' } },
      { type: 'what is this' } as unknown as ProgressEvent,
    ]);
    const engine = createEngine({ games: [words, others], model: writing() });
    const { events, result } = await read(start(engine, { resume: foreign }));
    expect(events).toEqual(whole.events);
    expect(JSON.stringify(result)).toBe(JSON.stringify(whole.result));
  });

  it('counts for nothing in a text of an author that is another one', async () => {
    const engine = createEngine({ games: [words] });
    const resume = kept([item(0, 'whales'), item(1, 'carry'), { type: 'game', typeId: 7, kept: 2 }]);
    const { events, result } = await read(engine.stream.direct(words, { text: 'whales\nocean', resume }));
    expect(events).toMatchObject([{ type: 'item', index: 1, item: { word: 'ocean' } }]);
    expect(itemsIn(result)).toMatchObject({ 7: [{ word: 'whales' }, { word: 'ocean' }] });
  });

  it('keeps what was added to an item of an author, and asks only for the others', async () => {
    const model = writing();
    const hinted = { id: '0123456789abcdef', word: 'whales', hint: 'They sing.' };
    const resume = kept([{ type: 'item', typeId: 7, index: 0, item: hinted }]);
    const engine = createEngine({ games: [words], model });
    const { result } = await read(engine.stream.direct(words, { text: 'whales\nocean', resume }));
    expect(itemsIn(result)).toMatchObject({ 7: [{ hint: 'They sing.' }, { word: 'ocean', hint: 'Hint 0.' }] });
    expect(JSON.stringify(model.requests[0]?.messages)).not.toContain('whales');
  });

  it('names the game that was chosen, and why the one before it was not kept', async () => {
    const empty = wordGame({
      gameType: 'empty',
      typeId: 1,
      offline: { score: () => ({ score: 99, reason: '' }), write: () => [] },
    });
    const engine = createEngine({ games: [empty, words, others] });
    const whole = await read(engine.stream.single({ text }));
    expect(whole.events.map((event) => `${event.type} ${typeIdOf(event)}`).slice(0, 4)).toEqual([
      'choice 1',
      'game 1',
      'choice 7',
      'item 7',
    ]);
    for (const cut of whole.events.keys()) {
      const resume = kept(whole.events.slice(0, cut));
      const { events, result } = await read(engine.stream.single({ text, resume }));
      expect(events).toEqual(whole.events.slice(cut));
      expect(result).toEqual(whole.result);
    }
  });

  it('ends a request whose game had failed already with its error', async () => {
    const { type: _, ...error } = { ...failed.error, type: '' };
    const choice: ProgressEvent = { type: 'choice', typeId: 8, reason: 'So.', reasonCode: 'model_reason', params: {} };
    const engine = createEngine({ games: [words, others], model: scriptedModel(noCalls) });
    expect(await failure(engine.single({ text, resume: [choice, failed] }))).toMatchObject(error);
    expect(await failure(engine.direct(others, { ...prose, resume: [failed] }))).toMatchObject(error);
    expect(await failure(engine.generate({ text, games: [8], resume: [analysis, failed] }))).toMatchObject({
      code: 'plugin_failed',
      errors: [error],
    });
  });

  it('counts among the items with a second opinion', async () => {
    const model = writing();
    const disputed: ProgressEvent = {
      ...{ type: 'rejected', typeId: 7, draft: { word: 'miles' } },
      findings: [reject('disputed_key', 'No.')],
    };
    const resume = kept([item(0, 'whales'), item(1, 'ocean'), disputed, item(2, 'songs')]);
    const engine = createEngine({ games: [words], model });
    const result = await engine.direct(words, { ...prose, secondOpinion: 'same', resume });
    expect(result.secondOpinion).toMatchObject({ checked: 4, disputed: 1 });
    expect(result.rejected).toHaveLength(1);
    expect(model.requests).toEqual([]);
  });

  it('keeps the language it was told in', async () => {
    const engine = createEngine({ games: [words, others], model: writing() });
    const request = { text, messageLanguage: 'de' };
    const whole = await read(engine.stream.generate(request));
    const again = await read(engine.stream.generate({ ...request, resume: kept(whole.events) }));
    expect(again.events).toEqual([]);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(whole.result));
  });

  it('holds the fallback back where there are items, and is taken up by it where there are none', async () => {
    const down = scriptedModel(() => new EngineError('model_unreachable', 'Gone.', { model: { kind: 'unreachable' } }));
    const fallbackModel = writing();
    const engine = createEngine({ games: [words], model: down, fallbackModel });
    const resume = [analysis, item(0, 'whales')];
    const result = await engine.generate({ text, resume });
    expect(itemsIn(result)).toMatchObject({ 7: [{ word: 'whales' }] });
    expect(result.warnings.map(({ code }) => code)).toEqual(['repair_failed', 'fewer_items']);
    expect(fallbackModel.requests).toEqual([]);
    const other = await engine.generate({ text, resume: [analysis] });
    expect(other.warnings[0]?.code).toBe('fallback_used');
    expect(fallbackModel.requests.map(({ schema }) => schema.name)).not.toContain('analysis');
  });

  it('is told to the game: no item comes that is near one of it', async () => {
    const seen: unknown[] = [];
    const validate: GamePlugin['validate'] = (_, { kept }) => {
      seen.push(kept);
      return [warn('seen', 'Seen.')];
    };
    const engine = createEngine({ games: [wordGame({ validate } as Partial<typeof words>)] });
    await engine.direct(7, { ...prose, maxItems: 2, resume: [item(0, 'whales')] });
    expect(seen).toContainEqual([{ word: 'whales' }]);
  });
});
