import { fail, show } from '../failure.js';
import type { PlayerCheck, PlayerSubject } from './check.js';
import { answer, playthrough, type Step } from './playthrough.js';
import { failFor, maxTabs, type Stage } from './stage.js';

/** What a play falls short of, in a sentence. */
function playFault({ play: { item, keys, name }, missing, hasClicked, focus, focusNext }: Step): string[] {
  const what = `${name ?? show(item)} with ${typeof keys === 'function' ? 'its keys' : show(keys)}`;
  if (missing !== undefined) {
    return [
      `${what}: ${missing}. The focus is on ${focus.on}. Make of every control a button, an input or a link, so that Tab reaches it and Enter or Space works it, and dispatch ludotext-answer; or correct the keys.`,
    ];
  }
  if (hasClicked) return [`${what} clicks: let keys do all that a mouse does, and play with press, type and tabTo.`];
  // Another check reports a focus that is lost.
  if (focusNext !== undefined || focus.in !== 'player') return [];
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
  {
    name: 'keyboard: focus is visible',
    asks: 'What has the focus looks different from what has not, before an answer and after it.',
    run: async (subject) =>
      failFor(
        (await subject.once(tour)).unseen.map(
          (on) =>
            `Nothing shows that ${on} has the focus: give :focus-visible an outline, outline: 2px solid; outline-offset: 2px.`,
        ),
      ),
  },
  {
    name: 'keyboard: no trap',
    asks: 'Tab leads out of the player behind it, and Shift+Tab before it.',
    run: async (subject) => {
      const { trap } = await subject.once(tour);
      if (trap !== undefined) fail(`${trap}: let the player take neither key, and give no element a tabindex above 0.`);
    },
  },
  {
    name: 'announced: the verdict',
    asks: 'What came of an answer reaches a screen reader: a live region, which was there before, says it, or the focus goes to it.',
    run: async (subject) => {
      const { steps } = await subject.once(playthrough);
      const silent = steps.find(({ missing, isAnnounced }) => missing === undefined && !isAnnounced);
      if (silent === undefined) return;
      fail(
        `A screen reader is not told what came of the answer to ${show(silent.play.item)}: put the verdict into an element with role="status" that is in the page from the start, and change its text alone.`,
      );
    },
  },
];

/** The way of the Tab key through the first item, and back. */
interface Tour {
  /** What has had the focus without showing it. */
  readonly unseen: readonly string[];
  readonly trap: string | undefined;
}

async function tour(subject: PlayerSubject): Promise<Tour> {
  const [play] = subject.plays;
  return await subject.onStage({}, async (stage) => {
    await stage.mount(subject.settings([play?.item]));
    const unseen = new Set<string>();
    const trap = (await walk(stage, 'Tab', unseen)) ?? (await walk(stage, 'Shift+Tab', unseen));
    if (trap === undefined && play !== undefined && (await answer(stage, play)) === undefined) {
      await walk(stage, 'Tab', unseen);
    }
    return { unseen: [...unseen], trap };
  });
}

/** Walks from one end of the player to the other: what holds the focus, if something does. */
async function walk(stage: Stage, key: 'Tab' | 'Shift+Tab', unseen: Set<string>): Promise<string | undefined> {
  const [from, to] = key === 'Tab' ? (['before', 'after'] as const) : (['after', 'before'] as const);
  await stage.do('focusOn', from);
  const still = await stage.picture();
  let last = '';
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    await stage.keys([key]);
    const focus = await stage.do('focus');
    if (focus.in === to || focus.in === 'nothing') return undefined;
    if (key === 'Tab' && focus.in === 'player' && (await stage.picture()) === still) unseen.add(focus.on);
    last = focus.on;
  }
  return `${key} does not lead out of the player: after ${maxTabs} times the focus is on ${last}`;
}
