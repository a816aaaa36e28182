import type { GameScore } from '@ludotext/wire';
import { html, nothing, type TemplateResult } from 'lit';
import { linkTo } from '../page/address.js';
import type { Desk } from '../page/desk.js';
import type { Remedy } from '../problem/explanations.js';
import '../problem/problem-notice.js';
import type { Say } from '../say.js';
import type { ToldProblem } from '../service/problem.js';
import { isUnderWay, itemsOf, type StoredSet } from '../sets/stored-set.js';

/** The service's own bound: games that suit the text less are not made unasked. */
const minScore = 30;

/** How far the writing of a set is: under way, stopped, failed, done with less than was wanted. */
export function renderStatus(set: StoredSet, desk: Desk): TemplateResult | typeof nothing {
  const { say } = desk;
  const { writing } = set;
  const take = (remedy: Remedy) => (remedy === 'retry' ? void desk.writing.goOn(set.id) : desk.go({ view: 'create' }));
  const count = itemsOf(set.document).length;
  const wanted = Object.values(set.asked?.wanted ?? {}).reduce((sum, each) => sum + each, 0);
  if (writing === undefined) return nothing;
  if (writing.phase === 'waiting') {
    return html`<div class="state" aria-busy="true">
      <span>${say('setsWaiting')}</span>
      <button type="button" @click=${() => desk.writing.stop(set.id)}>${say('stop')}</button>
    </div>`;
  }
  if (writing.phase === 'running') {
    return html`<div class="state" aria-busy="true">
      <progress aria-label=${say('reviewWriting')} max=${wanted} .value=${set.asked?.mode === 'direct' ? 0 : count}></progress>
      <span>${count === 0 ? say('readingText') : say('reviewSoFar', { count })}</span>
      <button type="button" @click=${() => desk.writing.stop(set.id)}>${say('stop')}</button>
    </div>`;
  }
  const goOn = html`<button type="button" @click=${() => void desk.writing.goOn(set.id)}>${say('continue')}</button>`;
  return html`
    ${
      writing.phase === 'stopped'
        ? html`<div class="state" role="status"><span>${say('reviewStopped', { count })}</span>${goOn}</div>`
        : nothing
    }
    ${renderProblem(writing.problem, count, say, take)}
    ${writing.phase === 'done' && count === 0 ? renderNothingMade(desk) : nothing}
    ${writing.phase === 'done' && count > 0 ? html`<p>${say('readyToSay', { count })}</p>` : nothing}
    ${renderNotes(set, desk)}
  `;
}

/** A text that gives nothing more is no failure where items are there. */
function renderProblem(
  problem: ToldProblem | undefined,
  count: number,
  say: Say,
  take: (remedy: Remedy) => void,
): TemplateResult | typeof nothing {
  if (problem === undefined) return nothing;
  if (problem.code === 'no_items' && count > 0) return html`<p role="status">${say('reviewNoMore')}</p>`;
  return html`<ludo-problem-notice
    .problem=${problem}
    .say=${say}
    @ludo-remedy=${(event: CustomEvent<Remedy>) => take(event.detail)}
  ></ludo-problem-notice>`;
}

function renderNothingMade({ say }: Desk): TemplateResult {
  return html`<div class="notice">
    <p><strong>${say('noGames')}</strong></p>
    <p>${say('noGamesHint')}</p>
    <div class="actions"><a class="button main" href=${linkTo({ view: 'create' })}>${say('changeText')}</a></div>
  </div>`;
}

/** The games that were wanted and do not suit the text well. */
function leftOutOf({ asked, writing, document }: StoredSet): readonly GameScore[] {
  if (writing === undefined || asked === undefined || isUnderWay(writing)) return [];
  const made = new Set(document.games.map(({ type_id: typeId }) => typeId));
  return writing.scores.filter(({ type_id: typeId, score }) => !made.has(typeId) && score < minScore);
}

/** The games that do not suit the text well, with the reasons. */
export function renderLeftOut(set: StoredSet, desk: Desk): TemplateResult | typeof nothing {
  const { say, games = [] } = desk;
  const leftOut = leftOutOf(set);
  if (leftOut.length === 0) return nothing;
  return html`<section class="stack" aria-labelledby="left-out">
    <h2 id="left-out">${say('leftOut')}</h2>
    ${leftOut.map(({ type_id: typeId, reason, score }) => {
      const name = games.find((game) => game.type_id === typeId)?.display_name ?? '';
      return html`<div class="row">
        <strong><bdi>${name}</bdi></strong><span class="quiet" dir="auto">${reason}</span>
        ${
          score === 0
            ? nothing
            : html`<button type="button" aria-label=${`${say('lowerScore')}: ${name}`} @click=${() => void desk.writing.anyway(set.id, typeId)}>
          ${say('lowerScore')}
        </button>`
        }
      </div>`;
    })}
  </section>`;
}

/** What the service says about a success; a shortage in the words of the page, since every set may have one. */
function renderNotes(set: StoredSet, { say, games = [] }: Desk): TemplateResult | typeof nothing {
  // What is said of one item stands beside it.
  const general = (set.writing?.warnings ?? []).filter(
    ({ item, code }) => item === undefined && code !== 'items_withheld',
  );
  const notes = general.map(({ type_id: typeId, code, counts, message }) => {
    const name = games.find((game) => game.type_id === typeId)?.display_name;
    const { kept, requested, rejected = {} } = counts ?? {};
    const turnedDown = Object.values(rejected).reduce((sum, each) => sum + each, 0);
    const isShort = code === 'fewer_items' && kept !== undefined && requested !== undefined;
    const shortage = turnedDown === 0 ? 'reviewFewer' : 'reviewFewerGood';
    const sentence = isShort ? say(shortage, { kept, requested, count: turnedDown }) : message;
    return name === undefined ? sentence : `${name}: ${sentence}`;
  });
  for (const { type_id: typeId } of leftOutOf(set)) {
    const name = games.find((game) => game.type_id === typeId)?.display_name;
    if (name !== undefined) notes.push(`${name}: ${say('leftOut')}`);
  }
  if (notes.length === 0) return nothing;
  return html`<ul class="notes quiet">${[...new Set(notes)].map((note) => html`<li dir="auto">${note}</li>`)}</ul>`;
}

/** What screen readers say while a set is written: that it begins, the first item and the end; not every item. */
export function milestone({ writing, document }: StoredSet, say: Say): string {
  const count = itemsOf(document).length;
  if (writing?.phase === 'running') return say(count === 0 ? 'readingText' : 'firstItem');
  return writing?.phase === 'done' ? say(count === 0 ? 'noGames' : 'readyToSay', { count }) : '';
}
