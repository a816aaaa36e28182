import { show } from '../failure.js';
import type { PlayerCheck } from './check.js';
import { playthrough, type Step } from './playthrough.js';
import { failFor } from './stage.js';

/** What a play falls short of, in a sentence. */
function playFault({ play: { item, keys, name }, missing, hasClicked, focus, focusNext }: Step): string[] {
  const what = `${name ?? show(item)} with ${typeof keys === 'function' ? 'its keys' : show(keys)}`;
  if (missing !== undefined) {
    return [
      `${what}: ${missing}. The focus is on ${focus.on}. Make of every control a button, an input or a link, so that Tab reaches it and Enter or Space works it, and dispatch ludotext-answer; or correct the keys.`,
    ];
  }
  if (hasClicked) return [`${what} clicks: let keys do all that a mouse does, and play with press, type and tabTo.`];
  if (focusNext !== undefined) return [];
  return [
    `${what}: after the answer the keys of next change nothing. The focus is on ${focus.on}. Put the focus on the button that goes on, or say in next which keys lead on, next: ['Tab', 'Enter'], or next: [] where the player goes on by itself.`,
  ];
}

export const keyboardChecks: readonly PlayerCheck[] = [
  {
    name: 'keyboard: every play',
    asks: 'The keys of each play come to an answer, and `next` leads on from there.',
    run: async (subject) => failFor((await subject.once(playthrough)).steps.flatMap(playFault)),
  },
  {
    name: 'keyboard: focus is kept',
    asks: 'After an answer, and when the next item is shown, the focus is on something in the player.',
    run: async (subject) => {
      const { steps } = await subject.once(playthrough);
      const isLost = (focus: Step['focus'] | undefined) => focus !== undefined && focus.in !== 'player';
      const played = steps.filter(({ missing, hasClicked }) => missing === undefined && !hasClicked);
      // At the end there may be nothing left to press.
      const going = played.filter(({ index }) => index + 1 < subject.plays.length);
      const remedy = 'keep what has the focus in the page, or call focus() on what comes in its place';
      failFor([
        ...(played.some(({ focus }) => isLost(focus))
          ? [`After an answer the focus is lost: ${remedy}, such as the button that goes on.`]
          : []),
        ...(going.some(({ focusNext }) => isLost(focusNext))
          ? [`When the next item is shown the focus is lost: ${remedy}, such as the item.`]
          : []),
      ]);
    },
  },
];
