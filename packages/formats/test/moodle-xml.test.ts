import type { Interaction } from '@ludotext/engine/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { times } from '../../../test/support/long.js';
import formats from '../src/index.js';
import { moodleXml } from '../src/moodle-xml/index.js';
import { bytesOf, exportSetOf, hostileTexts, interactions, read, testFormat, write } from './support/generated-sets.js';

const choice = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true, feedback: 'Well done.' },
  ],
  multiple: false,
} as const;

const order = {
  kind: 'order',
  prompt: 'Put the words in order.',
  parts: ['It', 'is', 'so', 'quiet', 'here', 'at', 'night', '.'],
  alternatives: [],
  solved: 'It is so quiet here at night.',
  layout: 'inline',
} as const;

const gaps: Interaction = {
  kind: 'gaps',
  prompt: 'Fill in the gaps.',
  segments: ['Water boils at ', { accepted: ['100', 'one hundred', 'a } # ~ = %50% * \\'] }, ' °C {1:SA:=no}.'],
};

const written = async (all: readonly Interaction[], options = {}, title = 'Title') => {
  const file = await write(moodleXml, exportSetOf(all, title), options);
  return { ...file, text: new TextDecoder().decode(bytesOf(file)) };
};
const readText = (text: string) => read(moodleXml, { content: text, outcomes: [] });
const quiz = (...questions: readonly string[]) => `<quiz>\n${questions.join('\n')}\n</quiz>`;
const asked = '<name><text>Q1</text></name><questiontext format="html"><text>What?</text></questiontext>';

/** The canonical form of a document, made by libxml2, which Moodle's PHP reads XML with. */
async function canonical(text: string): Promise<string> {
  const { valid, errors, normalized } = await validateXML({
    xml: { fileName: 'set.xml', contents: text },
    normalization: 'c14n',
    maxMemoryPages: 4_096,
  });
  expect([valid, errors]).toEqual([true, []]);
  return normalized;
}

