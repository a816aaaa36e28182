import type { ExportSet, Interaction } from '@ludotext/engine/format';
import fc from 'fast-check';
import { type GIFTQuestion, parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { times } from '../../../test/support/long.js';
import { gift } from '../src/gift/index.js';
import formats from '../src/index.js';
import { bytesOf, exportSetOf, hostileTexts, read, setsFor, testFormat, write } from './support/generated-sets.js';

const question = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true, feedback: 'Well done.' },
  ],
  multiple: false,
} as const;

const written = async (set: ExportSet, options = {}) => {
  const file = await write(gift, set, options);
  return { ...file, text: new TextDecoder().decode(bytesOf(file)) };
};
const readText = (text: string) => read(gift, { content: text, outcomes: [] });

describe('GIFT', () => {
  testFormat(gift);

  it('writes a question as Moodle reads it', async () => {
    const { text, outcomes } = await written(exportSetOf([question], 'Organs'));
    expect(text).toBe(
      [
        '$CATEGORY: $course$/top/Organs',
        '',
        '::Which organ pumps blood?::[plain]Which organ pumps blood?{',
        '~[plain]The lung',
        '=[plain]The heart#[plain]Well done.',
        '}',
        '',
      ].join('\n'),
    );
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('keeps everything but the hint', async () => {
    const all = {
      ...question,
      title: 'Organs',
      explanation: 'A muscle.',
      evidence: 'pumps',
      difficulty: 'easy' as const,
    };
    const { outcomes } = await written(exportSetOf([all, { ...all, hint: 'Red.' }]));
    expect(outcomes).toEqual([
      { outcome: 'exact' },
      { outcome: 'degraded', reason: { code: 'members_lost', params: { members: 'hint', count: 1 } } },
    ]);
  });

  it('is recognised before other formats', async () => {
    const file = bytesOf(await write(gift, exportSetOf([question])));
    expect(formats.find((format) => format.recognises?.(file))?.id).toBe('gift');
    for (const text of ['What?{=a ~b}', '[html]Is it?{T}', 'Two and two?\n{\n#4}']) {
      expect(formats.find((format) => format.recognises?.(new TextEncoder().encode(text)))?.id).toBe('gift');
    }
  });

  it('tells halves of characters', async () => {
    const { outcomes } = await written(exportSetOf([{ ...question, prompt: 'What is \ud800?' }]));
    expect(outcomes).toMatchObject([{ reason: { code: 'members_changed', params: { members: 'prompt' } } }]);
  });

  it('leaves out what no escape protects', async () => {
    const texts: Interaction[] = [
      { kind: 'text', prompt: 'What is f?', accepted: ['a -> b'] },
      {
        kind: 'match',
        prompt: 'Match.',
        pairs: [
          { left: 'a->', right: '1' },
          { left: 'b', right: '2' },
        ],
      },
      { ...question, prompt: 'What is &&058;?' },
    ];
    const { outcomes } = await written(exportSetOf(texts));
    expect(outcomes.map((each) => 'reason' in each && each.reason.code)).toEqual(['arrow', 'arrow', 'reads_as_escape']);
  });

  it('says which level of the categories is the title', async () => {
    const { text } = await written(exportSetOf([question], 'Input/output'));
    expect(await readText(text)).toMatchObject({ title: 'Input/output' });
    expect((await written(exportSetOf([question]), { category: 'Biology/Organs' })).text).toMatch(
      /top\/Biology\/Organs\n/,
    );
  });

  // gift-pegjs joins spaces, and takes an option with an arrow for a pair; Moodle decides by the tilde.
  it('is read by gift-pegjs, hostile texts too', () =>
    fc.assert(
      fc.asyncProperty(setsFor(gift), async (given) => {
        const set = { ...given, items: given.items.filter(({ interaction }) => !hasArrow(interaction)) };
        const { text, outcomes } = await written(set);
        const kept = set.items.filter((_, index) => outcomes[index]?.outcome !== 'left_out');
        const questions = parse(text).filter(({ type }) => type !== 'Category');
        expect(questions.map(asked)).toEqual(kept.map(({ interaction }) => asksFor(interaction)));
      }),
      { numRuns: 300, seed: 20_260 },
    ));

  it.each(hostileTexts)('keeps %j in every place', async (hostile) => {
    const options = [
      { text: hostile, correct: true, feedback: hostile },
      { text: `b ${hostile}`, correct: false },
    ];
    const all = {
      kind: 'choice',
      prompt: hostile,
      options,
      multiple: false,
      explanation: hostile,
      title: 'T',
    } as const;
    const { text, outcomes } = await written(exportSetOf([all, { ...all, multiple: true }]));
    const { interactions, faults } = await readText(text);
    expect([interactions.length, faults]).toEqual([2, []]);
    const isSpaced = /^\s|\s$|\r/.test(hostile);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(2).fill(isSpaced ? 'degraded' : 'exact'));
  });
});

describe('GIFT by others', () => {
  it.each([
    ['true or false', 'The sun rises in the east.{T#No.#Yes.}', 'choice'],
    ['a missing word', 'Two and two {=are ~is} four.', 'choice'],
    ['several right answers', 'Even?{~%50%2 ~%50%4 ~%-100%3}', 'choice'],
    ['a number', 'Two and two?{#4}', 'text'],
    ['pairs', 'Capitals?{=Canada -> Ottawa =Italy -> Rome}', 'match'],
    ['an ordering', '::x::Put in order.{>3 ALL HORIZONTAL\none\ntwo\nthree\n}', 'order'],
  ])('reads %s', async (_, text, kind) => {
    const { interactions, faults } = await readText(text);
    expect(faults).toEqual([]);
    expect(interactions).toMatchObject([{ interaction: { kind }, line: 1, column: 1 }]);
  });

  it('reads a missing word, tags, comments and HTML', async () => {
    const text = '// [tag:hard]\n  [html]<p>Two &amp; two {=are~<b>is</b>} four.</p>\n// no line of the question';
    const { interactions } = await readText(text);
    expect(interactions).toEqual([
      {
        line: 2,
        column: 3,
        interaction: {
          kind: 'choice',
          prompt: 'Two & two _____ four.',
          options: [
            { text: 'are', correct: true },
            { text: 'is', correct: false },
          ],
          multiple: false,
          difficulty: 'hard',
        },
      },
    ]);
  });

  it.each([
    ['an open brace', 'a\nWhat? {=a ~b', 'unclosed_answers', 'reject', 2, 7],
    ['a closing brace', 'What? =a ~b}', 'unopened_answers', 'reject', 1, 12],
    ['two questions without a blank line', 'a{=a ~b}\nb{=a ~b}', 'second_answers', 'reject', 2, 2],
    ['no right answer', '\n\n What?{~a ~b}', 'no_right_answer', 'reject', 3, 2],
    ['one option', 'What?{=a ~}', 'too_few_options', 'reject', 1, 1],
    ['an essay', 'What?{}', 'type_not_read', 'warn', 1, 1],
    ['a description', 'Read this.', 'type_not_read', 'warn', 1, 1],
    ['a range', 'What?{#1..5}', 'number_range', 'reject', 1, 1],
    ['a half pair', 'What?{=a->b =c}', 'no_arrow', 'reject', 1, 1],
    ['a picture', '[html]<img src="x">What?{=a ~b}', 'markup_lost', 'warn', 1, 1],
  ])('says where %s is', async (_, text, rule, severity, line, column) => {
    const { faults } = await readText(text);
    expect(faults).toMatchObject([{ rule, severity, line, column }]);
  });

  it('reads a great many questions, and long ones', async () => {
    const count = times(10_000, 100_000);
    const { interactions } = await readText('a{=a ~b}\n\n'.repeat(count));
    expect(interactions).toHaveLength(count);
    for (const piece of ['{', '}', '::', '\\', '#', '~', '=', '->', '[tag:x]', '%1%', '<', '&', '// [tag:x]\n']) {
      const reading = await readText(`a{=a ~${piece.repeat(count)}`);
      expect(Array.isArray(reading.faults)).toBe(true);
    }
  });
});

const hasArrow = (interaction: Interaction) =>
  interaction.kind === 'choice' && interaction.options.some(({ text }) => text.includes('->'));

/** A text with single spaces: gift-pegjs joins them. */
const joined = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function asked(question: GIFTQuestion): unknown {
  const stem = joined('stem' in question ? question.stem.text : '');
  switch (question.type) {
    case 'MC':
    case 'Short': {
      const { choices } = question as {
        choices: { text: { text: string }; isCorrect: boolean; weight: number | null }[];
      };
      const isRight = (choice: (typeof choices)[number]) => choice.isCorrect || (choice.weight ?? 0) > 0;
      return [stem, choices.map((choice) => [joined(choice.text.text), isRight(choice)])];
    }
    case 'Matching':
      return [
        stem,
        question.matchPairs.map(({ subquestion, subanswer }) => [
          joined(subquestion.text),
          joined(unescaped(subanswer)),
        ]),
      ];
    default:
      return question.type;
  }
}

/** gift-pegjs leaves its own escapes in the second half of a pair. */
const unescaped = (text: string) =>
  text.replace(/&&(\d{3});?/g, (_, code) => (code === '010' ? '\n' : String.fromCharCode(Number(code))));

function asksFor(interaction: Interaction): unknown {
  const stem = joined(interaction.prompt);
  switch (interaction.kind) {
    case 'choice':
      return [stem, interaction.options.map(({ text, correct }) => [joined(text), correct])];
    case 'match':
      return [stem, interaction.pairs.map(({ left, right }) => [joined(left), joined(right)])];
    case 'text':
      return [stem, interaction.accepted.map((answer) => [joined(answer.replaceAll('*', '\\*')), true])];
    default:
      return undefined;
  }
}
