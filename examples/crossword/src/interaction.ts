import type { Interaction, InteractionContext } from '@ludotext/engine/game';
import type { Item } from './item.js';
import { lettersOf } from './letters.js';

/** What a learner is asked, by language, and the names of the two directions. */
const words: Readonly<Record<string, { prompt: string; across: string; down: string }>> = {
  en: {
    prompt: 'Find the word for each clue; the number of its letters stands behind it.',
    across: 'across',
    down: 'down',
  },
  de: {
    prompt: 'Finde zu jedem Hinweis das Wort; dahinter steht die Zahl seiner Buchstaben.',
    across: 'waagrecht',
    down: 'senkrecht',
  },
  es: {
    prompt: 'Busca la palabra de cada pista; detrás está el número de sus letras.',
    across: 'horizontal',
    down: 'vertical',
  },
  fr: {
    prompt: 'Trouve le mot de chaque définition ; le nombre de ses lettres la suit.',
    across: 'horizontal',
    down: 'vertical',
  },
};

/** Other programs have no grid: there a crossword is its clues, each with a gap. */
export function interaction({ entries }: Item, { language }: InteractionContext): Interaction {
  const { prompt, ...directions } = words[language.split('-')[0] ?? ''] ??
    words.en ?? { prompt: '', across: '', down: '' };
  const segments = entries.flatMap(({ number, direction, clue, answer }, index) => [
    `${index === 0 ? '' : '\n'}${number} ${directions[direction]}: ${clue} (${lettersOf(answer).length}) `,
    { accepted: [answer] },
  ]);
  return { kind: 'gaps', prompt, segments };
}
