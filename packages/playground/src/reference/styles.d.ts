/** Styles that are loaded beside a script. */
declare module '*.css';
