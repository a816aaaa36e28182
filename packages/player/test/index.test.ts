import { expect, it } from 'vitest';
import * as player from '../src/index.js';

it('exports these names and no other', () => {
  const names = [
    'DoubleTapGuard',
    'OrderPlayer',
    'PlayerElement',
    'controls',
    'icon',
    'textDirection',
    'theme',
    'wordsFor',
  ];
  expect(Object.keys(player).sort()).toEqual(names);
});
