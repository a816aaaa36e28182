import type { Interaction } from '@ludotext/engine/format';

/** Halves of characters, which UTF-8 does not have. */
export const halfCharacter = /\p{Cs}/u;

/**
 * Why a table cannot hold an interaction, whatever its columns: a blank cell is none, and UTF-8 has no half characters.
 */
export function unwritable(interaction: Interaction): 'blank_text' | 'unwritable_characters' | undefined {
  const texts = textsOf(interaction);
  if (texts.some((text) => text.trim() === '')) return 'blank_text';
  const open = interaction.kind === 'gaps' ? interaction.segments.filter((segment) => typeof segment === 'string') : [];
  return [...texts, ...open].some((text) => halfCharacter.test(text)) ? 'unwritable_characters' : undefined;
}

/** Every text of an interaction that says something by itself. */
function textsOf(interaction: Interaction): readonly string[] {
  const {
    prompt,
    title = prompt,
    hint = prompt,
    explanation = prompt,
    evidence = prompt,
    place = prompt,
  } = interaction;
  const common = [prompt, title, hint, explanation, evidence, place];
  switch (interaction.kind) {
    case 'choice':
      return [...common, ...interaction.options.flatMap(({ text, feedback = text }) => [text, feedback])];
    case 'order':
      return [...common, ...interaction.parts, interaction.solved];
    case 'match':
      return [...common, ...interaction.pairs.flatMap(({ left, right }) => [left, right])];
    case 'gaps':
      return [
        ...common,
        ...(interaction.words ?? []),
        ...interaction.segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.accepted)),
      ];
    case 'text':
      return [...common, ...interaction.accepted];
  }
}
