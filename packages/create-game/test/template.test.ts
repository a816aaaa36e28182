import { describe, expect, it } from 'vitest';
import { fillIn } from '../src/template.js';
import { roundOf } from './rounds.js';

const filled = (template: string[], round: string, words = {}) =>
  fillIn(template.join('\n'), roundOf(round), words).split('\n');

describe('fillIn', () => {
  it('puts the round in place of the template', () => {
    expect(filled(["reject('solution_in_riddle', item.riddle);", "'Riddle: ...'"], 'term, definition')).toEqual([
      "reject('definition_in_term', item.term);",
      "'Term: ...'",
    ]);
  });

  it('leaves longer words alone', () => {
    expect(filled(['riddles solutionSchema hinted notes'], 'term, definition')).toEqual([
      'riddles solutionSchema hinted notes',
    ]);
  });

  it('has a line for each member of its kind, in the order of the round', () => {
    const template = ['{', '  note: string;', '  hint?: string;', '  decoys: string[];', '}'];
    expect(filled(template, 'a, b, tip?, wrong[], source, clue?')).toEqual([
      '{',
      '  tip?: string;',
      '  wrong: string[];',
      '  source: string;',
      '  clue?: string;',
      '}',
    ]);
    expect(filled(template, 'a, b')).toEqual(['{', '}']);
  });

  it('keeps the lines of one member together', () => {
    const template = ['Decoys: water', 'Decoys: air'];
    expect(filled(template, 'a, b, x[], y[]')).toEqual(['X: water', 'X: air', 'Y: water', 'Y: air']);
  });

  it('fills the list of optional members, or leaves it out', () => {
    const template = ['first', "  complete: ['hint'],", 'last'];
    expect(filled(template, 'a, b, tip?, c, clue?')).toEqual(['first', "  complete: ['tip', 'clue'],", 'last']);
    expect(filled(template, 'a, b, c')).toEqual(['first', 'last']);
  });

  it('is not confused by a round that uses the words of the template', () => {
    expect(filled(['riddle solution', 'note'], 'solution, riddle, hint')).toEqual(['solution riddle', 'hint']);
  });
});
