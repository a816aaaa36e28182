import { isFinding } from '../../contract/finding.js';
import { checkSchema } from '../../contract/schema.js';
import { difference, expectSame, fail, show } from '../failure.js';
import { callGrade, listFindings } from '../members.js';
import type { PlayerCheck } from './check.js';
import type { PlayerEvent } from './page-kit.js';
import { detailOf, playthrough, type Step } from './playthrough.js';
import { failFor } from './stage.js';

/** What an answer's event falls short of, one sentence each. */
function answerFaults({ answers, index }: Step): string[] {
  const [answer] = answers;
  if (answer === undefined) return [];
  const place = `The answer to item ${index + 1} of the list`;
  return [
    ...(answers.length > 1 ? [`${place} is told ${answers.length} times: dispatch ludotext-answer once.`] : []),
    ...flagFaults(answer),
    ...memberFaults(answer, { index, id: `item-${index + 1}` }).map((fault) => `${place}: ${fault}`),
  ];
}

function flagFaults({ type, bubbles, composed }: PlayerEvent): string[] {
  if (bubbles && composed) return [];
  return [`${type} does not reach the page: new CustomEvent('${type}', { detail, bubbles: true, composed: true }).`];
}

function memberFaults(event: PlayerEvent, { index, id }: { readonly index: number; readonly id: string }): string[] {
  const detail = detailOf(event);
  const isTexts = Array.isArray(detail.feedback) && detail.feedback.every((each) => typeof each === 'string');
  const wrong: [string, boolean, string][] = [
    ['index', detail.index !== index, `the place in the list, from 0: ${index}`],
    ['id', detail.id !== undefined && detail.id !== id, `the id of the item, ${show(id)}`],
    ['answer', detail.answer === undefined, 'what the game’s grade takes, as plain data'],
    ['score', typeof detail.score !== 'number', 'the points, a number'],
    ['max', typeof detail.max !== 'number', 'the most points, a number'],
    ['correct', typeof detail.correct !== 'boolean', 'true or false'],
    ['feedback', !isTexts, 'a list of texts, [] for none'],
  ];
  return wrong
    .filter(([, isWrong]) => isWrong)
    .map(([name, , wanted]) => `detail.${name} is ${show(detail[name])}, and has to be ${wanted}.`);
}

export const eventChecks: readonly PlayerCheck[] = [
  {
    name: 'events: one for each answer',
    asks: '`ludotext-answer` comes once for each answer, with `{ index, answer, score, max, correct, feedback }`; it bubbles and is composed.',
    run: async (subject) => {
      const { steps } = await subject.once(playthrough);
      failFor([...new Set(steps.flatMap(answerFaults))]);
    },
  },
  {
    name: 'events: complete once',
    asks: '`ludotext-complete` comes once, when the learner leaves the last item, with the totals of all answers.',
    run: async (subject) => {
      const { steps, events } = await subject.once(playthrough);
      // Another check reports a play that does not come to an answer, or an answer that leads nowhere.
      if (steps.length < subject.plays.length || steps.at(-1)?.focusNext === undefined) return;
      const told = events.filter(({ type }) => type === 'ludotext-complete');
      const [complete] = told;
      if (complete === undefined) {
        fail(
          'After the last item no ludotext-complete comes: dispatch it, with { score, max, right, total, answers }, when the learner leaves the last item.',
        );
      }
      failFor([
        ...(told.length > 1 ? [`The end is told ${told.length} times: dispatch ludotext-complete once.`] : []),
        ...flagFaults(complete),
      ]);
      const answers = steps.flatMap((step) => step.answers.slice(0, 1).map(detailOf));
      const sum = (name: string) => answers.reduce((total, each) => total + Number(each[name]), 0);
      const right = answers.filter(({ correct }) => correct === true).length;
      const { score, max, right: told_, total, answers: list } = detailOf(complete);
      expectSame(
        { score, max, right: told_, total },
        { score: sum('score'), max: sum('max'), right, total: answers.length },
        'The detail of ludotext-complete is not the sum of the answers',
      );
      expectSame(list, answers, 'The answers of ludotext-complete are not the details of the events before it');
    },
  },
  {
    name: 'events: none without the learner',
    asks: 'Neither event comes of what the host does: setting items, languages and `embedded`, and `focus()`.',
    run: async (subject) => {
      const { items } = subject.settings(subject.plays.map(({ item }) => item));
      const told = await subject.onStage({}, async (stage) => {
        await stage.mount({ items: items.slice(0, 1), language: '', locale: 'en', embedded: false });
        for (const change of [{ language: subject.language }, { locale: 'ar' }, { embedded: true }, { items }]) {
          await stage.do('set', change);
        }
        await stage.do('focusPlayer');
        await stage.do('settle');
        return await stage.do('events');
      });
      const names = new Set(told.map(({ type }) => type).filter((type) => type !== 'ludotext-item'));
      if (names.size === 0) return;
      fail(
        `${[...names].join(' and ')} came although nobody has answered: dispatch it only where the learner acts, not where properties are set.`,
      );
    },
  },
];

export const gradingChecks: readonly PlayerCheck[] = [
  {
    name: 'grading: as the game grades',
    asks: 'What is submitted fits `submissionSchema`, and `score`, `max` and `correct` are those of the game’s own `grade`.',
    applies: ({ game }) => game.grade !== undefined,
    run: async (subject) => {
      const { game } = subject;
      const { steps } = await subject.once(playthrough);
      for (const { play, answers } of steps) {
        const [told] = answers.map(detailOf);
        if (told?.answer === undefined) continue;
        const checked = game.submissionSchema && (await checkSchema(game.submissionSchema, told.answer));
        if (checked?.ok === false) {
          fail(
            `The player submits ${show(told.answer)}, which submissionSchema refuses (${listFindings(checked.findings)}): send in detail.answer what grade takes.`,
          );
        }
        const grade = await callGrade(game, play.item, told.answer);
        if (isFinding(grade)) {
          fail(
            `The player submits ${show(told.answer)}, which grade refuses for ${show(play.item)} (${listFindings([grade], told.answer)}): send in detail.answer what grade takes.`,
          );
        }
        const { score, max, correct } = grade;
        const found = difference({ score: told.score, max: told.max, correct: told.correct }, { score, max, correct });
        if (found === undefined) continue;
        fail(
          `For the answer ${show(told.answer)} to ${show(play.item)} the player says ${found.path}: ${show(found.actual)}, and the game’s grade ${show(found.expected)}: import the game’s grade into the player.`,
        );
      }
    },
  },
  {
    name: 'grading: feedback is told',
    asks: 'Where the game’s `grade` has feedback, `detail.feedback` has sentences: those of the game, or the player’s own.',
    applies: ({ game }) => game.grade !== undefined,
    run: async (subject) => {
      const { steps } = await subject.once(playthrough);
      for (const { play, answers } of steps) {
        const [told] = answers.map(detailOf);
        if (told?.answer === undefined || !Array.isArray(told.feedback) || told.feedback.length > 0) continue;
        // Another check reports an answer that the game refuses.
        const grade = await callGrade(subject.game, play.item, told.answer);
        if (isFinding(grade) || grade.feedback.length === 0) continue;
        fail(
          `For the answer ${show(told.answer)} to ${show(play.item)} the game’s grade says ${show(grade.feedback[0])}, and detail.feedback is []: send the sentences. A PlayerElement words what is a code by the game’s messages: static override messages = messages.`,
        );
      }
    },
  },
];
