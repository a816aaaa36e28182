import {
  type ExportItem,
  type ExportSet,
  type Interaction,
  joinPieces,
  type Outcome,
  seedFrom,
  shuffle,
  type WrittenFile,
} from '@ludotext/engine/format';
import { directionOf } from '../direction.js';
import { escapedHtml } from '../html-text.js';
import { defused, onOneLine, tableOf } from '../table.js';
import type { AnkiOptions } from './options.js';

/** The two sides of a note, as HTML. Each begins with an element, so that no spreadsheet program sees a formula. */
interface Sides {
  readonly front: string;
  readonly back: string;
}

/** Writes a note for each item, and one for each pair of a matching item. */
export function write(set: ExportSet, { note_type: noteType, deck }: AnkiOptions): WrittenFile {
  const header = [
    '#separator:tab',
    '#html:true',
    `#notetype:${noteType}`,
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
  ];
  const tagsOf = tagsIn(set);
  const deckName = defused(onOneLine(deck === '' ? set.title : deck));
  const rows = set.items.flatMap((item) => {
    const notes = notesOf(item, set.language);
    return notes.map(({ front, back }, index) => [
      notes.length === 1 ? item.id : `${item.id}-${index + 1}`,
      deckName,
      front,
      back,
      tagsOf(item),
    ]);
  });
  return {
    content: `${header.join('\r\n')}\r\n${rows.length === 0 ? '' : tableOf(rows, { separator: '\t', quotes: true })}`,
    outcomes: set.items.map(({ interaction }) => outcomeOf(interaction)),
  };
}

/** A written answer is what a note asks for; whatever else there is to do becomes something to remember. */
const outcomeOf = ({ kind }: Interaction): Outcome =>
  kind === 'text' ? { outcome: 'exact' } : { outcome: 'degraded', reason: { code: 'becomes_note' } };

function notesOf({ id, interaction }: ExportItem, language: string): readonly Sides[] {
  const { prompt } = interaction;
  const note = (asked: readonly string[], answered: readonly string[]): Sides => ({
    front: lines([...titleOf(interaction), html(prompt), ...asked, ...hintOf(interaction)], language),
    back: lines([...answered, ...reasonsOf(interaction)], language),
  });
  switch (interaction.kind) {
    case 'choice': {
      const { options } = interaction;
      const keys = options.filter(({ correct }) => correct).map(({ text }) => html(text));
      const feedback = options.flatMap(({ text, feedback }) =>
        feedback === undefined ? [] : [`${html(text)}: ${html(feedback)}`],
      );
      return [
        note(
          [
            list(
              'ol type="A"',
              options.map(({ text }) => text),
            ),
          ],
          [...keys, ...feedback],
        ),
      ];
    }
    case 'order': {
      const { parts, alternatives, solved, layout } = interaction;
      const mixed = mixedUp(parts, id);
      const others = alternatives.map((order) => order.map((index) => parts[index] ?? ''));
      return layout === 'inline'
        ? [
            note(
              [mixed.map(html).join(' / ')],
              [solved, ...others.map((order) => joinPieces(order, language))].map(html),
            ),
          ]
        : [
            note(
              [list('ul', mixed)],
              [parts, ...others].map((order) => list('ol', order)),
            ),
          ];
    }
    case 'match':
      return interaction.pairs.map(({ left, right }) => note([`<b>${html(left)}</b>`], [html(right)]));
    case 'gaps': {
      const { segments, words = [] } = interaction;
      const asked = segments.map((segment) => (typeof segment === 'string' ? html(segment) : '____')).join('');
      const answered = segments
        .map((segment) =>
          typeof segment === 'string' ? html(segment) : `<b>${segment.accepted.map(html).join(' / ')}</b>`,
        )
        .join('');
      return [note([asked, ...(words.length === 0 ? [] : [words.map(html).join(' / ')])], [answered])];
    }
    case 'text':
      return [note([], interaction.accepted.map(html))];
  }
}

/** The parts in an order that is not the right one. */
function mixedUp(parts: readonly string[], id: string): readonly string[] {
  const mixed = shuffle(parts, seedFrom(id));
  return mixed.every((part, index) => part === parts[index]) ? [...parts].reverse() : mixed;
}

const titleOf = ({ title }: Interaction): string[] => (title === undefined ? [] : [`<b>${html(title)}</b>`]);

/** A hint that opens on demand. */
const hintOf = ({ hint }: Interaction): string[] =>
  hint === undefined ? [] : [`<details><summary>💡</summary>${html(hint)}</details>`];

const reasonsOf = ({ explanation, evidence, place }: Interaction): string[] => {
  const words = evidence === undefined ? [] : [`<i>${html(evidence)}</i>`];
  // By its number: a bracket behind a backslash would begin a formula.
  const source = [...words, ...(place === undefined ? [] : [`&#40;${html(place)})`])].join(' ');
  return [...(explanation === undefined ? [] : [html(explanation)]), ...(source === '' ? [] : [source])];
};

function lines(parts: readonly string[], language: string): string {
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  return parts.map((part) => `<div${direction}>${part}</div>`).join('');
}

const list = (tag: string, texts: readonly string[]): string =>
  `<${tag}>${texts.map((text) => `<li>${html(text)}</li>`).join('')}</${tag.slice(0, 2)}>`;

/**
 * A text as HTML in which Anki sees no command of its own: `[sound:…]`, `[latex]`, and `\(` and `\[`, which begin a
 * formula. Runs of spaces stay as they are.
 */
const html = (text: string): string =>
  escapedHtml(text)
    .replace(/\\(?=[([])/g, '<span>\\</span>')
    .replaceAll('[', '&#91;')
    .replace(/ (?= )/g, '&nbsp;');

/** The tags of each item: those of the set, its own, and its difficulty. Anki separates tags by spaces. */
function tagsIn({ document }: ExportSet): (item: ExportItem) => string {
  const tag = (text: string) => text.trim().replace(/[\s\p{Cc}]+/gu, '_');
  return ({ id, gameType, interaction: { difficulty } }) => {
    const notes = document.games.find((game) => game.game_type === gameType)?.notes;
    const own = notes !== undefined && Object.hasOwn(notes, id) ? notes[id]?.tags : undefined;
    const tags = [...(document.tags ?? []), ...(own ?? [])].map(tag).filter((each) => each !== '');
    return ['ludotext', ...new Set(tags), ...(difficulty === undefined ? [] : [`difficulty::${difficulty}`])].join(' ');
  };
}
