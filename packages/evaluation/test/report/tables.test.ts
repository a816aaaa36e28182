import { expect, it } from 'vitest';
import { atLeast, atMost, type Section } from '../../src/measure.js';
import { picture } from '../../src/report/picture.js';
import { figuresTable, markdownReport, plainTable } from '../../src/report/tables.js';
import { emptyCorpus } from '../support/cases.js';

const sections: Section[] = [
  {
    letter: 'A',
    title: 'Flaws & more',
    measures: [
      {
        ...{ section: 'A', name: 'found', value: 0.975, unit: 'share', cases: 200, goal: atLeast(0.98, 0.92) },
        split: { tune: 0.9, heldOut: 1 },
      },
      { section: 'A', name: 'alarms <any>', value: 0.2, unit: 'share', cases: 50, goal: atMost(0.01, 0.03) },
      { section: 'A', name: 'items per text', value: 7.254, unit: 'number', cases: 8 },
    ],
    details: [
      { title: 'By kind', head: ['kind', 'item'], rows: [['x|y', 'two\nlines']] },
      { title: 'Nothing here', head: ['kind'], rows: [] },
    ],
  },
];

it('is a Markdown table with target, floor and verdict', () => {
  expect(figuresTable(sections).split('\n')).toEqual([
    '|  | measure | value | tune / held out | target | floor | cases | verdict |',
    '|---|---|---|---|---|---|---|---|',
    '| A | found | 97.5 % | 90.0 % / 100.0 % | ≥ 98.0 % | ≥ 92.0 % | 200 | below target |',
    '| A | alarms \\<any\\> | 20.0 % |  | ≤ 1.0 % | ≤ 3.0 % | 50 | below floor |',
    '| A | items per text | 7.25 |  |  |  | 8 | informs |',
  ]);
});

it('is a table for a terminal', () => {
  const [head, found] = plainTable(sections).split('\n');
  expect(head?.indexOf('verdict')).toBe(found?.indexOf('below target'));
});

it('says what it was measured on, and shows details that have something to show', () => {
  const faults = [{ file: 'rows.jsonl', line: 3, message: 'is not JSON' }];
  const about = { ground: 'a folder', writer: '`offline`', picture: 'report.svg' };
  const report = markdownReport(sections, { ...emptyCorpus, faults }, about);
  expect(report).toContain('Measured on a folder: 0 texts');
  expect(report).toContain('- rows.jsonl:3 is not JSON');
  expect(report).toContain('## A. Flaws & more\n\n### By kind');
  expect(report).toContain('| x\\|y | two lines |');
  expect(report).not.toContain('Nothing here');
});

it('is a picture with a row for each figure that has a target, and a legend', () => {
  const svg = picture(sections, 'A & B');
  expect(svg).toContain('A &amp; B');
  expect(svg).toContain('alarms &lt;any&gt;');
  expect(svg).not.toContain('items per text');
  for (const word of ['✓ pass', '! below target', '✗ below floor', 'target', 'floor']) expect(svg).toContain(word);
});

it('draws every bar inside its frame, whatever the figure', () => {
  for (const value of [undefined, -0.2, 0, 0.5, 3]) {
    const measure = { section: 'A', name: 'x', value, unit: 'share', cases: 5, goal: atMost(0, 0.01) } as const;
    const svg = picture([{ letter: 'A', title: 'A', measures: [measure], details: [] }], 'x');
    expect(svg).not.toContain('NaN');
    for (const [, width] of svg.matchAll(/width="(-?[\d.]+)" height="14"/g)) {
      expect(Number(width)).toBeGreaterThanOrEqual(0);
      expect(Number(width)).toBeLessThanOrEqual(380);
    }
  }
});
