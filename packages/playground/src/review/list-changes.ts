import type { Origins } from './follow.js';

/** A list after a change, and where its entries come from. */
export interface ChangedList {
  readonly value: readonly unknown[];
  readonly origins: Origins;
}

export function added(list: readonly unknown[], entry: unknown): ChangedList {
  return { value: [...list, entry], origins: [...list.keys(), undefined] };
}

export function removed(list: readonly unknown[], place: number): ChangedList {
  return { value: list.toSpliced(place, 1), origins: [...list.keys()].toSpliced(place, 1) };
}

/** @param from the place of the entry; @param to the place it has afterwards */
export function moved(list: readonly unknown[], from: number, to: number): ChangedList {
  const origins = [...list.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  return { value: origins.map((origin) => list[origin]), origins };
}
