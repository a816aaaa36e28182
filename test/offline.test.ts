import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { describe, expect, it } from 'vitest';

// What a newcomer gets without a key: all games from real texts, in the texts' own words.

const folder = path.resolve(import.meta.dirname, 'fixtures/texts');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const stories = names.filter((name) => /_story_00[57]2/.test(name));
const engine = createEngine({ games: [quiz, sentences, words] });

/** A line break with the space around it counts as one space in a quote. */
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

describe('a story in each of nine languages', () => {
  it('covers them', () => {
    const languages = stories.map((name) => name.slice(0, 2)).sort();
    expect(languages).toEqual(['ar', 'de', 'en', 'es', 'ja', 'ko', 'ru', 'vi', 'zh']);
  });

  it.each(stories)('%s gives items in its own words', async (name) => {
    const text = read(name);
    const result = await engine.generate({ text });
    expect(result.language).toBe(name.slice(0, 2));
    // A game that finds nothing sound in a text is left out.
    expect(result.games.length).toBeGreaterThanOrEqual(1);
    const source = onOneLine(text);
    for (const { question, answers, evidence } of result.items(quiz)) {
      expect(source).toContain(evidence);
      const key = answers.find(({ correct }) => correct)?.text ?? '';
      const [, after] = question.split('_____');
      // Of a sentence with a gap every word is the text's own; a question has words of its own.
      if (after === undefined) expect(question).toMatch(/[?？؟]|か。/);
      else expect(evidence).toContain(after);
      if (after !== undefined) expect(evidence).toContain(key);
    }
    for (const { pieces } of result.items(sentences)) {
      const places = pieces.map((piece) => source.indexOf(piece));
      expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    }
    for (const { sentence } of result.items(words)) expect(source).toContain(sentence);
  });
});

describe('scores', () => {
  it.each(['en_recipe_bread.txt'])(
    'rank a recipe whose steps build on each other (%s) higher for sentence order than for a quiz',
    async (name) => {
      const { gameScores } = await engine.generate({ text: read(name) });
      const score = (typeId: number) => gameScores.find((entry) => entry.typeId === typeId)?.score ?? 0;
      expect(score(2)).toBeGreaterThanOrEqual(80);
      expect(score(1)).toBeLessThan(score(2) - 30);
      expect((await engine.single({ text: read(name) })).typeId).toBe(2);
    },
  );

  it('come with a reason for every game', async () => {
    for (const name of names) {
      const { gameScores } = await engine.generate({ text: read(name), minScore: 0 });
      expect(gameScores.map(({ reason }) => /^[A-Z0-9].{10,200}\.$/.test(reason))).toEqual([true, true, true]);
    }
  });
});

it('the same text gives the same items, from whatever engine', async () => {
  const other = createEngine({ games: [words, sentences, quiz] });
  for (const name of stories) {
    const text = read(name);
    expect((await other.generate({ text })).results).toEqual((await engine.generate({ text })).results);
  }
});

it.each(['?', '...', '12 34', 'Hello', '\u{1F40B}\u{1F40B}', '\ud800', '\t', 'a'.repeat(5_000)])(
  'a text that gives nothing (%#) says so',
  async (text) => {
    const request = { text: text === '\t' ? '\t.' : text };
    expect((await engine.generate(request)).games).toEqual([]);
    await expect(engine.single(request)).rejects.toMatchObject({ code: 'no_items' });
  },
);
