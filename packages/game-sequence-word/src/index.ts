import { apiVersion, defineGame } from '@ludotext/engine/game';
import { gradeOrder, orderInteraction, orderItem, orderSubmissionSchema } from '@ludotext/engine/ordering';
import { finish, wordOrderDraft } from './draft.js';
import { examples } from './examples.js';
import { wordOrderItem } from './item.js';
import { messages } from './messages/index.js';
import { offline } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate } from './validate.js';

export { type WordOrderItem, wordOrderItem } from './item.js';

/** The game of putting words in order. */
export default defineGame({
  apiVersion,
  gameType: 'sequence_word',
  typeId: 3,
  displayName: {
    en: 'Word order',
    de: 'Wörter ordnen',
    es: 'Ordenar palabras',
    fr: 'Mots à ordonner',
    ar: 'ترتيب الكلمات',
  },
  suits:
    'Prose of almost any kind, for practising the order of words: it needs short whole sentences that are understood by themselves. Best for language learners; less for texts of very long sentences, verse or tables.',
  itemSchema: wordOrderItem,
  draftSchema: wordOrderDraft,
  submissionSchema: orderSubmissionSchema,
  directFormat: {
    description:
      'Words, or small groups of words, in the right order, separated by ";", three or more; one sentence per line. A line that ends with ";" goes on in the next. "\\;" is a semicolon that separates nothing. "/", "|" and tabs set pieces apart as well; of a line without any, each word is a piece.',
    example: examples[0]!.text,
  },
  complete: ['hint'],
  examples,
  messages,
  parse,
  prompt,
  finish,
  validate,
  offline,
  grade: gradeOrder,
  interaction: (item, { language }) => orderInteraction(item, 'inline', language),
  fromInteraction: (interaction) => orderItem(interaction, 'inline'),
});
