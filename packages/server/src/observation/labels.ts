/** Maximum number of different values of a label that comes from outside: each one is a series that Prometheus keeps. */
const maxValues = 200;

/** The label of everything beyond. */
export const other = 'other';

/**
 * Keeps a label's values few: the first ones that look like a name are taken as they are, all others are `other`. A name
 * made of a caller's text, or a new one for each request, would fill the memory of whoever keeps the series.
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
