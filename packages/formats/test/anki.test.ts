import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anki } from '../src/anki/index.js';
import { exportSetOf, setsFor, testFormat, write } from './support/generated-sets.js';

const text = { kind: 'text', prompt: 'Which organ pumps blood?', accepted: ['the heart', 'heart'] } as const;

/** A note as Anki's manual says it is read: header lines, then quoted fields between tabs. */
function readNotes(content: string): { header: Record<string, string>; notes: string[][] } {
  const headerLines = /^(?:#[^\r\n]*\r?\n)*/.exec(content)?.[0] ?? '';
  const header = Object.fromEntries(
    headerLines
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => [line.slice(1, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const notes: string[][] = [[]];
  const field = /"((?:[^"]|"")*)"(\t|\r?\n)/y;
  field.lastIndex = headerLines.length;
  while (field.lastIndex < content.length) {
    const found = field.exec(content);
    if (found === null) throw new Error(`no field at ${content.slice(field.lastIndex, field.lastIndex + 40)}`);
    notes.at(-1)?.push((found[1] ?? '').replaceAll('""', '"'));
    if (found[2] !== '\t') notes.push([]);
  }
  return { header, notes: notes.slice(0, -1) };
}

/** The text of a side, without its elements. */
const shown = (side: string): string =>
  side
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#9;', '\t')
    .replaceAll('&#91;', '[')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const notesIn = async (...args: Parameters<typeof write> extends [unknown, ...infer Rest] ? Rest : never) =>
  readNotes(String((await write(anki, ...args)).content)).notes;

describe('Anki', () => {
  testFormat(anki);

  it('writes a note with guid, deck and tags', async () => {
    const set = exportSetOf([{ ...text, hint: 'It beats.', difficulty: 'easy', explanation: 'A muscle.' }], 'Body');
    const tagged = {
      ...set,
      document: {
        ...set.document,
        tags: ['two words', ''],
        games: [{ game_type: 'short', items: [], notes: { '0000000000000000': { tags: ['mine'] } } }],
      },
    };
    const { content, outcomes } = await write(anki, tagged);
    expect(readNotes(String(content))).toEqual({
      header: {
        separator: 'tab',
        html: 'true',
        notetype: 'Basic',
        'guid column': '1',
        'deck column': '2',
        'tags column': '5',
      },
      notes: [
        [
          '0000000000000000',
          'Body',
          '<div>Which organ pumps blood?</div><div><details><summary>💡</summary>It beats.</details></div>',
          '<div>the heart</div><div>heart</div><div>A muscle.</div>',
          'ludotext two_words mine difficulty::easy',
        ],
      ],
    });
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
  });

  it('makes a note of every kind, and one of each pair', async () => {
    const notes = await notesIn(
      exportSetOf([
        {
          kind: 'choice',
          prompt: 'Which?',
          options: [
            { text: 'a', correct: false, feedback: 'No.' },
            { text: 'b', correct: true },
          ],
          multiple: false,
        },
        {
          kind: 'order',
          prompt: 'Order.',
          parts: ['I', 'am', 'here.'],
          alternatives: [[2, 1, 0]],
          solved: 'I am here.',
          layout: 'inline',
        },
        {
          kind: 'match',
          prompt: 'Match.',
          pairs: [
            { left: 'a', right: '1' },
            { left: 'b', right: '2' },
          ],
        },
        { kind: 'gaps', prompt: 'Fill.', segments: ['A ', { accepted: ['b', 'c'] }, '.'], words: ['b', 'd'] },
      ]),
    );
    expect(notes.map(([guid, , front, back]) => [guid, front, back])).toEqual([
      [
        '0000000000000000',
        '<div>Which?</div><div><ol type="A"><li>a</li><li>b</li></ol></div>',
        '<div>b</div><div>a: No.</div>',
      ],
      ['0000000000000001', expect.stringContaining('<div>Order.</div>'), '<div>I am here.</div><div>here. am I</div>'],
      ['0000000000000002-1', '<div>Match.</div><div><b>a</b></div>', '<div>1</div>'],
      ['0000000000000002-2', '<div>Match.</div><div><b>b</b></div>', '<div>2</div>'],
      ['0000000000000003', '<div>Fill.</div><div>A ____.</div><div>b / d</div>', '<div>A <b>b / c</b>.</div>'],
    ]);
    expect(notes[1]?.[2]).not.toContain('I / am / here.');
  });

  it('is read by the rules of the manual: five fields a note, and nothing that Anki would run', () =>
    fc.assert(
      fc.asyncProperty(setsFor(anki), async (set) => {
        const { notes } = readNotes(String((await write(anki, set)).content));
        const pairs = (index: number) => {
          const interaction = set.items[index]?.interaction;
          return interaction?.kind === 'match' ? interaction.pairs.length : 1;
        };
        expect(notes).toHaveLength(set.items.reduce((sum, _, index) => sum + pairs(index), 0));
        expect(new Set(notes.map(([guid]) => guid)).size).toBe(notes.length);
        for (const { id, interaction } of set.items) {
          const front = notes.find(([guid = '']) => guid.startsWith(id))?.[2] ?? '';
          expect(shown(front)).toContain(interaction.prompt.replace(/[\r\n\u2028\u2029]/g, ''));
        }
        for (const note of notes) {
          expect(note).toHaveLength(5);
          expect(note[4]).toMatch(/^ludotext/);
          for (const side of note.slice(2, 4)) {
            const texts = side.replace(/<\/?(?:div|b|i|ol|ul|li|br|span|details|summary)(?: type="A")?>/g, '');
            expect(texts).not.toMatch(/[<>\r\n\t]|\[|\\[([]/);
          }
        }
      }),
      { numRuns: 150, seed: 20_260 },
    ));

  it.each([
    ['<script>alert(1)</script>', '<div>&lt;script&gt;alert(1)&lt;/script&gt;</div>'],
    ['[sound:x.mp3] \\(x\\)', '<div>&#91;sound:x.mp3] <span>\\</span>(x\\)</div>'],
    ['# a  b\nc', '<div># a&nbsp; b<br>c</div>'],
    ['=1+1', '<div>=1+1</div>'],
  ])('escapes %j', async (prompt, front) => {
    const [note] = await notesIn(exportSetOf([{ ...text, prompt }]));
    expect(note?.[2]).toBe(front);
  });

  it('writes from right to left in a language that is written so', async () => {
    const [note] = await notesIn(exportSetOf([{ ...text, prompt: 'ما هذا؟' }], 'x', 'ar'));
    expect(note?.[2]).toBe('<div dir="rtl">ما هذا؟</div>');
  });

  it('takes a deck and a note type, of one line', async () => {
    const set = exportSetOf([text], '=one\ntwo');
    expect((await notesIn(set))[0]?.[1]).toBe("'=one two");
    expect((await notesIn(set, { deck: 'Mine' }))[0]?.[1]).toBe('Mine');
    await expect(write(anki, set, { note_type: 'a\nb' })).rejects.toThrow();
  });
});
