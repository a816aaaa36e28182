import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../run/run.js';
import type { Say } from '../say.js';
import type { Game, Rejected, Retry } from '../service/wire.js';

type NamedGame = Pick<Game, 'type_id' | 'display_name'>;

/** Most drafts that are shown; the answer as JSON has them all. */
const mostShown = 50;

/** What is told beside the games, folded away: notes of the writer, and drafts that were turned down. */
export function renderNotes(run: Run, games: readonly NamedGame[], say: Say): TemplateResult {
  const warnings = run.answer?.warnings ?? [];
  return html`
    ${
      warnings.length === 0
        ? nothing
        : html`<details>
            <summary>${say('notes', { count: warnings.length })}</summary>
            <ul class="list">
              ${warnings.map(({ type_id: id, message }) => html`<li>${renderOf(nameOf(games, id))}<span dir="auto">${message}</span></li>`)}
            </ul>
          </details>`
    }
    ${
      run.rejected.length === 0
        ? nothing
        : html`<details>
            <summary>${say('rejected', { count: run.rejected.length })}</summary>
            <ul class="list">
              ${run.rejected.slice(0, mostShown).map((rejected) => renderRejected(rejected, nameOf(games, rejected.type_id), say))}
            </ul>
          </details>`
    }
  `;
}

/** What is tried again, and for which time. */
export function renderRetry(retry: Retry, games: readonly NamedGame[], say: Say): TemplateResult {
  const { what, attempt, wanted = 1, type_id: id } = retry;
  return html`${renderOf(nameOf(games, id))}${
    what === 'call' ? say('retryCall', { attempt }) : say('retryItems', { attempt, count: wanted })
  }`;
}

const nameOf = (games: readonly NamedGame[], id: number | undefined): string | undefined =>
  games.find(({ type_id: other }) => other === id)?.display_name;

function renderOf(name: string | undefined): TemplateResult | typeof nothing {
  return name === undefined ? nothing : html`<strong><bdi>${name}</bdi>:</strong> `;
}

function renderRejected({ draft, findings }: Rejected, name: string | undefined, say: Say): TemplateResult {
  return html`<li>
    ${renderOf(name)}${findings.map(({ message }) => html`<span dir="auto">${message} </span>`)}
    <details>
      <summary>${say('rejectedDraft')}</summary>
      <pre dir="auto" tabindex="0">${JSON.stringify(draft, null, 2)}</pre>
    </details>
  </li>`;
}

/** What the writing has cost so far. */
export function renderUsage({ usage, phase }: Run, say: Say): TemplateResult | typeof nothing {
  if (usage === undefined) return nothing;
  const { total_tokens: tokens, calls } = usage;
  if (calls === 0) return phase === 'done' ? html`<p class="hint">${say('noTokens')}</p>` : nothing;
  return html`<p class="hint">${say('tokens', { count: tokens })} ${say('calls', { count: calls })}</p>`;
}
