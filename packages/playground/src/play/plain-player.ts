import { DoubleTapGuard } from '@ludotext/player';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { type Answered, readAnswered } from './answer.js';
import { answerField, readAnswer } from './answer-field.js';
import { renderAnswerField } from './answer-field-view.js';
import { itemMembers } from './item-members.js';
import { renderMembers, renderWholeItem } from './item-view.js';
import { plainStyle } from './play-style.js';
import type { Grader, PlayGame, PlayItem } from './round.js';
import { controls } from './style.js';

const verdicts = { right: 'playRight', partly: 'playPartly', wrong: 'playWrong' } as const;

/** Where an item stands: open, being graded by the service, or answered. */
type Stage = 'open' | 'checking' | 'done';

/**
 * Plays the items of a game that has no player of its own: shows each item's members by name and, where the game grades,
 * asks for an answer in the shape of its `answer_schema`, which the service grades. Fires the events of every player.
 */
export class PlainPlayer extends LitElement {
  static override properties = {
    game: { attribute: false },
    items: { attribute: false },
    grade: { attribute: false },
    language: {},
    locale: {},
    embedded: { type: Boolean },
    index: { state: true },
    stage: { state: true },
    trouble: { state: true },
  };
  static override styles = [controls, plainStyle];

  declare game: PlayGame;
  declare items: readonly PlayItem[];
  declare grade: Grader;
  declare language: string;
  declare locale: string;
  declare embedded: boolean;
  declare protected index: number;
  declare protected stage: Stage;
  /** Why an answer was not graded, as a sentence. */
  declare protected trouble: string;

  readonly #doubleTaps = new DoubleTapGuard();
  #answers: Answered[] = [];
  #written = '';
  #focusNext: string | undefined;

  constructor() {
    super();
    Object.assign(this, {
      items: [],
      language: '',
      locale: 'en',
      embedded: true,
      index: 0,
      stage: 'open',
      trouble: '',
    });
    this.addEventListener('click', this.#doubleTaps.listener, true);
  }

  protected override updated(): void {
    if (this.#focusNext === undefined) return;
    this.renderRoot.querySelector<HTMLElement>(this.#focusNext)?.focus();
    this.#focusNext = undefined;
  }

  protected override render(): unknown {
    const item = this.items[this.index];
    if (item === undefined) return nothing;
    const say = sayIn(nearestLocale([this.locale]));
    const isOpen = this.game.grades && this.stage !== 'done';
    return html`
      <h3 tabindex="-1">${say('playItemOf', { item: this.index + 1, total: this.items.length })}</h3>
      ${isOpen ? this.#renderQuestion(item, say) : this.#renderAnswered(item, say)}
    `;
  }

  #renderQuestion(item: PlayItem, say: Say): TemplateResult {
    const field = answerField(this.game.answer_schema);
    const isNumber = field.kind === 'number' || (field.kind === 'lines' && field.of === 'number');
    const view = { language: this.language, withAnswers: false, withPlaces: isNumber };
    return html`
      ${renderMembers(itemMembers(item, this.game), view)}
      <form @submit=${this.#check} @input=${this.#write}>
        ${renderAnswerField(field, this.index, this.trouble !== '', say)}
        <p class="trouble" id="trouble" role="alert" dir="auto">${this.trouble || nothing}</p>
        <div class="actions">
          <button class="main" aria-disabled=${this.stage === 'checking'}>${say('playCheck')}</button>
          <button type="button" @click=${this.#giveUp}>${say('playShowAnswer')}</button>
          <span role="status" class="quiet">${this.stage === 'checking' ? say('playChecking') : nothing}</span>
        </div>
      </form>
    `;
  }

  #renderAnswered(item: PlayItem, say: Say): TemplateResult {
    const answered = this.#answers.find(({ index }) => index === this.index);
    return html`
      ${answered === undefined || answered.max === 0 ? nothing : renderVerdict(answered, say)}
      ${renderWholeItem(item, this.game, this.language)}
      <div class="actions">
        <button class="main" @click=${this.#goOn}>${say('playNext')}</button>
      </div>
    `;
  }

  readonly #write = (event: Event): void => {
    this.#written = (event.target as HTMLInputElement).value;
    this.trouble = '';
  };

  readonly #check = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { game, index } = this;
    const item = this.items[index];
    if (this.stage !== 'open' || item === undefined) return;
    const say = sayIn(nearestLocale([this.locale]));
    const answer = readAnswer(answerField(game.answer_schema), this.#written);
    if (answer === undefined) {
      this.#refuse(say('playIncomplete'));
      return;
    }
    this.stage = 'checking';
    try {
      this.#settle({ ...(await this.grade(game, item, answer)), index });
    } catch (error) {
      this.stage = 'open';
      this.#refuse(say('playNotChecked', { reason: error instanceof Error ? error.message : '' }));
    }
  };

  #refuse(sentence: string): void {
    this.trouble = sentence;
    this.#focusNext = '.field';
  }

  /** Nothing was won; where the answer could not be checked, nothing was lost either. */
  readonly #giveUp = (): void => {
    if (this.stage !== 'open') return;
    this.#settle({ index: this.index, score: 0, max: this.trouble === '' ? 1 : 0, correct: false, feedback: [] });
  };

  #settle(detail: unknown): void {
    const answered = readAnswered({ ...(detail as object), id: this.items[this.index]?.id }, this.items.length);
    if (answered === undefined) return;
    this.#answers = [...this.#answers, answered];
    this.stage = 'done';
    this.#focusNext = '.verdict, .main';
    this.#emit('ludotext-answer', answered);
  }

  readonly #goOn = (): void => {
    this.#doubleTaps.arm();
    if (!this.game.grades) {
      this.#emit('ludotext-answer', { index: this.index, score: 0, max: 0, correct: false, feedback: [] });
    }
    if (this.index < this.items.length - 1) {
      this.index += 1;
      this.stage = 'open';
      this.trouble = '';
      this.#written = '';
      this.#focusNext = 'h3';
      return;
    }
    const sum = (points: 'score' | 'max'): number => this.#answers.reduce((total, answer) => total + answer[points], 0);
    this.#emit('ludotext-complete', {
      score: sum('score'),
      max: sum('max'),
      right: this.#answers.filter(({ correct }) => correct).length,
      total: this.items.length,
      answers: this.#answers,
    });
  };

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

function renderVerdict({ score, correct, feedback }: Answered, say: Say): TemplateResult {
  const verdict = correct ? 'right' : score > 0 ? 'partly' : 'wrong';
  return html`
    <div class="verdict ${verdict}" role="status" tabindex="-1">
      <p><strong>${say(verdicts[verdict])}</strong></p>
      ${feedback.map((sentence) => html`<p dir="auto">${sentence}</p>`)}
    </div>
  `;
}

customElements.define('ludo-plain-player', PlainPlayer);
