import { EngineError } from '@ludotext/engine';

/** The name of a game in a request's path. @throws EngineError `game_not_found` when it is none */
export function readGameType(text = ''): string {
  if (/^[a-z][a-z0-9_]{0,63}$/.test(text)) return text;
  throw new EngineError('game_not_found', 'There is no game with this name. GET /games lists the games there are.');
}
