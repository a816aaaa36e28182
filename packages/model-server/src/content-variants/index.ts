import { characters } from './characters.js';
import type { ContentVariant } from './content-variant.js';
import { structure } from './structure.js';
import { syntax } from './syntax.js';
import { wrapping } from './wrapping.js';

/** Ways in which models write a good answer badly, for readers of answers and for whole pipelines. */
export const contentVariants: readonly ContentVariant[] = [...wrapping, ...syntax, ...structure, ...characters];
