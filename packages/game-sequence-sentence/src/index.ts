import { apiVersion, defineGame } from '@ludotext/engine/game';
import { gradeOrder, orderInteraction, orderItem, orderSubmissionSchema } from '@ludotext/engine/ordering';
import { finish, sentenceOrderDraft } from './draft.js';
import { examples } from './examples.js';
import { sentenceOrderItem } from './item.js';
import { messages } from './messages/index.js';
import { offline } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate } from './validate.js';

export { type SentenceOrderItem, sentenceOrderItem } from './item.js';
export { windows } from './windows.js';

/** The game of putting sentences in order. */
export default defineGame({
  apiVersion,
  gameType: 'sequence_sentence',
  typeId: 2,
  displayName: {
    en: 'Sentence order',
    de: 'Sätze ordnen',
    es: 'Ordenar frases',
    fr: 'Phrases à ordonner',
    ar: 'ترتيب الجمل',
  },
  suits:
    'Texts with a course of events: instructions and recipes, stories, chronologies, explanations of how something works step by step. Not lists of facts, descriptions or dialogue, whose sentences could stand in another order.',
  itemSchema: sentenceOrderItem,
  draftSchema: sentenceOrderDraft,
  directFormat: {
    description:
      'Sentences in the right order, separated by ";", three or more; one item per line. A line that ends with ";" goes on in the next. "\\;" is a semicolon that separates nothing. Or one item per block of lines, with a blank line after each: steps with numbers, letters or bullets, lines without, or one paragraph; a line above is its title.',
    example: examples[0]!.text,
  },
  complete: ['hint', 'title'],
  examples,
  messages,
  parse,
  prompt,
  finish,
  validate,
  offline,
  submissionSchema: orderSubmissionSchema,
  grade: gradeOrder,
  interaction: (item, { language }) => orderInteraction(item, 'lines', language),
  fromInteraction: (interaction) => orderItem(interaction, 'lines'),
});
