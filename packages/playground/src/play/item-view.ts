import { membersOf, type PlayItem } from '@ludotext/player/games';
import { html, nothing, type TemplateResult } from 'lit';
import type { PlayGame } from './play-game.js';
import { submissionField } from './submission-field.js';

/** An item member's value, ready to render. */
type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly Shown[] }
  | { readonly kind: 'group'; readonly members: readonly ShownMember[] };

/** A named member of an item. */
export interface ShownMember {
  readonly name: string;
  /** What its game calls it in the caller's language, else its name made readable. */
  readonly label: string;
  readonly shown: Shown;
  /** Whether it may reveal the answer. */
  readonly isSolution: boolean;
}

const maxDepth = 8;
/** Members that hold the answer or are shown after it. */
const solutionNames =
  /^(is_)?(correct|right|true|answers?|solutions?|solved|keys?|explanation|evidence|alternatives)(_|$)/i;
const solutionWords = /\b(solved|solution|correct|right)\b/i;

/**
 * The members of an item, in their order, for a game without a player. No member is marked as the answer, so truth
 * values and members named or described as an answer are treated as one. Hiding too much is harmless, since the person
 * can show everything. When the answer is texts in order, lists of texts are sorted, since their order may be the
 * answer.
 */
export function itemMembers(item: PlayItem, game: Pick<PlayGame, 'item_schema' | 'answer_schema'>): ShownMember[] {
  const field = submissionField(game.answer_schema);
  const isSorted = field.kind === 'lines' && field.of === 'text';
  return membersShown(item, game.item_schema, isSorted, 0).filter(({ name }) => name !== 'id');
}

/** A readable name for a member: `is_true` becomes "is true". */
function readableName(name: string): string {
  return name.replaceAll('_', ' ');
}

function membersShown(value: object, schema: unknown, isSorted: boolean, depth: number): ShownMember[] {
  const properties = membersOf(membersOf(schema).properties);
  return Object.entries(value).map(([name, member]) => {
    const memberSchema = properties[name];
    const { title } = membersOf(memberSchema);
    const isOrder = isSorted && isTexts(member) && !solutionNames.test(name);
    return {
      name,
      label: typeof title === 'string' && title !== '' ? title : readableName(name),
      shown: show(isOrder ? [...member].sort() : member, memberSchema, isSorted, depth),
      isSolution: !isOrder && isSolution(name, member, memberSchema),
    };
  });
}

function show(value: unknown, schema: unknown, isSorted: boolean, depth: number): Shown {
  if (typeof value !== 'object' || value === null) return { kind: 'text', text: String(value) };
  if (depth === maxDepth) return { kind: 'text', text: JSON.stringify(value) };
  if (Array.isArray(value)) {
    const { items } = membersOf(schema);
    return { kind: 'list', entries: value.map((entry) => show(entry, items, isSorted, depth + 1)) };
  }
  return { kind: 'group', members: membersShown(value, schema, isSorted, depth + 1) };
}

function isSolution(name: string, value: unknown, schema: unknown): boolean {
  if (typeof value === 'boolean') return true;
  // For objects in a list, such as options, their own members decide.
  if (Array.isArray(value) && value.some((entry) => typeof entry === 'object' && !Array.isArray(entry))) return false;
  const { description } = membersOf(schema);
  return solutionNames.test(name) || (typeof description === 'string' && solutionWords.test(description));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string');
}

/** How members are rendered. */
interface MembersView {
  /** BCP 47 tag of the texts; empty for unknown. */
  readonly language: string;
  /** Whether members that reveal the answer are shown. */
  readonly withSolutions: boolean;
  /** Whether list entries show their index from 0, as submissions refer to them. */
  readonly withPlaces: boolean;
}

/** All members of an item by name, also those that reveal the answer. */
export function renderWholeItem(item: PlayItem, game: PlayGame, language: string): TemplateResult {
  const members = itemMembers(item, { ...game, answer_schema: null });
  return renderMembers(members, { language, withSolutions: true, withPlaces: false });
}

/** Renders members by name, as plain text. */
export function renderMembers(members: readonly ShownMember[], view: MembersView): TemplateResult {
  const shown = members.filter(({ isSolution }) => view.withSolutions || !isSolution);
  return html`
    <dl class="members">
      ${shown.map(
        ({ label, shown }) => html`
          <div>
            <dt><bdi>${label}</bdi></dt>
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
