import { testGame } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import { isApart, sayDate } from '../src/dates.js';
import timeline from '../src/index.js';
import { readDate } from '../src/read-date.js';

const text =
  'Ada Wells was an English engineer. In 1851 Wells opened a workshop in Leeds. She sold her first pump on 4 May 1863, when the mines were flooded. The town of Hull bought twelve pumps in the summer of 1870. By 1880 she had 90 people.';
const [, opened = '', sold = '', bought = ''] = text.split(/(?<=\.) /);
const events = [
  { event: 'Ada Wells opened a workshop in Leeds.', date: '1851', evidence: opened },
  { event: 'Ada Wells sold her first pump.', date: '1863-05-04', evidence: sold },
  { event: 'The town of Hull bought twelve pumps.', date: '1870', evidence: bought },
];
const item = { events };
const changed = (index: number, change: Partial<(typeof events)[number]>) => ({
  events: events.map((event, at) => (at === index ? { ...event, ...change } : event)),
});

testGame(timeline(), {
  describe,
  it,
  direct: [
    {
      name: 'dates in many forms, in any order',
      text: '\ufeff20. Juli 1969: People walk on the moon.\r\n44 v. Chr.: Caesar dies: he is murdered.\r\n12th century: Windmills turn.\r\nMay 4, 1886: A bomb falls.',
      items: [
        {
          events: [
            { event: 'Caesar dies: he is murdered.', date: '44 BC' },
            { event: 'Windmills turn.', date: '11XX' },
            { event: 'A bomb falls.', date: '1886-05-04' },
            { event: 'People walk on the moon.', date: '1969-07-20' },
          ],
        },
      ],
    },
    {
      text: '1969 Moon\nlong ago: Caesar dies.\n1886:\n\n1: One.\n2: Two.',
      faults: [
        { line: 1, column: 1, rule: 'no_colon' },
        { line: 2, column: 1, rule: 'no_date' },
        { line: 3, column: 5, rule: 'no_event' },
        { line: 5, column: 1, rule: 'too_few_events' },
      ],
    },
    { text: '1: a\n2: b\n3: c\n4: d\n5: e\n6: f\n7: g', faults: [{ line: 1, rule: 'too_many_events' }] },
  ],
  drafts: [{ draft: { events: [...events].reverse() }, item, text }],
  items: [
    { item, text },
    { item: { events: events.slice(1) }, rejects: 'schema' },
    { item: changed(0, { date: 'long ago' }), rejects: 'schema' },
    { item: { events: [...events].reverse() }, text, rejects: 'out_of_order' },
    { item: changed(1, { date: '1870' }), text, rejects: ['same_time', 'date_not_in_evidence'] },
    { item: changed(1, { event: 'The town of Hull bought twelve pumps!' }), text, rejects: 'same_event' },
    { item: changed(1, { event: 'Ada Wells sold a pump before the 1870 fire.' }), text, rejects: 'date_in_event' },
    { item: changed(1, { event: 'Ada Wells sold a pump in May 1863.' }), text, rejects: 'date_in_event' },
    { item: changed(1, { event: 'She sold a pump.' }), text, rejects: 'points_back' },
    { item: changed(1, { evidence: 'She sold a pump in 1863.' }), text, rejects: 'no_evidence' },
    { item: changed(1, { date: '1864' }), text, rejects: 'date_not_in_evidence' },
    { item: changed(1, { event: `Wells sold ${'very '.repeat(50)}much.` }), text, warns: 'long_event' },
    { item: changed(1, { date: '1870' }), text: '1870: ...', origin: 'author', warns: 'same_time' },
  ],
  sets: [{ items: [item, changed(0, { event: 'Ada Wells was born in Hull.' })], warns: 'repeated_event' }],
  texts: [
    { text, score: [40, 90], items: 1 },
    {
      name: 'German, where the verb comes second',
      text: 'Die Stadt Neuheim liegt am Fluss Ahr. Im Jahr 1412 gründete Graf Otto Berg ein Kloster in Neuheim. Am 3. Mai 1633 brannte das Rathaus in Neuheim ab. Die Brücke nach Bad Ahrdorf wurde 1871 gebaut, die Schule folgte bald.',
      language: 'de',
      items: 1,
    },
    {
      name: 'a story',
      text: 'In 1900 he was old. Two years later he was older. Nobody knew why in 1905.',
      score: [0, 0],
    },
  ],
  submissions: [
    { item, submission: [0, 1, 2], score: 3, max: 3, correct: true },
    { item, submission: [0, 2, 1], score: 2, correct: false },
    { item, submission: [2, 1, 0], score: 0 },
    { item, submission: [], score: 0 },
  ],
});

describe('dates', () => {
  it.each([
    ['1066', '1066'],
    ['in the fifth century BC', '4XX BC'],
    ['5. Jahrhundert v. Chr.', '4XX BC'],
    ['March 1848', '1848-03'],
    ['someday', undefined],
  ])('%s is read as %s', (written, date) => expect(readDate(written)).toBe(date));

  it.each([
    ['1969-07-20', 'en-GB', '20 July 1969'],
    ['1969-07', 'de', 'Juli 1969'],
    ['44 BC', 'de', '44 v. Chr.'],
    ['11XX', 'en', '1100–1199'],
    ['800', 'not a tag', '800'],
  ])('%s in %s is %s', (date, language, said) => expect(sayDate(date, language)).toBe(said));

  it('have an order where they do not overlap', () => {
    expect(isApart('44 BC', '43 BC')).toBe(true);
    expect(isApart('1969', '1969-07')).toBe(false);
    expect(isApart('18XX', '1900')).toBe(true);
  });
});

it.each([[{ event: 5 }], [{ events: 2 }]])('%j is refused in words', (options) => {
  expect(() => timeline(options as object)).toThrow(/The options are events, a number from 3 to 6/);
});
