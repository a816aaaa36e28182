import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearDoubles } from '../../src/host/near-double.js';

function isNear(kept: unknown, item: unknown): boolean {
  const near = nearDoubles();
  near.add(kept);
  return near.isDouble(item);
}
const whale = {
  question: 'Which animal is the largest that has ever lived on Earth?',
  answers: ['the blue whale', 'the elephant', 'the giant squid'],
  hint: 'It swims.',
};

describe('nearDoubles', () => {
  it('knows an item again in other case, form, punctuation and order', () => {
    const copy = {
      hint: 'it swims',
      answers: ['The elephant.', 'the giant squid', 'THE BLUE ＷＨＡＬＥ'],
      question: '“Which animal is the largest that has ever lived on Earth”?',
    };
    expect(isNear(whale, copy)).toBe(true);
  });

  it('knows an item again with a word more', () => {
    expect(isNear(whale, { ...whale, question: `${whale.question.slice(0, -1)} so far?` })).toBe(true);
    expect(isNear(whale, { ...whale, hint: 'It swims far.' })).toBe(true);
  });

  it('lets another question about the same passage stand', () => {
    const other = { ...whale, question: 'What do whales of this kind eat?', hint: 'It is tiny.' };
    expect(isNear(whale, other)).toBe(false);
  });

  it('lets another number or sign stand', () => {
    expect(isNear({ task: 'What is 3 + 4?' }, { task: 'What is 3 - 4?' })).toBe(false);
    expect(isNear({ task: 'What is 3 + 4?' }, { task: 'What is 3 + 5?' })).toBe(false);
    expect(isNear({ word: 'C#' }, { word: 'C++' })).toBe(false);
  });

  it('takes short items for doubles only when they read the same', () => {
    expect(isNear({ word: 'Whales' }, { word: 'whales!' })).toBe(true);
    expect(isNear({ pieces: ['the', 'cat', 'sleeps'] }, { pieces: ['sleeps', 'the', 'cat'] })).toBe(false);
    expect(isNear({ word: 'cat' }, { word: 'cats' })).toBe(false);
  });

  it.each([
    [
      'Chinese',
      '小猫昨天晚上在花园里跑来跑去，然后慢慢地回家吃饭了。',
      '小猫昨天晚上在花园里跑来跑去,然后慢慢地回家吃饭了',
      '老师昨天上午在教室里问我们，谁想去公园看花。',
    ],
    [
      'Japanese',
      '犬は公園でボールを追いかけて走りました。',
      '犬は公園で、ボールを追いかけて走りました',
      '母は台所で夕飯のカレーを作っています。',
    ],
    ['Thai', 'แมวดำนอนอยู่บนหลังคาบ้านทั้งวัน', 'แมวดำ นอนอยู่บนหลังคาบ้านทั้งวัน', 'หมาขาววิ่งเล่นในสวนหลังบ้าน'],
    ['Arabic', 'ذهبت القطة إلى البيت في المساء', 'ذَهَبَتِ القِطَّةُ إلى البيتِ في المساءِ', 'نام الكلب تحت الشجرة في الصباح'],
    ['Hindi', 'राम कल शाम को अपने घर गया', 'राम कल शाम को अपने घर गया।', 'सीता आज सुबह बाज़ार से फल लाई'],
  ])('works in %s', (_, text, copy, other) => {
    expect(isNear({ text }, { text: copy })).toBe(true);
    expect(isNear({ text }, { text: other })).toBe(false);
  });

  it('finds nothing to compare in items without words', () => {
    expect(isNear({ value: 5 }, { value: 6 })).toBe(false);
    expect(isNear({}, {})).toBe(false);
    expect(nearDoubles().isDouble(whale)).toBe(false);
  });

  it('says the same whichever of two items comes first', () => {
    const text = fc.array(fc.constantFrom('cat', 'dog', 'sat', 'on', 'the', 'mat', '3', '+', '猫が走る', 'x.'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isNear(a, b)).toBe(isNear(b, a));
        expect(isNear(a, a)).toBe(a.length > 0);
      }),
    );
  });
});
