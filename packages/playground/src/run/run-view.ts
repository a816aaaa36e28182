import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { controls, members, pageStyle } from '../style.js';
import '../problem/problem-notice.js';
import { explain, type Remedy } from '../problem/explanations.js';
import type { Say } from '../say.js';
import type { Game, GameDetail } from '../service/wire.js';
import { renderGame, renderItems } from './game-progress.js';
import { itemCount, languageOf, type Run, roundsOf } from './run.js';
import { renderLosses, renderNotes, renderRetry, renderUsage } from './run-notes.js';
import { headline } from './run-status.js';

const runViewStyle = css`
  h2:focus { outline: none; }
  .top { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between; }
  ul { list-style: none; }
  .games { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1rem; }
  .games:empty { display: none; }
  .game {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding: 1.1rem;
    border-radius: var(--radius);
    background: var(--color-surface);
    animation: rise 0.3s ease-out;
  }
  .out { background: none; border: 1px dashed var(--color-border); }
  .head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; align-items: baseline; }
  .state { color: var(--color-muted); font-size: 0.9rem; }
  .score { display: flex; gap: 0.75rem; align-items: center; font-variant-numeric: tabular-nums; font-weight: 600; }
  meter { flex: 1; block-size: 0.9rem; min-inline-size: 0; border-radius: 999px; }
  meter::-webkit-meter-bar { block-size: 0.6rem; border: 0; border-radius: 999px; background: var(--ludo-color-tint); }
  meter::-webkit-meter-optimum-value { border-radius: 999px; background: var(--color-accent); }
  meter::-moz-meter-bar { border-radius: 999px; background: var(--color-accent); }
  .out meter::-webkit-meter-optimum-value { background: var(--color-muted); }
  .cards { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.35rem; }
  .card {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.6rem;
    block-size: 3.6rem;
    border-radius: 0.45rem;
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 700;
    box-shadow: inset 0 0 0 3px var(--color-accent), inset 0 0 0 4px var(--color-on-accent);
    animation: deal 0.35s cubic-bezier(0.2, 1.4, 0.5, 1);
  }
  .items { display: grid; gap: 1rem; padding-block: 0.75rem; padding-inline-start: 2rem; }
  .items > li { padding-block-end: 1rem; border-block-end: 1px solid var(--color-border); }
  .card.waits {
    border: 2px dashed var(--color-border);
    background: none;
    box-shadow: none;
    animation: wait 1.6s ease-in-out infinite alternate;
  }
  progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--color-accent); }
  .list { display: grid; gap: 0.75rem; padding-block: 0.5rem; }
  pre {
    margin: 0;
    padding: 0.75rem;
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: 0.85rem;
    white-space: pre-wrap;
  }
  @keyframes wait { from { opacity: 0.35; } }
  @keyframes rise { from { opacity: 0; transform: translateY(0.5rem); } }
  @keyframes deal { from { opacity: 0; transform: translateY(-1rem) rotate(-8deg) scale(0.7); } }
  @media (prefers-reduced-motion: reduce) {
    .game, .card, .card.waits { animation: none; }
  }
  @media (forced-colors: active) {
    .game, .card { border: 1px solid; }
  }
`;

/**
 * Shows the state of a run. Fires `ludo-play-now`, `ludo-stop`, `ludo-edit`, `ludo-make-all` when no game suited the
 * text, and `ludo-remedy`.
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
  /** Details of each game, by its name. */
  declare details: ReadonlyMap<string, GameDetail>;
  /** Whether the run waits for a key. */
  declare isAsked: boolean;
  /** Whether the person may choose another writer. */
  declare canManage: boolean;
  declare say: Say;

  /** Focuses the headline. */
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
        ${renderLosses(run, this.#shown, say)}
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

  /** The games of this run, those being written first. */
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
