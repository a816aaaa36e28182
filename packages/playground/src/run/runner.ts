import type { GenerationRequest, Service } from '../service/service.js';
import { beginRun, type Run, withEvent, withFailure } from './run.js';

/** Sends a request and reports the run after every event. One run at a time: a new one stops the last. */
export class Runner {
  readonly #service: Pick<Service, 'generate'>;
  readonly #tell: (run: Run) => void;
  #stopping = new AbortController();

  constructor(service: Pick<Service, 'generate'>, tell: (run: Run) => void) {
    this.#service = service;
    this.#tell = tell;
  }

  /** Settles when the run is over, whether it succeeded or failed. */
  async start(request: GenerationRequest): Promise<void> {
    this.stop();
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    let run = beginRun(request);
    const goOn = (next: Run) => {
      run = next;
      // A run replaced by a newer one is not reported.
      if (signal === this.#stopping.signal) this.#tell(run);
    };
    goOn(run);
    try {
      for await (const event of this.#service.generate(request, signal)) goOn(withEvent(run, event));
    } catch (error) {
      goOn(withFailure(run, signal.aborted ? signal.reason : error));
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
