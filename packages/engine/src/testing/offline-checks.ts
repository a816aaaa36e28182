import { isRejected } from '../contract/finding.js';
import { checkSchema } from '../contract/schema.js';
import { ifGood, runTwice } from './calling.js';
import type { GameCheck, Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { proseTexts } from './known-values.js';
import { askedOffline, callScore, callWrite, judgeOfflineDrafts, listFindings } from './members.js';
import { oddTexts } from './texts.js';

/** Rules of the engine, which removes duplicates itself. */
const doubles = ['duplicate_item', 'near_duplicate'];

const writesOffline = ({ game }: Subject) => game.offline !== undefined;

interface Prose {
  readonly text: string;
  readonly language: string;
}

/** The prose of a game and its tables, each with its language. */
function proseOf(subject: Subject): Prose[] {
  const { game, tables } = subject;
  const languages = new Map(
    [...(game.examples ?? []), ...tables.items, ...tables.drafts, ...tables.texts].map((each) => [
      each.text,
      each.language,
    ]),
  );
  return proseTexts(subject).map((text) => ({ text, language: languages.get(text) ?? 'en' }));
}

export const offlineChecks: readonly GameCheck[] = [
  {
    name: 'offline: score',
    asks: 'A score from 0 to 100, with a reason in words.',
    applies: writesOffline,
    run: async (subject) => {
      for (const { text } of proseOf(subject)) await callScore(subject.game, text);
    },
  },
  {
    name: 'offline: drafts',
    asks: 'Never more drafts than were asked for, and all of them fit `draftSchema` (`itemSchema` where there is none).',
    applies: writesOffline,
    run: async (subject) => {
      const { game } = subject;
      for (const { text, language } of proseOf(subject)) {
        for (const count of [1, 2, askedOffline]) {
          const drafts = await callWrite(game, text, language, count);
          const call = `offline.write(${show(text)}, { count: ${count} })`;
          if (drafts.length > count)
            fail(`${call} gives ${drafts.length} drafts: give at most count, drafts.slice(0, count).`);
          for (const draft of drafts) {
            const checked = await checkSchema(game.draftSchema ?? game.itemSchema, draft);
            const schema = game.draftSchema === undefined ? 'itemSchema' : 'draftSchema';
            if (!checked.ok)
              fail(`${call} gives ${show(draft)}, which ${schema} refuses: ${listFindings(checked.findings, draft)}`);
          }
        }
      }
    },
  },
  {
    name: 'offline: items pass',
    asks: 'What is finished from its drafts fits `itemSchema`, and `validate` rejects none of it.',
    applies: writesOffline,
    run: async (subject) => {
      const { game } = subject;
      for (const { text, language } of proseOf(subject)) {
        const drafts = (await ifGood(() => callWrite(game, text, language, askedOffline))) ?? [];
        const verdicts = (await ifGood(() => judgeOfflineDrafts(game, drafts, text, language))) ?? [];
        for (const { item, findings } of verdicts) {
          const own = findings.filter(({ rule }) => !doubles.includes(rule));
          if (item === undefined || !isRejected(own)) continue;
          fail(
            `offline.write(${show(text)}) gives a draft whose item ${show(item)} is refused, ${listFindings(own, item)}: leave out what the game's own rules refuse.`,
          );
        }
      }
    },
  },
  {
    name: 'offline: same result twice',
    asks: 'The same text gives the same score and the same drafts.',
    applies: writesOffline,
    run: async (subject) => {
      const { game } = subject;
      for (const { text, language } of proseOf(subject)) {
        const [score, scoreAgain] = await runTwice(() => callScore(game, text));
        expectSame(scoreAgain, score, `A second offline.score(${show(text)}) gives something else`);
        const [drafts, again] = await runTwice(() => callWrite(game, text, language, askedOffline));
        expectSame(
          again,
          drafts,
          `A second offline.write(${show(text)}) gives something else (use the seed it is given)`,
        );
      }
    },
  },
  {
    name: 'offline: odd texts',
    asks: 'An empty text, one word, emoji, line breaks alone, right-to-left scripts and a very long line give a score and a list, and no more drafts than asked.',
    applies: writesOffline,
    run: async (subject) => {
      for (const text of oddTexts) {
        await callScore(subject.game, text);
        const drafts = await callWrite(subject.game, text, 'en', 3);
        if (drafts.length > 3)
          fail(`offline.write(${show(text)}, { count: 3 }) gives ${drafts.length} drafts: give at most count.`);
      }
    },
  },
];
