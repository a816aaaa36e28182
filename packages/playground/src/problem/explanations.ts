import type { Key } from '../strings/en.js';

/** A remedy: the action of a button beside the sentence. */
export type Remedy = 'retry' | 'edit';

/** How a problem is shown: a sentence, and its remedies, the likeliest first. */
interface Explanation {
  readonly sentence: Key;
  readonly remedies: readonly Remedy[];
  /** Whether the service's own detail is useful to a person, too. */
  readonly showsDetail?: true;
}

const writerSetup: Explanation = { sentence: 'problemWriterSetup', remedies: ['retry'], showsDetail: true };
const request: Explanation = { sentence: 'problemRequest', remedies: ['edit'], showsDetail: true };
const forbidden: Explanation = { sentence: 'problemForbidden', remedies: [], showsDetail: true };
const gameFailed: Explanation = { sentence: 'problemGame', remedies: ['retry', 'edit'], showsDetail: true };
const busy: Explanation = { sentence: 'problemBusy', remedies: ['retry'] };
const gameOff: Explanation = { sentence: 'problemGameOff', remedies: ['edit'] };
const tooLong: Explanation = { sentence: 'problemTooLong', remedies: ['edit'], showsDetail: true };

/** By the codes of docs/errors.md, and the page's own codes. */
const explanations: Readonly<Record<string, Explanation>> = {
  unreachable: { sentence: 'problemUnreachable', remedies: ['retry'] },
  cut_off: { sentence: 'problemCutOff', remedies: ['retry'] },
  unreadable: { sentence: 'problemUnreadable', remedies: ['retry'], showsDetail: true },
  invalid_request: request,
  invalid_json: request,
  text_too_long: tooLong,
  unsupported_document: { sentence: 'problemDocumentType', remedies: [], showsDetail: true },
  unreadable_document: { sentence: 'problemDocument', remedies: [], showsDetail: true },
  document_too_large: { sentence: 'problemDocumentLarge', remedies: [] },
  documents_not_read: { sentence: 'problemDocumentsOff', remedies: [] },
  body_too_large: tooLong,
  game_inactive: gameOff,
  no_active_game: gameOff,
  game_not_found: { sentence: 'problemGameGone', remedies: ['edit'] },
  needs_model: { sentence: 'problemNeedsModel', remedies: ['retry', 'edit'] },
  model_unreachable: { sentence: 'problemWriterAway', remedies: ['retry'], showsDetail: true },
  model_rate_limited: { sentence: 'problemWriterBusy', remedies: ['retry'] },
  model_auth_failed: writerSetup,
  model_quota: writerSetup,
  model_not_found: writerSetup,
  base_url_not_allowed: writerSetup,
  model_not_listed: writerSetup,
  second_model_missing: writerSetup,
  model_error: { sentence: 'problemWriterFailed', remedies: ['retry'], showsDetail: true },
  model_output_invalid: { sentence: 'problemWriterFailed', remedies: ['retry'] },
  model_timeout: { sentence: 'problemWriterSlow', remedies: ['retry', 'edit'] },
  model_refused: { sentence: 'problemRefused', remedies: ['edit', 'retry'] },
  context_too_long: { sentence: 'problemContext', remedies: ['edit', 'retry'] },
  no_items: { sentence: 'problemNoItems', remedies: ['edit', 'retry'] },
  direct_format: { sentence: 'problemDirect', remedies: ['edit'] },
  rate_limited: busy,
  overloaded: busy,
  shutting_down: busy,
  plugin_failed: gameFailed,
  plugin_timeout: gameFailed,
  state_unavailable: { sentence: 'problemNotKept', remedies: ['retry'], showsDetail: true },
  unauthorized: { sentence: 'keyWrong', remedies: [] },
  forbidden: { sentence: 'keyAdmin', remedies: [] },
  forbidden_host: forbidden,
  forbidden_origin: forbidden,
};

/**
 * How a problem with this code is shown; for an unknown code, such as one of a newer service, the service's own
 * sentence.
 */
export function explain(code: string): Explanation {
  const known = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  return known ?? { sentence: 'problemOther', remedies: ['retry'], showsDetail: true };
}
