/**
 * Headers of every response: it is data and not a page, is not cached, and cannot be embedded by pages of other
 * origins. Routes that serve something else override them. A TLS proxy in front sets `Strict-Transport-Security`.
 */
export const securityHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The values of every header of this name, as received; parsed headers hide duplicates.
 * @param rawHeaders a flat list of names and values, as `node:http` gives it
 * @param name in lower case
 */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
