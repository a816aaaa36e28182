import { expect, it } from 'vitest';
import { measureGraders, publishedGraders } from '../../src/order/grader-measures.js';

it('holds the engine’s marks against a thousand orders of each kind', () => {
  const { measures, detail } = measureGraders();
  expect(measures.map(({ value, cases }) => [value, cases])).toEqual([
    [1, 1000],
    [1, 1000],
  ]);
  expect(detail.rows).toHaveLength(12);
});

const right = ['a', 'b', 'c', 'd'];
const scoreOf = (title: string, answer: string) => {
  const { score, max } = publishedGraders.find((grader) => grader.title === title)!.grade([...answer], right);
  return `${score}/${max}`;
};

// Worked out by hand from the definitions.
it.each([
  ['H5P positions', 'bacd', '2/4'],
  ['H5P positions with penalties', 'bacd', '0/4'],
  ['H5P positions with penalties', 'abdc', '0/4'],
  ['H5P transitions', 'cdab', '2/3'],
  ['Moodle all or nothing', 'abdc', '0/1'],
  ['Moodle absolute position', 'abdc', '2/4'],
  ['Moodle next item, excluding last', 'cdab', '2/3'],
  ['Moodle next item, including last', 'bcda', '2/4'],
  ['Moodle next item, including last', 'bacd', '2/4'],
  ['Moodle previous and next item', 'bacd', '3/8'],
  ['Moodle all previous and next items', 'bacd', '10/12'],
  ['Moodle longest ordered subset', 'bacd', '3/4'],
  ['Moodle longest ordered subset', 'dcba', '0/4'],
  ['Moodle longest contiguous subset', 'cabd', '2/4'],
  ['Moodle longest contiguous subset', 'bacd', '3/4'],
  ['Moodle relative to correct position', 'dbca', '6/12'],
])('%s gives %s the mark %s', (title, answer, mark) => {
  expect(scoreOf(title, answer)).toBe(mark);
});

it.each(publishedGraders.map(({ title }) => title))('%s gives the right order all there is', (title) => {
  const [score, max] = scoreOf(title, 'abcd').split('/');
  expect(score).toBe(max);
});
