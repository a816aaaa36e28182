import type { Interaction } from '@ludotext/engine/game';
import { itemSchema, type QuizItem } from './item.js';

/** A question as a neutral interaction: a choice of one. */
export function interaction({ question, answers, ...more }: QuizItem): Interaction {
  return { kind: 'choice', prompt: question, options: answers, multiple: false, ...more };
}

/** The question that a choice of one makes; feedback of single options is not kept. Undefined for anything else. */
export function fromInteraction(interaction: Interaction): QuizItem | undefined {
  if (interaction.kind !== 'choice' || interaction.multiple) return undefined;
  const { prompt, options, explanation, hint, evidence, difficulty } = interaction;
  return itemSchema.safeParse({
    question: prompt,
    answers: options.map(({ text, correct }) => ({ text, correct })),
    ...(explanation === undefined ? {} : { explanation }),
    ...(hint === undefined ? {} : { hint }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(difficulty === undefined ? {} : { difficulty }),
  }).data;
}
