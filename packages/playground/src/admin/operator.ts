import type { Game, HealthResponse, ModelsResponse, ReloadResponse } from '@ludotext/wire';
import { Connection } from '../service/service.js';
import { Storage } from '../service/store.js';
import type { LlmRequest, LlmResponse } from '../service/wire.js';

/** What an operator asks of the service. Everything rejects with a `Problem`. */
export class Operator {
  /**
   * Knows the key. It is kept for this tab, apart from the key that the page for teachers plays with: whoever goes
   * there next is no operator.
   */
  readonly connection = new Connection('', new Storage('ludotext-admin-key', () => sessionStorage));

  /** Needs no key. */
  health(): Promise<HealthResponse> {
    return this.connection.json('/health');
  }

  /** The model in use, and whether its server answers. */
  model(): Promise<LlmResponse> {
    return this.connection.json('/llm');
  }

  /** What {@link use} would answer; nothing changes. It takes as long as the model's server, ten seconds at most. */
  test(choice: LlmRequest): Promise<LlmResponse> {
    return this.#post('/llm', { ...choice, test: true });
  }

  /** Switches to another model, for everybody. */
  use(choice: LlmRequest): Promise<LlmResponse> {
    return this.#post('/llm', choice);
  }

  /** The models that a request may name. */
  async models(): Promise<ModelsResponse['models']> {
    return (await this.connection.json<ModelsResponse>('/models')).models;
  }

  async games(): Promise<readonly Game[]> {
    return (await this.connection.json<{ games: readonly Game[] }>('/games')).games;
  }

  /** Switches a game on or off, for everybody. */
  async switchGame({ game_type: name }: Game, active: boolean): Promise<void> {
    await this.#post(`/games/${encodeURIComponent(name)}/${active ? 'activate' : 'deactivate'}`, {});
  }

  /** Makes the service read games.yaml again. */
  reload(): Promise<ReloadResponse> {
    return this.#post('/reload', {});
  }

  #post<Body>(path: string, body: object): Promise<Body> {
    const headers = { 'Content-Type': 'application/json' };
    return this.connection.json(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}

/** Whether the model's server is reachable and has the model. */
export function canWrite({ reachable, slow, reason }: Pick<LlmResponse, 'reachable' | 'slow' | 'reason'>): boolean {
  return reachable && (slow === true || reason === undefined);
}
