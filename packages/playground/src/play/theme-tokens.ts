const colors = ['text', 'muted', 'surface', 'raised', 'border', 'accent', 'on-accent', 'right', 'wrong', 'focus'];

/** The custom properties that players are themed by. */
export const themeTokens: readonly string[] = [
  ...colors.map((color) => `--ludotext-color-${color}`),
  '--ludotext-font',
  '--ludotext-radius',
  '--ludotext-space',
];

/** Their values where an element stands; those that are not set are left out. */
export function themeOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const values = themeTokens.map((token) => [token, style.getPropertyValue(token).trim()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
