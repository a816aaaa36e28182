import type { Interaction, OrderInteraction } from '../contract/interaction.js';
import { primarySubtag } from '../text/languages/language.js';
import { orderPrompts } from './order-prompts.js';
import { minPieces } from './piece-format.js';
import type { OrderedPieces } from './pieces.js';

/** An item of pieces to put in order, as the ordering games have it. */
interface OrderItem extends OrderedPieces {
  readonly sentence: string;
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
}

/** An ordering item as a neutral interaction, with a prompt in its language; English for a language without one. */
export function orderInteraction(
  { pieces, alternatives, sentence, title, hint }: OrderItem,
  layout: OrderInteraction['layout'],
  language: string,
): OrderInteraction {
  const prompts = orderPrompts[primarySubtag(language)] ?? orderPrompts.en;
  return {
    kind: 'order',
    prompt: prompts?.[layout] ?? '',
    ...(title === undefined ? {} : { title }),
    ...(hint === undefined ? {} : { hint }),
    parts: pieces,
    alternatives: alternatives ?? [],
    solved: sentence,
    layout,
  };
}

/** The ordering item that an interaction makes; undefined if it is of another kind or layout, or too short. */
export function orderItem(interaction: Interaction, layout: OrderInteraction['layout']) {
  if (interaction.kind !== 'order' || interaction.layout !== layout) return undefined;
  const { parts, alternatives, solved, title, hint } = interaction;
  if (parts.length < minPieces) return undefined;
  return {
    sentence: solved,
    pieces: [...parts],
    ...(alternatives.length === 0 ? {} : { alternatives: alternatives.map((order) => [...order]) }),
    ...(hint === undefined ? {} : { hint }),
    ...(title === undefined || layout === 'inline' ? {} : { title }),
  };
}
