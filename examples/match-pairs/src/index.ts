import { defineGame } from '@ludotext/engine/game';
import { examples } from './examples.js';
import { finish } from './finish.js';
import { grade } from './grade.js';
import { fromInteraction, interaction } from './interaction.js';
import { draftSchema, itemSchema, submissionSchema } from './item.js';
import { offline } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate, validateSet } from './validate.js';

export default defineGame({
  apiVersion: 1,
  gameType: 'match_pairs',
  typeId: 12,
  displayName: { en: 'Matching pairs', de: 'Paare finden' },
  suits:
    'Texts that explain at least three terms, say who somebody was, or have nouns that a phrase explains: articles, textbooks, glossaries. Not talk or short notes.',
  itemSchema,
  draftSchema,
  submissionSchema,
  directFormat: {
    description:
      'A pair on each line, "Term = Definition", three to eight pairs; a blank line ends the item. "\\=" is an equals sign that separates nothing.',
    example: examples[0]?.text ?? '',
  },
  examples,
  parse,
  prompt,
  finish,
  validate,
  validateSet,
  offline,
  grade,
  interaction,
  fromInteraction,
});
