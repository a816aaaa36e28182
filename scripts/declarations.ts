/** How type declarations are built: types are not checked again. `npm run typecheck` does that once for all packages. */
export const declarations = { compilerOptions: { noCheck: true } };
