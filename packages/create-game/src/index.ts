export { createGame, RefusedFolder } from './create-game.js';
export { type GameFile, gameFiles } from './game-files.js';
export type { GameSettings } from './game-settings.js';
export { type Member, type MemberKind, type ParsedRound, type Part, parseRound, type Round } from './game-settings.js';
export type { Tarballs } from './tarballs.js';
