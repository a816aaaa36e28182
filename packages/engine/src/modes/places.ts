import { isEngineError } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { Interaction } from '../contract/interaction.js';
import { type Identified, withoutId } from '../contract/item-id.js';
import type { CommonRequest } from '../contract/requests.js';
import { type CommonResult, itemsByType } from '../contract/results.js';
import type { Registry } from '../host/registry.js';
import { placeFinder } from '../text/place-finder.js';

type Emit = (event: ProgressEvent) => void;

/**
 * Does the work of a request, and says of its items where their evidence stands, in events and in the result. Events
 * keep their order. Without places the work is done as it is.
 */
export async function withPlaces<Result extends CommonResult>(
  { text, places = [] }: CommonRequest,
  registry: Registry,
  emit: Emit,
  work: (emit: Emit) => Promise<Result>,
): Promise<Result> {
  if (places.length === 0) return work(emit);
  // By the items' ids; undefined where nothing was found.
  const known = new Map<string, string | undefined>();
  // Not before the first item, because the work checks the places.
  let find: ReturnType<typeof placeFinder> | undefined;
  const look = async (typeId: number, items: readonly Identified<unknown>[]) => {
    const fresh = items.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const interactions = await interactionsOf(registry, typeId, fresh.map(withoutId));
    find ??= placeFinder(text, places);
    for (const [index, { id }] of fresh.entries()) {
      const interaction = interactions[index];
      known.set(id, interaction && find(quotesOf(interaction)));
    }
  };
  let told = Promise.resolve();
  const tell = async (event: ProgressEvent) => {
    if (event.type !== 'item') return emit(event);
    await look(event.typeId, [event.item as Identified<unknown>]);
    const place = known.get(event.item.id);
    emit(place === undefined ? event : { ...event, place });
  };
  let result: Result;
  try {
    result = await work((event) => {
      told = told.then(() => tell(event));
    });
  } finally {
    await told;
  }
  const found: Record<string, string> = {};
  for (const [typeId, items] of Object.entries(itemsByType(result))) {
    const shown = items as readonly Identified<unknown>[];
    await look(Number(typeId), shown);
    for (const { id } of shown) {
      const place = known.get(id);
      if (place !== undefined) found[id] = place;
    }
  }
  return { ...result, places: found };
}

/** What the items are; a game that cannot tell costs no item. */
async function interactionsOf(
  registry: Registry,
  typeId: number,
  items: readonly unknown[],
): Promise<readonly (Interaction | undefined)[]> {
  const { host } = registry.game(typeId);
  if (!host.descriptor.interacts) return [];
  try {
    // Only the engine's own words depend on the language.
    return await host.interactions(items, 'en');
  } catch (error) {
    if (isEngineError(error)) return [];
    throw error;
  }
}

/** Characters that words need to tell a place, unless they are evidence: shorter ones stand anywhere. */
const tellingLength = 15;

/** The words of an item that may stand in its text, the most telling first. Wrong options prove nothing. */
function quotesOf(interaction: Interaction): string[] {
  const { evidence = '', explanation = '' } = interaction;
  return [evidence, ...taken(interaction), ...[...own(interaction), explanation].filter(isTelling)];
}

const isTelling = ({ length }: string) => length >= tellingLength;

/** What is a part of the text, or was made of one. */
function taken(interaction: Interaction): readonly string[] {
  switch (interaction.kind) {
    case 'order':
      return [interaction.solved, ...interaction.parts];
    case 'gaps':
      return [interaction.segments.map((part) => (typeof part === 'string' ? part : part.accepted[0])).join('')];
    default:
      return [];
  }
}

/** What else an author may have written as it stands in the text. */
function own(interaction: Interaction): readonly string[] {
  switch (interaction.kind) {
    case 'order':
      return [];
    case 'gaps':
      return interaction.segments.filter((part) => typeof part === 'string');
    case 'match':
      return interaction.pairs.flatMap(({ left, right }) => [right, left]);
    case 'choice':
      return [...interaction.options.flatMap(({ text, correct }) => (correct ? [text] : [])), interaction.prompt];
    case 'text':
      return [...interaction.accepted, interaction.prompt];
  }
}
