import type { Told } from '../../facts/told-order.js';
import type { Source } from '../../source/source.js';
import { rootsOf } from '../reading/sentence.js';

/** Minimum steps, and their minimum share of the sentences from the first to the last: advice is no procedure. */
const minSteps = 5;
const minShare = 0.3;

/** The procedures of a text; a heading begins another one, unless it names a part. */
export function proceduresOf({ reading }: Source): (readonly Told[])[] {
  const sections: { steps: Told[]; places: number[] }[] = [];
  let paragraph = -1;
  for (const [sentence, { text, paragraph: own }] of reading.sentences.entries()) {
    const heading = reading.paragraphs.slice(Math.max(0, paragraph + 1), own).find(({ kind }) => kind === 'heading');
    const title = heading === undefined ? undefined : reading.text.slice(heading.start, heading.end);
    if (sections.length === 0 || (title !== undefined && !partTitle.test(title) && !step.test(title)))
      sections.push({ steps: [], places: [] });
    paragraph = own;
    const plain = text
      .replace(/^\d{1,2}[.)]\s*/, '')
      .replace(opener, '')
      .replace(/[.!]$/, '');
    const full = plain.charAt(0).toUpperCase() + plain.slice(1);
    if (!step.test(full)) continue;
    const words = (full.split(restOfStep)[0] ?? '').trim();
    const section = sections.at(-1);
    section?.places.push(sentence);
    // "Take the two sides and fold …": the deed is the second.
    const isHalf = words !== full && /^(?:Take|Use|Get|Hold|Make)\b/.test(words);
    if (isClear(words) && !isHalf && !expected.test(words))
      section?.steps.push({ words, sentence, place: sentence, roots: rootsOf(words) });
  }
  return sections.flatMap(({ steps, places }) => {
    const sentences = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
    return places.length < minSteps || places.length < sentences * minShare ? [] : [steps];
  });
}

/** "Step 2", "Day two" */
const partTitle = /^(?:step|day|part|stage|phase|the (?:first|second|third)|\d)/i;

/** What everybody expects at the beginning or at the end of a procedure. */
const expected =
  /^(?:Bake|Boil|Cook|Cool|Enjoy|Fry|Gather|Leave|Let|Preheat|Roast|Serve|Simmer|Slice|Start|Store|Toast|Unpack|Wait|Wash)\b/;

const opener = /^(?:First|Firstly|Second|Secondly|Third|Next|Then|Now|Finally|Lastly|After that|Meanwhile),? /;
const restOfStep =
  /,|;|:| \(| (?:until|while|when|then|so|or until|before|if) | and (?=\p{Ll}+ (?:the|in|it|them|with|over|out|an?|off|up|for|until|well|to)\b)/u;

/** Minimum and maximum words of a step. */
const size = { min: 3, max: 16 } as const;
/** "Place in the oven", "Cover and let rise": what, only the step before says. */
const withoutObject =
  /^(?:\p{L}+ (?:to|into|onto|on|over|with|for|from|at|and|until|under|again|again|together|well|gently|immediately|completely)|(?!Add|Stir|Mix|Fold|Rub|Whisk|Beat|Pour)\p{L}+ in|\p{L}+ \p{L}+-\p{L}+ (?:up|down)) /u;
/** "Place ball to the center": notes that leave out articles. */
const terse =
  /^(?:Cut|Push|Place|Put|Chop|Turn|Cover|Flip|Press|Lift|Move|Set) (?!up|down|out|off|in|on)(?!(?:the|an?|some|your|half|all|each|both|one|two|three|four|any|several|enough)\s|\d|(?:\p{L}+ )?\p{L}+s\s)/u;
/** What stands before a comma or a bracket may lack its end. */
const torn = / (?:an?|the|of|in|with|and|or|to|large|small|big|\d\S*|\p{L})$/u;
const isClear = (words: string): boolean => {
  const count = words.split(' ').length;
  return (
    count >= size.min &&
    count <= size.max &&
    !dependent.test(words) &&
    !withoutObject.test(words) &&
    !terse.test(words) &&
    !torn.test(words)
  );
};

const step =
  /^(?:Add|Arrange|Bake|Beat|Blend|Boil|Bend|Bring|Brush|Build|Chop|Clean|Clear|Close|Check|Choose|Combine|Connect|Cook|Crack|Cool|Cover|Crush|Cut|Dig|Divide|Drain|Draw|Dry|Dump|Fill|Flip|Fold|Fry|Gather|Get|Glue|Grate|Grease|Grind|Heat|Hold|Insert|Knead|Lay|Leave|Let|Lift|Light|Line|Make|Melt|Measure|Mix|Move|Open|Paint|Peel|Place|Plant|Pour|Preheat|Press|Pull|Push|Put|Raise|Reduce|Remove|Rinse|Roll|Rub|Run|Season|Set|Serve|Shake|Shape|Sift|Simmer|Slice|Soak|Spread|Sprinkle|Squeeze|Stack|Start|Stir|Store|Strain|Take|Tie|Toast|Toss|Transfer|Turn|Use|Wait|Wash|Water|Whip|Whisk|Wipe|Wrap) (?:\p{Ll}|\d)/u;
const dependent =
  /\b(?:it|its|they|them|their|this|that|these|those|such|other|another|rest|again|also|step|above|below|here|there|something|remaining|leftover|excess|prepared|cooked)\b|[()[\]"“”;:]/i;
