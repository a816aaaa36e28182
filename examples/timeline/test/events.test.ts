import { describe, expect, it } from 'vitest';
import { eventsOf } from '../src/events.js';
import { offlineFor } from '../src/offline.js';

const life =
  'Ada Wells was an English engineer of the nineteenth century. In 1851 Wells opened a workshop in Leeds. She lived and worked in Leeds for most of her life.';

/** What is read of sentences that follow a few words on Ada Wells. */
function read(text: string): string[] {
  return eventsOf(`${life} ${text}`)
    .slice(1)
    .map(({ date, event }) => `${date} ${event}`);
}

describe('an event is read from', () => {
  it.each([
    ['a date at the start', 'On 4 May 1863, Wells sold a pump.', ['1863-05-04 Ada Wells sold a pump.']],
    ['a date at the end', 'Wells sold a pump to Hull in May 1863.', ['1863-05 Ada Wells sold a pump to Hull.']],
    ['a date between', 'Wells, in 1863, met Queen Victoria.', ['1863 Ada Wells met Queen Victoria.']],
    ['another season', 'Later in the spring of 1863 she sold a pump.', ['1863 Ada Wells sold a pump.']],
    [
      'verbs of one subject',
      'She moved to Hull in 1863, was elected mayor of Hull in 1870 and died in 1901.',
      ['1863 Ada Wells moved to Hull.', '1870 Ada Wells was elected mayor of Hull.', '1901 Ada Wells died.'],
    ],
    [
      'two statements',
      'In 1863, Hull became a city and in 1870 it bought twelve pumps; Leeds followed later.',
      ['1863 Hull became a city.', '1870 Hull bought twelve pumps.'],
    ],
    [
      'a clause before',
      'In 1863, while it was raining, Wells met Queen Victoria.',
      ['1863 Ada Wells met Queen Victoria.'],
    ],
    [
      'a part that needs its neighbours',
      'Amid these floods, Wells moved to Hull in 1863.',
      ['1863 Ada Wells moved to Hull.'],
    ],
    [
      'a first part with the date',
      'At the Battle of Hull in 1863, Wells was wounded.',
      ['1863 At the Battle of Hull, Wells was wounded.'],
    ],
    ['a sentence with an age', 'In 1863, at the age of 40, she also moved to Hull.', ['1863 Ada Wells moved to Hull.']],
    [
      'more than it keeps',
      'In 1863 Wells moved to Hull, which she called “home: at last”.',
      ['1863 Ada Wells moved to Hull.'],
    ],
  ])('%s', (_, text, events) => expect(read(text)).toEqual(events));
});

describe('no event is read from', () => {
  it.each([
    ['a state', 'Wells was a rich woman in 1863.'],
    ['a state in another word', 'In 1863 Wells employed 90 people in Hull.'],
    ['a figure', 'In 1863 the population of Hull reached 90,000.'],
    ['a rough date', 'Wells moved to Hull about 1863.'],
    ['two years', 'In 1863 and 1864 Wells moved to Hull.'],
    ['the date of a thing', 'Wells bought the house built in 1863.'],
    ['the date of another clause', 'Wells moved to Hull after the mines were flooded in 1863.'],
    ['a thing without its name', 'The house burned down in 1863.'],
    ['somebody unknown', 'Hull elected Otto Berg and Max Ahr. Both were rich. They built a mill in 1863.'],
    ['another order of events', 'In 1863 Wells opened a second workshop in Hull.'],
    ['what did not happen', 'Wells never moved to Hull in 1863.'],
  ])('%s', (_, text) => expect(read(text)).toEqual([]));
});

it.each([
  ['1863 zog Ada Wells nach Hull.', ['1863 Ada Wells zog nach Hull.']],
  ['Die Schule von Hull wurde bereits im Mai 1863 eröffnet.', ['1863-05 Die Schule von Hull wurde eröffnet.']],
  ['Die 1863 gegründete Schule steht in Hull.', []],
  ['1863 wurde Ada Wells Leiterin der Schule in Hull.', []],
])('German: %s', (sentence, events) => {
  const text = `Der Ort Hull liegt am Meer und hat viele alte Häuser. ${sentence} Heute ist der Hafen nicht mehr wichtig.`;
  expect(eventsOf(text).map(({ date, event }) => `${date} ${event}`)).toEqual(events);
});

it('events that are much alike are in different rounds', () => {
  const towns = ['Hull', 'Leeds', 'York'];
  const text = towns
    .map((town, index) => `In 18${index}5 Ada Wells sold twelve new pumps to the town of ${town}.`)
    .join(' ');
  expect(eventsOf(text)).toHaveLength(3);
  expect(offlineFor(5).write(text, { count: 1, language: 'en' } as never)).toEqual([]);
});
