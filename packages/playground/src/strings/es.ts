import type { Strings } from './en.js';

// Spanish texts of the page. `{name}` is a placeholder for a value.

export const es: Partial<Strings> = {};
