/**
 * A number out of texts, 32 bits, the same for the same texts: the hash FNV-1a over their UTF-16 units (Fowler, Noll and Vo, RFC
 * 9923). The engine's own seeds are of SHA-256, which would be a tenth of a player.
 */
export function seedOf(texts: readonly string[]): number {
  const text = texts.join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
