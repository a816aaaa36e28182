import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { pageStyle } from '../look/page-style.js';
import { controls, members } from '../play/style.js';
import '../problem/problem-notice.js';
import { explain, type Remedy } from '../problem/remedy.js';
import { roundsOf } from '../run/rounds.js';
import { itemCount, languageOf, type Run } from '../run/run.js';
import type { Say } from '../say.js';
import type { Game, GameDetail } from '../service/wire.js';
import { renderItems } from './game-items.js';
import { renderGame } from './game-progress.js';
import { headline } from './headline.js';
import { renderLosses, renderNotes, renderRetry, renderUsage } from './run-notes.js';
import { runViewStyle } from './run-view-style.js';

/**
 * How a run stands. Fires `ludo-play-now`, `ludo-stop`, `ludo-edit`, `ludo-make-all` where no game suited, and
 * `ludo-remedy`.
 */
export class RunView extends LitElement {
  static override properties = {
    run: { attribute: false },
    games: { attribute: false },
    details: { attribute: false },
    isAsked: { attribute: false },
    canManage: { attribute: false },
    say: { attribute: false },
  };
  static override styles = [controls, members, pageStyle, runViewStyle];

  declare run: Run;
  declare games: readonly Game[];
  /** What is known of each game, by its name. */
  declare details: ReadonlyMap<string, GameDetail>;
  /** Whether it waits for a key. */
  declare isAsked: boolean;
  /** Whether another writer can be chosen here. */
  declare canManage: boolean;
  declare say: Say;

  /** Puts the focus on the headline. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  protected override render(): TemplateResult {
    const { run, say } = this;
    const isRunning = run.phase === 'running';
    return html`
      <section class="panel stack" aria-busy=${isRunning ? 'true' : 'false'}>
        <div class="top">
          <div>
            <h2 tabindex="-1">${say(headline(run))}</h2>
            ${this.#renderLead()}
          </div>
          ${this.#renderActions()}
        </div>
        ${isRunning && !this.isAsked && this.#shown.length === 0 ? html`<progress aria-label=${say('readingText')}></progress>` : nothing}
        ${
          run.problem === undefined
            ? nothing
            : html`<ludo-problem-notice
                .problem=${run.problem}
                .canManage=${this.canManage}
                .say=${say}
              ></ludo-problem-notice>`
        }
        ${renderLosses(run, this.#shown)}
        <ul class="games" aria-label=${say('suits')}>${this.#shown.map((game) => renderGame(run, game, say))}</ul>
        ${run.retry === undefined ? nothing : html`<p class="notice">${renderRetry(run.retry, this.#shown, say)}</p>`}
        <div>
          ${roundsOf(run, this.details).map((round) => renderItems(round, languageOf(run), say))}
          ${renderNotes(run, this.#shown, say)}
        </div>
        ${renderUsage(run, say)}
      </section>
    `;
  }

  #renderLead(): TemplateResult | typeof nothing {
    const { run, say } = this;
    const count = itemCount(run);
    const minScore = run.request.body.min_score ?? 30;
    if (run.phase === 'running' && run.scores.length === 0 && count === 0) {
      return html`<p class="quiet">${say(this.isAsked ? 'keyWaits' : 'readingText')}</p>`;
    }
    if (run.phase === 'running' && count > 0) return html`<p class="quiet">${say('playNowHint')}</p>`;
    if (run.phase === 'stopped') return html`<p class="quiet">${say(count > 0 ? 'stoppedHint' : 'stoppedEmpty')}</p>`;
    if (run.phase === 'done' && count === 0)
      return html`<p class="quiet">${say('noGamesHint', { score: minScore })}</p>`;
    return nothing;
  }

  #renderActions(): TemplateResult {
    const { run, say } = this;
    const isRunning = run.phase === 'running';
    const hasItems = itemCount(run) > 0;
    const isEmpty = run.phase === 'done' && !hasItems;
    const canLower = isEmpty && (run.request.body.min_score ?? 0) > 0 && run.scores.some(({ score }) => score > 0);
    // The problem's own notice may offer the same.
    const canEdit = !isRunning && !explain(run.problem?.code ?? '').remedies.includes('edit');
    return html`<div class="row">
      ${
        hasItems
          ? html`<button type="button" class="main big" @click=${() => this.#fire('ludo-play-now')}>
              ${say(isRunning ? 'playNow' : 'play')}
            </button>`
          : nothing
      }
      ${isRunning ? html`<button type="button" @click=${() => this.#fire('ludo-stop')}>${say('stop')}</button>` : nothing}
      ${
        run.phase === 'stopped'
          ? html`<button type="button" @click=${() => this.#fire('ludo-remedy', 'retry')}>${say('retry')}</button>`
          : nothing
      }
      ${
        canEdit
          ? html`<button type="button" class=${isEmpty ? 'main' : ''} @click=${() => this.#fire('ludo-edit')}>${say('changeText')}</button>`
          : nothing
      }
      ${canLower ? html`<button type="button" @click=${() => this.#fire('ludo-make-all')}>${say('lowerScore')}</button>` : nothing}
    </div>`;
  }

  /** The games this run is about, those that are written first. */
  get #shown(): readonly Pick<Game, 'type_id' | 'display_name'>[] {
    const { scores, games } = this.run;
    const ids = new Set([...games.map(({ typeId }) => typeId), ...scores.map(({ type_id: id }) => id)]);
    const nameOf = (id: number) => this.games.find(({ type_id: other }) => other === id)?.display_name ?? `${id}`;
    return [...ids].map((id) => ({ type_id: id, display_name: nameOf(id) }));
  }

  #fire(type: string, detail?: Remedy): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define('ludo-run-view', RunView);

declare global {
  interface HTMLElementTagNameMap {
    'ludo-run-view': RunView;
  }
}
