import { describe, expect, it } from 'vitest';
import { judged, options } from '../support/judged.js';

describe('rules about the options', () => {
  it.each<[string, string[], string]>([
    ['equal options', ['blood', 'Air', 'the air'], 'reject equal_options'],
    ['equal options with an article too many', ['The Sun', 'Mars', 'the The Sun'], 'reject equal_options'],
    ['equal numbers', ['1,000', '1000', '20'], 'reject equal_options'],
    ['letters before the options', ['A) blood', 'B) air', 'C) water'], 'reject letter_prefix'],
    ['a mark on the key', ['blood (correct)', 'air', 'water'], 'reject marked_answer'],
    ['a tick on the key', ['blood ✓', 'air', 'water'], 'reject marked_answer'],
    ['letters instead of options', ['A', 'B', 'C'], 'reject option_without_text'],
    ['an option of dots', ['blood', '...', 'water'], 'reject option_without_text'],
    ['all of the above', ['blood', 'air', 'All of the above.'], 'reject all_of_the_above'],
    ['all of the above in Spanish', ['sangre', 'aire', 'Todas las anteriores'], 'reject all_of_the_above'],
    ['all of the above in Hindi', ['रक्त', 'हवा', 'उपरोक्त सभी'], 'reject all_of_the_above'],
    ['none of the above', ['blood', 'air', 'none of these'], 'reject none_of_the_above'],
    ['none of the above in Chinese', ['血', '空气', '以上都不是'], 'reject none_of_the_above'],
    ['none of the above in Polish', ['krew', 'woda', 'Żadne z powyższych'], 'reject none_of_the_above'],
    ['truth values', ['Yes', 'No', 'True'], 'reject true_or_false'],
    ['two truth values', ['True', 'False'], 'reject true_or_false'],
    ['letters combined', ['Both A and B', 'air', 'water'], 'reject combined_options'],
    ['numbers combined, in German', ['nur 1 und 3', 'Luft', 'Wasser'], 'reject combined_options'],
    ['options joined', ['air', 'water', 'air and water'], 'reject combined_options'],
    ['years in no order', ['1953', '1990', '1960'], 'warn lost_sequence'],
  ])('find %s', (_, texts, expected) => expect(judged(options(...texts), { origin: 'author' })).toContain(expected));

  it.each<[string, string[]]>([
    ['one initial', ['A. Lincoln', 'Grant', 'Lee']],
    ['decimals with a comma', ['1,4', '2,3', '3,5']],
    ['descending years', ['1990', '1960', '1953']],
    ['signs asked for', ['+', '-', 'x']],
    ['letters that are names of things', ['C', 'K', 'D']],
    ['groups of such letters', ['A and D', 'B and C', 'C and E']],
    ['clubs that begin with a number', ['1. FC Köln', '1. FC Nürnberg', 'VfB Stuttgart']],
    ['names that end in a star', ['A*', 'B*', 'C*']],
  ])('let pass %s', (_, texts) => expect(judged(options(...texts), { origin: 'author' })).toEqual([]));

  it('let an author write two options or six, and a writer three or four', () => {
    const six = options('blood', 'air', 'water', 'milk', 'wine', 'oil');
    expect(judged(six)).toContain('reject option_count');
    expect(judged(six, { origin: 'author' })).toEqual([]);
  });
});
