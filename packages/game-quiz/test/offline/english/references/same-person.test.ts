import { describe, expect, it } from 'vitest';
import { areApart } from '../../../../src/offline/english/references/same-person.js';
import { englishFrom } from '../../../support/english.js';

async function apart(text: string, one: string, other: string) {
  const english = await englishFrom(text);
  const [first, second] = [one, other].map((head) => english.mentioned.find((mentioned) => mentioned.head === head));
  if (first === undefined || second === undefined) throw new Error('Somebody is missing.');
  return areApart(first, second, english);
}

describe('areApart', () => {
  it('tells a man from a woman, and persons who meet', async () => {
    expect(await apart('The soldier rode home at night. The queen opened the gate.', 'soldier', 'queen')).toBe(true);
    expect(await apart('The soldier helped the teacher with the bags.', 'soldier', 'teacher')).toBe(true);
  });

  it('does not tell apart who may be one', async () => {
    expect(await apart('The soldier rode home at night. The teacher opened the gate.', 'soldier', 'teacher')).toBe(
      false,
    );
    expect(await apart('The teacher was a soldier in the war.', 'teacher', 'soldier')).toBe(false);
  });
});
