/** How near the edge of what scrolls a dragged piece makes it scroll, in CSS pixels. */
const edge = 64;
/** At the edge itself, in CSS pixels a frame. */
const fastest = 16;

/** How far to scroll in a frame, in CSS pixels, for a point at `y` between the edges `top` and `bottom`; up is below 0. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  // Of a low window only the outer quarters count, so that there is a place to rest.
  const width = Math.min(edge, (bottom - top) / 4);
  if (width <= 0) return 0;
  const above = Math.min(1, (top + width - y) / width);
  const below = Math.min(1, (y - bottom + width) / width);
  if (above > 0) return -Math.ceil(above * fastest);
  return below > 0 ? Math.ceil(below * fastest) : 0;
}

/** Scrolls what `element` stands in when the point is near its edge. */
export function scrollNearEdge(element: Element, y: number): void {
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

/** The element around another one, out of slots and shadow roots too. */
function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
