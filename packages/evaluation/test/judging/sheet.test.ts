import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { SheetItem } from '../../src/corpus/sheet-item.js';
import { drawSheets } from '../../src/judging/sheet.js';
import { spoil } from '../../src/judging/spoil.js';

const folder = new URL('../../data/prose/', import.meta.url);

async function someTexts() {
  const names = (await readdir(folder)).filter((name) => /^(?:en|de)_.*\.txt$/.test(name)).slice(0, 6);
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8'), language: undefined })),
  );
}

const byPeople: SheetItem = {
  text: 'en_article_coffee.txt',
  language: 'en',
  game: 'quiz',
  item: {
    question: 'Who found the coffee plant?',
    answers: [
      { text: 'a goatherd', correct: true },
      { text: 'a sailor', correct: false },
      { text: 'a king', correct: false },
    ],
  },
};

it('a sheet holds drawn items and controls, and shows no row where it comes from', async () => {
  const draw = async () => drawSheets(await someTexts(), [byPeople], { size: 20, maxItems: 10, seed: 1 });
  const sheets = await draw();
  expect(sheets.map(({ game, group }) => `${game} ${group}`)).toHaveLength(6);
  const quiz = sheets.find(({ game, group }) => game === 'quiz' && group === 'english');
  const drawn = quiz?.origins.filter((origin) => origin === 'drawn').length ?? 0;
  expect(drawn).toBeGreaterThan(3);
  expect(quiz?.origins.filter((origin) => origin !== 'drawn')).toHaveLength(Math.ceil(drawn / 4));
  expect(quiz?.rows).toContainEqual(byPeople);
  for (const row of quiz?.rows ?? []) expect(Object.keys(row)).toEqual(['text', 'language', 'game', 'item']);
  expect(await draw()).toEqual(sheets);
});

it('every way to spoil changes the item and keeps its shape', async () => {
  const sheets = await drawSheets(await someTexts(), [], { size: 0, maxItems: 10, seed: 1 });
  expect(sheets.flatMap(({ rows }) => rows)).toEqual([]);
  const order: SheetItem = {
    text: 'en_a.txt',
    language: 'en',
    game: 'sequence_word',
    item: { sentence: 'The storm destroyed the tower.', pieces: ['the storm', 'destroyed', 'the tower'] },
  };
  for (const turn of [0, 1, 2]) {
    const spoilt = spoil(byPeople, [byPeople], turn);
    if (spoilt !== undefined) expect(spoilt.item).not.toEqual(byPeople.item);
    expect(spoil(order, [order], turn)?.item).not.toEqual(order.item);
  }
  expect(spoil(byPeople, [byPeople], 0)?.item).toMatchObject({
    answers: [{ correct: false }, { text: 'a sailor', correct: true }, { correct: false }],
  });
  expect(spoil(order, [order], 1)?.item).toMatchObject({ pieces: ['the sto', 'rmdestroy', 'edthe tower'] });
});
