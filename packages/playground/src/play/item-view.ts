import { html, nothing, type TemplateResult } from 'lit';
import { itemMembers, readableName, type Shown, type ShownMember } from './item-members.js';
import type { PlayGame, PlayItem } from './round.js';

/** How members are shown. */
export interface MembersView {
  /** BCP 47 tag of the texts; empty for unknown. */
  readonly language: string;
  /** Whether members that are the answer are shown. */
  readonly withAnswers: boolean;
  /** Whether the entries of lists bear their places, counted from 0 as answers name them. */
  readonly withPlaces: boolean;
}

/** An item's members by name, those that are the answer too. */
export function renderWholeItem(item: PlayItem, game: PlayGame, language: string): TemplateResult {
  const members = itemMembers(item, { ...game, answer_schema: null });
  return renderMembers(members, { language, withAnswers: true, withPlaces: false });
}

/** Members by name, as text and nothing but text. */
export function renderMembers(members: readonly ShownMember[], view: MembersView): TemplateResult {
  const shown = members.filter(({ isAnswer }) => view.withAnswers || !isAnswer);
  return html`
    <dl class="members">
      ${shown.map(
        ({ name, shown }) => html`
          <div>
            <dt><bdi>${readableName(name)}</bdi></dt>
            <dd>${renderShown(shown, view)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

function renderShown(shown: Shown, view: MembersView): TemplateResult {
  switch (shown.kind) {
    case 'text':
      return html`<span class="text" dir="auto" lang=${view.language || nothing}>${shown.text}</span>`;
    case 'list': {
      const entries = shown.entries.map((entry) => html`<li>${renderShown(entry, view)}</li>`);
      return view.withPlaces ? html`<ol start="0">${entries}</ol>` : html`<ul>${entries}</ul>`;
    }
    case 'group':
      return renderMembers(shown.members, view);
  }
}
