import { Parser } from 'commonmark';
import { marked } from 'marked';

/** What a reader makes of a file. */
interface Reading {
  /** The texts of headings and paragraphs, as a person reads them. */
  readonly texts: readonly string[];
  /** What else the reader found: the names of its nodes, or tags. */
  readonly found: ReadonlySet<string>;
}

/** Reads with the reference reader of CommonMark. */
function readCommonMark(content: string): Reading {
  const texts: string[] = [];
  const found = new Set<string>();
  let open: string | undefined;
  const walker = new Parser().parse(content).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { type, literal } = event.node;
    if (type === 'paragraph' || type === 'heading') {
      if (!event.entering) texts.push(open ?? '');
      open = event.entering ? '' : undefined;
    } else if (type === 'text') open += literal ?? '';
    else if (type === 'linebreak' || type === 'softbreak') open += '\n';
    if (event.entering) found.add(type);
  }
  return { texts, found };
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads with marked, as GitHub's Markdown: tables, strikethrough, addresses, task lists. */
function readGitHub(content: string): Reading {
  const html = marked.parse(content, { gfm: true, async: false });
  const found = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name ?? ''));
  const texts = html.split(/<\/?(?:h[1-6]|p|li|ul|ol|blockquote)(?: [^>]*)?>/).map((block) =>
    block
      .replace(/<br>\n?/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:#(\d+)|([a-z]+));/g, (whole, number, name) =>
        number === undefined ? (characters[name] ?? whole) : String.fromCodePoint(Number(number)),
      ),
  );
  return { texts, found };
}

/** Markdown readers that are not ours, and what they find in a file of items that holds no markup of its own. */
export const markdownReaders = {
  CommonMark: {
    read: readCommonMark,
    allowed: [
      'document',
      'heading',
      'paragraph',
      'text',
      'strong',
      'list',
      'item',
      'linebreak',
      'softbreak',
      'block_quote',
    ],
  },
  GitHub: {
    read: readGitHub,
    allowed: ['h1', 'h2', 'p', 'strong', 'ul', 'ol', 'li', 'br', 'input', 'blockquote'],
  },
};
