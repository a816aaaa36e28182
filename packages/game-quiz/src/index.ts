import { defineGame } from '@ludotext/engine/game';
import { directFormat } from './direct-format.js';
import { draftSchema, finish } from './draft.js';
import { examples } from './examples.js';
import { grade } from './grade.js';
import { fromInteraction, interaction } from './interaction.js';
import { itemSchema, submissionSchema } from './item.js';
import { messages } from './messages/index.js';
import { score } from './offline/score.js';
import { write } from './offline/write.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate, validateSet } from './validate.js';

export { draftSchema, type QuizDraft } from './draft.js';
export { itemSchema, type QuizItem, type QuizSubmission, submissionSchema } from './item.js';

/** The quiz: multiple-choice questions about a text. */
export default defineGame({
  apiVersion: 1,
  gameType: 'quiz',
  typeId: 1,
  displayName: { en: 'Quiz', de: 'Quiz', es: 'Cuestionario', fr: 'Quiz', ar: 'اختبار' },
  suits:
    'Texts that state facts: encyclopedia articles, news, textbooks, reports; also stories with several named characters and events. Poor for recipes, instructions, lists and very short texts.',
  itemSchema,
  draftSchema,
  directFormat,
  complete: ['explanation', 'hint'],
  examples,
  offline: { score, write },
  submissionSchema,
  messages,
  parse,
  prompt,
  validate,
  validateSet,
  finish,
  grade,
  interaction,
  fromInteraction,
});
