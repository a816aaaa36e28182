import { splitWords } from '@ludotext/engine/game';
import { en } from '../../languages/en.js';
import { wordSet } from '../../languages/index.js';
import type { Alteration } from '../facts/alterations.js';
import type { Statement } from '../facts/altered-statements.js';
import { isStatement } from '../source/statements.js';
import { canBeOption, thingDistractors } from './distractors.js';
import { isClearGap, opensBackwards, topicOf } from './gates.js';
import { classOfName, closeness } from './noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from './reading/sentence.js';
import type { Token } from './reading/tagger.js';
import { isSoundStem } from './sound-stems.js';
import { standsAlone } from './stands-alone.js';
import { type Stated, statedOf } from './stated.js';

/** Minimum and maximum words of a statement among options. */
const minWords = 6;
const maxWords = 22;

const mostlyCommands = 0.2;
const commanding = wordSet(en.instructionVerbs);
const opensCommand = (token: Token | undefined): boolean =>
  token !== undefined && (token.is('Infinitive') || token.is('Imperative') || commanding.has(token.lower));

/** The sentences of an English text that can be understood alone, long ones up to the end of their main clause. */
export function englishStatements(text: EnglishText): Statement[] {
  const { reading } = text.source;
  const topic = topicOf(text);
  const commands = text.sentences.filter(({ tokens }) => opensCommand(tokens[0])).length;
  // A procedure states little, and its commands are no statements.
  if (commands > text.sentences.length * mostlyCommands) return [];
  const seen = new Set<number>();
  return text.sentences.flatMap((sentence): Statement[] => {
    const stated = statedOf(sentence, text);
    const whole = reading.sentences[sentence.index];
    if (stated === undefined || whole === undefined || seen.has(sentence.index)) return [];
    for (const said of wordings(sentence, stated)) {
      const count = said.split(' ').length;
      if (count < minWords || count > maxWords || !isClear(said, sentence)) continue;
      if (!standsAlone(said, sentence, text, topic)) continue;
      if (!isStatement({ ...whole, text: said, words: splitWords(said, 'en') }, reading, 'en')) continue;
      seen.add(sentence.index);
      return [
        {
          text: said,
          sentence: sentence.index,
          evidence: stated.evidence,
          isFirm: !hedged.test(said) && !defines.test(said) && !(change.test(said) && shows.test(said)),
          ofLanguage: () => ofThings(said, sentence, text, topic),
        },
      ];
    }
    return [];
  });
}

/** The whole statement, and the same up to the end of its main clause. */
function wordings(sentence: ReadSentence, { text, said }: Stated): string[] {
  const finite = sentence.clause !== undefined || hasVerb(sentence.tokens);
  const short = finite ? shortened(text, said ?? startOfMain(text)) : undefined;
  return [...(finite ? [text] : []), ...(short === undefined ? [] : [short])];
}

/** Whether words that are not read as a clause have a verb of their own, and are no caption: "Gordon's alleged tomb". */
const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.is('Copula') || token.is('Modal')) return true;
    const agrees =
      (token.is('PastTense') || token.is('PresentTense')) && !token.is('Gerund') && !token.is('Infinitive');
    const describes = before?.is('Determiner') || before?.is('Possessive') || next?.is('Noun') || before?.is('Noun');
    return agrees && (describes !== true || before?.is('Pronoun') === true || /^(?:the|an?)$/.test(next?.lower ?? ''));
  });

/** Where a sentence may end after its main part: before a second main clause, or before an addition. */
const ends =
  /;|\s[–—]\s|—|--|,? (?:but|although|though|while|whereas|so that) |, (?:and|so) (?:he|she|it|they|the|a|an|this|his|her|its|their) |, (?:which|who|whose|where|when|because|since|as|even|thus|thereby) |, (?:\p{Ll}+ly )?\p{Ll}{3,}ing (?=(?:the|an?|his|her|its|their|it|them|\p{Lu}|\p{Ll}+s|many|more|from|to|in)\b)/gu;
