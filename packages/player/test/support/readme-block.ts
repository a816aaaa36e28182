import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** A block of code of the README, by its language and its place among those. */
export function readmeBlock(language: string, place = 0): string {
  const blocks = Array.from(
    readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ([, code]) => code,
  );
  const block = blocks[place];
  if (block === undefined) throw new Error(`The README has no block ${place} in ${language}.`);
  return block;
}
