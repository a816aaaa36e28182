import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ExportSet, type Interaction, z } from '@ludotext/engine/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { h5p } from '../src/h5p/index.js';
import { bytesOf, exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';
import { unzip } from './support/unzip.js';

const choice = {
  kind: 'choice',
  prompt: 'Which organ\npumps blood?',
  options: [
    { text: 'The <lung>', correct: false, feedback: 'It takes up air.' },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const satisfies Interaction;
const sentences = {
  kind: 'order',
  prompt: 'Put the sentences in order.',
  parts: ['She woke.', 'She ate.', 'She left.'],
  alternatives: [],
  solved: 'She woke. She ate. She left.',
  layout: 'lines',
} as const satisfies Interaction;
const words = { ...sentences, parts: ['Das', 'ist', 'gut'], solved: 'Das ist gut', layout: 'inline' } as const;
const match = {
  kind: 'match',
  prompt: 'Find the capital.',
  pairs: [
    { left: 'Italy', right: 'Rome' },
    { left: 'France', right: 'Paris' },
  ],
} as const satisfies Interaction;
const gaps = {
  kind: 'gaps',
  prompt: 'Fill in the gaps.',
  segments: ['I ', { accepted: ['am', 'was'] }, ' here ', { accepted: ['now'] }],
} as const satisfies Interaction;
const text = {
  kind: 'text',
  prompt: 'The capital of Italy?',
  accepted: ['Rome', 'Roma'],
} as const satisfies Interaction;

/** HTML as the fields of H5P take it: these elements, and no other markup. */
const html = z.string().regex(/^(?:[^<>]|<\/?(?:p|div)>|<br>)*$/);
/** HTML without elements. */
const bare = z.string().regex(/^[^<>]*$/);
const overallFeedback = z
  .array(z.strictObject({ from: z.int().min(0), to: z.int().max(100), feedback: bare.optional() }))
  .min(1)
  .optional();

/** What the libraries take, by their semantics.json; what is not used is not there at all. */
const semantics: Record<string, z.ZodType> = {
  'H5P.MultiChoice': z.strictObject({
    question: html,
    answers: z
      .array(
        z.strictObject({
          text: html,
          correct: z.boolean(),
          tipsAndFeedback: z.strictObject({ chosenFeedback: html }).optional(),
        }),
      )
      .min(1),
    overallFeedback,
    behaviour: z.strictObject({
      type: z.enum(['auto', 'single', 'multi']),
      singlePoint: z.boolean(),
      randomAnswers: z.boolean(),
    }),
  }),
  'H5P.DragText': z.strictObject({
    taskDescription: html,
    textField: bare,
    distractors: bare.optional(),
    overallFeedback,
    behaviour: z.strictObject({
      enableRetry: z.boolean(),
      enableSolutionsButton: z.boolean(),
      instantFeedback: z.boolean(),
    }),
  }),
  'H5P.Blanks': z.strictObject({
    text: html,
    questions: z.array(html).min(1).max(31),
    overallFeedback,
    behaviour: z.strictObject({ caseSensitive: z.boolean() }),
  }),
  'H5P.SortParagraphs': z.strictObject({
    taskDescription: html,
    paragraphs: z.array(html).min(3),
    overallFeedback: overallFeedback.unwrap(),
    a11y: z.strictObject({ yourResult: bare }),
    behaviour: z.strictObject({
      scoringMode: z.enum(['transitions', 'positions']),
      applyPenalties: z.boolean(),
      duplicatesInterchangeable: z.boolean(),
    }),
  }),
};
const question = z
  .strictObject({
    library: z.string().regex(/^H5P\.(?:MultiChoice|DragText|Blanks) \d+\.\d+$/),
    params: z.record(z.string(), z.unknown()),
    subContentId: z.string().regex(/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/),
    metadata: z.strictObject({ contentType: z.string(), license: z.literal('U'), title: z.string().min(1) }),
  })
  .refine(({ library, params }) => semantics[library.split(' ')[0] ?? '']?.safeParse(params).success, 'not the params');
semantics['H5P.QuestionSet'] = z.strictObject({
  introPage: z.strictObject({ showIntroPage: z.boolean(), title: bare.optional() }),
  progressType: z.enum(['dots', 'textual']),
  passPercentage: z.int().min(0).max(100),
  questions: z.array(question),
  disableBackwardsNavigation: z.boolean(),
  randomQuestions: z.boolean(),
  endGame: z.strictObject({
    showResultPage: z.boolean(),
    showSolutionButton: z.boolean(),
    showRetryButton: z.boolean(),
    overallFeedback: overallFeedback.unwrap(),
    scoreBarLabel: bare,
  }),
  override: z.strictObject({ checkButton: z.boolean() }),
});
/** Source: the specification of h5p.json, and the patterns of h5p-php-library. */
const description = z.strictObject({
  title: z
    .string()
    .refine((title) => /^.{1,255}$/.test(Buffer.from(title).toString('latin1')), 'one line of 255 bytes'),
  language: z.string().regex(/^[-a-zA-Z]{1,10}$/),
  defaultLanguage: z.string().regex(/^[-a-zA-Z]{1,10}$/),
  mainLibrary: z.string().regex(/^[$a-z_][0-9a-z_.$]{1,254}$/i),
  embedTypes: z.array(z.enum(['iframe', 'div'])).min(1),
  license: z.literal('U'),
  preloadedDependencies: z
    .array(z.strictObject({ machineName: z.string(), majorVersion: z.int(), minorVersion: z.int() }))
    .min(1),
});
const contentSchema = z.looseObject({ questions: z.array(question).optional() });

async function packageOf(set: ExportSet, options: unknown = {}) {
  const file = await write(h5p, set, options);
  const files = unzip(bytesOf(file));
  expect([...files.keys()]).toEqual(['h5p.json', 'content/content.json']);
  const about = description.parse(JSON.parse(files.get('h5p.json')?.text ?? ''));
  const content = JSON.parse(files.get('content/content.json')?.text ?? '');
  expect(semantics[about.mainLibrary]?.safeParse(content).error).toBeUndefined();
  const { questions = [] } = contentSchema.parse(content);
  return { file, about, content, questions, outcomes: file.outcomes };
}

/** Drag the Words as it reads its text: open text, and words in gaps. Source: h5p-drag-text, parse-text.js. */
const readDragText = (field: string) =>
  field
    .replace(/\r\n|\n|\r/g, '<br/>')
    .split(/(\*.*?\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('*') && part.endsWith('*') && part.length > 1 ? { word: part.slice(1, -1) } : part,
    );

/** Characters that stand for themselves again. */
const unescaped = (given: string) =>
  given.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? '&');

describe('H5P', () => {
  testFormat(h5p, { runs: 100 });

  it('keeps to the semantics of the libraries, whatever the texts hold', () =>
    fc.assert(
      fc.asyncProperty(setsFor(h5p), async (set) => {
        const { about, questions, outcomes } = await packageOf(set);
        const kept = outcomes.filter(({ outcome }) => outcome !== 'left_out').length;
        expect(about.mainLibrary === 'H5P.SortParagraphs' ? 1 : questions.length).toBe(kept);
        const used = new Set([about.mainLibrary, ...questions.map(({ library }) => library.split(' ')[0])]);
        expect(new Set(about.preloadedDependencies.map(({ machineName }) => machineName))).toEqual(used);
        expect(new Set(questions.map(({ subContentId }) => subContentId))).toHaveLength(questions.length);
      }),
      { numRuns: 200, seed: 20_260 },
    ));

  it('reads words back as they were, by the rules of Drag the Words', () =>
    fc.assert(
      fc.asyncProperty(setsFor({ ...h5p, carries: { order: 'exact', match: 'exact' } }), async (set) => {
        const { questions, outcomes } = await packageOf({
          ...set,
          items: [...set.items, ...exportSetOf([choice]).items],
        });
        const kept = set.items.filter((_, index) => outcomes[index]?.outcome !== 'left_out');
        for (const [index, { interaction }] of kept.entries()) {
          const parts = readDragText(String(questions[index]?.params.textField));
          const read = parts.flatMap((part) => (typeof part === 'string' ? [] : [unescaped(part.word)]));
          const own =
            interaction.kind === 'order'
              ? interaction.parts
              : interaction.kind === 'match'
                ? interaction.pairs.map(({ right }) => right)
                : [];
          expect(read).toEqual(own.map((each) => each.replace(/\r\n|\n/g, '<br/>').replace(/[\u2028\u2029]/g, ' ')));
        }
      }),
      { numRuns: 100, seed: 20_260 },
    ));

  it('writes a question set with the libraries it needs and no other', async () => {
    const { about, questions } = await packageOf(exportSetOf([choice]));
    expect(about.preloadedDependencies).toEqual([
      { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 20 },
      { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 },
    ]);
    expect(questions).toEqual([
      {
        library: 'H5P.MultiChoice 1.16',
        params: {
          question: '<p>Which organ<br>pumps blood?</p>',
          answers: [
            {
              text: '<div>The &lt;lung&gt;</div>',
              correct: false,
              tipsAndFeedback: { chosenFeedback: '<div>It takes up air.</div>' },
            },
            { text: '<div>The heart</div>', correct: true },
          ],
          behaviour: { type: 'single', singlePoint: true, randomAnswers: true },
        },
        subContentId: '00000000-0000-8000-8000-000000000000',
        metadata: { contentType: 'Multiple Choice', license: 'U', title: '1' },
      },
    ]);
  });

  it('takes the versions that a site has', async () => {
    const { about, questions } = await packageOf(exportSetOf([words]), { question_set: '1.21', drag_text: '1.9' });
    expect(about.preloadedDependencies).toEqual([
      { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 21 },
      { machineName: 'H5P.DragText', majorVersion: 1, minorVersion: 9 },
    ]);
    expect(questions[0]?.library).toBe('H5P.DragText 1.9');
    await expect(write(h5p, exportSetOf([words]), { blanks: 'newest' })).rejects.toThrow('major and a minor version');
  });

  it('sorts sentences that are alone, and drags them among others', async () => {
    const alone = await packageOf(exportSetOf([sentences]));
    expect([alone.about.mainLibrary, alone.outcomes]).toEqual(['H5P.SortParagraphs', [{ outcome: 'exact' }]]);
    expect(alone.content).toMatchObject({
      paragraphs: ['<div>She woke.</div>', '<div>She ate.</div>', '<div>She left.</div>'],
    });
    const among = await packageOf(exportSetOf([sentences, words]));
    expect(among.about.mainLibrary).toBe('H5P.QuestionSet');
    expect(among.questions.map(({ params }) => params.textField)).toEqual([
      '*She woke.*\n*She ate.*\n*She left.*',
      '*Das* *ist* *gut*',
    ]);
    expect(among.outcomes).toEqual([
      { outcome: 'degraded', reason: { code: 'dragged', params: {} } },
      { outcome: 'exact' },
    ]);
  });

  it('lets pairs, words and answers be dragged or filled in', async () => {
    const { questions, outcomes } = await packageOf(
      exportSetOf([match, { ...gaps, words: ['is', 'now', 'am'] }, gaps, text, { ...gaps, words: ['never'] }]),
    );
    expect(questions.map(({ params }) => params.textField ?? params.questions)).toEqual([
      'Italy *Rome*\nFrance *Paris*',
      'I *am* here *now*',
      ['<p>I *am/was* here *now*</p>'],
      ['<p>*Rome/Roma*</p>'],
      ['<p>I *am/was* here *now*</p>'],
    ]);
    expect(questions[1]?.params.distractors).toBe('*is*');
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['exact', 'exact', 'exact', 'exact', 'degraded']);
  });

  it.each([
    ['an asterisk in a word', { ...words, parts: ['a*b', 'c', 'd'] }, '*'],
    ['a colon in a word', { ...words, parts: ['a:b', 'c', 'd'] }, ':'],
    ['feedback in a word', { ...words, parts: ['a\\+b', 'c', 'd'] }, '\\+'],
    ['an asterisk in open text', { ...gaps, segments: ['2 * 3 = ', { accepted: ['6'] }] }, '*'],
    ['two answers in one', { ...text, accepted: ['and/or'] }, '/'],
    ['an answer that would be markup', { ...text, accepted: ['<img src=x onerror=alert(1)>'] }, '<'],
    ['a regular expression', { ...text, accepted: ['[[[.+]]]'] }, '[[['],
  ] satisfies [string, Interaction, string][])('leaves out %s', async (_, interaction, mark) => {
    const { outcomes } = await packageOf(exportSetOf([interaction, choice]));
    expect(outcomes[0]).toEqual({ outcome: 'left_out', reason: { code: 'marks', params: { mark } } });
  });

  it('shows the explanation after any answer, and the hint after one that is wrong', async () => {
    const more = { explanation: 'A <muscle>.', evidence: 'The heart pumps.', hint: 'It beats.' };
    const { questions, outcomes } = await packageOf(exportSetOf([{ ...choice, ...more }]));
    expect(questions[0]?.params.overallFeedback).toEqual([
      { from: 0, to: 99, feedback: 'It beats.\nA &lt;muscle&gt;.\n“The heart pumps.”' },
      { from: 100, to: 100, feedback: 'A &lt;muscle&gt;.\n“The heart pumps.”' },
    ]);
    expect(outcomes).toEqual([{ outcome: 'degraded', reason: { code: 'hint_after', params: {} } }]);
  });

  it.each([
    ['en', 'Title', 'Title', 'en'],
    ['es-419', 'Two\nlines', 'Two lines', 'es'],
    ['zh', '火'.repeat(500), `${'火'.repeat(84)}…`, 'zh'],
    ['zh-Hant-TW-x-private', ' ', '–', 'zh'],
  ])('has a title and a language that sites take (%s)', async (language, title, short, tag) => {
    const { about, content } = await packageOf(exportSetOf([choice], title, language));
    expect([about.title, about.language]).toEqual([short, tag]);
    expect(content).toMatchObject({ introPage: title.length === 500 ? { title } : { showIntroPage: false } });
  });

  const check = path.join(import.meta.dirname, '../../../checks/h5p');
  it.skipIf(!existsSync(path.join(check, 'node_modules')))('is valid for the H5P server of Lumi', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ludotext-h5p-'));
    try {
      const sets = [
        exportSetOf([choice, words, sentences, match, gaps, text]),
        exportSetOf([sentences]),
        ...fc.sample(setsFor(h5p), { numRuns: 20, seed: 20_260 }),
      ];
      const files = await Promise.all(
        sets.map(async (set, index) => {
          const file = path.join(folder, `${index}.h5p`);
          writeFileSync(file, bytesOf(await write(h5p, set)));
          return file;
        }),
      );
      const { stdout } = spawnSync(process.execPath, [path.join(check, 'check.mjs'), ...files], { encoding: 'utf8' });
      expect(stdout.trim().split('\n')).toEqual(files.map((file) => `${file}: valid`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
