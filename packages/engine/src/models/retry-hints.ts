/** Milliseconds in a unit of time, as servers write them. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/**
 * How long a server asks to wait, in milliseconds: by `retry-after-ms`, by `Retry-After` in seconds or as a date, or in its
 * message ("try again in 1.5s"). Undefined where it says nothing, nothing that can be read, or a time that is over.
 */
export function waitAsked(headers: Headers | undefined, message: string): number | undefined {
  const asked =
    milliseconds(headers?.get('retry-after-ms')) ?? retryAfter(headers?.get('retry-after')) ?? inWords(message);
  return asked !== undefined && asked > 0 ? asked : undefined;
}

function milliseconds(value: string | null | undefined): number | undefined {
  return /^\d{1,12}(\.\d{1,6})?$/.test(value ?? '') ? Number(value) : undefined;
}

function retryAfter(value: string | null | undefined): number | undefined {
  const seconds = milliseconds(value);
  if (seconds !== undefined) return seconds * 1_000;
  const date = Date.parse(value ?? '');
  return Number.isNaN(date) ? undefined : date - Date.now();
}

function inWords(message: string): number | undefined {
  const said = /(?:try again|retry) (?:in|after) ((?:\d{1,9}(?:\.\d{1,9})? ?(?:ms|s|m|h)[a-z]{0,8} ?){1,4})/i.exec(
    message,
  )?.[1];
  if (said === undefined) return undefined;
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?) ?(ms|s|m|h)/gi)];
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit.toLowerCase()] ?? 0), 0);
}
