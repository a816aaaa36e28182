import type { Field, Path } from './form-fields.js';

/** What a form shows at its fields: the members of a finding of `POST /sets/check`. */
export interface FormFinding {
  readonly severity: 'reject' | 'warn';
  readonly message: string;
  /** Where in the item; a place that the form does not show counts for what it is inside of. */
  readonly path?: Path | undefined;
}

/** The findings by the id of the field they stand at; those about the whole item at the id of no path. */
export function findingsByField(
  fields: readonly Field[],
  findings: readonly FormFinding[],
): ReadonlyMap<string, readonly FormFinding[]> {
  const ids = new Set(allOf(fields).map(({ path }) => idOf(path)));
  const placed = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    const { path = [] } = finding;
    const outwards = path.map((_, inner) => idOf(path.slice(0, path.length - inner)));
    const id = outwards.find((place) => ids.has(place)) ?? idOf([]);
    placed.set(id, [...(placed.get(id) ?? []), finding]);
  }
  return placed;
}

/** The id of a field's element; without white space, whatever its members are called. */
export function idOf(path: Path): string {
  return `at-${path.map(encodeURIComponent).join('/')}`;
}

/** All fields, those inside others included. */
function allOf(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => {
    const { control } = field;
    const inside = control.kind === 'list' ? control.entries : control.kind === 'group' ? (control.members ?? []) : [];
    return [field, ...allOf(inside)];
  });
}
