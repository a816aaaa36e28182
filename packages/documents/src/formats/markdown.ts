import type { Reader } from '../reader.js';
import { type Blocks, intoSections } from '../rows.js';
import { decodeText } from '../text-encoding.js';

/** Markdown as it reads: headings, paragraphs, lists and tables, without its signs, links and pictures. */
export const readMarkdown: Reader = async ({ bytes, charset }, builder) => {
  const text = (await decodeText(bytes, charset)).replace(/\r\n?/g, '\n');
  const front = /^---\n([\s\S]{0,5000}?)\n(?:---|\.\.\.)(?:\n|$)/.exec(text);
  builder.title = memberOf(front?.[1], 'title');
  const language = memberOf(front?.[1], 'lang') ?? memberOf(front?.[1], 'language');
  if (language !== undefined) builder.language = language;
  const body = withoutComments(text.slice(front?.[0].length ?? 0));
  new MarkdownLines(intoSections(builder)).read(body.split('\n'));
};

/** A member of YAML's simplest kind. */
function memberOf(front: string | undefined, name: string): string | undefined {
  const line = front?.split('\n').find((each) => each.startsWith(`${name}:`));
  const value = line
    ?.slice(name.length + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return value === '' ? undefined : value;
}

function withoutComments(text: string): string {
  return text
    .split('<!--')
    .map((piece, index) =>
      index === 0 ? piece : piece.slice(piece.includes('-->') ? piece.indexOf('-->') + 3 : piece.length),
    )
    .join('');
}

class MarkdownLines {
  readonly #blocks: Blocks;
  /** Lines of the open paragraph or entry. */
  #lines: string[] = [];
  #entry: { readonly depth: number; readonly number: number | undefined } | undefined;
  #fence: string | undefined;
  #isNote = false;

  constructor(blocks: Blocks) {
    this.#blocks = blocks;
  }

  read(lines: readonly string[]): void {
    for (const line of lines) this.#line(line);
    this.#flush();
  }

  #line(line: string): void {
    const fence = /^ {0,3}(```|~~~)/.exec(line)?.[1];
    if (this.#fence !== undefined) {
      if (fence === this.#fence) {
        this.#flushAsIs();
        this.#fence = undefined;
      } else this.#lines.push(line);
      return;
    }
    if (fence !== undefined) {
      this.#flush();
      this.#fence = fence;
      return;
    }
    const quoted = line.replace(/^(?: {0,3}>[ \t]?){1,8}/, '');
    const text = quoted.trim();
    if (text === '') {
      this.#flush();
      return;
    }
    if (this.#isNote && /^\s/.test(quoted)) return;
    this.#isNote = /^\[\^[^\]]{1,100}\]:/.test(text);
    if (this.#isNote || /^\[[^\]]{1,300}\]:\s*\S/.test(text)) {
      this.#flush();
      return;
    }
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(text);
    if (heading !== null && /^ {0,3}#/.test(quoted)) {
      this.#flush();
      this.#heading(heading[1]?.length ?? 1, heading[2] ?? '');
      return;
    }
    if (/^(?:=+|-{2,})$/.test(text) && this.#lines.length > 0 && this.#entry === undefined) {
      const title = this.#lines.join(' ');
      this.#lines = [];
      this.#heading(text.startsWith('=') ? 1 : 2, title);
      return;
    }
    if (/^(?:[*_-][ \t]?){3,200}$/.test(text) || /^<\/?[a-z][^<>]{0,500}>$/i.test(text)) {
      this.#flush();
      return;
    }
    if (text.startsWith('|') || /^[^|]{1,300}\|[ \t:|-]{3,300}$/.test(text)) {
      this.#row(text);
      return;
    }
    const sign = /^([ \t]{0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/.exec(quoted);
    if (sign !== null) {
      this.#flush();
      const indent = (sign[1] ?? '').replaceAll('\t', '    ').length;
      this.#entry = { depth: Math.floor(indent / 2), number: sign[2] === undefined ? undefined : Number(sign[2]) };
      this.#lines.push(quoted.slice(sign[0].length));
      return;
    }
    this.#lines.push(quoted.endsWith('  ') || quoted.endsWith('\\') ? `${text.replace(/\\$/, '')}\n` : text);
  }

  #heading(level: number, text: string): void {
    this.#blocks.heading(level, inline(text.replace(/\s#+$/, '').replace(/\s*\{#[\w.: -]{1,200}\}$/, '')));
  }

  #row(text: string): void {
    this.#flush();
    if (/^[\s:|-]+$/.test(text)) return;
    const inner = text.replace(/^\|/, '').replace(/\|$/, '');
    this.#blocks.row(
      inner
        .replaceAll('\\|', '\u0000')
        .split('|')
        .map((cell) => inline(cell.replaceAll('\u0000', '|'))),
    );
  }

  #flush(): void {
    const text = inline(
      this.#lines.reduce((all, line) => all + (all === '' || all.endsWith('\n') ? '' : ' ') + line, ''),
    );
    const entry = this.#entry;
    this.#lines = [];
    this.#entry = undefined;
    if (text.trim() === '') return;
    if (entry === undefined) this.#blocks.paragraph(text);
    else this.#blocks.entry(text, entry.depth, entry.number);
  }

  #flushAsIs(): void {
    const text = this.#lines.join('\n');
    this.#lines = [];
    this.#blocks.paragraph(text);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** A line without its signs. */
function inline(text: string): string {
  return text
    .replace(/!\[[^\]]{0,500}\]\([^()\s]{0,2000}(?:\s"[^"]{0,500}")?\)/g, '')
    .replace(/\[\^[^\]\s]{1,100}\]/g, '')
    .replace(/\[([^[\]]{1,1000})\](?:\([^()]{0,2000}(?:\([^()]{0,200}\)[^()]{0,200})?\)|\[[^\]]{0,300}\])/g, '$1')
    .replace(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replace(/<br\s?\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/(`{1,3})([^`]{1,2000})\1/g, '$2')
    .replace(/(\*{1,3}|~~)(?=\S)([^*~]{1,2000}?\S|\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]{1,2000}?)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!|~>-])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|apos);/g, (whole, name: string) => entities[name] ?? whole);
}
