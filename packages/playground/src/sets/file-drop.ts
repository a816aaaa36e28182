import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Takes files that are dropped anywhere on the page while its host is there. The host has `data-drop` while files are above the page. */
export class FileDrop implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #take: (files: readonly File[]) => void;
  /** Whether files are above the page. */
  isAbove = false;

  constructor(host: ReactiveControllerHost & HTMLElement, take: (files: readonly File[]) => void) {
    this.#host = host;
    this.#take = take;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('dragover', this.#over);
    document.addEventListener('dragleave', this.#leave);
    document.addEventListener('drop', this.#drop);
  }

  hostDisconnected(): void {
    document.removeEventListener('dragover', this.#over);
    document.removeEventListener('dragleave', this.#leave);
    document.removeEventListener('drop', this.#drop);
    this.#mark(false);
  }

  readonly #over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    this.#mark(true);
  };

  readonly #leave = ({ relatedTarget }: DragEvent): void => {
    if (relatedTarget === null) this.#mark(false);
  };

  readonly #drop = (event: DragEvent): void => {
    this.#mark(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    this.#take(files);
  };

  #mark(isAbove: boolean): void {
    if (this.isAbove === isAbove) return;
    this.isAbove = isAbove;
    this.#host.requestUpdate();
    this.#host.toggleAttribute('data-drop', isAbove);
  }
}
