import { createEngine } from '@ludotext/engine';
import { type GamePlugin, primarySubtag, seedFrom, shuffle } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentenceOrder from '@ludotext/game-sequence-sentence';
import wordOrder from '@ludotext/game-sequence-word';
import type { CorpusText } from '../corpus/corpus.js';
import type { SheetItem } from '../corpus/sheet-item.js';
import { countedWords, writeItems } from '../write-items.js';
import { spoil } from './spoil.js';

/** The games whose items are judged. */
export const judgedGames: readonly GamePlugin[] = [quiz, sentenceOrder, wordOrder] as unknown as GamePlugin[];

/** Languages are judged in two groups. */
export const groups = ['english', 'others'] as const;

/** What a judge must not see: where a row of the sheet comes from. */
export type Origin = 'drawn' | 'by people' | 'spoilt';

/** A sheet for judges, and what stands behind it. */
export interface Sheet {
  readonly game: string;
  readonly group: (typeof groups)[number];
  readonly rows: readonly SheetItem[];
  /** The origin of each row. */
  readonly origins: readonly Origin[];
  readonly made: Yield;
}

/** How much the writer makes of some texts, and which share of it is about numbers. */
export interface Yield {
  readonly texts: number;
  /** Words, counting two characters for one in scripts without spaces. */
  readonly words: number;
  readonly items: number;
  /** Texts that give five items or more. */
  readonly withFive: number;
}

/** Writes items of all texts and draws sheets of them. Deterministic for a seed. */
export async function drawSheets(
  texts: readonly CorpusText[],
  byPeople: readonly SheetItem[],
  { size, maxItems, seed }: { readonly size: number; readonly maxItems: number; readonly seed: number },
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const game of judgedGames) {
    const engine = createEngine({ games: [game] });
    const written = await Promise.all(
      texts.map(async ({ name, text }) => {
        const { items, language } = await writeItems(engine, game, text, maxItems);
        const rows = items.map((item) => ({
          text: name,
          language,
          game: game.gameType,
          item: item as SheetItem['item'],
        }));
        return { language, words: countedWords(text), rows };
      }),
    );
    for (const group of groups) {
      const isOfGroup = ({ language }: { readonly language: string }) =>
        (primarySubtag(language) === 'en') === (group === 'english');
      const own = written.filter(isOfGroup);
      const pool = shuffle(
        own.flatMap(({ rows }) => rows),
        seedFrom('draw', game.gameType, group, String(seed)),
      );
      const people = byPeople.filter((each) => each.game === game.gameType && isOfGroup(each));
      sheets.push({
        game: game.gameType,
        group,
        ...mixed(pool, people, size, seed),
        made: {
          texts: own.length,
          words: own.reduce((sum, { words }) => sum + words, 0),
          items: pool.length,
          withFive: own.filter(({ rows }) => rows.length >= 5).length,
        },
      });
    }
  }
  return sheets;
}

/** Of a whole sheet the controls are a fifth: half of them by people, half spoilt. */
const controlsPerItem = 1 / 4;

/** Items drawn and controls in one order that reveals nothing. */
function mixed(pool: readonly SheetItem[], people: readonly SheetItem[], size: number, seed: number) {
  const drawn = pool.slice(0, size);
  const controls = Math.ceil(drawn.length * controlsPerItem);
  const good = people.slice(0, Math.floor(controls / 2));
  // What was not drawn is spoilt first, so that the sheet shows few items twice.
  const toSpoil: readonly SheetItem[] = [...pool.slice(size), ...drawn];
  const spoilt = toSpoil.flatMap((row, index) => spoil(row, toSpoil, index) ?? []).slice(0, controls - good.length);
  const all: { readonly row: SheetItem; readonly origin: Origin }[] = [
    ...drawn.map((row) => ({ row, origin: 'drawn' as const })),
    ...good.map((row) => ({ row, origin: 'by people' as const })),
    ...spoilt.map((row) => ({ row, origin: 'spoilt' as const })),
  ];
  // Items of one text stand together, so that a judge reads each text once.
  const order = shuffle(all, seedFrom('mix', String(seed))).sort((a, b) =>
    a.row.text < b.row.text ? -1 : a.row.text > b.row.text ? 1 : 0,
  );
  return { rows: order.map(({ row }) => row), origins: order.map(({ origin }) => origin) };
}
