import type { Point } from './drop-place.js';

/** The callbacks of a drag. */
export interface DragSteps {
  /** Whether the piece follows in every direction or, in a list, only up and down. */
  readonly direction: 'any' | 'vertical';
  /** Called when the pointer has moved far enough for a drag. */
  lift(): void;
  over(point: Point): void;
  /** Called when the drag is dropped or cancelled; the piece is still at the pointer. */
  end(isDropped: boolean): void;
}

interface Drag {
  readonly pointer: number;
  /** Distance in CSS pixels from which a movement is a drag and not a click or a tap. */
  readonly slop: number;
  /** The element that follows the pointer, inside the slot that keeps its place. */
  readonly card: HTMLElement;
  readonly steps: DragSteps;
  readonly start: Point;
  /** Position of the slot at the start. */
  readonly slot: Point;
  readonly listeners: AbortController;
  at: Point;
  isLifted: boolean;
  frame: number;
}

/**
 * Drags one piece at a time with one pointer: mouse, pen or finger. Anything but releasing it cancels the drag: a
 * pointer taken over for scrolling, a lost capture, a window that loses the focus, Escape, a removed piece.
 */
export class PointerDrag {
  private drag: Drag | undefined;
  private hasDragged = false;

  /** Starts with a press that may become a drag. */
  press(event: PointerEvent, card: HTMLElement, steps: DragSteps): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.cancel();
    this.hasDragged = false;
    const listeners = new AbortController();
    const { x, y } = cornerOf(card.parentElement ?? card);
    const at = { x: event.clientX, y: event.clientY };
    const slop = event.pointerType === 'mouse' ? 5 : 8;
    const fixed = { pointer: event.pointerId, slop, card, steps, start: at, slot: { x, y }, listeners };
    const drag: Drag = { ...fixed, at, isLifted: false, frame: 0 };
    this.drag = drag;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void): void =>
      window.addEventListener(name, listen, { signal: listeners.signal, capture: true });
    const onPointer = (name: PointerEventName, listen: (event: PointerEvent) => void): void =>
      on(name, (event) => event.pointerId === drag.pointer && listen(event));
    onPointer('pointermove', (event) => this.move(drag, { x: event.clientX, y: event.clientY }));
    onPointer('pointerup', () => this.end(true));
    onPointer('pointercancel', () => this.end(false));
    onPointer('lostpointercapture', () => this.end(false));
    on('blur', (event) => event.target === window && this.end(false));
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !drag.isLifted) return;
      event.preventDefault();
      event.stopPropagation();
      this.end(false);
    });
    // A long press or a moving mouse must not act on text during a drag.
    for (const name of ['contextmenu', 'selectstart', 'dragstart'] as const)
      on(name, (event) => event.preventDefault());
  }

  /** Cancels the current drag. */
  cancel(): void {
    this.end(false);
  }

  /** Whether a click is only the end of the last drag; clicks by keys have no pointer. */
  isEndOfDrag(click: MouseEvent): boolean {
    return this.hasDragged && click.detail > 0;
  }

  private move(drag: Drag, at: Point): void {
    drag.at = at;
    const far = Math.hypot(at.x - drag.start.x, at.y - drag.start.y) >= drag.slop;
    if (!drag.isLifted && far) this.lift(drag);
    if (drag.isLifted) this.follow(drag);
  }

  private lift(drag: Drag): void {
    drag.isLifted = true;
    this.hasDragged = true;
    drag.steps.lift();
    const tick = (): void => {
      scrollNearEdge(drag.card, drag.at.y);
      drag.frame = requestAnimationFrame(tick);
      this.follow(drag);
    };
    drag.frame = requestAnimationFrame(tick);
  }

  private follow(drag: Drag): void {
    if (!drag.card.isConnected) {
      this.cancel();
      return;
    }
    // The slot moves when the page scrolls.
    const { x, y } = cornerOf(drag.card.parentElement ?? drag.card);
    const { at, start, slot, steps } = drag;
    const across = steps.direction === 'vertical' ? 0 : at.x - start.x - (x - slot.x);
    drag.card.style.translate = `${across}px ${at.y - start.y - (y - slot.y)}px`;
    steps.over(at);
  }

  private end(isDropped: boolean): void {
    const { drag } = this;
    if (drag === undefined) return;
    this.drag = undefined;
    drag.listeners.abort();
    cancelAnimationFrame(drag.frame);
    if (drag.isLifted) drag.steps.end(isDropped && drag.card.isConnected);
    drag.card.style.translate = '';
  }
}

type PointerEventName = 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture';

function cornerOf(element: Element): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** Distance from the edge of a scroll container, in CSS pixels, at which a dragged piece scrolls it. */
const edge = 64;
/** Speed at the edge itself, in CSS pixels per frame. */
const fastest = 16;

/**
 * The distance to scroll per frame, in CSS pixels, for a point at `y` between the edges `top` and `bottom`; negative is
 * up.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  // In a low window only the outer quarters scroll, so that there is an area that does not.
  const width = Math.min(edge, (bottom - top) / 4);
  if (width <= 0) return 0;
  const above = Math.min(1, (top + width - y) / width);
  const below = Math.min(1, (y - bottom + width) / width);
  if (above > 0) return -Math.ceil(above * fastest);
  return below > 0 ? Math.ceil(below * fastest) : 0;
}

/** Scrolls the container of `element` when the point is near its edge. */
function scrollNearEdge(element: Element, y: number): void {
  const scroller = scrollerOf(element);
  const box = scroller.getBoundingClientRect();
  const isPage = scroller === document.scrollingElement;
  const top = isPage ? 0 : Math.max(0, box.top);
  const bottom = isPage ? innerHeight : Math.min(innerHeight, box.bottom);
  const speed = edgeSpeed(y, top, bottom);
  if (speed !== 0) scroller.scrollBy({ top: speed, behavior: 'instant' });
}

function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let at: Element | undefined = element; at !== undefined && at !== page; at = parentOf(at)) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at !== document.body && at.scrollHeight > at.clientHeight) return at;
  }
  return page;
}

/** The parent of an element, across slots and shadow roots. */
function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
