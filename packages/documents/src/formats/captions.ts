import type { DocumentBuilder } from '../builder.js';
import type { Reader } from '../reader.js';
import { decodeText } from '../text-encoding.js';

/**
 * Subtitles: what is said as paragraphs of sentences, each cue a place by its time. Captions that roll, and so repeat
 * lines, are said once; notes of sounds, marks of music, and marks of how to show a cue are left out.
 */
export const readCaptions: Reader = async ({ bytes, charset, type }, builder) => {
  const lines = (await decodeText(bytes, charset)).split(/\r\n|\r|\n/);
  const language = type === 'vtt' ? /^Language: *([\w-]{2,35})/m.exec(lines.slice(0, 10).join('\n'))?.[1] : undefined;
  if (language !== undefined) builder.language = language;
  const writer = new CaptionWriter(builder);
  for (const cue of cuesOf(lines, type === 'vtt')) writer.cue(cue);
};

interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly lines: string[];
}

const timing =
  /^\s*(?:(\d{1,9}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})[ \t]*-->[ \t]*(?:(\d{1,9}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

function* cuesOf(lines: readonly string[], isVtt: boolean): Generator<Cue> {
  let cue: Cue | undefined;
  /** Inside the header, a note or a style, which end with a blank line. */
  let isSkipping = isVtt;
  let isAfterBlank = false;
  /** The last line of the cue, when it may be the name of the next one. */
  let isName = false;
  for (const line of lines) {
    const time = timing.exec(line.slice(0, 200));
    if (time !== null) {
      if (isName) cue?.lines.pop();
      if (cue !== undefined) yield cue;
      cue = { start: seconds(time, 1), end: seconds(time, 5), lines: [] };
      [isSkipping, isAfterBlank, isName] = [false, false, false];
    } else if (line.trim() === '') {
      [isSkipping, isAfterBlank, isName] = [false, true, false];
    } else if (!isSkipping) {
      isSkipping = isVtt && isAfterBlank && /^(?:NOTE|STYLE|REGION)(?=\s|$)/.test(line);
      if (!isSkipping) cue?.lines.push(line);
      isName = !isSkipping && (/^\s*\d{1,9}\s*$/.test(line.slice(0, 40)) || (isVtt && isAfterBlank));
      isAfterBlank = false;
    }
  }
  if (cue !== undefined) yield cue;
}

function seconds(time: RegExpExecArray, group: number): number {
  const [hours, minutes, whole, parts] = [0, 1, 2, 3].map((index) => time[group + index] ?? '0');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(`0.${parts}`);
}

/** Above this many characters a paragraph ends with the next sentence. */
const longParagraph = 500;

/** A paragraph without any sentence end ends here. */
const longestParagraph = 1500;

/** Silence that ends a paragraph where a sentence ends too, and silence that always does; in seconds. */
const [pause, silence] = [2, 6];

const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*$/;

/** Writes cues one after the other as paragraphs. */
class CaptionWriter {
  readonly #builder: DocumentBuilder;
  /** What the last cue showed. */
  #shown: readonly string[] = [];
  #end = Number.NEGATIVE_INFINITY;
  #speaker = '';
  /** Characters of the open paragraph, and its last ones. */
  #length = 0;
  #tail = '';
  #second = -1;

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
  }

  cue({ start, end, lines }: Cue): void {
    const said = lines.flatMap(utterancesOf);
    const shown = said.map(({ text }) => text);
    const isNext = start <= this.#end + 0.5;
    const fresh = isNext ? said.slice(repeated(this.#shown, shown)) : said;
    const last = this.#shown.at(-1);
    for (const [index, { text, speaker, isTurn }] of fresh.entries()) {
      // A line that grows word by word.
      const grown =
        isNext && index === 0 && fresh.length === said.length && last !== undefined && text.startsWith(`${last} `);
      this.#say(grown ? text.slice(last.length + 1) : text, { speaker, isTurn: isTurn && !grown, start });
      // There is no silence inside a cue.
      this.#end = Math.max(this.#end, start);
    }
    if (shown.length > 0) this.#shown = shown;
    this.#end = Math.max(end, start);
  }

  #say(
    text: string,
    { speaker, isTurn, start }: { speaker: string | undefined; isTurn: boolean; start: number },
  ): void {
    const isOther = speaker !== undefined && speaker !== this.#speaker;
    const quiet = start - this.#end;
    const hasEnded = sentenceEnd.test(this.#tail);
    const isFull = this.#length > longParagraph || quiet >= pause;
    if (
      this.#length === 0 ||
      isOther ||
      isTurn ||
      quiet >= silence ||
      this.#length > longestParagraph ||
      (hasEnded && isFull)
    ) {
      this.#builder.begin();
      this.#length = 0;
    } else if (!(isUnspaced.test(this.#tail) && isUnspaced.test(text.slice(0, 1)))) {
      this.#builder.append(' ');
    }
    const second = Math.floor(start);
    if (second !== this.#second) this.#builder.place({ kind: 'time', seconds: second }, false);
    this.#second = second;
    if (speaker !== undefined) this.#speaker = speaker;
    const written = isOther ? `${speaker}: ${text}` : text;
    this.#builder.append(written);
    this.#length += written.length;
    this.#tail = written.slice(-8);
  }
}

/** The last character of scripts that put no spaces between words. */
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]$/u;

/** How many lines at the beginning of a cue were the last ones of the cue before it. */
function repeated(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length, 20); count > 0; count -= 1) {
    if (lines.slice(0, count).every((line, index) => line === before[before.length - count + index])) return count;
  }
  return 0;
}

interface Utterance {
  readonly text: string;
  readonly speaker?: string;
  /** Another person speaks, who has no name. */
  readonly isTurn: boolean;
}

/** What is said in a line of a cue. */
function utterancesOf(line: string): Utterance[] {
  const found: Utterance[] = [];
  // Before each voice; the first piece has none.
  for (const piece of line.slice(0, 20_000).split(/(?=<v[. \t][^<>]*>)/i)) {
    const speaker = /^<v(?:\.[^\s<>]*)?[ \t]+([^<>]*)>/i.exec(piece)?.[1];
    const text = plain(piece);
    const turn = /^(?:>>+|[-–—](?=[^\s\d-]|\s+\S))\s*/.exec(text);
    const said = text.slice(turn?.[0].length ?? 0);
    if (said === '') continue;
    const name = speaker === undefined ? '' : plain(speaker).slice(0, 80);
    found.push({ text: said, isTurn: turn !== null, ...(name === '' ? {} : { speaker: name }) });
  }
  return found;
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
  '&quot;': '"',
  '&#39;': "'",
};

/** Without tags, notes of sounds and marks of music. */
function plain(text: string): string {
  const said = text
    .replace(/<rt>[^<>]*<\/rt>/gi, '')
    .replace(/<\/?[a-z0-9][^<>]*>|\{\\[^{}]*\}/gi, '')
    .replace(/&(?:amp|[lg]t|nbsp|[lr][lr]m|quot|#39);/g, (name) => characters[name] ?? name)
    .replace(/\[[^[\]]{0,100}\]|[♩♪♫♬]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A line that is all in brackets says what is heard.
  return /^\([^()]*\)$/.test(said) ? '' : said;
}
