import type { Place } from './page-state.js';

const places: readonly Place[] = ['compose', 'run', 'play'];

/** Lets the browser's own way back lead from place to place. */
export class Itinerary {
  readonly #arrive: (place: Place) => void;

  /** @param arrive called with the place somebody went back or forth to */
  constructor(arrive: (place: Place) => void) {
    this.#arrive = arrive;
  }

  begin(): void {
    addEventListener('popstate', this.#onPop);
    // What was made does not outlive a reload.
    history.replaceState({ place: 'compose' }, '');
  }

  end(): void {
    removeEventListener('popstate', this.#onPop);
  }

  goTo(place: Place): void {
    history.pushState({ place }, '');
  }

  back(): void {
    history.back();
  }

  readonly #onPop = ({ state }: PopStateEvent): void => {
    const { place } = (state ?? {}) as { place?: unknown };
    this.#arrive(places.find((known) => known === place) ?? 'compose');
  };
}
