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
    'textsFor',
    'theme',
  ];
  expect(Object.keys(player).sort()).toEqual(names);
});
