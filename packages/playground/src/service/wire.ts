import type * as wire from '@ludotext/wire';

// The members of the service's responses that the page reads. It names only those it uses, so that it also works with a
// service of another version, which lacks the rest.

/** An item as the service returned it; its members belong to its game. */
export type Item = Readonly<Record<string, unknown>>;

/** A game of `GET /games`. */
export type Game = Pick<wire.Game, 'type_id' | 'game_type' | 'display_name' | 'active'>;

/** The response of `GET /games/{game_type}`. */
export type GameDetail = Game &
  Pick<wire.GameDetail, 'suits' | 'direct_format' | 'writes_offline' | 'grades' | 'player' | 'version'> &
  Partial<Pick<wire.GameDetail, 'item_version'>> & {
    readonly item_schema: unknown;
    readonly answer_schema: unknown;
  };

/** The response of `POST /games/{game_type}/grade`. */
export type Grade = Pick<wire.GradeResponse, 'score' | 'max' | 'correct' | 'feedback'>;

/** The response of `GET /health`; a service may omit its limits. */
export type Health = Pick<wire.HealthResponse, 'version' | 'llm'> & Partial<Pick<wire.HealthResponse, 'limits'>>;

/** The response of `GET /llm` and `POST /llm`. */
export type LlmResponse = Omit<wire.LlmResponse, 'provider' | 'providers'> & {
  readonly provider: string;
  readonly providers: readonly string[];
};

/** The body of `POST /llm`. */
export type LlmRequest = Omit<wire.LlmRequest, 'provider'> & { readonly provider: string };

/** The body of a generation request. */
export type GenerationBody = Omit<wire.DirectRequest, 'kept'> & {
  /** Items that are there already; by type_id for several games. */
  readonly kept?: readonly Item[] | Readonly<Record<string, readonly Item[]>>;
};

/** The response of `POST /generate`. */
type GenerateResponse = Omit<wire.GenerateResponse, 'results'> & {
  readonly results: Readonly<Record<string, readonly Item[]>>;
};

/** The response of `POST /generate/{type_id}`. */
type DirectResponse = Omit<wire.DirectResponse, 'items'> & { readonly items: readonly Item[] };

type Read<Event extends { readonly event: string; readonly data: unknown }> = Event extends unknown
  ? { readonly type: Event['event']; readonly data: Event['data'] }
  : never;

/** The events of a stream that ends well. */
export type GenerationEvent =
  | Read<Exclude<wire.ProgressEvent, wire.ItemEvent>>
  | { readonly type: 'item'; readonly data: Omit<wire.ItemEvent['data'], 'item'> & { readonly item: Item } }
  | { readonly type: 'done'; readonly data: GenerateResponse | DirectResponse };

/** The body of `POST /games/{game_type}/rewrite`. */
export type RewriteBody = Omit<wire.RewriteRequest, 'item' | 'kept'> & {
  readonly item: Item;
  readonly kept?: readonly Item[];
};

/** The response of `POST /games/{game_type}/rewrite`. */
export type RewriteResponse = Omit<wire.RewriteResponse, 'item'> & { readonly item: Item };

export type CheckSetResponse = wire.CheckSetResponse;
export type FormatsResponse = wire.FormatsResponse;
export type Format = FormatsResponse['formats'][number];
export type ExportResponse = wire.ExportResponse;
export type ImportResponse = wire.ImportResponse;
