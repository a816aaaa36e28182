import type { Interaction } from '@ludotext/engine/format';

/** Every text of an item that a person must find on paper or in the key. */
export function textsOf(interaction: Interaction): string[] {
  const { prompt, title, hint, explanation, evidence, place } = interaction;
  return [prompt, title, hint, explanation, evidence, place?.trim(), ...own(interaction)].filter(
    (text) => text !== undefined,
  );
}

function own(interaction: Interaction): (string | undefined)[] {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.flatMap(({ text, feedback }) => [text, feedback]);
    case 'order':
      return [...interaction.parts, interaction.solved];
    case 'match':
      return interaction.pairs.flatMap(({ left, right }) => [left, right]);
    case 'gaps':
      return [
        ...(interaction.words ?? []),
        ...interaction.segments.flatMap((segment) => (typeof segment === 'string' ? [segment] : segment.accepted)),
      ];
    case 'text':
      return [...interaction.accepted];
  }
}
