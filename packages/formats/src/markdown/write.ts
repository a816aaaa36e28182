import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { arrange, type PaperAnswer, type PaperItem, type PaperKey, type PaperTask } from '../paper/arrange.js';
import { difficultyMark } from '../paper/difficulty.js';
import { labelsFor } from '../paper/labels/index.js';
import type { Labels } from '../paper/labels/labels.js';
import { paperOutcome } from '../paper/outcome.js';
import { escapeAround, escapeMarkdown, escapeMarkdownLine } from './escape.js';

/** Lines of one block. */
type Block = readonly string[];

/** Each item under a heading with its number; the key as a list with the same numbers, or in quotations below the items. */
export function write(set: ExportSet, { key }: { readonly key: 'end' | 'inline' | 'none' }): WrittenFile {
  const { labels } = labelsFor(set.language);
  const items = arrange(set, 0);
  const blocks = [
    [`# ${escapeMarkdownLine(set.title)}`],
    ...items.flatMap((item) => [
      ...itemBlocks(item, labels),
      ...(key === 'inline' ? [quoted(keyBlocks(item.key, labels))] : []),
    ]),
    ...(key === 'end' ? [[`## ${escapeMarkdown(labels.answers)}`], keyList(items, labels)] : []),
  ];
  return {
    content: `${joined(blocks).join('\n')}\n`,
    outcomes: set.items.map(({ interaction }) => paperOutcome(interaction, key !== 'none')),
  };
}

function itemBlocks({ number, title, prompt, hint, task }: PaperItem, labels: Labels): Block[] {
  return [
    [title === undefined ? `## ${number}` : `## ${number}. ${escapeMarkdownLine(title)}`],
    paragraph(prompt),
    ...taskBlocks(task, labels),
    ...labelled(labels.hint, hint),
  ];
}

function taskBlocks(task: PaperTask, labels: Labels): Block[] {
  switch (task.kind) {
    case 'choice': {
      const options = list(task.options.map((option) => ({ marker: '- ', blocks: [paragraph(option, '[ ] ')] })));
      return task.several ? [paragraph(labels.severalRight), options] : [options];
    }
    case 'order':
      if (task.layout === 'inline') return [inLine(task.parts, '')];
      return [paragraph(labels.numberOrder), bullets(task.parts, `${line(3)} `)];
    case 'match':
      return [
        paragraph(labels.numberPairs),
        bullets(task.lefts, `${line(3)} `),
        list(task.rights.map((right, index) => ({ marker: `${index + 1}. `, blocks: [paragraph(right)] }))),
      ];
    case 'gaps': {
      const count = task.segments.filter((segment) => typeof segment === 'number').length;
      const text = escapeAround(task.segments, (gap) => (count > 1 ? `(${gap}) ${line(10)}` : line(10)));
      const words = task.words.length === 0 ? [] : [inLine(task.words, `${strong(labels.words)} `)];
      return [text.split('\n'), ...words];
    }
    case 'text':
      return [[line(30)]];
  }
}

const keyList = (items: readonly PaperItem[], labels: Labels): Block =>
  list(items.map(({ number, key }) => ({ marker: `${number}. `, blocks: keyBlocks(key, labels) })));

function keyBlocks(key: PaperKey, labels: Labels): Block[] {
  return [
    ...answerBlocks(key.answers),
    ...(key.alsoRight.length === 0 ? [] : [[strong(labels.alsoRight)], ...answerBlocks(key.alsoRight)]),
    ...(key.feedback.length === 0
      ? []
      : [
          list(
            key.feedback.map(({ option, feedback }) => ({
              // Another mark than that of the answers above, or the lists would be one.
              marker: '* ',
              blocks: [paragraph(option), paragraph(feedback)],
            })),
          ),
        ]),
    ...labelled(labels.explanation, key.explanation),
    ...labelled(labels.evidence, key.evidence),
    ...(key.difficulty === undefined ? [] : [[difficultyMark[key.difficulty]]]),
  ];
}

function answerBlocks(answers: readonly PaperAnswer[]): Block[] {
  const blocks = answers.map(({ label, text }) => {
    const start = label === undefined ? '' : strong(label);
    return text === undefined ? [start] : paragraph(text, start === '' ? '' : `${start} `);
  });
  return blocks.length > 1 ? [list(blocks.map((block) => ({ marker: '- ', blocks: [block] })))] : blocks;
}

const paragraph = (text: string, start = ''): Block => (start + escapeMarkdown(text)).split('\n');

const labelled = (label: string, text: string | undefined): Block[] =>
  text === undefined ? [] : [paragraph(text, `${strong(label)} `)];

const strong = (label: string): string => `**${escapeMarkdown(label)}**`;

/** A line to write on. */
const line = (length: number): string => '\\_'.repeat(length);

const bullets = (texts: readonly string[], start = ''): Block =>
  list(texts.map((text) => ({ marker: '- ', blocks: [paragraph(text, start)] })));

/** Texts in one line; a list where the marks between them, or line breaks, could be taken for parts of them. */
function inLine(texts: readonly string[], start: string): Block {
  if (!texts.some((text) => /[/\r\n]/.test(text))) return [start + texts.map(escapeMarkdown).join(' / ')];
  return start === '' ? bullets(texts) : joined([[start.trim()], bullets(texts)]);
}

/** A list, with an empty line between its entries where one has more than one block. */
function list(entries: readonly { readonly marker: string; readonly blocks: readonly Block[] }[]): Block {
  const written = entries.map(({ marker, blocks }) => {
    const margin = ' '.repeat(marker.length);
    return joined(blocks).map((text, index) => (index === 0 ? marker + text : text === '' ? '' : margin + text));
  });
  return entries.some(({ blocks }) => blocks.length > 1) ? joined(written) : written.flat();
}

const quoted = (blocks: readonly Block[]): Block => joined(blocks).map((text) => (text === '' ? '>' : `> ${text}`));

const joined = (blocks: readonly Block[]): Block =>
  blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
