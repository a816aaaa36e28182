import { createEngine } from '@ludotext/engine';
import type { Corpus, JudgedCase } from '../corpus/corpus.js';
import type { SheetItem } from '../corpus/sheet-item.js';
import { atMost, type Detail, type Section, shareOf } from '../measure.js';
import { writeItems } from '../write-items.js';
import { judgedGames } from './sheet.js';

/** Most examples that are printed. */
const maxShown = 20;

/** J: items that judges refused do not come back, and those they took stay. */
export async function measureJudgedItems({ texts, judgedCases }: Corpus): Promise<Section> {
  const named = new Set(judgedCases.map(({ judged }) => judged.text));
  const made = new Map<string, Set<string>>();
  for (const game of judgedGames) {
    const engine = createEngine({ games: [game] });
    for (const { name, text } of texts.filter((each) => named.has(each.name))) {
      const { items } = await writeItems(engine, game, text);
      made.set(`${game.gameType} ${name}`, new Set((items as SheetItem['item'][]).map(contentOf)));
    }
  }
  const isMade = ({ judged: { game, text, item } }: JudgedCase): boolean =>
    made.get(`${game} ${text}`)?.has(contentOf(item)) ?? false;
  const measures = judgedGames.flatMap(({ gameType }) => {
    const own = judgedCases.filter(({ judged }) => judged.game === gameType);
    return [
      {
        section: 'J',
        name: `${gameType}: items judged faulty that come back`,
        ...shareOf(
          own.filter(({ faults }) => faults.length > 0),
          isMade,
        ),
        goal: atMost(0, 0.05),
        minCases: 10,
      },
      {
        section: 'J',
        name: `${gameType}: items judged usable that it still makes`,
        ...shareOf(
          own.filter(({ faults }) => faults.length === 0),
          isMade,
        ),
      },
    ];
  });
  const back = judgedCases.filter((each) => each.faults.length > 0 && isMade(each));
  const detail: Detail = {
    title: 'Items judged faulty that come back',
    head: ['text', 'game', 'item', 'faults'],
    rows: back.slice(0, maxShown).map(({ judged: { text, game, item }, faults }) => {
      return [text, game, 'question' in item ? item.question : item.sentence, faults.join(', ')];
    }),
  };
  return { letter: 'J', title: 'Items that people judged', measures, details: [detail] };
}

/** What a learner sees and what counts as right; two items with the same content have the same faults. */
function contentOf(item: SheetItem['item']): string {
  if ('answers' in item) {
    const options = item.answers.map(({ text, correct }) => `${correct ? '*' : ''}${text}`).sort();
    return JSON.stringify([item.question, options]);
  }
  const { pieces, alternatives = [] } = item;
  return JSON.stringify([pieces, alternatives.map((order) => order.join(' ')).sort()]);
}
