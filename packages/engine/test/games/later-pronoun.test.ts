import { expect, it } from 'vitest';
import { pointsBackLater } from '../../src/games/later-pronoun.js';

it.each([
  ['en', 'in the hive she passes from cell to cell', true],
  ['en', 'together they found two metals', true],
  ['en', 'with this lens it was easy', true],
  ['en', 'every evening they made dinner', true],
  ['en', 'in the garden the boy said he was tired', false],
  ['en', 'in winter it snows a lot', false],
  ['de', 'nach dem krieg kehrte er zurück', true],
  ['de', 'nach dem krieg kehrte der bauer zurück', false],
  ['de', 'langsam lernten sie, wieder froh zu sein', true],
  ['de', 'langsam lernten siegreiche völker', false],
  ['fr', 'à trois ans, il se blessa', true],
  ['fr', 'dans la ville il y a un parc', false],
  ['es', 'llegó muy tarde a casa', true],
  ['it', 'saltò più volte', true],
  ['it', 'lunedì comincia la scuola', false],
  ['pt', 'comprou um barco novo', true],
  ['nl', 'in de winter kwam hij terug', true],
  ['sv', 'efter kriget kom han hem', true],
  ['ru', 'в париже она встретила', true],
  ['xx', 'in paris she met', false],
])('%s: %s', (tag, opening, expected) => {
  expect(pointsBackLater(opening, tag)).toBe(expected);
});
