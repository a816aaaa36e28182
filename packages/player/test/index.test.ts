import { expect, it } from 'vitest';
import * as player from '../src/index.js';

it('exports these names and no other', () => {
  const names = [
    'DoubleTapGuard',
    'OrderPlayer',
    'PlayerElement',
    'PointerDrag',
    'SetError',
    'controls',
    'dropAt',
    'icon',
    'maxLinkLength',
    'packSet',
    'playerWords',
    'readSet',
    'textDirection',
    'textsFor',
    'theme',
    'unpackSet',
  ];
  expect(Object.keys(player).sort()).toEqual(names);
});
