import { html, nothing, type TemplateResult } from 'lit';
import { textDirection } from '../language.js';
import type { GamesTexts } from '../texts.js';
import { textMember } from '../views.js';
import type { Answer } from './answers.js';
import { idOf, itemsOf, type Progress, type Round } from './progress.js';
import { reward } from './reward.js';
import { type PlayItem, placeOf, type SetDocument } from './set.js';

/** An item that was answered, and not entirely right. */
interface Miss {
  readonly item: PlayItem;
  readonly answer: Answer;
}

/** What came of playing a set: one score over all items that can be won. */
export interface GamesResult {
  /** Items answered entirely right. */
  readonly right: number;
  /** Items answered partly right. */
  readonly partly: number;
  /** Items that were skipped. */
  readonly unanswered: number;
  readonly total: number;
}

/** @returns the result, what was answered and not right, and the ids of all items that are worth another try */
export function resultOf(
  progress: Progress,
  rounds: readonly Round[],
): { result: GamesResult; misses: readonly Miss[]; missed: readonly string[] } {
  const items = rounds.flatMap((round) => itemsOf(progress, round));
  const answered = items.flatMap((item) => {
    const answer = progress.answers.get(idOf(item));
    return answer === undefined ? [] : [{ item, answer }];
  });
  // What was only read has nothing to be right about.
  const graded = answered.filter(({ answer }) => answer.max > 0);
  const misses = graded.filter(({ answer }) => !answer.correct);
  const skipped = items.filter((item) => !progress.answers.has(idOf(item)));
  const result = {
    right: graded.length - misses.length,
    partly: misses.filter(({ answer }) => answer.score > 0).length,
    unanswered: skipped.length,
    total: graded.length + skipped.length,
  };
  const missed = items.filter((item) => skipped.includes(item) || misses.some((miss) => miss.item === item));
  return { result, misses, missed: missed.map(idOf) };
}

/**
 * The score, and what was not right: the learner's answer beside the right one.
 * @param actions the buttons below the score
 * @param set the set that was played
 */
export function renderResult(
  { result, misses }: Pick<ReturnType<typeof resultOf>, 'result' | 'misses'>,
  actions: TemplateResult,
  { language, games }: Pick<SetDocument, 'language' | 'games'>,
  texts: GamesTexts,
): TemplateResult {
  const { right, partly, unanswered, total } = result;
  // Who answered nothing, as a class that was shown the answers, has no score.
  const isScored = total > unanswered;
  const notes = [
    ...(partly > 0 ? [texts.say('partly', { count: partly })] : []),
    ...(unanswered > 0 ? [texts.say('unanswered', { count: unanswered })] : []),
  ];
  return html`<div class="score">
      ${isScored ? reward(right / total) : nothing}
      <h2 tabindex="-1">${texts.say(!isScored ? 'finished' : right === total ? 'allRight' : 'result')}</h2>
      ${isScored ? html`<p class="total">${texts.say('rightOf', { right, total })}</p>` : nothing}
      ${isScored && notes.length > 0 ? html`<p class="quiet">${notes.join(' · ')}</p>` : nothing}
    </div>
    ${actions}
    ${
      misses.length === 0
        ? nothing
        : html`<h3>${texts.say('review')}</h3>
            <ol class="misses">
              ${misses.map((miss) => renderMiss(miss, language, placeOf(games, idOf(miss.item)), texts))}
            </ol>`
    }`;
}

function renderMiss(
  { item, answer: { words, feedback } }: Miss,
  language: string,
  place: string | undefined,
  texts: GamesTexts,
): TemplateResult {
  const { given, right } = words ?? {};
  const explanation = textMember(item, 'explanation');
  return html`<li>
    <p class="asked">${text(words?.item ?? firstText(item), language)}</p>
    ${
      given === undefined && right === undefined
        ? feedback.map((sentence) => html`<p>${text(sentence, '')}</p>`)
        : html`<dl class="pair">
            ${answer('given', texts.say('given'), given, language)}${answer('solved', texts.say('solved'), right, language)}
          </dl>`
    }
    ${explanation === undefined || (words === undefined && feedback.includes(explanation)) ? nothing : html`<p class="quiet">${text(explanation, language)}</p>`}
    ${place === undefined ? nothing : html`<p class="quiet">${sourceWords(place, texts)}</p>`}
  </li>`;
}

/** Says where in the source the evidence stands. The place keeps its own direction. */
export const sourceWords = (place: string, texts: GamesTexts): string =>
  texts.say('source', { place: `\u2068${place}\u2069` });

function answer(name: string, label: string, words: string | undefined, language: string) {
  return words === undefined
    ? nothing
    : html`<div class=${name}><dt>${label}</dt><dd>${text(words, language)}</dd></div>`;
}

/** A text of an item, with a language and a direction of its own. */
function text(value: string, language: string): TemplateResult {
  const shown = value.length > maxShown ? `${value.slice(0, maxShown).replace(/\s+\S*$/, '')} …` : value;
  return html`<span class="text" lang=${language || nothing} dir=${textDirection(language)}>${shown}</span>`;
}

const maxShown = 600;

/** What an item is about where its player does not say so: its first text, whatever its name. */
function firstText(item: PlayItem): string {
  return String(Object.entries(item).find(([name, value]) => name !== 'id' && typeof value === 'string')?.[1] ?? '');
}
