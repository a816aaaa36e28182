import { PassThrough, Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csv } from '../src/csv/index.js';
import formats from '../src/index.js';
import { bytesOf, exportSetOf, hostileTexts, read, setsFor, testFormat, write } from './support/generated-sets.js';

const heart = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false, feedback: 'It breathes.' },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
  hint: 'It beats.',
} as const;

const plain = exportSetOf([
  heart,
  {
    kind: 'order',
    prompt: 'Order.',
    parts: ['One.', 'Two.', 'Three.'],
    alternatives: [[1, 0, 2]],
    solved: 'One. Two. Three.',
    layout: 'lines',
  },
  {
    kind: 'match',
    prompt: 'Match.',
    pairs: [
      { left: 'a', right: '1' },
      { left: 'b', right: '2' },
    ],
    shown: [1, 0],
  },
  {
    kind: 'gaps',
    prompt: 'Fill.',
    segments: ['The ', { accepted: ['heart', 'cor'] }, ' [pumps]'],
    words: ['heart', 'lung'],
  },
  { kind: 'text', prompt: 'Name it.', accepted: ['heart', 'the heart'], difficulty: 'easy' },
]);

const readText = (text: string | Uint8Array) => read(csv, { content: text, outcomes: [] });
const textIn = async (set = plain, options = {}) => String((await write(csv, set, options)).content);

