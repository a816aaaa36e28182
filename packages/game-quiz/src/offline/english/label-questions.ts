import { seedFrom } from '@ludotext/engine';
import type { Fact } from '../facts.js';
import { madeNumbers } from '../made-numbers.js';
import { numbersIn } from '../numbers.js';
import type { Source } from '../source.js';

const label =
  /(?:^|\s)((?:prep|preparation|cook|cooking|baking|total|resting|rising|waiting|travel|running) time|servings|duration|distance|height|length|weight|population|capacity|area|depth|speed)\s?:\s?(?:about |around |approx\. |~)?(\d[\d.,]*)(?:\s?([a-z]+|°[CF]))?(?=[\s.,;]|$)/i;

/** An entry such as "Cook time: 25 min" asks how long it is; one question for each label. */
export function labelQuestions({ reading }: Source, seed: number): Fact[] {
  const asked = new Set<string>();
  return reading.sentences.flatMap(({ text, paragraph }, sentence): Fact[] => {
    const [, name = '', term = '', unit = ''] = text.length > 120 ? [] : (label.exec(text) ?? []);
    const plain = name.toLowerCase();
    if (name === '' || asked.has(plain) || reading.paragraphs[paragraph]?.kind === 'heading') return [];
    asked.add(plain);
    const mention = { term, isYear: false, most: Number.POSITIVE_INFINITY, start: 0, end: 0 };
    const bounds = { above: 0, below: Number.POSITIVE_INFINITY };
    const withUnit = (number: string) => (unit === '' ? number : `${number} ${unit}`);
    const others = madeNumbers(mention, new Set([term]), bounds, seedFrom(text, String(seed))).map(withUnit);
    const question =
      plain === 'servings'
        ? 'How many servings are there?'
        : `${/time|duration/.test(plain) ? 'How long' : 'How much'} is the ${plain}?`;
    if (others.length < 2 || numbersIn(`It is ${withUnit(term)}.`, 'en').length === 0) return [];
    return [
      {
        kind: 'number',
        draft: { evidence: text, question, correct: withUnit(term), distractors: others },
        sentence,
        value: 5,
      },
    ];
  });
}
