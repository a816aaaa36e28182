import type { Goal, Measure } from '../measure.js';

/** A figure as people read it. */
export function figure(value: number | undefined, unit: Measure['unit']): string {
  if (value === undefined) return '–';
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** A bound with its direction: `≥ 98.0 %`. */
export function bound(goal: Goal | undefined, end: 'target' | 'floor', unit: Measure['unit']): string {
  return goal === undefined ? '' : `${goal.direction === 'least' ? '≥' : '≤'} ${figure(goal[end], unit)}`;
}