describe('CSV', () => {
  testFormat(csv);

  it('writes every kind as a row', async () => {
    expect(await textIn(plain, { bom: false })).toBe(
      [
        'type,prompt,gap_text,option_1,match_1,feedback_1,option_2,match_2,feedback_2,option_3,correct,alternatives,shown,hint,difficulty',
        'choice,Which organ pumps blood?,,The lung,,It breathes.,The heart,,,,2,,,It beats.,',
        'order,Order.,,One.,,,Two.,,,Three.,,2 1 3,,,',
        'match,Match.,,a,1,,b,2,,,,,2 1,,',
        'gaps,Fill.,The [heart|cor] \\[pumps\\],heart,,,lung,,,,,,,,',
        'text,Name it.,,heart,,,the heart,,,,,,,,easy',
        '',
      ].join('\r\n'),
    );
  });

  it('keeps every kind exactly, whatever stands between the cells', async () => {
    for (const separator of ['comma', 'semicolon', 'tab']) {
      const file = await write(csv, plain, { separator });
      expect(file.outcomes).toEqual(plain.items.map(() => ({ outcome: 'exact' })));
      expect((await read(csv, file)).interactions.map(({ interaction }) => interaction)).toEqual(
        plain.items.map(({ interaction }) => interaction),
      );
    }
  });

  it('is read by papaparse and by exceljs as it was meant: no cell lost, and no formula', () =>
    fc.assert(
      fc.asyncProperty(setsFor(csv), async (set) => {
        const file = await write(csv, set, { bom: false });
        const { data, errors } = papaparse.parse<string[]>(String(file.content), { skipEmptyLines: true });
        expect(errors).toEqual([]);
        expect(data).toHaveLength(1 + set.items.length);
        expect(new Set(data.map((row) => row.length)).size).toBe(1);
        expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([bytesOf(file)]).pipe(new PassThrough()), {
          map: (cell: unknown) => cell,
        });
        expect(sheet.rowCount).toBe(data.length);
        const prompts = set.items.map(({ interaction }) => interaction.prompt);
        expect(data.slice(1).map((row) => row[1]?.replace(/^'(?='*[=+\-@\t\r])/, ''))).toEqual(prompts);
      }),
      { numRuns: 100, seed: 20_260 },
    ));

  it('puts an apostrophe before what a program would calculate, tells it, and takes it off again', async () => {
    const set = exportSetOf(
      ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rx', "'=1", "'tis"].map((prompt) => ({ ...heart, prompt })),
    );
    const file = await write(csv, set);
    const codes = file.outcomes.map((each) => (each.outcome === 'exact' ? 'exact' : each.reason.code));
    expect(codes).toEqual([...Array(7).fill('apostrophe'), 'exact']);
    expect(String(file.content)).toContain("choice,'=1+1,");
    const { interactions } = await read(csv, file);
    expect(interactions.map(({ interaction }) => interaction.prompt)).toEqual(
      set.items.map(({ interaction }) => interaction.prompt),
    );
  });

  it('leaves out what has more options than columns, blank texts and half characters', async () => {
    const options = Array.from({ length: 101 }, (_, index) => ({ text: `${index}`, correct: index === 0 }));
    const { outcomes } = await write(
      csv,
      exportSetOf([{ ...heart, options }, { ...heart, hint: ' ' }, { ...heart, prompt: 'a\ud800' }, heart]),
    );
    expect(outcomes).toEqual([
      { outcome: 'left_out', reason: { code: 'too_many_options', params: { count: 101, max: 100 } } },
      { outcome: 'left_out', reason: { code: 'blank_text', params: {} } },
      { outcome: 'left_out', reason: { code: 'unwritable_characters', params: {} } },
      { outcome: 'exact' },
    ]);
  });

  it.each([
    ['columns in another order', 'Correct,Option 2,option-1,PROMPT\n1,b,a,Who?\n'],
    ['a semicolon', 'prompt;option_1;option_2;correct\r\nWho?;a;b;1\r\n'],
    ['a tab', 'prompt\toption_1\toption_2\tcorrect\rWho?\ta\tb\t1'],
    ['other names and letters', 'Question,Answer 1,Answer 2,Correct answer\nWho?,a,b,A\n'],
    ['the text of the option', 'question,answer1,answer2,correct\nWho?,a,b,a\n'],
    ['blank rows and missing cells', 'prompt,option_1,option_2,correct,hint\n\n,,,,\nWho?,a,b,1\n\n'],
    ['a byte-order mark', '\ufeffprompt,option_1,option_2,correct\n"Who?",a,"b",1'],
  ])('reads %s', async (_, text) => {
    const { interactions, faults } = await readText(text);
    expect(faults).toEqual([]);
    const options = [
      { text: 'a', correct: true },
      { text: 'b', correct: false },
    ];
    expect(interactions).toMatchObject([{ interaction: { kind: 'choice', prompt: 'Who?', options, multiple: false } }]);
  });

  it('reads what Excel saves: UTF-16, and Windows-1252 with a warning', async () => {
    const text = 'prompt\toption_1\toption_2\tcorrect\nWhere is Köln?\ta\tb\t1\n';
    const utf16 = await readText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
    expect(utf16).toMatchObject({ interactions: [{ interaction: { prompt: 'Where is Köln?' } }], faults: [] });
    const latin = await readText(Buffer.from(text, 'latin1'));
    expect(latin.interactions[0]?.interaction.prompt).toBe('Where is Köln?');
    expect(latin.faults).toMatchObject([{ rule: 'not_utf8', severity: 'warn', line: 1 }]);
  });

  it.each([
    ['a table without prompts', 'a,b\n1,2\n', 'no_prompt_column', 1, 1],
    ['an empty file', '', 'no_prompt_column', 1, 1],
    ['no prompt', 'prompt,option_1,option_2,correct\n ,a,b,1\n', 'no_prompt', 2, 1],
    ['one option', 'prompt,option_1,option_2,correct\nx,a,,1\n', 'few_options', 2, 1],
    ['a key that is not there', 'prompt,option_1,option_2,correct\n"x\ny",a,b,3\n', 'wrong_correct', 3, 8],
    ['no key', 'prompt,option_1,option_2,correct\nx,a,b,\n', 'wrong_correct', 2, 7],
    ['two keys', 'type,prompt,option_1,option_2,correct\nchoice,x,a,b,"1,2"\n', 'one_correct', 2, 14],
    ['an unknown type', 'type,prompt\nessay,x\n', 'unknown_type', 2, 1],
    ['a pair without its right', 'type,prompt,option_1,match_1,option_2\nmatch,x,a,b,c\n', 'no_match', 2, 13],
    ['an order that is none', 'type,prompt,option_1,option_2,alternatives\norder,x,a,b,1 1\n', 'wrong_order', 2, 13],
    ['no gap', 'type,prompt,gap_text\ngaps,x,y\n', 'no_gap', 2, 8],
    ['an open gap', 'type,prompt,gap_text\ngaps,x,y [z\n', 'unclosed_gap', 2, 8],
    ['an empty gap', 'type,prompt,gap_text\ngaps,x,y [z|]\n', 'empty_gap', 2, 8],
    ['an open quotation mark', 'prompt,option_1\nx,"a\nb', 'unclosed_quote', 2, 3],
    ['a stray quotation mark', 'prompt,option_1\n"x"y,a', 'stray_quote', 2, 1],
    ['too many cells', `prompt\nx${',y'.repeat(1_000)}`, 'too_many_cells', 2, 2_001],
    ['too many columns', `prompt${',y'.repeat(1_000)}\nx`, 'too_many_cells', 1, 2_006],
    ['an unknown column', 'prompt,colour\n', 'column_not_read', 1, 8],
    ['a column twice', 'prompt,prompt\n', 'column_not_read', 1, 8],
  ])('names the place of %s', async (_, text, rule, line, column) => {
    const { interactions, faults } = await readText(text);
    expect(interactions).toEqual([]);
    expect(faults).toMatchObject([{ rule, line, column }]);
    expect(csv.messages?.en).toHaveProperty(rule);
  });

  it('reads the other rows when one has a fault', async () => {
    const { interactions, faults } = await readText('prompt,option_1,option_2,correct\nx,a,b,9\ny,a,b,2\n');
    expect(interactions).toMatchObject([{ interaction: { prompt: 'y' }, line: 3, column: 1 }]);
    expect(faults).toHaveLength(1);
  });

  it('keeps every hostile text in every place', async () => {
    const set = exportSetOf(
      hostileTexts.map((text) => ({
        kind: 'gaps',
        prompt: text,
        segments: [text, { accepted: [text, `${text}|`] }, text],
        words: [text, 'x'],
        title: text,
      })),
    );
    const { interactions, faults } = await read(csv, await write(csv, set));
    expect(faults).toEqual([]);
    expect(interactions.map(({ interaction }) => interaction)).toEqual(set.items.map(({ interaction }) => interaction));
  });

  it.each([
    ['quotes without end', `prompt\n${'"a'.repeat(500_000)}`],
    ['quotes before many spaces', `prompt\n"${'x"'.repeat(1_000_000)}${' '.repeat(1_000_000)},`],
    ['one row of cells', `prompt${','.repeat(1_000_000)}`],
    ['many columns and rows', `prompt,${'option_1,'.repeat(200_000)}\n${'x\n'.repeat(500_000)}`],
    ['a gap text of brackets', `type,prompt,gap_text\ngaps,x,${'['.repeat(1_000_000)}`],
    ['a million rows', `prompt,option_1,option_2,correct\n${'x,a,b,1\n'.repeat(1_000_000)}`],
    ['many names of options', `prompt,option_1,option_2,correct\nx,a,b,${'9 '.repeat(500_000)}`],
  ])('survives %s', async (_, text) => {
    const { interactions, faults } = await readText(text);
    expect(interactions.length).toBeLessThanOrEqual(100_000);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('is recognised before all other formats, whatever its cells hold', async () => {
    const set = exportSetOf(hostileTexts.map((prompt) => ({ ...heart, prompt })));
    const bytes = bytesOf(await write(csv, set));
    expect(formats.find((format) => format.recognises?.(bytes))?.id).toBe('csv');
  });

  it('knows its own files, and no others', async () => {
    const recognises = (text: string) => csv.recognises?.(new TextEncoder().encode(text));
    expect(recognises(await textIn())).toBe(true);
    expect(recognises('question;answer 1;answer 2\n')).toBe(true);
    expect(csv.recognises?.(Buffer.from('\ufeffprompt\toption_1\n', 'utf16le'))).toBe(true);
    expect(recognises('What?\nA) x\nB) y\nANSWER: A\n')).toBe(false);
    expect(recognises('{"ludotext":1,"prompt":"x","option_1":""}')).toBe(false);
  });
});
