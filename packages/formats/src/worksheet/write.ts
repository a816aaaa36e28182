import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { directionOf } from '../direction.js';
import { arrange, type PaperAnswer, type PaperItem, type PaperKey, type PaperTask } from '../paper/arrange.js';
import { difficultyMark } from '../paper/difficulty.js';
import { labelsFor } from '../paper/labels/index.js';
import type { Labels } from '../paper/labels/labels.js';
import { paperOutcome, printable } from '../paper/outcome.js';
import { type Room, roomFor } from '../paper/room.js';
import { type Paper, pageStyle, sheetStyle } from '../paper/style.js';

interface Options {
  readonly key: boolean;
  readonly seed: number;
  readonly paper: Paper;
  readonly columns: 1 | 2;
  readonly title: string;
}

/** What the pages are written with. */
interface Sheet extends Room {
  /** A label in the language of the labels. */
  readonly label: (name: keyof Labels) => string;
}

export async function write(set: ExportSet, { key, seed, paper, columns, title }: Options): Promise<WrittenFile> {
  const { language } = set;
  const known = labelsFor(language);
  const isOwn = known.language === 'en' && !/^en\b/i.test(language);
  const attributes = isOwn ? ' lang="en" dir="ltr"' : '';
  const sheet: Sheet = {
    label: (name) => `<span class="label"${attributes}>${escaped(known.labels[name])}</span>`,
    ...roomFor(language, columns),
  };
  const items = arrange(set, seed);
  const heading = escaped(title.trim() === '' ? set.title : title);
  const version = seed === 0 ? '' : ` <span class="version" dir="ltr">#${seed}</span>`;
  const style = pageStyle(paper) + sheetStyle(columns);
  const policy = `default-src 'none'; style-src 'sha256-${await sha256(style)}'; base-uri 'none'; form-action 'none'`;
  const content = `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${heading}${version}</h1>
<div class="who">${(['name', 'class', 'date'] as const).map((name) => `<span>${sheet.label(name)}<span class="line"></span></span>`).join('')}</div>
</header>
<main>
<ol class="items">
${items.map((item) => entry(item.number, itemBlocks(item, sheet))).join('\n')}
</ol>
</main>
${key ? keyPage(items, `${heading}${version}`, sheet) : ''}</body>
</html>
`;
  return { content, outcomes: set.items.map(({ interaction }) => paperOutcome(interaction, key)) };
}

const keyPage = (items: readonly PaperItem[], heading: string, sheet: Sheet): string => `<section class="key">
<h1>${sheet.label('answers')}</h1>
<p>${heading}</p>
<ol>
${items.map(({ number, key }) => entry(number, keyBlocks(key, sheet))).join('\n')}
</ol>
</section>
`;

const entry = (number: number, blocks: readonly string[]): string =>
  `<li class="item"><span class="number">${number}.</span><div class="body">\n${blocks.join('\n')}\n</div></li>`;

function itemBlocks({ title, prompt, hint, task }: PaperItem, sheet: Sheet): string[] {
  return [
    ...(title === undefined ? [] : [`<h2>${escaped(title)}</h2>`]),
    paragraph(prompt, '', 'prompt'),
    ...taskBlocks(task, sheet),
    ...labelled(sheet.label('hint'), hint),
  ];
}

function taskBlocks(task: PaperTask, sheet: Sheet): string[] {
  switch (task.kind) {
    case 'choice':
      return [
        ...(task.several ? [how(sheet.label('severalRight'))] : []),
        rows(task.options.map((option) => `<span class="box"></span>${text(option)}`)),
      ];
    case 'order':
      if (task.layout === 'inline') return [pieces(task.parts), ...lines(task.length, sheet)];
      return [
        how(sheet.label('numberOrder')),
        rows(task.parts.map((part) => `<span class="cell"></span>${text(part)}`)),
      ];
    case 'match':
      return [how(sheet.label('numberPairs')), pairs(task.lefts, task.rights)];
    case 'gaps': {
      const count = task.segments.filter((segment) => typeof segment === 'number').length;
      const size = sheet.gapFor(task.length);
      const segments = task.segments.map((segment) => {
        if (typeof segment === 'string') return escaped(segment);
        return `${count > 1 ? `(${segment}) ` : ''}<span class="gap gap-${size}"></span>`;
      });
      const words = task.words.length === 0 ? [] : [pieces(task.words, sheet.label('words'))];
      return [...words, `<p class="cloze">${segments.join('')}</p>`];
    }
    case 'text':
      return lines(task.length, sheet);
  }
}

function keyBlocks(key: PaperKey, sheet: Sheet): string[] {
  return [
    ...key.answers.map(answer),
    ...(key.alsoRight.length === 0 ? [] : [note(sheet.label('alsoRight')), ...key.alsoRight.map(answer)]),
    ...(key.feedback.length === 0
      ? []
      : [
          `<div class="note">${rows(key.feedback.map(({ option, feedback }) => `${text(option)}${text(feedback)}`))}</div>`,
        ]),
    ...labelled(sheet.label('explanation'), key.explanation),
    ...labelled(sheet.label('evidence'), key.evidence),
    ...(key.difficulty === undefined ? [] : [note(difficultyMark[key.difficulty])]),
  ];
}

const answer = ({ label, text: said = '' }: PaperAnswer): string =>
  paragraph(said, label === undefined ? '' : `<span class="label">${escaped(label)}</span> `);

const paragraph = (content: string, start = '', name = ''): string =>
  `<p${name === '' ? '' : ` class="${name}"`}>${start}${escaped(content)}</p>`;

const labelled = (label: string, content: string | undefined): string[] =>
  content === undefined ? [] : [paragraph(content, `${label} `, 'note')];

/** What is to do, where the prompt may not say it. */
const how = (content: string): string => `<p class="how">${content}</p>`;

const note = (content: string): string => `<p class="note">${content}</p>`;

const text = (content: string): string => `<span class="text">${escaped(content)}</span>`;

const rows = (entries: readonly string[]): string =>
  `<ul class="rows">\n${entries.map((each) => `<li>${each}</li>`).join('\n')}\n</ul>`;

const pieces = (texts: readonly string[], label = ''): string =>
  `<ul class="pieces">${label === '' ? '' : `<li class="label">${label}</li>`}${texts.map((each) => `<li class="text">${escaped(each)}</li>`).join('')}</ul>`;

/** A box for a number beside each left, and the rights with their numbers. */
const pairs = (lefts: readonly string[], rights: readonly string[]): string =>
  `<ul class="pairs">\n${lefts
    .map(
      (left, index) =>
        `<li><div><span class="cell"></span>${text(left)}</div><div><span class="number">${index + 1}</span>${text(rights[index] ?? '')}</div></li>`,
    )
    .join('\n')}\n</ul>`;

/** Lines to write so many characters on. */
const lines = (length: number, { linesFor }: Sheet): string[] =>
  Array.from({ length: linesFor(length) }, () => '<div class="write"></div>');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML whose line breaks CSS keeps. */
const escaped = (content: string): string =>
  printable(content)
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

async function sha256(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
