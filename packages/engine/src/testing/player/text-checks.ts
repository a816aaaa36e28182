import type { GamePlugin } from '../../contract/game-plugin.js';
import { checkSchema } from '../../contract/schema.js';
import { stringsOf } from '../../lib/data.js';
import { fail, show } from '../failure.js';
import type { PlayerCheck } from './check.js';
import { overflowing } from './look-checks.js';
import { answer } from './playthrough.js';
import { failFor } from './stage.js';

/** Markup that runs and loads something where it is read as markup; it has no space, so that words stay words. */
const markup = '<img/src="/hostile.png"/onerror=alert(1)>';

/** A letter of Arabic for each of the Latin alphabet, so that words that are the same stay the same. */
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

export const textChecks: readonly PlayerCheck[] = [
  {
    name: 'right to left: Arabic',
    asks: 'Arabic texts are set from right to left, and nothing leaves the page.',
    run: async (subject) => {
      const [play] = subject.plays;
      const item = await rewritten(subject.game, play?.item, (text) =>
        text.replace(/[a-z]/gi, (letter) => arabic[letter.toLowerCase().charCodeAt(0) - 97] ?? letter),
      );
      await subject.onStage({}, async (stage) => {
        await stage.mount({ ...subject.settings([item]), language: 'ar', locale: 'ar' });
        const look = async () => {
          failFor(
            (await stage.do('leftToRight')).map(
              (text) => `${text} is Arabic, and set from left to right: give what holds a text of an item dir="auto".`,
            ),
          );
          const wide = await stage.do('tooWide');
          if (wide !== undefined)
            fail(
              `From right to left, ${wide} leaves the page: use margin-inline-start and inset-inline-start, not left and right.`,
            );
        };
        await look();
        if (play !== undefined && (await answer(stage, play)) === undefined) await look();
      });
    },
  },
  {
    name: 'texts: as they are',
    asks: 'Markup in the texts of an item is shown as text: nothing of it runs or is loaded.',
    run: async (subject) => {
      const [play] = subject.plays;
      const words = longestWords(play?.item);
      const item = await rewritten(subject.game, play?.item, (text) => afterWords(text, words, markup));
      await subject.onStage({}, async (stage) => {
        await stage.mount(subject.settings([item]));
        const before = await stage.do('text');
        if (play !== undefined) await answer(stage, play);
        const after = await stage.do('text');
        const remedy = 'put texts into the page with textContent or a template library, never as HTML';
        if (stage.requests.includes('/hostile.png') || stage.errors.some((error) => error.includes('dialog'))) {
          fail(`The text ${show(markup)} in an item is read as HTML: ${remedy}.`);
        }
        const shown = `${before}\n${after}`;
        const isChanged = words.some((word) => shown.includes(word)) && !shown.includes('<img');
        if (isChanged) fail(`The text ${show(markup)} in an item is not shown to the letter: ${remedy}.`);
      });
    },
  },
  {
    name: 'texts: long words',
    asks: 'A word of 100 letters does not make the page wider, in 320 CSS pixels.',
    run: async (subject) => {
      if ((await subject.once(overflowing)).length > 0) return;
      const [play] = subject.plays;
      const words = longestWords(play?.item);
      const item = await rewritten(subject.game, play?.item, (text) => afterWords(text, words, 'x'.repeat(100)));
      await subject.onStage({ width: 320 }, async (stage) => {
        await stage.mount(subject.settings([item]));
        const look = async () => {
          const wide = await stage.do('tooWide');
          if (wide !== undefined)
            fail(`With a word of 100 letters, ${wide} is wider than 320 px: set overflow-wrap: anywhere.`);
        };
        await look();
        if (play !== undefined && (await answer(stage, play)) === undefined) await look();
      });
    },
  },
];

/** The longest word of each text, in lower case. */
function longestWords(item: unknown): string[] {
  const longest = (text: string) => (text.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length).slice(0, 1);
  return [...new Set(stringsOf(item).flatMap(longest))];
}

/** The text with something after each of the words: texts that shared a word share it still. */
function afterWords(text: string, words: readonly string[], more: string): string {
  return text.replace(/\p{L}+/gu, (word) => (words.includes(word) ? word + more : word));
}

/** An item with other texts; where the schema refuses that, as many of them as it takes. */
async function rewritten(game: GamePlugin, item: unknown, change: (text: string) => string): Promise<unknown> {
  const fits = async (value: unknown) => (await checkSchema(game.itemSchema, structuredClone(value))).ok;
  const whole = mapTexts(item, change);
  if (await fits(whole)) return whole;
  let made = item;
  for (const text of new Set(stringsOf(item))) {
    const next = mapTexts(made, (each) => (each === text ? change(text) : each));
    if (await fits(next)) made = next;
  }
  return made;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]));
}
