import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/text/read-text.js';

const sentencesOf = (text: string) => readText(text).sentences.map((sentence) => sentence.text);
const kindsOf = (text: string) => readText(text).paragraphs.map((paragraph) => paragraph.kind);
const oneLine = (slice: string) =>
  slice
    .split(/\r\n|[\n\r]/)
    .map((line, index, { length }) =>
      index === 0 ? line.trimEnd() : index === length - 1 ? line.trimStart() : line.trim(),
    )
    .join(' ');

describe('sentences without the usual marks', () => {
  it.each([
    ['Tibetan strokes', ['འདི་ཁང་པ་རེད།', 'ཁོ་ཕྱིན་སོང་།', 'ག་རེ་རེད།']],
    ['Chinese without marks', ['从前有一个村庄', '村里住着一位老人', '老人每天上山砍柴']],
    ['Khmer without marks', ['គាត់ទៅសាលារៀនរាល់ថ្ងៃ', 'នាងនៅផ្ទះជាមួយម្តាយ']],
    ['Thai', ['เขาไปโรงเรียนทุกวัน', 'เธออยู่ที่บ้านกับแม่']],
    ['a Thai year and a name', ['ผู้ประดิษฐ์คือ เจมส์ วัตต์ เมื่อ พ.ศ. 2312 ในเมืองกลาสโกว์', 'คนงานใช้เครื่องจักรในเหมืองถ่านหิน']],
  ])('%s', (_, sentences) => {
    expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
  });

  it('keep a space inside a Chinese sentence where the text has marks', () => {
    expect(sentencesOf('他在 北京 住了三年。后来搬走了。')).toEqual(['他在 北京 住了三年。', '后来搬走了。']);
  });
});

describe('sentences of one line', () => {
  const cases: readonly (readonly [name: string, sentences: readonly string[]])[] = [
    ['house numbers', ['Er wohnte in der Hauptstr. 5 in Bonn.', 'Sie blieb zwei Jahre in der Stadt.']],
    ['numbers of notes', ['The tower is old.[1][22]', 'The bridge is new.[3]', 'It is red.']],
    ['titles and initials', ['Dr. Ida M. Berg met Mr. and Mrs. Lund.', 'J. R. Holm came too.', 'They ate.']],
    ['U.S. before a name and before a sentence', ['The U.S. Army built it in the U.S.', 'The bridge still stands.']],
    [
      'e.g., vs. and a figure',
      ['Small birds, e.g. Robins, sing (see Fig. 3).', 'Cats vs. Dogs is old.', 'It is No. 5 on page 7.'],
    ],
    [
      'decimal numbers and times',
      ['It weighs 3.5 kg at 10:30.', 'Version 2.0.1 costs 3,000.5 crowns.', '2 cats slept.'],
    ],
    ['a question quoted in a sentence', ['"Where is my hat?" he asked.', '"I saw it," said Tom.']],
    ['a quotation of several sentences', ['She sang: "Come here. Sit down. Stay with me."', 'Nobody came.']],
    ['a named speaker behind the quotation', ['"Stop the boat!" the old fisherman shouted.', 'It sank.']],
    ['single quotation marks and apostrophes', ["'Don't go! It isn't safe!' cried the boys' uncle.", 'They went.']],
    ['brackets', ['He left (nobody knew why. Perhaps he was ill) before noon.', '(That was in May.)', 'It rained.']],
    ['an ellipsis', ['He waited…', 'Nobody came.', 'She said well... maybe.']],
    [
      'German ordinals and abbreviations',
      ['Am 3. Mai kam der 2. Zug, z. B. aus Ulm.', 'Er ist 12.', 'Die Uhr ging nach.'],
    ],
    ['German quotation marks', ['„Komm her! Schnell!“, rief Anna.', '»Nein.«', 'Sie lief fort.']],
    ['Spanish', ['¿Dónde está la Sra. Gómez?', '¡Ya viene!', 'Trae frutas, p. ej. Manzanas Rojas.']],
    ['French', ['« Où vas-tu ? » demanda M. Petit.', 'Elle ne dit rien.']],
    ['Russian', ['«Кто там?» — спросил А. С. Орлов.', 'Это было в 1999 г.', 'Он молчал.']],
    ['Vietnamese', ['Chị Lan ở TP. Huế.', 'Anh ấy hỏi: "Mấy giờ rồi?"', 'Không ai biết.']],
    ['Arabic', ['أين ذهبت القطة؟', 'ذهبت إلى البيت.', 'قال د. سامي إنها نامت!']],
    ['Hindi', ['राम घर गया।', 'क्या वह सो गया?', 'हाँ।']],
  ];
  it.each(cases)('%s', (_, sentences) => {
    expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
  });

  it.each([
    ['Chinese', ['小猫跑了。', '老师问：“你去哪里？快回来！”', '没有人回答。']],
    ['Japanese', ['犬が走った。', '「待って！」と母が言った。', 'でも、犬は止まらなかった。']],
    ['a Japanese quotation behind a sentence', ['彼は考えた。', '「明日は晴れるだろう。」', 'そして、ねむった。']],
  ])('%s, without spaces', (_, sentences) => {
    expect(sentencesOf(sentences.join(''))).toEqual(sentences);
  });

  it('cuts Thai at spaces', () => {
    expect(sentencesOf('แมวดำนอนอยู่บนหลังคาบ้าน หมาขาววิ่งเล่นในสวนหลังบ้าน')).toEqual([
      'แมวดำนอนอยู่บนหลังคาบ้าน',
      'หมาขาววิ่งเล่นในสวนหลังบ้าน',
    ]);
  });

  it('ties a Korean quotation to the verb behind it', () => {
    expect(sentencesOf('아이가 "배가 고파요!" 라고 말했어요. 엄마가 웃었어요.')).toEqual([
      '아이가 "배가 고파요!" 라고 말했어요.',
      '엄마가 웃었어요.',
    ]);
  });

  it('reads on behind a quotation that is never closed', () => {
    expect(sentencesOf('He said, "I will go. Then he left. It was late.')).toHaveLength(3);
  });
});

