import { readAnswerDetail, readCompleteDetail } from './answers.js';
import type { Cast } from './cast.js';
import type { Player } from './players.js';
import {
  begin,
  currentRound,
  hasMore,
  idOf,
  itemsDone,
  itemsToPlay,
  type Progress,
  type Round,
  readProgress,
  reentered,
  resumed,
  withAnswer,
  withLeft,
} from './progress.js';
import { resultOf } from './result.js';
import type { PlayItem, SetDocument } from './set.js';

/** A player at its turn, with the items it was given. */
interface Turn {
  readonly key: string;
  readonly player: Player;
  readonly items: readonly PlayItem[];
}

/** A set that is being played: how far it is, and whose turn it is. */
export class Play {
  readonly #cast: Cast;
  readonly #onStep: (progress: Progress) => void;
  #rounds: readonly Round[] = [];
  #progress: Progress = begin([]);
  #turn: Turn | undefined;
  /** Counts the starts, so that playing again makes new players. */
  #starts = 0;

  /**
   * @param kept the progress of an earlier time, from wherever it was kept
   * @param onStep called at every step, and at the start
   */
  constructor(cast: Cast, document: SetDocument, kept: unknown, onStep: (progress: Progress) => void) {
    this.#cast = cast;
    this.#onStep = onStep;
    this.#rounds = roundsOf(document, cast);
    const earlier = readProgress(kept);
    const again = earlier && reentered(earlier, this.#rounds);
    this.#take(again !== undefined && itemsDone(again, this.#rounds).total > 0 ? again : begin(this.#rounds));
  }

  /** The player whose turn it is; undefined at the end, and before there is anything to play. */
  get player(): Player | undefined {
    return this.#turn?.player;
  }

  get done(): { readonly done: number; readonly total: number } {
    return itemsDone(this.#progress, this.#rounds);
  }

  /** The result stays when more items arrive; {@link goOn} leads to them. */
  get isAtEnd(): boolean {
    return isAtEnd(this.#progress);
  }

  get hasMore(): boolean {
    return hasMore(this.#progress, this.#rounds);
  }

  /** Whether nothing is to be played after the current game. */
  get isLast(): boolean {
    const others = this.#rounds.filter(({ gameType }) => gameType !== this.#progress.current);
    return !hasMore(this.#progress, others);
  }

  get isPractice(): boolean {
    return this.#progress.only !== undefined;
  }

  get result(): ReturnType<typeof resultOf> {
    return resultOf(this.#progress, this.#rounds);
  }

  /** Whether a document is the same set, if it has other items by now. */
  continues({ games }: SetDocument): boolean {
    const ids = new Set(games.flatMap(({ items }) => items.map(idOf)));
    return this.#rounds.length === 0 || this.#rounds.some(({ items }) => items.some((item) => ids.has(idOf(item))));
  }

  /** Takes the set as it is now: items may have come or gone. */
  follow(document: SetDocument): void {
    this.#rounds = roundsOf(document, this.#cast);
    this.#take(this.isAtEnd ? this.#progress : resumed(this.#progress, this.#rounds));
  }

  /** Starts over. @param only ids of the items to practise; all when undefined */
  start(only?: readonly string[]): void {
    this.#starts += 1;
    this.#take(begin(this.#rounds, only));
  }

  goOn(): void {
    this.#take(resumed(this.#progress, this.#rounds));
  }

  /** Leaves what the current player has not asked yet. */
  skip(): void {
    this.#take(withLeft(this.#progress, this.#rounds, this.#turn?.items ?? []));
  }

  /**
   * @param detail of a `ludotext-answer`
   * @returns the item that it is about
   */
  answer(detail: unknown): PlayItem | undefined {
    const items = this.#turn?.items ?? [];
    const answer = readAnswerDetail(detail, items.length);
    const item = items[answer?.index ?? -1];
    if (answer !== undefined && item !== undefined) this.#take(withAnswer(this.#progress, item, answer));
    return item;
  }

  /** @param detail of a `ludotext-complete`, which also tells of answers that were not told one by one */
  complete(detail: unknown): void {
    const items = this.#turn?.items ?? [];
    const told = readCompleteDetail(detail, items.length).reduce((progress, answer) => {
      const item = items[answer.index];
      return item === undefined || progress.answers.has(idOf(item)) ? progress : withAnswer(progress, item, answer);
    }, this.#progress);
    this.#take(withLeft(told, this.#rounds, items));
  }

  #take(progress: Progress): void {
    const before = this.#progress;
    this.#progress = progress;
    this.#giveTurn();
    if (progress !== before) this.#onStep(progress);
  }

  /** Has the player of the current round in its place, with all items that arrived. */
  #giveTurn(): void {
    const { left } = this.#progress;
    const round = currentRound(this.#progress, this.#rounds);
    const key = `${this.#starts} ${round?.gameType} ${left.length}`;
    const before = this.#turn?.key === key ? this.#turn : undefined;
    const player = before?.player ?? (round && this.#cast.make(round.gameType));
    this.#turn = undefined;
    if (round === undefined || player === undefined) return;
    const given = before?.items ?? [];
    const more = itemsToPlay(this.#progress, round).filter((item) =>
      given.every((other) => idOf(other) !== idOf(item)),
    );
    const items = [...given, ...more];
    if (before === undefined) player.embedded = true;
    if (more.length > 0) player.items = items;
    this.#turn = { key, player, items };
  }
}

function isAtEnd({ current, left }: Progress): boolean {
  return current === undefined && left.length > 0;
}

/** The games of a set that can be played, each once. */
function roundsOf({ games }: SetDocument, cast: Cast): readonly Round[] {
  const names = [...new Set(games.map((game) => game.game_type))].filter((name) => cast.canPlay(name));
  return names
    .map((gameType) => ({
      gameType,
      items: games.filter((game) => game.game_type === gameType).flatMap(({ items }) => items),
    }))
    .filter(({ items }) => items.length > 0);
}
