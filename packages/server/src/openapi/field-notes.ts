import type { EngineLimits } from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import { requestDefaults } from '@ludotext/engine/host';
import {
  type BatchRequest,
  type CheckSetRequest,
  type DirectRequest,
  type ExportRequest,
  type GradeRequest,
  type ImportRequest,
  type LlmRequest,
  maxModelName,
  type RewriteRequest,
} from '@ludotext/wire';
import { openAiAddress } from '../models/model-addresses.js';

/** Some text: a character that `trim` leaves. `\S` is not the same everywhere; to Python U+FEFF is no white space. */
const someText = String.raw`[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]`;

/** An address of a model server: its host is a name whose last part begins with a letter, or an IP address; its port is one there can be. */
const serverAddress = (() => {
  const name = '([A-Za-z0-9_-]+\\.)*[A-Za-z][A-Za-z0-9_-]*\\.?';
  const byte = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
  const group = '[0-9A-Fa-f]{1,4}';
  const shortened = [1, 2, 3, 4, 5, 6].map((before) => `(${group}:){1,${before}}(:${group}){1,${7 - before}}`);
  const ipv6 = [`(${group}:){7}${group}`, `(${group}:){1,7}:`, `:((:${group}){1,7}|:)`, ...shortened].join('|');
  const port = '[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]';
  return `^https?://(${name}|${byte}(\\.${byte}){3}|\\[(${ipv6})\\])(:(${port}))?(/[^\\s?#]*)?$`;
})();

/** What the document says about a request field, besides its schema. */
export interface FieldNote {
  readonly description: string;
  /**
   * The value used when the field is left out, if there is one. The description names it. The keyword `default` would make
   * generated clients ask for the field, or send it always, also where it has no effect and is warned of.
   */
  readonly default?: unknown;
  /** Limits checked by code, which the field's schema cannot express. */
  readonly bounds?: JsonSchema;
  /** The name of the field's schema in the document, where it has one. */
  readonly named?: string;
}

/** A note for every field: a field without one is a type error. */
type Notes<Body> = { readonly [Field in keyof Required<Body>]: FieldNote };

/** The fields of all generation requests. */
export function generationNotes(
  limits: Pick<EngineLimits, 'maxTextLength' | 'maxSetItems'>,
): Notes<DirectRequest & RewriteRequest> {
  return {
    text: {
      description: 'The text, counted in UTF-16 units after trimming.',
      bounds: { minLength: 1, maxLength: limits.maxTextLength, pattern: someText },
    },
    places: {
      description:
        'Where stretches of the text stand in a document, in their order and without overlaps, as offsets in UTF-16 units: the answer then says where the evidence of each item stands.',
    },
    enabled_game_ids: { description: 'The games to consider, by type_id; all active games when left out.' },
    max_items: { description: 'Most items per game.', default: requestDefaults.maxItems },
    min_score: { description: 'The score from which a game is written.', default: requestDefaults.minScore },
    run_validator: {
      description: "Whether the games' own rules judge the items.",
      default: requestDefaults.runValidator,
    },
    language: {
      description: 'BCP 47 tag of the language to write in; the language of the text when left out.',
    },
    difficulty: { description: 'How hard the items are to be; as the game sees fit when left out.' },
    audience: {
      description: 'For whom the items are, in your words. The offline writer cannot write for an audience.',
      bounds: { minLength: 1, pattern: someText },
    },
    effort: {
      description:
        'How much a model thinks before it writes: `medium` lists the facts worth asking first, `high` the misconception behind each wrong answer, too.',
      default: requestDefaults.effort,
    },
    second_opinion: {
      description:
        'Whether a model solves the items before they count: the one that wrote them (`same`), or the second model of the deployment (`other`). An item whose key it disputes with a quote of the text is written again.',
      default: requestDefaults.secondOpinion,
    },
    kept: {
      description: `Items that exist already, at most ${limits.maxSetItems} in all: none of them is written again. Where several games are written, an object of lists by type_id.`,
    },
    item: { description: 'The item to replace, with or without its id.' },
    wish: {
      description:
        'What is wished of the new item. The offline writer can only write another, an easier or a harder one.',
      default: requestDefaults.wish,
    },
    instruction: {
      description: 'What is wished, in your words, for a model.',
      bounds: { minLength: 1, pattern: someText },
    },
    source: {
      description: "`direct`: the text is in the game's direct format. `prose`: it is prose to write items from.",
      default: requestDefaults.source,
    },
    complete: {
      description: 'With `direct`: whether the writer adds what the author left out, such as explanations.',
      default: requestDefaults.complete,
    },
    model: {
      description:
        'The model that writes this request: a name of `GET /models`, never an address. The model of `GET /llm` when left out.',
    },
    verbose: { description: 'Whether the response lists the rejected drafts.', default: false },
    webhook: {
      description:
        'Where the end of the job is told, with `Prefer: respond-async` alone: an address of https whose origin the operator lists.',
    },
  };
}

/** The fields of a batch and of its texts. */
export function batchNotes(
  limits: Parameters<typeof generationNotes>[0],
): Notes<DirectRequest & Pick<BatchRequest, 'route' | 'texts'> & Pick<BatchRequest['texts'][number], 'id'>> {
  return {
    ...generationNotes(limits),
    route: {
      description:
        '`generate` for every game that suits a text, `single` for the one that suits it best, or the type_id of one named game.',
    },
    texts: { description: 'The texts; a field of a text wins over the same field of the batch.' },
    id: { description: 'Your own id of the text; no other text of the batch has it.' },
  };
}

export const gradeNotes: Notes<GradeRequest> = {
  item: { description: 'The item as it was given out; its `id` may be missing.' },
  answer: {
    description: 'The answer; `answer_schema` of `GET /games/{game_type}` says what it looks like.',
  },
};

const setNote = { description: 'The set, as `POST /export/ludotext` writes it.', named: 'LudotextSet' };

export const checkSetNotes: Notes<CheckSetRequest> = {
  set: setNote,
  text: { description: "The source, to look for the items' evidence in; the set's own when left out." },
  interactions: {
    description: 'Whether the response says what each item is, in words that do not depend on its game.',
    default: false,
  },
};

export const exportNotes: Notes<ExportRequest> = {
  set: setNote,
  options: { description: "The format's own options; `options` of `GET /formats` is their schema." },
};

export const importNotes: Notes<ImportRequest> = {
  content: { description: 'The file as text; this or `base64`.' },
  base64: { description: 'The file as base64.' },
  format: { description: 'The id of its format; found out from the file when left out.' },
};

export const llmNotes: Notes<LlmRequest> = {
  provider: {
    description: '`openai` and every server that speaks its protocol, `ollama`, or `offline` for the built-in writer.',
  },
  model_name: {
    bounds: { pattern: someText },
    description: `The model's name at its server, up to ${maxModelName} characters; not needed with \`offline\`.`,
  },
  temperature: { description: "The server's own when left out." },
  base_url: {
    bounds: { pattern: serverAddress },
    description: `An http or https address without user, query and fragment. When left out: for \`openai\` ${openAiAddress}, for \`ollama\` the address the service was started with.`,
  },
  test: {
    description: 'Whether the model is only tried: the response is that of the choice, and nothing changes.',
    default: false,
  },
};