describe('paragraphs', () => {
  const recipe =
    '# Soup #\n\nA soup for two.\n\n## You need\n\n* 1 onion\n* 2 eggs\n\n1. Cut the onion. Fry it.\n2) Add\n   the eggs.\n';

  it('tells headings, prose and entries of lists apart, markers left out', () => {
    const { paragraphs, text } = readText(recipe);
    expect(paragraphs.map(({ kind, numbered, start, end }) => [kind, numbered, text.slice(start, end)])).toEqual([
      ['heading', false, 'Soup'],
      ['prose', false, 'A soup for two.'],
      ['heading', false, 'You need'],
      ['list', false, '1 onion'],
      ['list', false, '2 eggs'],
      ['list', true, 'Cut the onion. Fry it.'],
      ['list', true, 'Add\n   the eggs.'],
    ]);
    expect(sentencesOf(recipe)).toEqual([
      'A soup for two.',
      '1 onion',
      '2 eggs',
      'Cut the onion.',
      'Fry it.',
      'Add the eggs.',
    ]);
  });

  it('points from paragraphs to their sentences and back', () => {
    const { paragraphs, sentences } = readText(recipe);
    for (const [index, { kind, first, last }] of paragraphs.entries()) {
      expect(sentences.slice(first, last).every((sentence) => sentence.paragraph === index)).toBe(true);
      expect(last === first).toBe(kind === 'heading');
    }
  });

  it.each([
    '1. Eins.\n2. Zwei.',
    'a) Eins.\nb) Zwei.',
    '１．一番。\n２．二番。',
    '1、第一步。\n2、第二步。',
    '① 一番。\n② 二番。',
  ])('knows numbered lists: %j', (text) => {
    expect(readText(text).paragraphs.map(({ kind, numbered }) => [kind, numbered])).toEqual([
      ['list', true],
      ['list', true],
    ]);
  });

  it('puts wrapped lines back together, whatever the line break', () => {
    expect(sentencesOf('The red fox  \r\n\truns home. It\rsleeps\n   well.')).toEqual([
      'The red fox runs home.',
      'It sleeps well.',
    ]);
  });

  it('does not take a number in wrapped prose for a list', () => {
    expect(sentencesOf('The house was built in\n1999. It is still there.')).toEqual([
      'The house was built in 1999.',
      'It is still there.',
    ]);
  });

  it("takes a story's title for a heading, alone or right above the text", () => {
    expect(kindsOf('The Two Foxes\n\nOnce there were two foxes.')).toEqual(['heading', 'prose']);
    expect(kindsOf('The Two Foxes\nOnce there were two foxes in a wood.')).toEqual(['heading', 'prose']);
  });

  it('keeps a text that is one line without an end mark', () => {
    expect(sentencesOf('The cat sat on the mat')).toEqual(['The cat sat on the mat']);
  });

  it('skips rules and blank lines, and reads nothing from nothing', () => {
    expect(sentencesOf('One.\n\n* * *\n\nTwo.\n---\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
    expect(readText(' \n\t\n').paragraphs).toEqual([]);
    expect(readText('').language).toBe('und');
  });
});

describe('long texts', () => {
  it('keeps a sentence whole however long it is', () => {
    const long = `${'word and '.repeat(2_000)}end.`;
    expect(sentencesOf(`${long} Short one.`)).toEqual([long, 'Short one.']);
  });

  it.each([
    ['a wrapped paragraph', 'Mr. Ek ate 3.5 pears at\nnoon. "Good!" he said. ', 2_000],
    ['one Chinese line', '小猫跑了。老师问：“去哪里？”', 1_000],
  ])('finds every sentence of %s', (_, pair, times) => {
    const sentences = sentencesOf(pair.repeat(times));
    expect(sentences).toHaveLength(2 * times);
    expect(new Set(sentences).size).toBe(2);
  });
});

describe('words of a reading', () => {
  const reading = readText('The cat saw the dog. The dog saw it.\n\nA CAT ran.');

  it('belong to their sentence by offsets', () => {
    for (const { text, words } of reading.sentences) {
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    }
  });

  it('are counted in the whole text, whatever their case', () => {
    expect(reading.count('cat')).toBe(2);
    expect(reading.count('The')).toBe(3);
    expect(reading.count('fox')).toBe(0);
    expect(reading.count('constructor')).toBe(0);
  });

  it('are read once: the same text gives the same reading', () => {
    expect(readText('One cat. Two dogs.')).toBe(readText('One cat. Two dogs.'));
  });
});

describe('any text', () => {
  const marks = fc.constantFrom(
    ...'.!?…"\'“”„«»()[]-*#1a。！？「」、؟।\ud800\udc00\n\r\t \u00a0\u3000é字กا'.split(''),
    'Dr. ',
    '\n\n',
    '1. ',
    '- ',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(marks, { maxLength: 80 }).map((parts) => parts.join('')),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 }).map((units) => String.fromCharCode(...units)),
  );

  it('gives sentences in order, each the slice it names', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const sentence of readText(text).sentences) {
          expect(sentence.start).toBeGreaterThanOrEqual(end);
          expect(sentence.end).toBeGreaterThan(sentence.start);
          expect(sentence.text).toBe(oneLine(text.slice(sentence.start, sentence.end)));
          end = sentence.end;
        }
      }),
    );
  });

  it('leaves out no character of prose and lists', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { paragraphs, sentences } = readText(text);
        for (const { kind, start, end, first, last } of paragraphs) {
          if (kind === 'heading') continue;
          const covered = sentences.slice(first, last).map((sentence) => sentence.text);
          expect(covered.join('').replace(/\s/g, '')).toBe(text.slice(start, end).replace(/\s/g, ''));
        }
      }),
    );
  });

  it('has words that are slices of their sentence, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const sentence of readText(text).sentences) {
          let end = 0;
          for (const word of sentence.words) {
            expect(word.start).toBeGreaterThanOrEqual(end);
            expect(sentence.text.slice(word.start, word.end)).toBe(word.text);
            end = word.end;
          }
        }
      }),
    );
  });
});
