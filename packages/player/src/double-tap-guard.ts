/** The properties of a click that tell whether it is the second half of a double tap. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>;

/**
 * Milliseconds; phones take taps within about 300 of each other for a double tap, and do not count them in `detail`.
 */
const longestGap = 350;
/** CSS pixels between the halves of a double tap; a finger does not hit exactly the same place twice. */
const farthest = 40;

/** Stops the second half of a double tap from pressing what the first half has brought up. */
export class DoubleTapGuard {
  #last: Tap | undefined;
  #first: Tap | undefined;

  /** Listens to `click` events in the capture phase. */
  readonly listener = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      if (isSecondTap(this.#first, event)) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      this.#first = undefined;
      this.#last = event;
    },
  };

  /** Call when the current click shows something new. */
  arm(): void {
    this.#first = this.#last;
  }
}

/** Clicks by keys have a `detail` of 0 and are never second taps. */
export function isSecondTap(first: Tap | undefined, { timeStamp, clientX, clientY, detail }: Tap): boolean {
  if (first === undefined || first.detail === 0 || detail === 0) return false;
  const isNear = Math.hypot(clientX - first.clientX, clientY - first.clientY) <= farthest;
  return isNear && (detail > first.detail || timeStamp - first.timeStamp < longestGap);
}
