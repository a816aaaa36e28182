import type { Operation } from './operation.js';

/** Operations by path and method. */
export type Paths = Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
