//#if draft
import { type GradedSubmission, PlayerElement } from '@ludotext/player';
//#else
import { type GradedSubmission, PlayerElement, playerWords } from '@ludotext/player';
//#end
import { css, html, type TemplateResult } from 'lit';
import { grade } from './grade.js';
import type { Item } from './item.js';
//#if draft
//#else

/** The words of the player's own; English stands in for a language that is not here. */
const words = playerWords({
  en: { check: 'Check' },
  de: { check: 'Prüfen' },
  es: { check: 'Comprobar' },
  fr: { check: 'Vérifier' },
  ar: { check: 'تحقّق' },
});
//#end

/** Shows an item and takes the answer; everything around it is the base class's. */
//#if draft
class GamePlayer extends PlayerElement<Item, string> {
  static override styles = [
    ...PlayerElement.styles,
    css`
      .choices {
        display: grid;
        gap: calc(var(--space) / 2);
        margin-block-start: var(--space);
      }
    `,
  ];

//#else
class GamePlayer extends PlayerElement<Item, string, typeof words> {
  static override words = words;

  static override styles = [
    ...PlayerElement.styles,
    css`
      input {
        inline-size: 100%;
        margin-block-start: var(--space);
        padding: calc(var(--space) / 2);
        border: 2px solid var(--color-border);
        border-radius: var(--radius);
        background: var(--color-raised);
        color: inherit;
        font: inherit;
      }
    `,
  ];

//#end
  /** An item may come from anywhere; one that is not as expected is not shown. */
  protected override isPlayable(item: Item): boolean {
//#if draft
    const { choices } = item;
    const isList = Array.isArray(choices) && choices.every((choice) => typeof choice === 'string');
    return isList && typeof item.riddle === 'string' && typeof item.solution === 'string';
//#else
    return typeof item.riddle === 'string' && typeof item.solution === 'string';
//#end
  }

  protected override grade(item: Item, given: string) {
    return grade(item, given);
  }

  protected override titleOf(item: Item): string {
    return item.riddle;
  }

  protected override solutionOf(item: Item): string {
    return item.solution;
  }

  /** The item, as long as `graded` is undefined, and as it was answered: it takes the same room, so that nothing moves. */
  protected override renderItem(item: Item, graded: GradedSubmission<string> | undefined): TemplateResult {
//#if draft
    const isDone = graded !== undefined || this.isDone;
    const choice = (text: string) =>
      html`<button type="button" ?disabled=${isDone} @click=${() => this.submit(text)}>${text}</button>`;
    return html`<p class="text" data-focus tabindex="-1">${item.riddle}</p>
      <div class="choices">${item.choices.map(choice)}</div>`;
  }
//#else
    return html`<label class="text" for="given">${item.riddle}</label>
      <input
        id="given"
        data-focus
        autocomplete="off"
        .value=${graded?.submission ?? ''}
        ?readonly=${this.isDone}
        @keydown=${this.answerOnEnter}
      />`;
  }

  /** The button that submits; "Next" comes in its place. */
  protected override renderAction(): TemplateResult {
    return html`<button type="button" class="main" @click=${this.answer}>${this.words.check}</button>`;
  }

  // No form: in the sandboxed frame that players of others run in, forms do nothing.
  private answerOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    this.answer();
  }

  private answer(): void {
    const given = this.renderRoot.querySelector('input')?.value ?? '';
    if (!this.isDone && given.trim() !== '') this.submit(given);
  }
//#end
}

if (customElements.get('starter-game-player') === undefined) customElements.define('starter-game-player', GamePlayer);

/** The player, for whoever shows items of this game in a page of their own. */
const player: new () => HTMLElement = GamePlayer;
export default player;
