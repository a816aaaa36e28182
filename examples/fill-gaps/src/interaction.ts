import type { Interaction, InteractionContext } from '@ludotext/engine/game';
import { type Gap, type Item, itemSchema } from './item.js';

/** What a learner is asked, by language. */
const prompts: Record<string, string> = { en: 'Fill in the gaps.', de: 'Fülle die Lücken.' };

/** The passage as open text and gaps. */
export function interaction({ gaps, after, words, hint }: Item, { language }: InteractionContext): Interaction {
  const segments = gaps.flatMap(({ before, answers }) => [before, { accepted: answers }]);
  return {
    kind: 'gaps',
    prompt: prompts[language.split('-')[0] ?? ''] ?? prompts.en ?? '',
    segments: [...segments, after],
    ...(words && { words }),
    ...(hint && { hint }),
  };
}

/** The item of a passage from elsewhere; undefined for another kind, or for too many gaps. */
export function fromInteraction(given: Interaction): Item | undefined {
  if (given.kind !== 'gaps') return undefined;
  const gaps: Gap[] = [];
  let open = '';
  for (const segment of given.segments) {
    if (typeof segment === 'string') open += segment;
    else {
      gaps.push({ before: open, answers: [...segment.accepted] });
      open = '';
    }
  }
  const { words, hint } = given;
  return itemSchema.safeParse({ gaps, after: open, ...(words && { words: [...words] }), ...(hint && { hint }) }).data;
}
