import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedIn, type Draft, draftFault, emptyDraft, newSet, type Offer, readDraft } from '../../src/create/draft.js';
import type { Game, GameDetail } from '../../src/service/wire.js';

describe('readDraft', () => {
  it('gives back what was kept', () => {
    const draft: Draft = {
      text: 'The whale.',
      source: { title: 'Whales', places: [{ start: 0, end: 10, label: 'page 1' }], isEdited: false },
      mode: 'direct',
      counts: { quiz: 7, words: 0 },
      directGame: 'quiz',
      directTexts: { quiz: 'Question: Who?' },
      complete: false,
      difficulty: 'hard',
      language: 'pt-BR',
      audience: 'pupils',
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps what fits where something does not', () => {
    const kept = {
      text: 'Kept.',
      source: { title: 'Whales', places: [{ start: '0' }], isEdited: false },
      mode: 'other',
      counts: { quiz: 2.5 },
      difficulty: 'deadly',
      directTexts: { quiz: 1 },
    };
    expect(readDraft(kept)).toEqual({ ...emptyDraft, text: 'Kept.' });
  });

  it('makes a draft of anything', () => {
    assert(
      property(anything(), (kept) => {
        expect(Object.keys(readDraft(kept))).toEqual(Object.keys(emptyDraft));
      }),
    );
  });
});

const game = (type_id: number, game_type: string, active = true): Game => ({
  type_id,
  game_type,
  display_name: game_type,
  active,
});
const detail = (described: Game, writes_offline: boolean): GameDetail => ({
  ...described,
  version: '1.0.0',
  suits: '',
  direct_format: null,
  writes_offline,
  grades: true,
  player: null,
  item_schema: {},
  answer_schema: {},
});
const quiz = game(1, 'quiz');
const words = game(2, 'words');
const offer: Offer = {
  games: [quiz, words, game(3, 'off', false)],
  details: new Map([
    ['quiz', detail(quiz, true)],
    ['words', detail(words, false)],
  ]),
  limits: { maxText: 100, maxItems: 50 },
  llm: 'openai/some-model',
};
const offline: Offer = { ...offer, llm: 'offline/extractive' };
const draft = { ...emptyDraft, text: 'The whale swims.' };

describe('askedIn', () => {
  it('asks every game that is on for its number of items, and for what was turned down', () => {
    expect(askedIn({ ...draft, counts: { quiz: 8 } }, offer)).toEqual({
      mode: 'prose',
      body: { text: 'The whale swims.', verbose: true },
      wanted: { 1: 8, 2: 5 },
    });
  });

  it('leaves out games with none, and those that need a model while there is none', () => {
    expect(askedIn({ ...draft, counts: { quiz: 0 } }, offer).wanted).toEqual({ 2: 5 });
    expect(askedIn(draft, offline).wanted).toEqual({ 1: 5 });
  });

  it('sends what the writer heeds only', () => {
    const settings = { ...draft, language: 'de', audience: 'pupils', difficulty: 'hard' } as const;
    expect(askedIn(settings, offer).body).toMatchObject({ language: 'de', audience: 'pupils', difficulty: 'hard' });
    expect(askedIn(settings, offline).body).not.toHaveProperty('audience');
    expect(askedIn({ ...settings, mode: 'direct', directTexts: { quiz: 'Q' } }, offline).body).toEqual({
      text: 'Q',
      language: 'de',
      verbose: true,
      complete: false,
    });
  });
});

describe('draftFault', () => {
  it.each([
    [{ ...draft, text: ' \n ' }, 'emptyText'],
    [{ ...draft, text: 'a'.repeat(101) }, 'longText'],
    [{ ...draft, counts: { quiz: 0, words: 0 } }, 'noGame'],
    [{ ...draft, language: 'no language' }, 'badLanguage'],
    [draft, undefined],
  ])('of %j is %s', (faulty, fault) => {
    expect(draftFault(faulty, offer)).toBe(fault);
  });
});

describe('newSet', () => {
  it.each([
    ['# Volcanoes\n\nLava is hot.', 'Volcanoes'],
    ['Lava is hot.\nAsh is light.', 'Lava is hot.'],
    [`${'A very long line of words '.repeat(5)}\nEnd`, 'A very long line of words A very long line of words A very …'],
  ])('of %j is called %j', (text, title) => {
    const set = newSet({ ...draft, text }, offer);
    expect(set.document).toMatchObject({ ludotext: 1, title, text, games: [] });
    expect(set.writing?.phase).toBe('running');
  });
});
