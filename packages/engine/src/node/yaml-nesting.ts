import { CST, Lexer } from 'yaml';

/**
 * Where lists and mappings are nested deeper than `most`, as an offset; undefined where they are not. It reads signs one by
 * one: what composes YAML recurses, and V8 cannot always go on once a stack is full.
 */
export function nestingBeyond(source: string, most: number): number | undefined {
  /** Columns of the blocks that are open. */
  const blocks: number[] = [];
  let brackets = 0;
  let offset = 0;
  let lineStart = 0;
  /** Where the content of the line begins, behind the signs of lists; undefined until it is there. */
  let content: number | undefined;
  const open = (column: number) => {
    while ((blocks.at(-1) ?? -1) >= column) blocks.pop();
    blocks.push(column);
  };
  for (const lexeme of new Lexer().lex(source)) {
    const type = CST.tokenType(lexeme);
    // Signs of the lexer's own, which are not in the text.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') continue;
    if (type === 'newline') {
      lineStart = offset + lexeme.length;
      content = undefined;
    } else if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && (type === 'seq-item-ind' || type === 'explicit-key-ind')) open(offset - lineStart);
    else if (brackets === 0 && type === 'map-value-ind') open(content ?? offset - lineStart);
    else if (type !== 'space') content ??= offset - lineStart;
    if (blocks.length + brackets > most) return offset;
    offset += lexeme.length;
  }
  return undefined;
}
