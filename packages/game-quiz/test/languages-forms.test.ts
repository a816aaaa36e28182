import { describe, expect, it } from 'vitest';
import { byForm } from '../src/languages/forms.js';
import { classesOf } from '../src/offline/source/word-classes.js';

describe('byForm', () => {
  it('sorts the words of a class by their form and keeps synonyms together', () => {
    const sorted = byForm({ animal: 'goat/kid hen cow' }, (word) => (word.length > 3 ? 'long' : 'short'));
    expect(sorted).toEqual({ animal: { long: 'goat/kid', short: 'hen cow' } });
  });

  it('tells the form that is given', () => {
    const sorted = byForm({ colour: { f: 'red', m: 'blue' } }, (_word, className, given) => `${className} ${given}`);
    expect(sorted).toEqual({ colour: { 'colour f': 'red', 'colour m': 'blue' } });
  });
});

/** The words that stand beside one in a gap. */
function beside(word: string, language: string): string[] {
  const classes = classesOf(language);
  const found = classes?.find(word);
  return found === undefined ? [] : (classes?.wordsOf(found.className, found.form) ?? []).map((other) => other.word);
}

describe('declined words stand beside words in the same case', () => {
  it.each([
    ['ru', 'Францией', 'Италией', 'Италии'],
    ['ru', 'королю', 'царю', 'царя'],
    ['pl', 'siostrą', 'matką', 'matki'],
    ['pl', 'Hiszpanii', 'Francji', 'Francję'],
    ['tr', 'ineği', 'köpeği', 'köpek'],
    ['tr', 'tilkiye', 'kediye', 'kedide'],
    ['hi', 'घोड़े', 'गधे', 'गधा'],
    ['ar', 'الملك', 'الأمير', 'أمير'],
  ])('%s: %s beside %s, not beside %s', (language, word, same, other) => {
    expect(beside(word, language)).toContain(same);
    expect(beside(word, language)).not.toContain(other);
  });
});
