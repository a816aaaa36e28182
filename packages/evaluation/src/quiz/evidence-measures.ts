import { isRejected, randomFrom, seedFrom, splitWords } from '@ludotext/engine/game';
import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import type { Corpus, Passage, QuizCase } from '../corpus/corpus.js';
import { atLeast, type Measure, type Section, shareOf } from '../measure.js';

interface EvidenceCase {
  readonly id: string;
  readonly source: QuizCase;
  readonly passage: Passage;
  readonly evidence: string;
}

type Change = (each: EvidenceCase) => string | undefined;

/** Ways in which a model or a text box changes the same words. */
const renderings: Readonly<Record<string, Change>> = {
  unchanged: ({ evidence }) => evidence,
  'straight for curly quotes': ({ evidence }) => evidence.replace(/[“”„«»]/g, '"').replace(/[‘’]/g, "'"),
  'curly for straight quotes': ({ evidence }) =>
    evidence
      .replace(/"([^"]*)"/g, '“$1”')
      .replaceAll("'", '’')
      .replaceAll('"', '”'),
  'non-breaking spaces': ({ evidence }) => evidence.replaceAll(' ', '\u00A0'),
  'line wraps': ({ evidence }) => wrap(evidence),
  'upper case': ({ evidence }) => evidence.toUpperCase(),
  'soft hyphens': ({ evidence }) => evidence.replace(/(\p{L}{4})(\p{L}{4})/gu, '$1\u00AD$2'),
};

/** D: words of the text are accepted as evidence in any spelling, and other words are not. */
export async function measureEvidence(corpus: Corpus): Promise<Section> {
  const cases = corpus.quizCases.filter(({ flaw }) => flaw === undefined).flatMap(evidenceCases);
  const accepted = Object.entries(renderings).map(
    ([name, change]): Measure => ({
      section: 'D',
      name: `the text's words accepted: ${name}`,
      ...shareOf(cases, (each) => isAccepted(each, change(each) ?? '')),
      goal: atLeast(1, 0.99),
    }),
  );
  const fakes: Readonly<Record<string, Change>> = {
    'one word changed': (each) => withWordChanged(each, cases),
    'of another text': (each) => foreign(each, cases),
    paraphrase: paraphraseOf,
  };
  const refused = Object.entries(fakes).map(([name, change]): Measure => {
    const faked = cases.flatMap((each) => {
      const fake = change(each);
      return fake === undefined || holds(each.passage.text, fake) ? [] : [{ ...each, fake }];
    });
    return {
      section: 'D',
      name: `other words rejected or corrected: ${name}`,
      ...shareOf(
        faked,
        (each) => !isAccepted(each, each.fake) || holdsVerbatim(each.passage.text, finish(each, each.fake)),
      ),
      goal: atLeast(0.99, 0.97),
    };
  });
  return { letter: 'D', title: 'Evidence', measures: [...accepted, ...refused], details: [] };
}

function evidenceCases(source: QuizCase): EvidenceCase[] {
  return source.passages.flatMap((passage) => {
    const { evidence } = passage;
    return evidence === undefined ? [] : [{ id: `${source.id}${passage.level}`, source, passage, evidence }];
  });
}

/** The evidence of the finished item. */
function finish({ source, passage }: EvidenceCase, evidence: string): string {
  return finished(source, passage, evidence).evidence ?? '';
}

function finished(source: QuizCase, passage: Passage, evidence: string): QuizItem {
  const draft = { evidence, question: source.question, correct: source.key, distractors: [...source.distractors] };
  return quiz.finish?.(draft, contextOf(source, passage)) as QuizItem;
}

const contextOf = (source: QuizCase, passage: Passage) =>
  ({ text: passage.text, language: source.language, origin: 'model', kept: [], seed: 1 }) as const;

/** True when no evidence rule rejects it and the item then quotes the text's own words. */
function isAccepted({ source, passage }: EvidenceCase, evidence: string): boolean {
  const item = finished(source, passage, evidence);
  const findings = quiz.validate(item, contextOf(source, passage));
  if (findings instanceof Promise) throw new Error('the quiz judges at once');
  return (
    !isRejected(findings.filter(({ path }) => path?.[0] === 'evidence')) &&
    holdsVerbatim(passage.text, item.evidence ?? '')
  );
}

/** Whether a text contains a quote verbatim, ignoring line breaks. */
function holdsVerbatim(text: string, quote: string): boolean {
  return quote !== '' && oneSpace(text).includes(oneSpace(quote));
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a text contains the same words, ignoring case and marks. */
function holds(text: string, quote: string): boolean {
  const plain = (each: string) =>
    ` ${each
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(quote));
}

function wrap(text: string): string {
  return text.split(' ').reduce((lines, word, index) => `${lines}${index % 6 === 5 ? '\n  ' : ' '}${word}`);
}

/** The evidence with one content word replaced by a word of another text. */
function withWordChanged(each: EvidenceCase, cases: readonly EvidenceCase[]): string | undefined {
  const random = randomFrom(seedFrom('changed word', each.id));
  const own = contentWords(each);
  const place = own[Math.floor(random() * own.length)];
  const others = contentWords(otherThan(each, cases, random) ?? each).map(({ text }) => text);
  const foreigner = others.find((word) => !each.passage.text.toLowerCase().includes(word.toLowerCase()));
  if (place === undefined || foreigner === undefined) return undefined;
  return each.evidence.slice(0, place.start) + foreigner + each.evidence.slice(place.end);
}

function contentWords({ evidence, source }: EvidenceCase) {
  return splitWords(evidence, source.language).filter(({ text, stop }) => !stop && text.length >= 4);
}

const foreign = (each: EvidenceCase, cases: readonly EvidenceCase[]): string | undefined =>
  otherThan(each, cases, randomFrom(seedFrom('foreign', each.id)))?.evidence;

function otherThan(each: EvidenceCase, cases: readonly EvidenceCase[], random: () => number): EvidenceCase | undefined {
  const others = cases.filter(({ source }) => source.article !== each.source.article);
  return others[Math.floor(random() * others.length)];
}

/** The row's own paraphrase, or the evidence of another reading level. */
function paraphraseOf({ source, passage }: EvidenceCase): string | undefined {
  if (passage.paraphrase !== undefined) return passage.paraphrase;
  const index = source.passages.indexOf(passage);
  return source.passages[(index + 1) % source.passages.length]?.evidence;
}
