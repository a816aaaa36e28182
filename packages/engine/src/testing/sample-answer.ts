/** A JSON Schema, as far as the stand-in reads it. */
type Node = Record<string, unknown>;

/**
 * A value that fits a schema, its strings taken from the sentences of a text in order, so that what asks for quotes of
 * the text gets them. Optional members are left null; of alternatives the first is taken.
 */
export function sampleAnswer(schema: unknown, text: string): unknown {
  const sentences = text.match(/[^.!?\n]{8,}[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];
  const sources = sentences.length > 0 ? sentences : ['A sentence.'];
  const root = (schema ?? {}) as Node;
  let next = 0;

  function sample(node: Node): unknown {
    const { $ref: reference } = node;
    if (typeof reference === 'string') return sample(definition(reference));
    if (node.const !== undefined) return node.const;
    if (Array.isArray(node.enum)) return node.enum[0];
    if (Array.isArray(node.anyOf)) return sampleUnion(node.anyOf as Node[]);
    const type = Array.isArray(node.type) ? node.type.find((name) => name !== 'null') : node.type;
    if (type === 'object') return sampleObject(node);
    if (type === 'array')
      return Array.from({ length: Number(node.minItems ?? 3) }, () => sample((node.items ?? {}) as Node));
    if (type === 'integer' || type === 'number') return sampleNumber(node);
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    const source = sources[next % sources.length];
    next += 1;
    return source;
  }

  function definition(reference: string): Node {
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

  function sampleNumber({ minimum, maximum }: Node): number {
    if (typeof maximum === 'number') return maximum;
    return typeof minimum === 'number' ? minimum : 0;
  }

  return sample(root);
}