const minPart = 30;
const opensLater =
  /^(?:In|On|At|By|For|From|With|Within|Without|During|Throughout|Through|Under|After|Before|Since|Until|Upon|Despite|Among|Between|Over|When|While|As|If|Because|Although|Though|Once|Unlike|Like|Along|To|Just|Shortly|\p{Lu}\p{Ll}+(?:ed|ing|ly)) /u;

/** Where the main part has begun: behind the first comma if the sentence opens with something else. */
const startOfMain = (text: string): number => (opensLater.test(text) ? text.indexOf(',') + 1 || text.length : 0);

function shortened(text: string, from: number): string | undefined {
  const end = [...text.matchAll(ends)].find(({ index }) => index > Math.max(from, minPart));
  if (end === undefined) return undefined;
  const rest = text.slice(end.index);
  const isAside = /^, (?:who|which|whose|where|when|as)\b/.test(rest) && /^,[^,]*, (?!and |or )/u.test(rest);
  const part = text.slice(0, end.index);
  return isAside || part.split('(').length !== part.split(')').length ? undefined : `${part}.`;
}

/** Other things of the text in the place of one that the statement names. */
function ofThings(
  said: string,
  { mentioned }: ReadSentence,
  text: EnglishText,
  topic: ReadonlySet<string>,
): Alteration[] {
  return mentioned.flatMap((key): Alteration[] => {
    const places = said.toLowerCase().split(key.text.toLowerCase());
    const at = places[0]?.length ?? 0;
    const end = at + key.text.length;
    if (places.length !== 2 || !canBeOption(key) || /[\p{L}\p{N}-]/u.test(`${said.charAt(at - 1)}${said.charAt(end)}`))
      return [];
    if ([...rootsOf(key.head)].every((root) => topic.has(root))) return [];
    // "President Jefferson": the title says who; "his" says of which gender somebody is.
    if (key.kind === 'person' && (title.test(said.slice(0, at)) || gendered.test(said))) return [];
    const asked = { key, sentence: said, question: places.join(' '), gender: key.gender };
    const other = thingDistractors(asked, text).find((each) => isBeside(key, each, text));
    if (other === undefined) return [];
    const rest = rootsOf(asked.question);
    if ([...rootsOf(other)].some((root) => rest.has(root))) return [];
    const to = at === 0 ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    return [
      {
        kind: 'term',
        isCertain: false,
        text: `${said.slice(0, at)}${to}${said.slice(end)}`,
        from: key.text,
        to: other,
      },
    ];
  });
}

const title =
  /\b(?:President|King|Queen|Sir|Lady|Lord|Dr|Captain|General|Professor|Emperor|Pope|Prince|Princess|Saint|St\.?|Mr\.?|Mrs\.?|\p{Ll}+(?:er|or|ist|ian)) $|(?:of|named|called) $/u;
const gendered = /\b(?:he|she|his|her|him|hers)\b/i;

/**
 * Whether the text has another thing of one narrow class with this: a person, a place, another kind of the same thing,
 * and for a subject another of which the text tells something.
 */
function isBeside(
  { head, phrase, kind, country, role, text: own }: Mentioned,
  other: string,
  text: EnglishText,
): boolean {
  if (!text.source.reading.text.includes(other)) return false;
  if (phrase.name) return kind === 'person' || country || classOfName(own.replace(/^the /, '')) !== undefined;
  const otherHead = other.slice(other.lastIndexOf(' ') + 1).toLowerCase();
  const isTold = () =>
    (text.byHead.get(otherHead) ?? []).some(({ subject }) => subject?.text.toLowerCase() === other.toLowerCase());
  return head === otherHead || (role === 'subject' && closeness(head, otherHead) > 0 && isTold());
}

/** What holds of some, or may hold, has no opposite that is false. */
const hedged =
  /\b(?:some|sometimes|perhaps|probably|possibly|many|several|most|can|could|may|might|including|include|such as|one of|certain|tend|tends|example|up to|according to|suggests?|believed|seems?|almost|nearly|either|or)\b/i;
