/** A guard of the code, and how it is taken out to see whether a test notices. */
export interface Guard {
  /** What it keeps out, in words. */
  readonly name: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  /** Text that stands in the file exactly once, and what is put in its place so that the guard lets everything pass. */
  readonly find: string;
  readonly replace: string;
  /** Test files, from the root, of which at least one test must fail then. */
  readonly tests: readonly string[];
  /** Only tests whose names match are run, where the files are long. */
  readonly only?: string;
}
