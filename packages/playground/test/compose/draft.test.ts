import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, draftFault, emptyDraft, readDraft, requestOf } from '../../src/compose/draft.js';
import type { Game } from '../../src/service/wire.js';

describe('readDraft', () => {
  it('gives back what was kept', () => {
    const draft: Draft = {
      text: 'The whale.',
      mode: 'direct',
      unwanted: [2],
      directGame: 'quiz',
      directTexts: { quiz: 'Question: Who?' },
      complete: false,
      maxItems: 7,
      minScore: 0,
      runValidator: false,
      difficulty: 'hard',
      language: 'pt-BR',
      audience: 'pupils',
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps what fits where something does not', () => {
    const kept = {
      text: 'Kept.',
      mode: 'other',
      maxItems: 2.5,
      minScore: 101,
      unwanted: ['1'],
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
const games = [game(1, 'quiz'), game(2, 'words'), game(3, 'off', false)];
const draft = { ...emptyDraft, text: 'The whale.' };

describe('requestOf', () => {
  it('asks for all games, and for what was rejected', () => {
    expect(requestOf(draft, games, 50)).toEqual({
      path: '/generate',
      body: { text: 'The whale.', max_items: 3, min_score: 30, verbose: true },
    });
  });

  it('names the games where not all active ones are wanted', () => {
    expect(requestOf({ ...draft, unwanted: [1] }, games, 50).body.enabled_game_ids).toEqual([2]);
  });

  it('says every setting that somebody made', () => {
    const set = {
      ...draft,
      maxItems: 5,
      minScore: 0,
      runValidator: false,
      difficulty: 'hard',
      language: 'de',
      audience: 'pupils',
    } as const;
    expect(requestOf(set, games, 50).body).toEqual({
      text: 'The whale.',
      max_items: 5,
      min_score: 0,
      run_validator: false,
      difficulty: 'hard',
      language: 'de',
      audience: 'pupils',
      verbose: true,
    });
  });

  it('sends all that was written in the format of the chosen game to that game alone', () => {
    const direct = {
      ...draft,
      mode: 'direct',
      directGame: 'words',
      directTexts: { words: 'whale', quiz: 'Q' },
      complete: false,
    } as const;
    expect(requestOf(direct, games, 50)).toEqual({
      path: '/generate/2',
      body: { text: 'whale', max_items: 50, complete: false, verbose: true },
    });
  });
});

describe('draftFault', () => {
  const limits = { maxText: 12, maxItems: 50 };

  it.each([
    [{}, undefined],
    [{ text: ' \n' }, 'emptyText'],
    [{ text: 'A whale is no fish.' }, 'longText'],
    [{ text: `${' '.repeat(50)}The whale.` }, undefined],
    [{ unwanted: [1, 2] }, 'noGame'],
    [{ language: 'german please' }, 'badLanguage'],
    [{ language: 'zh-Hant' }, undefined],
    [{ mode: 'direct' as const }, 'emptyText'],
    [{ mode: 'direct' as const, directTexts: { quiz: 'Question' }, unwanted: [1, 2] }, undefined],
  ])('of %j is %s', (change, fault) => {
    expect(draftFault({ ...draft, ...change }, games, limits)).toBe(fault);
  });

  it('leaves it to the service where its games are not known', () => {
    expect(draftFault(draft, [], limits)).toBeUndefined();
  });
});
