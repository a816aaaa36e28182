import { DoubleTapGuard } from '@ludotext/player';
import { type PlayerAnswer, type PlayItem, readAnswerDetail } from '@ludotext/player/games';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { nearestLocale, type Say, sayIn } from '../say.js';
import { Problem } from '../service/problem.js';
import { controls, members } from '../style.js';
import { itemMembers, renderMembers, renderWholeItem } from './item-view.js';
import type { Grader, PlayGame } from './play-game.js';
import { readSubmission, renderSubmissionField, submissionField } from './submission-field.js';

const verdicts = { right: 'playRight', partly: 'playPartly', wrong: 'playWrong' } as const;

/** The stage of an item: open, being graded by the service, or answered. */
type Stage = 'open' | 'checking' | 'done';

/** The styles of this player. */
const plainStyle = [
  members,
  css`
    :host {
      display: grid;
      gap: 1rem;
      padding: calc(var(--space) * 1.25);
      border: 1px solid var(--color-border);
      border-radius: calc(var(--radius) * 1.5);
      background: var(--color-surface);
    }
    h2 { font: 600 var(--size-large) / 1.3 var(--font-display); }
    h2:focus, .verdict:focus { outline: none; }
    form { display: grid; gap: 0.5rem; margin-block-start: 1.25rem; }
    .choice {
      display: flex;
      gap: 0.75rem;
      align-items: center;
      min-block-size: 2.75rem;
      font-weight: 400;
      cursor: pointer;
    }
    .verdict {
      display: grid;
      gap: 0.25rem;
      padding: 0.75rem 1rem;
      margin-block-end: 1rem;
      border-radius: var(--radius);
      background: var(--color-raised);
      border-inline-start: 4px solid var(--color-wrong);
    }
    .verdict.right { border-color: var(--color-right); }
    .verdict.partly { border-color: var(--color-accent); }
    .verdict.right strong { color: var(--color-right); }
    .verdict.wrong strong { color: var(--color-wrong); }
  `,
];

/**
 * Plays the items of a game without its own player: shows each item's members by name and, if the game grades, asks for
 * an answer of the form of its `answer_schema`, which the service grades. Fires the events of every player.
 */
class PlainPlayer extends LitElement {
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
  #answers: PlayerAnswer[] = [];
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

  override focus(): void {
    this.#focusNext = 'h2';
    this.requestUpdate();
  }

  /** Shows the solution without an answer: no event, no points. */
  reveal(): void {
    if (this.stage !== 'open') return;
    this.stage = 'done';
    this.#focusNext = '.main';
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
      <h2 tabindex="-1"><bdi>${this.game.display_name}</bdi></h2>
      ${isOpen ? this.#renderQuestion(item, say) : this.#renderAnswered(item, say)}
    `;
  }

  #renderQuestion(item: PlayItem, say: Say): TemplateResult {
    const field = submissionField(this.game.answer_schema);
    const isNumber = field.kind === 'number' || (field.kind === 'lines' && field.of === 'number');
    const view = { language: this.language, withSolutions: false, withPlaces: isNumber };
    return html`
      ${renderMembers(itemMembers(item, this.game), view)}
      <form @submit=${this.#check} @input=${this.#write}>
        ${renderSubmissionField(field, this.index, this.trouble !== '', say)}
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
    const answer = readSubmission(submissionField(game.answer_schema), this.#written);
    if (answer === undefined) {
      this.#refuse(say('playIncomplete'));
      return;
    }
    this.stage = 'checking';
    try {
      this.#settle({ ...(await this.grade(game, item, answer)), index });
    } catch (error) {
      this.stage = 'open';
      const refusal =
        error instanceof Problem ? error.faults.find(({ rule = 'schema' }) => rule !== 'schema') : undefined;
      // The game says itself what this item cannot take.
      const reason = error instanceof Error ? error.message : '';
      this.#refuse(refusal?.message ?? say('playNotChecked', { reason }));
    }
  };

  #refuse(sentence: string): void {
    this.trouble = sentence;
    this.#focusNext = '.field';
  }

  /** Scores 0; when the answer could not be graded, the maximum is 0, too. */
  readonly #giveUp = (): void => {
    if (this.stage !== 'open') return;
    this.#settle({ index: this.index, score: 0, max: this.trouble === '' ? 1 : 0, correct: false, feedback: [] });
  };

  #settle(detail: unknown): void {
    const answered = readAnswerDetail(detail, this.items.length);
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
      this.#focusNext = 'h2';
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

function renderVerdict({ score, correct, feedback }: PlayerAnswer, say: Say): TemplateResult {
  const verdict = correct ? 'right' : score > 0 ? 'partly' : 'wrong';
  return html`
    <div class="verdict ${verdict}" role="status" tabindex="-1">
      <p><strong>${say(verdicts[verdict])}</strong></p>
      ${feedback.map((sentence) => html`<p dir="auto">${sentence}</p>`)}
    </div>
  `;
}

customElements.define('ludo-plain-player', PlainPlayer);
