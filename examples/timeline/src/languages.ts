import { english } from './english.js';
import { german } from './german.js';
import type { Language } from './language.js';

/** What the dates are read with, and the writer without a model; another language needs an entry here. */
export const languages: Readonly<Record<string, Language>> = { en: english, de: german };
