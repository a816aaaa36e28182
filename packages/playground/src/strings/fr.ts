import type { Strings } from './en.js';

// French texts of the page. `{name}` is a placeholder for a value.

export const fr: Partial<Strings> = {};
