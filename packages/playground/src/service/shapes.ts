// The members of what the service sends that the page relies on. A proxy may change responses, and third-party games
// fill them: what is malformed becomes the problem `unreadable` where it arrives, before it breaks a view.

/** Whether a value is as it is expected. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const number: Check = Number.isFinite;
export const object: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const valuesOf =
  (check: Check): Check =>
  (value) =>
    object(value) && Object.values(value as object).every(check);
export const shape =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    object(value) && Object.entries(members).every(([name, check]) => check((value as Record<string, unknown>)[name]));
