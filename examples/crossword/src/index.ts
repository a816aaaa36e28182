import { defineGame } from '@ludotext/engine/game';
import { examples } from './examples.js';
import { finish } from './finish.js';
import { grade } from './grade.js';
import { interaction } from './interaction.js';
import { draftSchema, itemSchema, submissionSchema } from './item.js';
import { messages } from './messages.js';
import { offline } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate, validateSet } from './validate.js';

export default defineGame({
  apiVersion: 1,
  gameType: 'crossword',
  typeId: 17,
  displayName: { en: 'Crossword', de: 'Kreuzworträtsel' },
  suits:
    'Texts that explain at least four terms or names, each in a word or two: articles, textbooks, glossaries. Not stories or talk.',
  itemSchema,
  draftSchema,
  submissionSchema,
  directFormat: {
    description: messages.en['direct_format.description'],
    example: messages.en['direct_format.example'],
  },
  messages,
  examples,
  parse,
  prompt,
  finish,
  validate,
  validateSet,
  offline,
  grade,
  interaction,
});
