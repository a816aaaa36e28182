/** The answer of `GET /llm` and `POST /llm`. */
export interface LlmStatus {
  /** One of `providers`. */
  readonly provider: string;
  readonly model_name: string;
  /** `null` where the server's own is used. */
  readonly temperature: number | null;
  /** `null` where there is no server. */
  readonly base_url: string | null;
  /** `<provider>/<model_name>`. */
  readonly llm: string;
  readonly reachable: boolean;
  /** Why it is not reachable, or cannot write. */
  readonly reason?: string;
  /** Names the server offers. */
  readonly models?: readonly string[];
  readonly version?: string;
  readonly providers: readonly string[];
}

/** The body of `POST /llm`. */
export interface LlmChoice {
  readonly provider: string;
  readonly model_name?: string;
  readonly temperature?: number;
  readonly base_url?: string;
}

/** Whether the writer's server answers, and has the model. */
export function canWrite({ reachable, reason }: Pick<LlmStatus, 'reachable' | 'reason'>): boolean {
  return reachable && reason === undefined;
}
