import { english } from './english.js';
import { german } from './german.js';
import type { Tongue } from './tongue.js';

/** What the dates are read with, and the writer without a model; another language needs an entry here. */
export const tongues: Readonly<Record<string, Tongue>> = { en: english, de: german };
