import { sentences } from './text.mjs';

/**
 * JSON that fits a schema: so many entries in the outermost list, three in lists inside it, every string another sentence.
 * @param {object} root a JSON Schema
 */
export function sampleJson(root, items) {
  const sentence = sentences();

  function sample(node, entries) {
    if (node.$ref !== undefined) return sample(root.$defs[node.$ref.replace('#/$defs/', '')], entries);
    if (node.const !== undefined) return node.const;
    if (node.anyOf !== undefined) return sample(node.anyOf[0], entries);
    if (node.type === 'array') return Array.from({ length: entries }, () => sample(node.items, 3));
    if (node.type === 'integer') return 80;
    if (node.type === 'string') return sentence();
    const members = Object.entries(node.properties ?? {});
    return Object.fromEntries(members.map(([name, member]) => [name, sample(member, entries)]));
  }

  return JSON.stringify(sample(root, items));
}
