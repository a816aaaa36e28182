import type { Interaction, Outcome, Remark } from '@ludotext/engine/format';

/** What an interaction may have beside its question and its answer, and a format may lose. */
const extras = ['title', 'hint', 'explanation', 'evidence', 'difficulty', 'feedback', 'alternatives'] as const;

type Extra = (typeof extras)[number];

/**
 * What becomes of an interaction in a format that keeps only these extras: exact, or degraded with the names of what is
 * lost. What the format had to change is told first.
 */
export function outcomeOf(interaction: Interaction, keeps: readonly Extra[], changed?: Remark): Outcome {
  if (changed !== undefined) return { outcome: 'degraded', reason: changed };
  const lost = extras.filter((extra) => has(interaction, extra) && !keeps.includes(extra));
  if (lost.length === 0) return { outcome: 'exact' };
  return {
    outcome: 'degraded',
    reason: { code: 'members_lost', params: { members: lost.join(', '), count: lost.length } },
  };
}

function has(interaction: Interaction, extra: Extra): boolean {
  switch (extra) {
    case 'feedback':
      return interaction.kind === 'choice' && interaction.options.some(({ feedback }) => feedback !== undefined);
    case 'alternatives':
      return interaction.kind === 'order' && interaction.alternatives.length > 0;
    default:
      return interaction[extra] !== undefined;
  }
}

/** An item that the format cannot write, and why. */
export const leftOut = (code: string, params: Remark['params'] = {}): Outcome => ({
  outcome: 'left_out',
  reason: { code, params },
});
