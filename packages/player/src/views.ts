import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CompleteDetail } from './events.js';
import { textDirection } from './language.js';
import type { Texts } from './texts.js';

const difficulties = ['easy', 'medium', 'hard'] as const;

/** "2 of 5", also as a drawing, and the item's difficulty if it has one. */
export function progress(texts: Texts, at: number, total: number, item: unknown): TemplateResult {
  const difficulty = difficulties.find((name) => name === textMember(item, 'difficulty'));
  return html`<div class="progress">
    <p class="place">${texts.say('progress', { at, total })}</p>
    <div class="track" aria-hidden="true">
      ${Array.from({ length: Math.min(total, maxSteps) }, (_, index) => html`<span class=${stepClass(index + 1, at)}></span>`)}
    </div>
    ${difficulty === undefined ? nothing : html`<p class="difficulty">${texts.say(difficulty)}</p>`}
  </div>`;
}

/** Maximum steps that fit on a phone's screen. */
const maxSteps = 50;

function stepClass(step: number, at: number): string {
  return step < at ? 'done' : step === at ? 'now' : 'ahead';
}

/** Points of an answer. */
export interface Mark {
  /** 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
}

/** Right, wrong or partly right: as an icon, as text and in colour. With `isRoom` not seen: it keeps the room. */
export function verdict({ correct, score }: Mark, text: string, isRoom = false): TemplateResult {
  const name = correct ? 'right' : score > 0 ? 'partly' : 'wrong';
  return html`<p class="verdict ${name}" ?data-off=${isRoom}>${icon(name)}<span>${text}</span></p>`;
}

/** The sentences of a grade, except the item's explanation, which is shown separately; their language is unknown. */
export function feedback(sentences: readonly string[], item: object): TemplateResult {
  const explanation = textMember(item, 'explanation');
  return html`${sentences.filter((sentence) => sentence !== explanation).map((sentence) => passage(sentence, ''))}`;
}

/** The sentence of the text that proves the answer, as a quotation. */
export function evidence(texts: Texts, item: object, language: string): TemplateResult | typeof nothing {
  const text = textMember(item, 'evidence');
  if (text === undefined) return nothing;
  return html`<figure class="evidence">
    <figcaption>${texts.say('evidence')}</figcaption>
    <blockquote>${passage(text, language)}</blockquote>
  </figure>`;
}

/** An answered item in the summary. */
export interface Review {
  readonly title: string | undefined;
  readonly solution: string | undefined;
}

/** The result, each item with its verdict, and the right answers. */
export function summary(
  texts: Texts,
  { right, total, score, max, answers }: CompleteDetail,
  language: string,
  reviewOf: (index: number) => Review,
  verdictOf: (mark: Mark) => string,
): TemplateResult {
  return html`<div class="summary">
    <p class="finished" data-focus tabindex="-1">
      <span>${texts.say('finished')}</span>
      <strong>${max === total ? texts.say('result', { right, total }) : texts.say('points', { count: score, max })}</strong>
    </p>
    <ol>
      ${answers.map((answer) => {
        const { title, solution } = reviewOf(answer.index);
        const isSolved = answer.correct || solution === undefined;
        return html`<li>
          ${title === undefined ? html`<p>${texts.say('item', { at: answer.index + 1 })}</p>` : passage(title, language)}
          ${verdict(answer, verdictOf(answer))}
          ${isSolved ? nothing : html`<p class="label">${texts.say('solution')}</p>${passage(solution, language)}`}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** A text of an item as its own paragraph, with its own language and direction, which do not affect its neighbours. */
export function passage(text: string, language: string): TemplateResult {
  return html`<p class="text" lang=${language || nothing} dir=${textDirection(language)}>${text}</p>`;
}

const shapes = {
  right: svg`<path d="M4 12.5l5.5 5.5L20 7" />`,
  wrong: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  partly: svg`<path d="M4 12h16" />`,
} as const;

/** An icon beside a text that says the same: hidden from screen readers, in the colour of the text. */
export function icon(name: keyof typeof shapes): TemplateResult {
  return html`<svg
    class="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  >${shapes[name]}</svg>`;
}

/** An item's member if it is a non-empty text; an item may have any members. */
export function textMember(item: unknown, name: string): string | undefined {
  const value = (item as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
