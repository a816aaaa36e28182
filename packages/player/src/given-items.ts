/** The items in an element's child `<script type="application/json">`: a list, or one item; undefined without such a child. */
export function givenItems(element: Element): readonly unknown[] | undefined {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (script === null) return undefined;
  try {
    const given: unknown = JSON.parse(script.textContent ?? '');
    return Array.isArray(given) ? given : [given];
  } catch (cause) {
    // Whoever wrote the page sees in the console what is wrong with it; the rest of the page goes on.
    reportError(new Error(`The items in <${element.localName}> are not JSON.`, { cause }));
    return undefined;
  }
}
