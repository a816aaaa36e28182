/**
 * Headers of every answer: it is data and not a page, nobody keeps it, and no page of another origin may embed it. Routes
 * that serve something else say so themselves. `Strict-Transport-Security` is left to whatever speaks TLS in front.
 */
export const securityHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The values of every header of this name as they came, since parsed headers hide doubles.
 * @param rawHeaders a flat list of names and values, as `node:http` gives it
 * @param name in lower case
 */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
