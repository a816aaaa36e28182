// The texts of the fixtures: a little Markdown, with a title and a language before it.

/**
 * @param {string} source
 * @returns {{ title: string, language: string, blocks: object[], notes: Map<string, string> }} blocks are
 *   `{ kind: 'heading', level, text }`, `{ kind: 'paragraph' | 'quote', text }`, `{ kind: 'list', ordered, entries }`
 *   and `{ kind: 'table', rows }`; in their text, `*x*` is italic and `[^x]` the mark of a note
 */
export function parseText(source) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  const notes = new Map();
  const blocks = [];
  for (const block of body.trim().split(/\n\n+/)) {
    const lines = block.split('\n');
    const heading = /^(#+) (.*)$/.exec(block);
    if (heading) blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
    else if (block.startsWith('[^')) {
      for (const line of lines) {
        const [, mark, text] = /^\[\^(.+?)\]: (.*)$/.exec(line);
        notes.set(mark, text);
      }
    } else if (/^(- |\d+\. )/.test(block)) {
      const entries = lines.map((line) => line.replace(/^(- |\d+\. )/, ''));
      blocks.push({ kind: 'list', ordered: !block.startsWith('- '), entries });
    } else if (block.startsWith('|')) {
      const rows = lines.filter((line) => !line.startsWith('|---'));
      blocks.push({
        kind: 'table',
        rows: rows.map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
      });
    } else if (block.startsWith('> ')) blocks.push({ kind: 'quote', text: block.slice(2) });
    else blocks.push({ kind: 'paragraph', text: block });
  }
  const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)[1];
  return { title: field('title'), language: field('language'), blocks, notes };
}
