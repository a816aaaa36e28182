import type { Interaction, Outcome, Remark } from '@ludotext/engine/format';

/** What an interaction may have beside its question and its answer, and a format may lose. */
const extras = ['title', 'hint', 'explanation', 'evidence', 'place', 'difficulty', 'feedback', 'alternatives'] as const;

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

/**
 * What becomes of an interaction that a reader of the format reads as `read`: exact if they are the same, else degraded
 * with the names of the members that differ.
 */
export function outcomeOfReading(interaction: Interaction, read: Interaction): Outcome {
  const [given, found] = [Object.entries(interaction), new Map(Object.entries(read))];
  const missing = given.filter(([name, value]) => value !== undefined && !isSame(value, found.get(name)));
  const added = [...found.keys()].filter((name) => !Object.hasOwn(interaction, name));
  const members = [...missing.map(([name]) => name), ...added];
  if (members.length === 0) return { outcome: 'exact' };
  const isLost = added.length === 0 && missing.every(([name]) => isEmpty(found.get(name)));
  const params = { members: members.join(', '), count: members.length };
  return { outcome: 'degraded', reason: { code: isLost ? 'members_lost' : 'members_changed', params } };
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one).filter((key) => one[key as never] !== undefined);
  const others = Object.keys(other).filter((key) => other[key as never] !== undefined);
  return keys.length === others.length && keys.every((key) => isSame(one[key as never], other[key as never]));
}

/** An item that the format cannot write, and why. */
export const leftOut = (code: string, params: Remark['params'] = {}): Outcome => ({
  outcome: 'left_out',
  reason: { code, params },
});
