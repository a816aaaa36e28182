/** The language that an element, or what it stands in, says it is in, looked for through shadow roots; empty where none does. */
export function nearestLanguage(element: Element): string {
  const speaking = element.closest('[lang]');
  if (speaking !== null) return speaking.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : '';
}
