/** What of a click decides whether it is the second half of a double tap. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>;

/** Milliseconds; phones take taps that follow each other within about 300 for one double tap, and do not count them in `detail`. */
const longestGap = 350;
/** CSS pixels between the halves of a double tap; a finger does not come down in the very same place twice. */
const farthest = 40;

/** Keeps the second half of a double tap from pressing what the first half brought up under the finger. */
export class DoubleTapGuard {
  #last: Tap | undefined;
  #first: Tap | undefined;

  /** For `click` events, before they come to what is clicked. */
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

  /** The click being handled shows something new. */
  arm(): void {
    this.#first = this.#last;
  }
}

/** Clicks made by keys have a `detail` of 0, and are none. */
export function isSecondTap(first: Tap | undefined, { timeStamp, clientX, clientY, detail }: Tap): boolean {
  if (first === undefined || first.detail === 0 || detail === 0) return false;
  const isNear = Math.hypot(clientX - first.clientX, clientY - first.clientY) <= farthest;
  return isNear && (detail > first.detail || timeStamp - first.timeStamp < longestGap);
}
