export interface FixtureText {
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly object[];
  readonly notes: ReadonlyMap<string, string>;
}
export function parseText(source: string): FixtureText;
