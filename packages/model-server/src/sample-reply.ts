/** A JSON Schema, as far as the stand-in reads it. */
type Node = Record<string, unknown>;

/** Entries of a list that may be of any length. */
const defaultEntries = 3;

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A value that fits a schema, its strings the sentences of a text in order, so that what asks for quotes of the text gets
 * them; `start` says at which sentence to begin. Optional members are left null; of alternatives the first is taken; bounds
 * are read from keywords (`maxItems`) and from descriptions that say `at most 5 entries`.
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

  /** An optional member stays away. */
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

/** Where a paragraph or an entry of a list ends. */
const blockEnd = /\n[^\S\n]*\n|\n(?=[^\S\n]*(?:[-*•]|\d+[.)])\s)/;
const listMarker = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Plain sentences, 20 to 200 characters long and without quotation marks; any sentences where the text has no such. */
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
