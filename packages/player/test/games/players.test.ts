import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playerUrl } from '../../src/games/players.js';

const page = 'http://127.0.0.1:3000/?text=1';

it('takes the address of a player of this service, and its digest', () => {
  expect(playerUrl('/games/quiz/player.js', page)).toBe('http://127.0.0.1:3000/games/quiz/player.js');
  expect(playerUrl('/games/quiz/player.js?v=1', page)).toBe('http://127.0.0.1:3000/games/quiz/player.js?v=1');
});

it.each([
  'http://127.0.0.1:3001/games/quiz/player.js',
  'https://127.0.0.1:3000/games/quiz/player.js',
  '//evil.example/games/quiz/player.js',
  'http://evil.example@127.0.0.1:3000/games/quiz/player.js',
  'data:text/javascript,alert(1)',
  'blob:http://127.0.0.1:3000/games/quiz/player.js',
  'javascript:alert(1)',
  '/games/quiz/../../assets/x.js',
  '/games/Quiz/player.js',
  '/games/quiz/player.js/x',
  'http://',
  '',
])('takes no other: %s', (url) => {
  expect(playerUrl(url, page)).toBeUndefined();
});

it('takes nothing that leads elsewhere, whatever it is given', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    ':',
    '@',
    '//',
    'games',
    'quiz',
    'player.js',
    '%2f',
    'http',
    'a.example',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (url) => {
        const address = playerUrl(url, page);
        if (address !== undefined)
          expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/games\/[a-z0-9_]+\/player\.js/);
      },
    ),
  );
});
