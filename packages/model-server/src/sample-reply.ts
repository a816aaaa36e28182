/** The part of JSON Schema that the stand-in reads. */
type Node = Record<string, unknown>;

/** Number of entries when a list has no bounds. */
const defaultEntries = 3;

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A value that fits a schema. Its strings are the sentences of a text in order, so that quotes of the text are valid;
 * `start` is the index of the first sentence. Optional members are null; of alternatives the first is used; bounds are
 * read from keywords (`maxItems`) and from descriptions that say `at most 5 entries`.
 */
export function sampleReply(schema: unknown, text: string, start = 0): unknown {
  const root = (schema ?? {}) as Node;
  const sentences = sentencesOf(text);
  let next = start;

  function sample(node: Node): unknown {
    const { $ref: reference } = node;
    if (typeof reference === 'string') return sample(definition(reference));
    if (node.const !== undefined) return node.const;
    if (Array.isArray(node.enum)) return node.enum[0];
    if (Array.isArray(node.anyOf)) return sampleUnion(node.anyOf as Node[]);
    const type = Array.isArray(node.type) ? node.type[0] : node.type;
    if (type === 'object') return sampleObject(node);
    if (type === 'array') return Array.from({ length: entriesOf(node) }, () => sample((node.items ?? {}) as Node));
    if (type === 'integer' || type === 'number')
      return upperBound(node, 'maximum', /at most (-?[\d.]+)/) ?? lowerBound(node) ?? 0;
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    const sentence = sentences[next % sentences.length];
    next += 1;
    return sentence;
  }

  function definition(reference: string): Node {
    if (reference === '#') return root;
    return (((root.$defs ?? {}) as Record<string, Node>)[reference.replace('#/$defs/', '')] ?? {}) as Node;
  }

  /** An optional member is null. */
  function sampleUnion(alternatives: readonly Node[]): unknown {
    if (alternatives.some((entry) => entry.type === 'null')) return null;
    return sample(alternatives[0] ?? {});
  }

  function sampleObject(node: Node): unknown {
    const members = Object.entries((node.properties ?? {}) as Record<string, Node>);
    return Object.fromEntries(members.map(([name, member]) => [name, sample(member)]));
  }

  return sample(root);
}

/** The end of a paragraph or a list entry. */
const blockEnd = /\n[^\S\n]*\n|\n(?=[^\S\n]*(?:[-*•]|\d+[.)])\s)/;
const listMarker = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Plain sentences of 20 to 200 characters without quotation marks; any sentences when the text has none of these. */
function sentencesOf(text: string): readonly string[] {
  const blocks = text.split(blockEnd).map((block) => block.replace(listMarker, '').replaceAll(/\s*\n\s*/g, ' '));
  const all = blocks.flatMap((block) => Array.from(sentenceBreaks.segment(block), ({ segment }) => segment.trim()));
  const plain = all.filter(
    (sentence) => sentence.length >= 20 && sentence.length <= 200 && !/["“”„«»「」]/.test(sentence),
  );
  if (plain.length > 0) return plain;
  return all.some((sentence) => sentence !== '') ? all.filter((sentence) => sentence !== '') : ['A sentence.'];
}

function entriesOf(node: Node): number {
  const entries = Math.max(defaultEntries, Number(node.minItems ?? 0));
  return Math.min(entries, upperBound(node, 'maxItems', /at most (\d+) entries/) ?? entries);
}

function upperBound(node: Node, keyword: string, worded: RegExp): number | undefined {
  const found = node[keyword] ?? worded.exec(String(node.description ?? ''))?.[1];
  return found === undefined ? undefined : Number(found);
}

function lowerBound({ minimum }: Node): number | undefined {
  return typeof minimum === 'number' ? minimum : undefined;
}
