/** Styles imported by a script. */
declare module '*.css';
