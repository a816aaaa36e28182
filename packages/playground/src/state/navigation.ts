import type { View } from './page-state.js';

const views: readonly View[] = ['compose', 'run', 'play'];

/** Connects the browser's back and forward buttons to the views. */
export class Navigation {
  readonly #arrive: (view: View) => void;

  /** @param arrive called with the view that a person goes back or forward to */
  constructor(arrive: (view: View) => void) {
    this.#arrive = arrive;
  }

  begin(): void {
    addEventListener('popstate', this.#onPop);
    // Games are lost on a reload.
    history.replaceState({ view: 'compose' }, '');
  }

  end(): void {
    removeEventListener('popstate', this.#onPop);
  }

  goTo(view: View): void {
    history.pushState({ view }, '');
  }

  back(): void {
    history.back();
  }

  readonly #onPop = ({ state }: PopStateEvent): void => {
    const { view } = (state ?? {}) as { view?: unknown };
    this.#arrive(views.find((known) => known === view) ?? 'compose');
  };
}
