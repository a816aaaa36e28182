import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { itemTitle, renderWholeItem } from './item-view.js';
import { type AnswerDetail, maxPoints } from './player-events.js';
import { type Progress, roundProgress } from './progress.js';
import type { PlayGame, PlayItem, Round } from './round.js';

/** An item that was not fully right, with the game's feedback. */
interface Miss {
  /** Index of the item in its round, from 0. */
  readonly index: number;
  readonly item: PlayItem;
  readonly answered: AnswerDetail;
}

/** The result of one game. */
interface RoundResult {
  readonly game: PlayGame;
  readonly skipped: boolean;
  /** Whether any item was answered or read. */
  readonly played: boolean;
  /** Items answered fully right. */
  readonly right: number;
  /** Items with points to win. */
  readonly graded: number;
  readonly total: number;
  readonly score: number;
  readonly max: number;
  readonly misses: readonly Miss[];
}

/** The overall result: the detail of `ludo-play-end`. */
export interface PlayResult {
  readonly score: number;
  readonly max: number;
  readonly right: number;
  readonly graded: number;
  readonly rounds: readonly RoundResult[];
}

/** Computes the overall result. */
export function resultOf(progress: Progress, rounds: readonly Round[]): PlayResult {
  const results = rounds.map((round) => roundResult(progress, round));
  return {
    score: sum(results.map(({ score }) => score)),
    max: sum(results.map(({ max }) => max)),
    right: sum(results.map(({ right }) => right)),
    graded: sum(results.map(({ graded }) => graded)),
    rounds: results,
  };
}

function roundResult(progress: Progress, round: Round): RoundResult {
  const { game, items } = round;
  const { answers, done, skipped, roundPoints } = roundProgress(progress, round);
  const graded = [...answers.values()].filter(({ max }) => max > 0).sort((a, b) => a.index - b.index);
  const misses = graded.flatMap((answered) => {
    const item = items[answered.index];
    return answered.correct || item === undefined ? [] : [{ index: answered.index, item, answered }];
  });
  const most = items.length * maxPoints;
  return {
    game,
    skipped,
    played: done > 0 || answers.size > 0,
    right: graded.filter(({ correct }) => correct).length,
    graded: graded.length,
    total: items.length,
    score: Math.min(sum(graded.map(({ score }) => score)) + roundPoints.score, most),
    max: Math.min(sum(graded.map(({ max }) => max)) + roundPoints.max, most),
    misses,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const maxTitle = 200;

/** The result of the games: in total, per game, and the items that were not right with the games' feedback. */
export function renderResult(result: PlayResult, language: string, say: Say): TemplateResult {
  const { right, graded } = result;
  return html`
    <section class="result">
      <h2 tabindex="-1">${say('playResult')}</h2>
      ${
        graded > 0
          ? html`<p class="total">${say('playRightOf', { right, graded })}</p>
              <progress aria-label=${say('playResult')} max=${graded} .value=${right}></progress>`
          : nothing
      }
      <ul class="rounds">
        ${result.rounds.map((round) => renderRound(round, language, say))}
      </ul>
    </section>
  `;
}

function renderRound(round: RoundResult, language: string, say: Say): TemplateResult {
  return html`
    <li>
      <div class="round">
        <h3><bdi>${round.game.display_name}</bdi></h3>
        <p>${scoreOf(round, say)}</p>
      </div>
      ${
        round.misses.length > 0
          ? html`<h4>${say('playMisses')}</h4>
              <ol class="misses">
                ${round.misses.map((miss) => renderMiss(miss, round, language, say))}
              </ol>`
          : nothing
      }
    </li>
  `;
}

function scoreOf({ skipped, played, right, graded, score, max }: RoundResult, say: Say): string {
  const points = say('playPointsOf', { score, max });
  // Shows points if an item can give several, or if a player reports points only.
  const parts = graded === 0 ? (max > 0 ? [points] : []) : [say('playRightOf', { right, graded })];
  if (graded > 0 && max !== graded) parts.push(points);
  if (skipped) parts.push(say('playSkipped'));
  if (parts.length === 0) return say(played ? 'playRead' : 'playNotYet');
  return parts.join(' · ');
}

function renderMiss(
  { index, item, answered }: Miss,
  { game }: RoundResult,
  language: string,
  say: Say,
): TemplateResult {
  const title = shortened(itemTitle(item));
  return html`
    <li value=${index + 1}>
      <p class="item-title" dir="auto" lang=${language || nothing}>${title || say('playItemNumber', { item: index + 1 })}</p>
      ${answered.feedback.map((sentence) => html`<p dir="auto" class="feedback">${sentence}</p>`)}
      <details>
        <summary>${say('playShowItem')}</summary>
        ${renderWholeItem(item, game, language)}
      </details>
    </li>
  `;
}

/** A long title cut at a word boundary, if it has one. */
function shortened(title: string): string {
  if (title.length <= maxTitle) return title;
  const cut = title.slice(0, maxTitle).replace(/[\uD800-\uDBFF]$/, '');
  return `${/\s/.test(cut) ? cut.replace(/\s+\S*$/, '') : cut} …`;
}
