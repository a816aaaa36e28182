import type { TextReading } from '@ludotext/engine/game';

/** A statement by a named person of an English story. */
export interface Speech {
  /** The words, without quotation marks. */
  readonly words: string;
  /** The name as in the text, with its article. */
  readonly speaker: string;
  /** Index of its sentence. */
  readonly sentence: number;
  /** The words with their speaker, a slice of the sentence. */
  readonly evidence: string;
}

const verb =
  '(?:said|says|asked|cried|replied|answered|remarked|shouted|exclaimed|whispered|called|added|explained|begged|warned|muttered|sighed|laughed|chuckled|screamed|yelled|roared|growled|thought|continued|agreed|announced|declared|grumbled|sang|told)';
const name =
  "((?:[Tt]he \\p{Lu}\\p{Ll}|\\p{Lu}\\p{Ll}{2})\\p{Ll}*(?: \\p{Lu}\\p{Ll}{2,})?|the (?:old |young |little )?\\p{Ll}{3,})(?![’'\\p{L}]|\\s(?:of|\\p{Lu}))";
/**
 * Words in quotation marks, then their speaker. All repetitions are bounded, so that every start position costs the
 * same.
 */
const pattern = new RegExp(
  `(?:^|[\\s(-])(["“'‘]([^"“”]{16,140}?[,.!?])["”'’]\\s(?:${verb} ${name}|${name} (?:\\p{Ll}{2,}ly )?${verb}))`,
  'gu',
);
/** The speaker, then the words. */
const speakerFirst = new RegExp(
  `(?:^|[\\s(])(${name} (?:\\p{Ll}{2,}ly )?${verb}(?: (?:to )?(?:the |his |her )?\\p{L}{3,})?[,:] ["“‘]([^"“”]{16,140}?[,.!?])["”’])(?=\\s|$)`,
  'gu',
);
/** "The horse came to him, with a saddle on his back, and said, “…”": one who acts, then speaks. */
const speakerActing = new RegExp(
  `^((?:\\p{Lu}\\p{Ll}+ly,? )?(?!\\p{Lu}\\p{Ll}+ly )${name} (?!${verb})(?![^"“‘]*\\b(?:who|which|when|while|that|as|but|and (?:the|a|an|his|her|they|he|she|\\p{Lu}\\p{Ll}+))\\b)[^"“‘]{4,120}? and (?:then )?${verb}(?: to (?:the |his |her )?\\p{L}{3,})?[,:] ["“'‘]([^"“”]{16,140}?[,.!?])["”'’])(?=\\s|$)`,
  'gu',
);
/** A closing and an opening single quotation mark inside mean that two speeches were matched as one. */
const interrupted = /[,.!?;]['’]\s|['’]\s?\(|--/u;
const pronouns =
  /^(?:He|She|They|You|And|But|Then|When|What|Who|Nobody|Everybody|Everyone|the (?:other|others|next|first|second|one))$/;

/** Words without which the beginning of a speech may only call somebody. */
const says =
  /[!?]$|\b(?:I|you|your|we|us|he|she|it|they|me|this|that|there|is|are|was|were|do|does|did|have|has|had|will|would|can|could|must|may|might|shall|should|let|come|go|give|take|bring|look|see|tell|what|who|how|why|when|never|not|please|nobody|everybody)\b|['’](?:ll|re|ve|m|s|t|d)\b|n['’]t\b|^(?!Dear|My|Good|Oh?)\p{Lu}\p{Ll}+ (?:the|an?|him|her|them|up|out|down|off|on|in)\b/iu;

/** The speeches of a text that name their speaker; none in other languages. */
export function speechesIn(reading: TextReading, language: string): Speech[] {
  if (language !== 'en') return [];
  const speeches = reading.sentences.flatMap(({ text }, sentence) => {
    if (!/["“'‘]/.test(text)) return [];
    const behind = [...text.matchAll(pattern)].map(([, evidence = '', words = '', after, before]) => ({
      evidence,
      words,
      name: after ?? before ?? '',
    }));
    const ahead = (
      /[,:] ["“'‘]/.test(text) ? [...text.matchAll(speakerFirst), ...text.matchAll(speakerActing)] : []
    ).map(([, evidence = '', named = '', words = '']) => ({
      evidence,
      words,
      name: named,
    }));
    return [...behind, ...ahead].flatMap(({ evidence, words, name: named }) => {
      const speaker = named.replace(/^The /, 'the ');
      if (interrupted.test(words) || pronouns.test(speaker) || words.split(' ').length < 4) return [];
      // "My long and bubbling friend," said the Ox, "come in": the first part may say nothing yet.
      const goesOn = /^, ["“'‘]/.test(text.slice(text.indexOf(evidence) + evidence.length));
      if (goesOn && !says.test(words)) return [];
      return [{ words: words.replace(/[,.]$/, ''), speaker, sentence, evidence }];
    });
  });
  // A repeated speech may have two speakers.
  return speeches.filter(({ words }) => reading.text.indexOf(words) === reading.text.lastIndexOf(words));
}

/** The other speakers of a text, those nearest to a speech first. */
export function otherSpeakers(speech: Speech, speeches: readonly Speech[]): string[] {
  const own = headOf(speech.speaker);
  const others = new Map<string, string>();
  const at = speeches.indexOf(speech);
  const near = speeches
    .slice(Math.max(0, at - 60), at + 60)
    .sort((a, b) => Math.abs(a.sentence - speech.sentence) - Math.abs(b.sentence - speech.sentence));
  for (const { speaker } of near) {
    const head = headOf(speaker);
    if (head !== own && !speech.words.includes(head) && !others.has(head)) others.set(head, speaker);
  }
  return [...others.values()].slice(0, 3);
}

const headOf = (speaker: string): string => speaker.slice(speaker.lastIndexOf(' ') + 1);

const opensQuote = /[“«„「『]|(?<![\p{L}\p{N}.,!?…])(?:"|['‘](?=\p{Lu}))/gu;
const closesQuote: Readonly<Record<string, RegExp>> = {
  '“': /[”"]/gu,
  '„': /[“”"]/gu,
  '«': /»/gu,
  '「': /」/gu,
  '『': /』/gu,
  '"': /"/gu,
  "'": /['’](?!\p{L})/gu,
  '‘': /['’](?!\p{L})/gu,
};

/** The sentences, by their index, that begin inside a speech of their paragraph: somebody says them. */
export function spokenSentences({ sentences }: TextReading): ReadonlySet<number> {
  const spoken = new Set<number>();
  let open: string | undefined;
  let paragraph = -1;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.paragraph !== paragraph) open = undefined;
    paragraph = sentence.paragraph;
    if (open !== undefined) spoken.add(index);
    for (let at = 0; at < sentence.text.length; ) {
      const mark: RegExp = (open === undefined ? undefined : closesQuote[open]) ?? opensQuote;
      mark.lastIndex = at;
      const found = mark.exec(sentence.text);
      if (found === null) break;
      open = open === undefined ? found[0] : undefined;
      at = found.index + 1;
    }
  }
  return spoken;
}
