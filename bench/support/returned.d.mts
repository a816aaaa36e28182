import type { FixtureText } from '../../scripts/document-fixtures/text.mjs';

export interface SourceSentences {
  readonly sentences: readonly string[];
  readonly aside: readonly string[];
}
export function sentencesOf(text: FixtureText): SourceSentences;
export function returned(source: SourceSentences, text: string): { inOrder: number; extra: number };
