import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/languages/index.js';
import { asked, judged, text } from '../support/judged.js';

const evidence = 'In 1953 a machine did its work for the first time.';

describe('rules about questions for what a text says or contradicts', () => {
  it.each(['en', 'de', 'fr', 'es', 'zh', 'ru', 'ar'])('allow the questions of the language %s', (language) => {
    const { asksWhatIsSaid = '', asksWhatIsContradicted = '' } = languageOf(language);
    for (const question of [asksWhatIsSaid, asksWhatIsContradicted])
      for (const rule of ['unfocused_stem', 'names_the_text', 'mentions_the_text', 'negative_stem'])
        expect(judged({ question }, { language }).join()).not.toContain(rule);
  });

  const { asksWhatIsSaid = '', asksWhatIsContradicted = '' } = languageOf('en');
  const altered = 'In 1961 a machine did its work for the first time.';
  const others = ['The heart pumps blood through the body.', 'It usually beats about 100,000 times a day.'];

  it('allow a number that the text has not in what it contradicts, but not in what it says', () => {
    expect(judged({ ...asked(asksWhatIsContradicted, altered, ...others), evidence })).toEqual([]);
    expect(judged({ ...asked(asksWhatIsSaid, altered, ...others), evidence })).toContain('reject number_not_in_text');
  });

  it('allow words such as "usually" and "always", which sentences of a text have by nature', () => {
    const [first = '', second = ''] = others;
    const item = { ...asked(asksWhatIsSaid, first, second, 'A machine always does its work.'), evidence: first };
    expect(judged(item, { text })).toEqual([]);
  });

  it('still warn of other questions about the text', () => {
    expect(judged({ question: 'Which of these statements agrees with the passage above?' }).join()).toContain('text');
  });
});
