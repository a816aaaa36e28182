import type { HealthResponse } from '@ludotext/wire';
import type { Client } from '../client.js';
import { convert } from '../convert.js';
import { gameNamed, gamesOf, setOfAnswer } from '../sets.js';
import { sourcesOf, texts } from '../sources.js';
import type { Surroundings } from '../surroundings.js';
import { answerOf, type GenerateOptions, madeOf, textIn, titleOf } from './generate.js';

export interface DirectOptions extends Omit<GenerateOptions, 'game'> {
  readonly game: string;
  /** Whether a model adds hints and explanations that the author left out. */
  readonly complete?: boolean;
}

/** Makes sets of items that an author wrote in a game's own format. @returns the exit code */
export async function direct(
  files: readonly string[],
  options: DirectOptions,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const { signal } = surroundings;
  const sources = await sourcesOf(files, texts(options.out), surroundings);
  const games = await gamesOf(client, signal);
  const { type_id } = gameNamed(options.game, games);
  const { limits } = await client.json<HealthResponse>({ route: 'GET /health', signal });
  const { title, language, maxItems = limits.max_items, complete } = options;
  const fields = { language, max_items: maxItems, complete };
  return convert(
    {
      sources,
      recipe: ['direct', type_id, fields, title],
      make: async (source, content, step) => {
        const body = { text: textIn(content, source), ...fields };
        const events = client.events({ route: `POST /generate/${type_id}`, body, signal });
        const answer = await answerOf(events, games, step);
        return madeOf(source, setOfAnswer(answer, games, { title: title ?? titleOf(source) }), answer, games);
      },
    },
    options,
    client,
    surroundings,
  );
}
