import { createEngine, type GenerationEvent, isEngineError, setOf, type TextPlace } from '@ludotext/engine';
import { defineGame, type z } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { describe, expect, it } from 'vitest';

// Where the evidence of items stands in the document that their text was taken from.

const pages = [
  'Otters are mammals that live along rivers and eat fish. An otter weighs about ten kilograms. First the mother teaches her young to swim. Then they hunt with her for a year. Finally they look for a river of their own.',
  'The Brigg Bridge was built in 1975 over the river Ancholme. It replaced a ferry that had carried people since 1802. The mayor Anna Berger opened the bridge in May 1975.',
  'Limestone is a rock made of the shells of small sea animals. Portland is a quarry in the south of England. Its stone was carried to the town on barges in 1974. Every morning the workers carried the heavy stones across the field to the river.',
];

/** The pages as one text with a place each. */
function paged(parts: readonly string[]): { text: string; places: TextPlace[] } {
  let text = '';
  const places = parts.map((part, index) => {
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += part;
    return { start, end: text.length, label: `page ${index + 12}` };
  });
  return { text, places };
}

const { text, places } = paged(pages);
const engine = createEngine({ games: [quiz, sentences, words] });

/** The page whose text has these words. */
const pageOf = (quote: string) => places[pages.findIndex((page) => page.includes(quote))]?.label;

async function read<Result, Item>(stream: AsyncIterable<GenerationEvent<Result, Item>>) {
  const events: GenerationEvent<Result, Item>[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

describe('a text with places', () => {
  it('gives items whose evidence has a place, in the result and in their events', async () => {
    const events = await read(engine.stream.generate({ text, places, minScore: 0, maxItems: 4 }));
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('no end');
    const { result } = done;
    const questions = result.items(quiz);
    expect(questions.length).toBeGreaterThan(1);
    for (const { id, evidence = '' } of questions) expect(result.places?.[id]).toBe(pageOf(evidence));
    const orders = [...result.items(sentences), ...result.items(words)];
    expect(orders.length).toBeGreaterThan(1);
    for (const { id, pieces } of result.items(sentences)) expect(result.places?.[id]).toBe(pageOf(pieces[0] ?? ''));
    for (const { id, sentence } of result.items(words)) expect(result.places?.[id]).toBe(pageOf(sentence));
    expect(new Set(Object.values(result.places ?? {})).size).toBeGreaterThan(1);
    const told = events.flatMap((event) => (event.type === 'item' ? [[event.item.id, event.place]] : []));
    expect(Object.fromEntries(told)).toEqual(result.places);
    const kinds = events.map(({ type }) => type).filter((type) => type === 'item' || type === 'game');
    expect(kinds.at(-1)).toBe('game');
  });

  it('keeps the order of events and the items as they are without places', async () => {
    const request = { text, minScore: 0 };
    const bare = await read(engine.stream.generate(request));
    const placed = await read(engine.stream.generate({ ...request, places }));
    const withoutPlace = placed.map((event) => {
      if (event.type === 'item') {
        const { place: _, ...others } = event;
        return others;
      }
      return event.type;
    });
    expect(withoutPlace).toEqual(bare.map((event) => (event.type === 'item' ? event : event.type)));
    expect(bare.some((event) => event.type === 'item' && 'place' in event)).toBe(false);
    expect(await engine.generate(request)).not.toHaveProperty('places');
  });

  it('says the places of the one game, of one item anew, and of what an earlier run reached', async () => {
    const single = await engine.single({ text, places, games: [quiz], maxItems: 2 });
    const [first] = single.items;
    expect(Object.keys(single.places ?? {}).sort()).toEqual(single.items.map(({ id }) => id).sort());
    if (first === undefined) throw new Error('too few items');
    const { item, places: found } = await engine.rewrite(quiz, { text, places, item: first });
    expect(found).toEqual({ [item.id]: pageOf(item.evidence ?? '') });
    const resume = [{ type: 'item' as const, typeId: quiz.typeId, index: 0, item: first }];
    const again = await engine.direct(quiz, { text, places, source: 'prose', maxItems: 1, resume });
    expect(again.places).toEqual({ [first.id]: pageOf('evidence' in first ? (first.evidence ?? '') : '') });
  });

  it("finds an author's own lines in the document", async () => {
    const written = paged([
      '1. What do most otters eat?\na) fish *\nb) grass\nc) bark\nd) roots',
      '2. When was the bridge built?\na) 1802\nb) 1975 *\nc) 1845\nd) 1911',
    ]);
    const { items, places: found } = await engine.direct(quiz, { ...written, complete: false });
    expect(items.map(({ id }) => found?.[id])).toEqual(['page 12', 'page 13']);
  });

  it('is kept in the notes of a set, and a check and reading leave it there', async () => {
    const result = await engine.single({ text, places, games: [quiz] });
    const set = setOf(result, engine.registry, { title: 'Otters', text });
    const notes = Object.fromEntries(Object.entries(result.places ?? {}).map(([id, place]) => [id, { place }]));
    expect(set.games[0]?.notes).toEqual(notes);
    expect(await engine.checkSet(set)).toEqual([]);
    expect(
      setOf(await engine.single({ text, games: [quiz] }), engine.registry, { title: 'O' }).games[0],
    ).not.toHaveProperty('notes');
  });

  it('costs no item when its game cannot tell what the item is', async () => {
    const broken = defineGame({
      ...words,
      gameType: 'broken',
      typeId: 77,
      itemSchema: words.itemSchema as z.ZodType<object>,
      interaction: () => {
        throw new Error('no idea');
      },
    } as never);
    const { items, places: found } = await createEngine({ games: [broken] }).direct(77, {
      text,
      places,
      source: 'prose',
    });
    expect(items.length).toBeGreaterThan(0);
    expect(found).toEqual({});
  });
});

describe('places that cannot be', () => {
  const label = 'page 1';
  it.each([
    [
      'that overlap',
      [
        { start: 0, end: 9, label },
        { start: 8, end: 10, label },
      ],
      ['places', 1, 'start'],
    ],
    ['without a length', [{ start: 3, end: 3, label }], ['places', 0, 'end']],
    ['behind the end of the text', [{ start: 0, end: text.length + 1, label }], ['places', 0, 'end']],
    ['before its start', [{ start: -1, end: 1, label }], ['places', 0, 'start']],
    ['without a name', [{ start: 0, end: 1, label: ' ' }], ['places', 0, 'label']],
    ['with too long a name', [{ start: 0, end: 1, label: 'x'.repeat(201) }], ['places', 0, 'label']],
    ['that are too many', Array.from({ length: 20_001 }, (_, start) => ({ start, end: start + 1, label })), ['places']],
    ['that are no places', 'page 1' as never, ['places']],
  ])('are refused: %s', async (_, wrong: TextPlace[], path) => {
    const error = await engine.generate({ text, places: wrong }).catch((thrown: unknown) => thrown);
    if (!isEngineError(error)) throw error;
    expect(error.code).toBe('invalid_request');
    expect(error.findings[0]?.path).toEqual(path);
  });
});
