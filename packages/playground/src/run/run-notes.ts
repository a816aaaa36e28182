import type { RejectedItem, RetryEvent, Warning } from '@ludotext/wire';
import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import type { Game } from '../service/wire.js';
import { isProse, itemCount, type Run } from './run.js';

type NamedGame = Pick<Game, 'type_id' | 'display_name'>;

/** Maximum drafts shown; the JSON export has them all. */
const maxShown = 50;

/** Warnings about parts of the request that are missing from the games. */
export function renderLosses(run: Run, games: readonly NamedGame[], say: Say): TemplateResult | typeof nothing {
  const losses = run.response?.warnings.filter(tellsLoss) ?? [];
  return losses.length === 0 ? nothing : html`<div class="notice">${renderWarnings(losses, games, say)}</div>`;
}

/** Notes and rejected drafts, collapsed. */
export function renderNotes(run: Run, games: readonly NamedGame[], say: Say): TemplateResult {
  const warnings = run.response?.warnings.filter((warning) => !tellsLoss(warning)) ?? [];
  return html`
    ${
      warnings.length === 0
        ? nothing
        : html`<details>
            <summary>${say('notes', { count: warnings.length })}</summary>
            ${renderWarnings(warnings, games, say)}
          </details>`
    }
    ${
      run.rejected.length === 0
        ? nothing
        : html`<details>
            <summary>${say('rejected', { count: run.rejected.length })}</summary>
            <ul class="list">
              ${run.rejected.slice(0, maxShown).map((rejected) => renderRejected(rejected, nameOf(games, rejected.type_id), say))}
            </ul>
          </details>`
    }
  `;
}

function renderWarnings(warnings: readonly Warning[], games: readonly NamedGame[], say: Say): TemplateResult {
  const place = ({ line, column = 1 }: Warning) =>
    line === undefined ? nothing : `${say('directFaultAt', { line, column })} `;
  return html`<ul class="list">
    ${warnings.map(
      (warning) =>
        html`<li>${renderOf(nameOf(games, warning.type_id))}${place(warning)}<span dir="auto">${warning.message}</span></li>`,
    )}
  </ul>`;
}

/** What is being retried, and which attempt it is. */
export function renderRetry(retry: RetryEvent['data'], games: readonly NamedGame[], say: Say): TemplateResult {
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

function renderRejected({ draft, findings }: RejectedItem, name: string | undefined, say: Say): TemplateResult {
  return html`<li>
    ${renderOf(name)}${findings.map(({ message }) => html`<span dir="auto">${message} </span>`)}
    <details>
      <summary>${say('rejectedDraft')}</summary>
      <pre dir="auto" tabindex="0">${JSON.stringify(draft, null, 2)}</pre>
    </details>
  </li>`;
}

/** The writing's usage so far. */
export function renderUsage(run: Run, say: Say): TemplateResult | typeof nothing {
  const { usage, phase } = run;
  if (usage === undefined) return nothing;
  const { total_tokens: tokens, calls } = usage;
  if (calls === 0) {
    const isWritten = phase === 'done' && isProse(run) && itemCount(run) > 0;
    return isWritten ? html`<p class="hint">${say('noTokens')}</p>` : nothing;
  }
  return html`<p class="hint">${say('tokens', { count: tokens })} ${say('calls', { count: calls })}</p>`;
}

/** The codes of docs/errors.md for something that was requested and is missing. */
const losses: readonly string[] = [
  'additions_left_out',
  'completion_failed',
  'difficulty_not_met',
  'fewer_items',
  'game_skipped',
  'items_left_out',
  'items_withheld',
  'text_read_in_part',
];

/**
 * Whether a warning says that something was left out, or how a line of the author was understood: such warnings are not
 * collapsed.
 */
export function tellsLoss({ code, counts, line }: Warning): boolean {
  return line !== undefined || losses.includes(code) || (counts !== undefined && counts.kept < counts.requested);
}
