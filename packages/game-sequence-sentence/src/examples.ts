import type { GameExample } from '@ludotext/engine/game';
import type { SentenceOrderDraft } from './draft.js';
import type { SentenceOrderItem } from './item.js';

const lamp = [
  'Switch the lamp off and let the bulb cool down.',
  'When it is cool, unscrew the old bulb.',
  'Then screw in the new one until it sits tight.',
  'Finally, switch the lamp on again.',
];

const well = [
  'A farmer dug a deep well behind his house.',
  'The well gave clear water all through the dry summer.',
  'But when the rain came back, this water turned brown.',
];

/** Written for this game; the first is also the example of the direct format. */
export const examples: readonly GameExample<SentenceOrderItem, SentenceOrderDraft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: `${lamp.join('; ')}\n${well.join(';\n')}\n`,
    items: [
      { sentence: lamp.join(' '), pieces: lamp },
      { sentence: well.join(' '), pieces: well },
    ],
  },
  {
    source: 'direct',
    language: 'zh',
    text: '小明早上七点起床。；然后他吃了早饭。；吃完早饭，他就去上学了。',
    items: [
      {
        sentence: '小明早上七点起床。然后他吃了早饭。吃完早饭，他就去上学了。',
        pieces: ['小明早上七点起床。', '然后他吃了早饭。', '吃完早饭，他就去上学了。'],
      },
    ],
  },
  {
    source: 'prose',
    language: 'en',
    text: `Our village lies by a river. ${well.join(' ')} Nobody knew why. Some people like tea, others like coffee.`,
    drafts: [{ title: 'The well', sentences: well, hint: 'Follow the water.' }],
    items: [{ sentence: well.join(' '), pieces: well, hint: 'Follow the water.', title: 'The well' }],
  },
];
