import type { Interaction, Remark } from '@ludotext/engine/format';
import { clozeOf } from './cloze.js';
import { escapeWildcards, feedbackOf, maxKeys, nameOf, shareOf, solvedOf } from './conventions.js';
import { type Answer, blankQuestion, plain, type Question } from './question.js';

/** The question that an interaction makes in Moodle, or why it makes none. */
export function questionOf(interaction: Interaction): Question | { readonly reason: Remark } {
  const { prompt, hint, difficulty } = interaction;
  const feedback = feedbackOf(interaction);
  const common = {
    ...blankQuestion,
    name: nameOf(interaction),
    text: plain(prompt),
    generalFeedback: feedback === undefined ? undefined : plain(feedback),
    hints: hint === undefined ? [] : [plain(hint)],
    tags: difficulty === undefined ? [] : [difficulty],
  };
  switch (interaction.kind) {
    case 'choice': {
      const { options, multiple } = interaction;
      const keys = options.filter(({ correct }) => correct).length;
      if (keys > maxKeys) return { reason: { code: 'too_many_keys', params: { count: keys, max: maxKeys } } };
      // Wrong options take away what right ones give, so that who ticks all has nothing.
      const [right, wrong] = multiple ? [shareOf(keys), -shareOf(options.length - keys)] : [100, 0];
      const answers = options.map(
        ({ text, correct, feedback }): Answer => ({
          ...plain(text),
          fraction: correct ? right : wrong,
          feedback: feedback === undefined ? undefined : plain(feedback),
        }),
      );
      return { ...common, type: 'multichoice', answers, isSingle: !multiple };
    }
    case 'order': {
      const { parts, solved, layout } = interaction;
      return {
        ...common,
        type: 'ordering',
        answers: parts.map((part, index) => ({ ...plain(part), fraction: index + 1 })),
        isInline: layout === 'inline',
        correctFeedback: solved === solvedOf(parts) ? undefined : plain(solved),
      };
    }
    case 'match':
      return {
        ...common,
        type: 'matching',
        pairs: interaction.pairs.map(({ left, right }) => ({ left: plain(left), right })),
      };
    case 'gaps':
      return { ...common, type: 'cloze', text: { text: clozeOf(interaction), format: 'html' } };
    case 'text':
      return {
        ...common,
        type: 'shortanswer',
        answers: interaction.accepted.map((answer) => ({ ...plain(escapeWildcards(answer)), fraction: 100 })),
      };
  }
}
