import type { GameHost } from '../../game-host.js';
import { toLine } from './shape.js';

/**
 * A game's examples as a task shows them: a short text and the drafts it gives. Drafts and not items: where the key of a
 * finished item stands would be copied.
 */
export function examplesInWords({ descriptor }: GameHost): string[] {
  return descriptor.examples.map(({ text, drafts }) => {
    const lines = drafts.map((draft) => toLine(draft));
    return `For example, out of another text, ${toLine(text)}, came:\n${lines.join('\n')}`;
  });
}
