/** A JSON Schema, as far as the stand-in reads it. */
type Node = Record<string, unknown>;

/** Entries of a list that may be of any length. */
const usualEntries = 3;

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A value that fits a schema, its strings the sentences of a text in order, so that what asks for quotes of the text gets
 * them; `start` says at which sentence to begin. Optional members are left null; of alternatives the first is taken; bounds
 * count where they stand as a keyword or as the engine words them in a description.
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
    if (type === 'integer' || type === 'number') return most(node, 'maximum', /at most (-?[\d.]+)/) ?? least(node) ?? 0;
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

/** Sentences of a size a game can use, where the text has any. */
function sentencesOf(text: string): readonly string[] {
  const blocks = text.split(/\n[^\S\n]*\n/).map((block) => block.replaceAll(/\s*\n\s*/g, ' '));
  const all = blocks.flatMap((block) => Array.from(sentenceBreaks.segment(block), ({ segment }) => segment.trim()));
  const fit = all.filter(({ length }) => length >= 20 && length <= 200);
  if (fit.length > 0) return fit;
  return all.length > 0 ? all : ['A sentence.'];
}

function entriesOf(node: Node): number {
  const entries = Math.max(usualEntries, Number(node.minItems ?? 0));
  return Math.min(entries, most(node, 'maxItems', /at most (\d+) entries/) ?? entries);
}

function most(node: Node, keyword: string, words: RegExp): number | undefined {
  const found = node[keyword] ?? words.exec(String(node.description ?? ''))?.[1];
  return found === undefined ? undefined : Number(found);
}

function least({ minimum }: Node): number | undefined {
  return typeof minimum === 'number' ? minimum : undefined;
}
