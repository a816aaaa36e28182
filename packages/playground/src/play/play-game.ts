import type { PlayItem } from '@ludotext/player/games';
import type { GameDetail } from '../service/wire.js';

/** What playing a game without its own player needs of it. */
export type PlayGame = Pick<GameDetail, 'game_type' | 'display_name' | 'grades' | 'item_schema' | 'answer_schema'>;

/** Grades a submission for an item of a game. @throws Problem */
export type Grader = (game: PlayGame, item: PlayItem, submission: unknown) => Promise<object>;
