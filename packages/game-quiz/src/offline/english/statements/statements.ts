import { splitWords } from '@ludotext/engine/game';
import { en } from '../../../languages/en.js';
import { wordSet } from '../../../languages/index.js';
import { isStatement } from '../../source/statements.js';
import { isClearGap, opensBackwards, topicOf } from '../gates.js';
import type { EnglishText, Mentioned, ReadSentence } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { isSoundStem } from '../sound-stems.js';
import { type Stated, statedOf } from '../stated.js';
import { standsAlone } from './stands-alone.js';

/** A sentence of the text that can be understood alone. */
export interface Statement {
  readonly text: string;
  /** Index of its sentence. */
  readonly sentence: number;
  /** The words of the text that prove it. */
  readonly evidence: string;
  /** Whether its opposite is false: it does not say what is sometimes so, or only of some. */
  readonly isFirm: boolean;
}

/** Minimum and maximum words of a statement among options. */
const minWords = 6;
const maxWords = 22;

/** The share of clauses in the past from which on a text with hardly a number tells a story. */
const mostlyPast = 0.65;

function tellsStory({ sentences, source: { reading } }: EnglishText): boolean {
  const clauses = sentences.flatMap(({ clause }) => clause ?? []);
  const numbers = reading.text.match(/\d+/g)?.length ?? 0;
  return (
    clauses.filter(({ past }) => past).length > clauses.length * mostlyPast && numbers <= reading.sentences.length / 20
  );
}

const mostlyCommands = 0.2;
const commanding = wordSet(en.instructionVerbs);
const opensCommand = (token: Token | undefined): boolean =>
  token !== undefined && (token.is('Infinitive') || token.is('Imperative') || commanding.has(token.lower));

/** The sentences of an English text that can be understood alone, long ones up to the end of their main clause. */
export function englishStatements(text: EnglishText): Statement[] {
  const { reading } = text.source;
  // What a story tells can mostly be told only after what was before.
  if (tellsStory(text)) return [];
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

/** What holds of some, or may hold, has no opposite that is false. */
const hedged =
  /\b(?:some|sometimes|perhaps|probably|possibly|many|several|most|can|could(?! not)|may(?! not)|might|including|include|such as|one of|certain|tend|tends|example|up to|according to|suggests?|believed|seems?|almost|nearly|either|or)\b/i;
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
