import { type Engine, isEngineError, type Warning } from '@ludotext/engine';
import { type GamePlugin, type ItemOf, readText } from '@ludotext/engine/game';

/** What one game made of one text. */
export interface Written<Item> {
  readonly items: readonly Item[];
  /** The items' ids, in the same order. */
  readonly ids: readonly string[];
  readonly warnings: readonly Warning[];
  /** BCP 47, as the engine took the text. */
  readonly language: string;
}

/** Most items that are asked for of one text, unless the command says otherwise. */
export const mostItems = 50;

/** Has one game written from prose; a text that gives nothing gives no items. */
export async function writeItems<Game extends GamePlugin>(
  engine: Engine<Game>,
  game: Game,
  text: string,
  maxItems = mostItems,
): Promise<Written<ItemOf<Game>>> {
  try {
    const { items, warnings, language } = await engine.direct(game, { text, source: 'prose', maxItems });
    const bare = items.map(({ id: _, ...item }) => item as ItemOf<Game>);
    return { items: bare, ids: items.map(({ id }) => id), warnings, language };
  } catch (error) {
    if (!isEngineError(error) || error.code !== 'no_items') throw error;
    return { items: [], ids: [], warnings: [], language: readText(text).language };
  }
}
