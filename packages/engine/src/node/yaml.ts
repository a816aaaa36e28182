import { CST, type Document, isScalar, Lexer, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { type Finding, faultAt } from '../contract/finding.js';

/** Maximum nesting of lists and mappings. */
const maxDepth = 32;
const tooDeep = `Lists and mappings are nested more than ${maxDepth} deep.`;

/** A parsed YAML text, its YAML faults, and the places of its nodes. */
export interface ParsedYaml {
  readonly document: Document.Parsed;
  readonly faults: readonly Finding[];
  /** Whether the document can be read in spite of the faults. */
  readonly readable: boolean;
  /** A fault at a node, or at the beginning of the text if there is no node. */
  faultAt(node: unknown, rule: string, message: string): Finding;
}

/**
 * Parses the subset of YAML that plain data needs: one document without anchors, aliases and tags, at most 32 levels
 * deep. Nothing is expanded, so a short text stays small.
 */
export function parseYaml(source: string): ParsedYaml {
  const deepAt = nestingBeyond(source, maxDepth);
  if (deepAt !== undefined) return unread(source, deepAt);
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, strict: true, uniqueKeys: true });
  const placed = (offset: number, rule: string, message: string) => {
    const { line, col } = lineCounter.linePos(offset);
    return faultAt(Math.max(1, line), Math.max(1, col), rule, message);
  };
  const errors = document.errors.map((error) =>
    placed(error.pos[0], ruleOf(error.code), messageOf(error.code, error.message)),
  );
  const at: ParsedYaml['faultAt'] = (node, rule, message) =>
    placed((node as Node | null)?.range?.[0] ?? 0, rule, message);
  const readable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return {
    document,
    faults: readable ? [...errors, ...forbiddenParts(document, at)] : errors,
    readable,
    faultAt: at,
  };
}

/** The result for a text that is nested too deeply at this offset and is not parsed. */
function unread(source: string, offset: number): ParsedYaml {
  const before = source.slice(0, offset).split('\n');
  const fault = faultAt(before.length, before.at(-1)!.length + 1, 'too_deep', tooDeep);
  return { document: parseDocument(''), faults: [fault], readable: false, faultAt: () => fault };
}

function ruleOf(code: string): string {
  return code === 'DUPLICATE_KEY' ? 'duplicate_key' : code === 'MULTIPLE_DOCS' ? 'several_documents' : 'yaml_syntax';
}

function messageOf(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'This key is defined twice in one mapping; keep one of them.';
  if (code === 'MULTIPLE_DOCS')
    return 'The file holds several documents; keep one, without a line of three dashes in between.';
  return `This is not valid YAML: ${message.slice(0, 160)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

function forbiddenParts(document: Document.Parsed, at: ParsedYaml['faultAt']): Finding[] {
  const faults: Finding[] = [];
  visit(document, {
    Alias: (_, node) => {
      faults.push(at(node, 'yaml_alias', 'Aliases (*name) are not read here; write the value out.'));
    },
    Value: (_, node, path) => {
      if (node.anchor !== undefined)
        faults.push(at(node, 'yaml_alias', 'Anchors (&name) are not read here; leave it out.'));
      if (node.tag !== undefined) faults.push(at(node, 'yaml_tag', 'Tags (!name) are not read here; leave it out.'));
      const depth = path.filter((part) => 'items' in part).length;
      if (isScalar(node) || depth < maxDepth) return undefined;
      faults.push(at(node, 'too_deep', tooDeep));
      return visit.BREAK;
    },
  });
  return faults;
}

/**
 * The offset where lists and mappings are nested deeper than `most`; undefined if they are not. It reads the lexer's
 * tokens one by one, because the YAML composer recurses and V8 cannot always recover from a full stack.
 */
function nestingBeyond(source: string, most: number): number | undefined {
  /** Columns of the open blocks. */
  const blocks: number[] = [];
  let brackets = 0;
  let offset = 0;
  let lineStart = 0;
  /** Where the content of the line begins, after list markers; undefined before. */
  let content: number | undefined;
  const open = (column: number) => {
    while ((blocks.at(-1) ?? -1) >= column) blocks.pop();
    blocks.push(column);
  };
  for (const lexeme of new Lexer().lex(source)) {
    const type = CST.tokenType(lexeme);
    // Tokens the lexer inserts, which are not in the text.
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
