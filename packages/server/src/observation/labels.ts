/** Maximum number of distinct values of a label from outside: each value is a series in Prometheus. */
const maxValues = 200;

/** The label of all values beyond the maximum. */
export const other = 'other';

/**
 * Limits a label's values: the first ones that look like a name are kept, all others become `other`. Names made from a
 * caller's text, or a new name per request, would fill the memory of Prometheus.
 */
export function fewValues(max = maxValues): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= max || !/^[\w./:@+-]{1,200}$/.test(value)) return other;
    known.add(value);
    return value;
  };
}
