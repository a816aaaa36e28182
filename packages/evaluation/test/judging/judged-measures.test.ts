import { readFile } from 'node:fs/promises';
import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { expect, it } from 'vitest';
import type { JudgedCase } from '../../src/corpus/corpus.js';
import { measureJudgedItems } from '../../src/judging/judged-measures.js';
import { writeItems } from '../../src/write-items.js';
import { emptyCorpus } from '../support/cases.js';

const name = 'en_article_coffee.txt';
const text = await readFile(new URL(`../../data/prose/${name}`, import.meta.url), 'utf8');
const { items } = await writeItems(createEngine({ games: [quiz] }), quiz, text);

async function shareThatComesBack(judgedCases: readonly JudgedCase[]): Promise<number | undefined> {
  const corpus = { ...emptyCorpus, texts: [{ name, text, language: 'en' }], judgedCases };
  const { measures } = await measureJudgedItems(corpus);
  return measures.find((each) => each.name === 'quiz: items judged faulty that come back')?.value;
}

const caseOf = (item: (typeof items)[number], faults: string[]): JudgedCase => ({
  id: item.question,
  judged: { text: name, language: 'en', game: 'quiz', item: item as never },
  faults,
});

it('sees a faulty item that the writer makes again, whatever the order of its options', async () => {
  const [one, other] = items as [(typeof items)[number], (typeof items)[number]];
  const turned = { ...one, answers: [...one.answers].reverse() };
  expect(await shareThatComesBack([caseOf(turned, ['trivial']), caseOf(other, [])])).toBe(1);
});

it('an item that is asked in another way, or has other options, is another item', async () => {
  const [one] = items as [(typeof items)[number]];
  const asked = { ...one, question: `${one.question} Why?` };
  const offered = { ...one, answers: one.answers.map((each) => ({ ...each, text: `${each.text} or so` })) };
  expect(await shareThatComesBack([caseOf(asked, ['language']), caseOf(offered, ['two_right'])])).toBe(0);
});
