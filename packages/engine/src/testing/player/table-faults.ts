import { checkGame } from '../../host/check-game.js';
import { isObject } from '../../lib/data.js';
import { skipFaults, unknownMembers } from '../table-faults.js';

const members = ['game', 'describe', 'it', 'plays', 'items', 'next', 'language', 'skip'];
const ofPlays = ['name', 'item', 'keys', 'submission', 'score', 'correct'];

/** What is wrong with the options of `testPlayer`, one sentence each; `checks` are the valid names of `skip`. */
export function playerTableFaults(tables: unknown, checks: readonly string[]): string[] {
  if (!isObject(tables)) return ['The options are no object: write testPlayer(file, { game, plays: [...] }).'];
  const { game, plays, items, skip } = tables;
  return [
    ...unknownMembers(tables, members, 'The options have'),
    ...(checkGame(game).length === 0 ? [] : ['game is no game, or breaks its contract: testGame says where.']),
    ...(Array.isArray(plays) && plays.length > 0
      ? plays.flatMap(playFaults)
      : [
          "plays is empty: add { item, keys: ['Tab', 'Enter'], submission, score, correct }, best one right and one wrong.",
        ]),
    ...(items === undefined || Array.isArray(items) ? [] : ['items is no list: write items: [item].']),
    ...skipFaults(skip, checks),
  ];
}

function playFaults(play: unknown, index: number): string[] {
  const place = `plays[${index}]`;
  if (!isObject(play)) return [`${place} is no object: write { item, keys }.`];
  const { item, keys } = play;
  const hasKeys = typeof keys === 'function' || (Array.isArray(keys) && keys.length > 0);
  return [
    ...unknownMembers(play, ofPlays, `${place} has`),
    ...(isObject(item) ? [] : [`${place} has no item.`]),
    ...(hasKeys ? [] : [`${place} has no keys: write keys: ['Tab', 'Enter'], or a function of a driver.`]),
  ];
}
