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
