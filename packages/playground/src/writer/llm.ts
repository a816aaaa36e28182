import { problemOfFailure, problemOfResponse } from '../service/problem.js';

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

/** Which model writes, and whether its server answers. @throws Problem */
export function readLlm(): Promise<LlmStatus> {
  return ask({});
}

/** Lets another model write. @throws Problem */
export function chooseLlm(choice: LlmChoice): Promise<LlmStatus> {
  return ask({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(choice),
  });
}

async function ask(init: RequestInit): Promise<LlmStatus> {
  const response = await fetch('/llm', init).catch((error: unknown) => {
    throw problemOfFailure(error, 'unreachable');
  });
  if (!response.ok) throw await problemOfResponse(response);
  return (await response.json()) as LlmStatus;
}