/** What a word means is known. */
const defines = /^(?:An? )?(?:\p{L}+ ){1,3}(?:is|are) (?:an?|the) /u;
/** A change whose direction the sentence shows, by what causes it or what it is for. */
const change =
  /\b(?:increas|decreas|reduc|rise|rose|fall|fell|grew|grow|shr[iau]nk|expand|contract|improv|strengthen|weaken)/;
const shows =
  /\b(?:by|for|without) \p{Ll}+ing\b|\bto \p{Ll}+ (?:the|an?)\b|\b(?:because|since|due to|thanks to|caus|driv|lead|led|mak|help|so that|insulat|further|even|only)/u;
const vague =
  /\b(?:some say|as (?:mentioned|shown|described|discussed|noted)|for (?:example|instance)|in other words|that is to say|et al|etc|now|today|then|other than|the others?|(?:two|three|four|five|ten|twenty|key|some|many|most|all|no) (?:\p{Ll}+ )?other)\b|^What\b|^(?:\p{Lu}\p{Ll}+, ){2}/iu;
/** A thing that an earlier sentence named. */
const openThing =
  /\b(?:the|The) (?:nation|country|city|town|village|island|company|team|agreement|law|deal|study|researchers?|scientists?|authors?|event|war|battle|purchase|expedition|explorers|project|book|film|work|thought|group|canal|railroad|crash|revival|remark|silence|bouquet|liberation|family|tree|car|injury|killing|driver|dough|auction|exhibition|ship|machine|school|house|king|queen|man|woman|boy|girl|men|boys?|girls?|women|people at)\b(?! (?:of|that|which|who|called|named|in|on|at|between|from)\b)/;
const openThat =
  /[“”"]|\bfrom there\b|\bthan that (?:by|in|at)\b|(?<!^)\bthere\b(?! (?:is|are|was|were|be|has|have|had|will|would|may|might|could|can|seems?)\b)|\b(?:at|in|on|of|from|by|for|to) that \p{Ll}/iu;
const plainPronoun = /\b(?:it|its|they|them|their)\b/i;

/** "The killing is …": one that an earlier sentence named, unless something says which. */
const openSubject =
  /^(?:[^,]{1,40}, )?[Tt]he (?:\p{Ll}+est |lower |upper |next |whole |new |old )?(?:\p{Ll}+(?<!s|people|men|children)|trials|results|streets|differences) (?:is|are|was|were|has|had|can|could|will|would|does|did|\p{Ll}+ed|\p{Ll}+s|took|came|went|made|became|began|gave|led|left|rose|fell|grew|found|stood|lay|kept|saw|got|sat|put|ran|set|cut|let|broke|spoke|told|said|thought|knew|brought|built|held|won|lost) /u;

function isClear(said: string, { tokens, mentioned }: ReadSentence): boolean {
  const question = `${said.replace(/\.$/, '')}?`;
  const fact = (stem: string) => ({
    kind: 'assertion' as const,
    draft: { evidence: said, question: stem, correct: '', distractors: [] },
    sentence: 0,
    value: 0,
  });
  const person = said.search(/\b(?:he|she|his|her|hers|himself|herself)\b/i);
  const isPerson = ({ text, kind }: Mentioned) =>
    kind === 'person' && said.slice(0, person).includes(text.replace(/^an? |^the /i, ''));
  if (/\bhim\b/.test(said) || (person !== -1 && !mentioned.some(isPerson))) return false;
  if (opensCommand(tokens[0])) return false;
  const pronoun = said.search(plainPronoun);
  const before = pronoun === -1 ? said : said.slice(0, pronoun);
  const isNamed = tokens.some((token) => token.is('Noun') && !token.is('Pronoun') && before.includes(token.text));
  return (
    isNamed &&
    !/\b(?:that|as|when|because|if|where) (?:it|they)\b/i.test(said) &&
    !opensBackwards(said) &&
    !vague.test(said) &&
    !openThing.test(said) &&
    !openThat.test(said) &&
    !openSubject.test(said) &&
    isClearGap(fact(said)) &&
    isSoundStem(fact(question))
  );
}
