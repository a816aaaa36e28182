import type { GameExample } from '@ludotext/engine/game';
import type { WordOrderDraft } from './draft.js';
import type { WordOrderItem } from './item.js';

/** Written for this game; the first is also the example of the direct format. */
export const examples: readonly GameExample<WordOrderItem, WordOrderDraft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: 'The old fisherman; mended; his nets; on the beach.\nWe; have never seen; such; a big fish!\n',
    items: [
      {
        sentence: 'The old fisherman mended his nets on the beach.',
        pieces: ['The old fisherman', 'mended', 'his nets', 'on the beach.'],
      },
      {
        sentence: 'We have never seen such a big fish!',
        pieces: ['We', 'have never seen', 'such', 'a big fish!'],
      },
    ],
  },
  {
    source: 'direct',
    language: 'ja',
    text: '弟は；毎朝；牛乳を；飲みます。',
    items: [{ sentence: '弟は毎朝牛乳を飲みます。', pieces: ['弟は', '毎朝', '牛乳を', '飲みます。'] }],
  },
  {
    source: 'prose',
    language: 'en',
    drafts: [{ sentence: 'The bridge carries only one cart at a time.', hint: 'It tells how much may cross.' }],
    text: 'Our village lies by a river. The bridge carries only one cart at a time. But nobody minds.',
    items: [
      {
        sentence: 'The bridge carries only one cart at a time.',
        pieces: ['the bridge', 'carries', 'only one cart', 'at a time'],
        hint: 'It tells how much may cross.',
      },
    ],
  },
];