/** Every text of a canonical document: it has these four references, and no CDATA. */
const textsOf = (document: string) =>
  [...document.matchAll(/<text>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#xD;', '\r').replaceAll('&amp;', '&'),
  );

describe('Moodle XML', () => {
  testFormat(moodleXml);

  it('writes an ordering of all its parts, marked whole', async () => {
    const { text, outcomes } = await written([order]);
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
    expect(text).toContain('<question type="ordering">');
    for (const line of [
      '<layouttype>HORIZONTAL</layouttype>',
      '<selecttype>ALL</selecttype>',
      '<selectcount>8</selectcount>',
      '<gradingtype>ALL_OR_NOTHING</gradingtype>',
      '<showgrading>SHOW</showgrading>',
    ]) {
      expect(text).toContain(line);
    }
    expect([...text.matchAll(/<answer fraction="(\d)"/g)].map(([, place]) => place).join('')).toBe('12345678');
  });

  it('is recognised before other formats', async () => {
    const file = bytesOf(await write(moodleXml, exportSetOf([choice, order, gaps])));
    expect(formats.find((format) => format.recognises?.(file))?.id).toBe('moodle-xml');
  });

  it('takes options: a category, no shuffling, marks for parts', async () => {
    const { text } = await written([choice, order], {
      category: 'Biology/Organs',
      shuffle_answers: false,
      grading: 'LONGEST_ORDERED_SUBSET',
    });
    expect(text).toContain('<text>$course$/top/Biology/Organs</text>');
    expect(text).toContain('<shuffleanswers>false</shuffleanswers>');
    expect(text).toContain('<gradingtype>LONGEST_ORDERED_SUBSET</gradingtype>');
  });

  it('shares the marks of several right options, and takes them away for wrong ones', async () => {
    const options = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, correct: index < 3 }));
    const { text, outcomes } = await written([{ ...choice, options, multiple: true }]);
    expect(text.match(/fraction="[^"]*"/g)).toEqual([...Array(3).fill('fraction="33.33333"'), 'fraction="-100"']);
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('keeps title, hint, explanation, evidence and difficulty', async () => {
    const all = { title: 'T', hint: 'H', explanation: 'E', evidence: 'words', difficulty: 'hard' } as const;
    const { text, outcomes } = await written([{ ...choice, ...all }]);
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
    expect(text).toContain('<text>E\n\n“words”</text>');
    expect(text).toContain('<tag>\n        <text>hard</text>');
  });

  it('tells what Moodle has no place for', async () => {
    const options = Array.from({ length: 12 }, (_, index) => ({ text: `${index}`, correct: index < 11 }));
    const { outcomes } = await written([
      { ...order, alternatives: [[1, 0, 2, 3, 4, 5, 6, 7]] },
      { ...gaps, words: ['100', '50'] },
      { ...choice, prompt: ' \n' },
      { ...choice, prompt: 'a\u0001b' },
      { ...choice, title: 'x'.repeat(300) },
      { ...choice, options, multiple: true },
    ]);
    expect(outcomes).toMatchObject([
      { outcome: 'degraded', reason: { code: 'members_lost', params: { members: 'alternatives' } } },
      { outcome: 'degraded', reason: { code: 'members_lost', params: { members: 'words' } } },
      { outcome: 'left_out', reason: { code: 'no_text' } },
      { outcome: 'degraded', reason: { code: 'members_changed', params: { members: 'prompt' } } },
      { outcome: 'degraded', reason: { code: 'members_changed', params: { members: 'title' } } },
      { outcome: 'left_out', reason: { code: 'too_many_keys', params: { count: 11, max: 10 } } },
    ]);
  });

  it('writes gaps that no text opens or closes', async () => {
    const { text, outcomes } = await written([gaps]);
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
    const [, , cloze] = textsOf(await canonical(text));
    const last = 'a &#92;&#125; &#92;&#35; &#126; &#61; &#37;50&#37; &#92;* &#92;';
    expect(cloze).toBe(
      `<p>Fill in the gaps.</p>\n<p>Water boils at {1:SHORTANSWER:=100~=one hundred~=${last}} °C &#123;1:SA:=no}.</p>`,
    );
  });

  it('is the set title where the file names one', async () => {
    const { text } = await written([choice], {}, 'Input/output & more');
    expect(await readText(text)).toMatchObject({ title: 'Input/output & more', faults: [] });
  });

  it('reads to libxml2 as it was meant, hostile texts too', async () => {
    const all = hostileTexts.map((text, index) => ({
      ...choice,
      prompt: text,
      title: `Question ${index}`,
      explanation: text,
      hint: text,
      options: [
        { text, correct: true, feedback: text },
        { text: `not ${text}`, correct: false },
      ],
    }));
    const { text } = await written(all);
    const expected = hostileTexts.flatMap((each, index) => [
      `Question ${index}`,
      each,
      each,
      each,
      each,
      `not ${each}`,
      each,
    ]);
    expect(textsOf(await canonical(text)).slice(1)).toEqual(expected);
  });

  it('is well-formed to libxml2 for generated sets', async () => {
    await canonical((await written(fc.sample(interactions, { numRuns: 500, seed: 20_260 }))).text);
  });
});

describe('Moodle XML by others', () => {
  it('reads a choice with HTML, weights and hints', async () => {
    const { interactions: found, faults } = await readText(
      quiz(
        `<question type="multichoice"><name><text>Moods</text></name>
          <questiontext format="html"><text><![CDATA[<p>Tom &amp; <b>Ann</b></p><p>Who&nbsp;sang?</p>]]></text></questiontext>
          <generalfeedback><text>&lt;p&gt;See chapter 2.&lt;/p&gt;</text></generalfeedback><single>true</single>
          <answer fraction="100"><text>Tom</text><feedback><text>Yes</text></feedback></answer>
          <answer fraction="50" format="plain_text"><text>&lt;i></text></answer>
          <hint format="html"><text>One</text></hint><hint format="html"><text>Two</text></hint>
          <tags><tag><text>Easy</text></tag></tags></question>`,
      ),
    );
    expect(found).toEqual([
      {
        line: 2,
        column: 1,
        interaction: {
          kind: 'choice',
          title: 'Moods',
          prompt: 'Tom & Ann\n\nWho sang?',
          hint: 'One\nTwo',
          explanation: 'See chapter 2.',
          difficulty: 'easy',
          options: [
            { text: 'Tom', correct: true, feedback: 'Yes' },
            { text: '<i>', correct: false },
          ],
          multiple: false,
        },
      },
    ]);
    expect(faults).toMatchObject([{ rule: 'partial_marks', severity: 'warn', line: 2 }]);
  });

  it('reads true or false, numbers, pairs, embedded answers and orderings', async () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
    const { interactions: found, faults } = await readText(
      quiz(
        `<question type="truefalse">${asked}<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>`,
        `<question type="numerical">${asked}<answer fraction="100"><text>42</text><tolerance>0</tolerance></answer></question>`,
        `<question type="matching">${asked}${pair('a', '1')}${pair('b', '2')}</question>`,
        `<question type="cloze"><name><text>Fill in.</text></name><questiontext><text>A {1:MC:=dog~cat} and {:MULTICHOICE_S:~dog~%100%bird#yes}.</text></questiontext></question>`,
        `<question type="ordering">${asked}<layouttype>VERTICAL</layouttype><answer><text>&lt;p&gt;One.&lt;/p&gt;</text></answer><answer><text>Two.</text></answer></question>`,
      ),
    );
    expect(faults).toEqual([]);
    expect(found.map(({ interaction }) => interaction)).toMatchObject([
      {
        kind: 'choice',
        options: [
          { text: 'True', correct: false },
          { text: 'False', correct: true },
        ],
      },
      { kind: 'text', accepted: ['42'] },
      {
        kind: 'match',
        pairs: [
          { left: 'a', right: '1' },
          { left: 'b', right: '2' },
        ],
      },
      {
        kind: 'gaps',
        prompt: 'Fill in.',
        segments: ['A ', { accepted: ['dog'] }, ' and ', { accepted: ['bird'] }, '.'],
        words: ['dog', 'cat', 'bird'],
      },
      { kind: 'order', parts: ['One.', 'Two.'], solved: 'One. Two.', layout: 'lines' },
    ]);
  });

  it.each([
    [
      'a type that is not read',
      quiz('', `  <question type="essay">${asked}</question>`),
      'type_not_read',
      'warn',
      3,
      3,
    ],
    ['__proto__ as a type', quiz('<question type="__proto__"/>'), 'type_not_read', 'warn', 2, 1],
    ['no right answer', quiz(`<question type="shortanswer">${asked}</question>`), 'no_right_answer', 'reject', 2, 1],
    ['no text', quiz('<question type="multichoice"/>'), 'too_few_options', 'reject', 2, 1],
    ['another document', '<html/>', 'not_moodle_xml', 'reject', 1, 1],
    ['a tag that is not closed', '<quiz>\n<question>\n</quiz>', 'not_well_formed', 'reject', 3, 7],
    ['an unknown entity', '<quiz>\n&nbsp;</quiz>', 'not_well_formed', 'reject', 2, 6],
    ['no XML', 'What?', 'not_well_formed', 'reject', 1, 6],
    ['great depth', `<quiz>${'<a>'.repeat(1_000)}`, 'depth', 'reject', 1, 306],
    [
      'a document type with entities',
      '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>\n<quiz>&b;</quiz>',
      'dtd',
      'reject',
      2,
      1,
    ],
    ['an outer entity', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>', 'dtd', 'reject', 1, 1],
  ])('says where %s is', async (_, text, rule, severity, line, column) => {
    const { interactions: found, faults } = await readText(text);
    expect(found).toEqual([]);
    expect(faults).toMatchObject([{ rule, severity, line, column }]);
  });

  it('says what it does not read of a question', async () => {
    const answer = (text: string) =>
      `<answer fraction="100"><text>${text}</text><feedback><text>Yes</text></feedback></answer>`;
    const { interactions: found, faults } = await readText(
      quiz(`<question type="shortanswer">${asked}${answer('a*')}${answer('b')}</question>`),
    );
    expect(found).toMatchObject([{ interaction: { kind: 'text', accepted: ['b'] } }]);
    expect(faults.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['feedback_lost', 'warn'],
      ['wildcard_lost', 'warn'],
    ]);
  });

  it('keeps the questions before a fault', async () => {
    const { text } = await written([choice, order]);
    const { interactions: found, faults } = await readText(text.slice(0, -20));
    expect([found.length, faults.length]).toEqual([1, 1]);
  });

  it('reads a great many questions, and texts that are long', async () => {
    const count = times(50_000, 1_000_000);
    const many = await readText(`<quiz>${'<question/>'.repeat(count)}</quiz>`);
    expect(many.faults).toHaveLength(count);
    for (const piece of [
      '&lt;',
      '&lt;!--',
      '&lt;a ',
      '&lt;script>',
      '{',
      '{1:SA:',
      '{1:SA:=a~',
      '\\',
      '&amp;',
      ' ',
      '&lt;br>',
    ]) {
      const texts = `<name><text>N</text></name><questiontext><text>${piece.repeat(count / 5)}</text></questiontext>`;
      for (const type of ['cloze', 'shortanswer']) {
        const { faults } = await readText(quiz(`<question type="${type}">${texts}</question>`));
        expect(faults).toHaveLength(1);
      }
    }
  });
});
