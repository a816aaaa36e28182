import { describe, expect, it } from 'vitest';
import { isDayOfMonth, numbersIn } from '../../../src/offline/source/numbers.js';

const found = (text: string, language = 'en') =>
  numbersIn(text, language).map(({ term, isYear }) => (isYear ? `year ${term}` : term));

describe('numbersIn', () => {
  it.each([
    ['It began in 1851 and cost 30 dollars.', ['year 1851', '30']],
    ['About 100,000 people and 2.5 tons came.', ['100,000', '2.5']],
    ['The engine turns at 1800 rpm all day.', ['1800']],
    ['A share of 63% is known.', ['63']],
    ['From 27-30 or 10:45 or 3/4 or v2.1.4 or [12] nothing is taken.', []],
    ['See page 45 for that.', []],
    ['A 5-cylinder engine weighs 400 kg (880 lb).', []],
    ['It has 2 wheels.', []],
    ['The bridge was opened on 12 May 1890 and is 450 metres long.', ['year 1890', '450']],
    ['On May 12 the school closed.', []],
    ['The museum opens at 10 and closes at 18.', []],
    ['The tram 28 crosses the old town.', []],
    ['The last 18 months were dry.', ['18']],
    ['The town was burnt in 476, and rebuilt after 44 BC by 300 men.', ['year 476', 'year 44', '300']],
    ['The rock 2012 DA14 passed.', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    ['zh', '它在1996年有24只。', ['year 1996', '24']],
    ['zh', '每年接待1000万名游客。', ['1000']],
    ['fr', 'La ville compte 28 000 habitants et 1 300 rues.', ['28 000', '1 300']],
    ['pl', 'Uczony zmarł 24 maja 1543 roku.', ['year 1543']],
    ['de', 'Er wurde 1685 am 21. März geboren.', ['year 1685']],
    ['sv', 'Järn har tillverkats i mer än 2000 år.', ['2000']],
    ['hi', 'यह 30 जनवरी 1948 को हुआ।', ['year 1948']],
    ['tr', "Okul 1973'te ve 1938 yılında açıldı.", ['year 1938']],
    ['uk', 'Собор збудували у 1037 році.', ['year 1037']],
    ['pt', 'O elétrico 28 atravessa a cidade.', []],
    ['th', 'เปิดใช้ในปี 2549 และสูง 82 เมตร', ['82']],
    ['xx', 'Abc 1973 def 450 ghi.', ['year 1973', '450']],
    ['ja', '2011年4月22日に始まり、48台が売れた。', ['year 2011', '48']],
    ['ru', 'Он родился в 1823 году и прожил 64 года.', ['year 1823', '64']],
    ['ar', 'ولد في عام ١٨٢٣ ومعه ٦٤ كتابا.', ['year ١٨٢٣', '٦٤']],
  ])('in %s: %s', (language, text, expected) => expect(found(text, language)).toEqual(expected));
});

describe('isDayOfMonth', () => {
  it.each([
    ['en', 'on ', ' May 1890', true],
    ['en', 'on May ', ' they left', true],
    ['en', 'on the ', 'th of May', true],
    ['en', 'about ', ' metres', false],
    ['de', 'am ', '. März', true],
    ['es', 'el ', ' de marzo', true],
    ['pl', '', ' maja', true],
    ['ru', '', ' января', true],
    ['hi', '', ' जनवरी', true],
    ['zh', '', ' 年代', false],
    ['constructor', '', ' May', false],
  ])('in %s: %s12%s is %s', (language, before, after, expected) =>
    expect(isDayOfMonth(before, after, language)).toBe(expected),
  );
});
