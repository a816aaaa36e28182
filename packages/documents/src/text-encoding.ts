/** What the first bytes of a text say of its encoding. The longer mark of two that begin alike comes first. */
const marks: readonly (readonly [string, string])[] = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFF\xFE\0\0', 'utf-32le'],
  ['\0\0\xFE\xFF', 'utf-32be'],
  ['\xFF\xFE', 'utf-16le'],
  ['\xFE\xFF', 'utf-16be'],
];

/** Encodings that hold others: what is said to be Latin-1 has the quotes of windows-1252, as everywhere on the web. */
const larger: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-8-i': 'iso-8859-8',
  gb2312: 'gb18030',
  gbk: 'gb18030',
};

/** What is looked at where an encoding has to be guessed. */
const sampleBytes = 64 * 1024;

/**
 * A text in any common encoding. Its bytes decide where they can: by a byte order mark, as valid UTF-8, as UTF-16 by its
 * zeros. Then what is declared counts, then what the bytes look like. What is no character becomes U+FFFD.
 * @param declared by who hands it over, or by itself
 */
export async function decodeText(bytes: Uint8Array<ArrayBuffer>, declared?: string): Promise<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString('latin1', 0, 4);
  const mark = marks.find(([begin]) => head.startsWith(begin));
  if (mark !== undefined) return decode(file.subarray(mark[0].length), mark[1]);
  const sample = file.toString('latin1', 0, sampleBytes);
  const order = utf16Order(sample);
  if (order !== undefined) return decode(file, order);
  if (/\x1B\$[@B]|\x1B\(J/.test(sample)) return decode(file, 'iso-2022-jp');
  const text = new TextDecoder('utf-8').decode(file);
  if (isNearlyWhole(text)) return text;
  if (declared !== undefined && (await isKnown(declared))) {
    const read = await decode(file, declared);
    if (isNearlyWhole(read)) return read;
  }
  return decode(file, await guess(file));
}

/**
 * The order of bytes of UTF-16 without a mark: its zeros stand nearly all at even places, or nearly all at odd ones.
 * @param sample bytes as Latin-1
 */
export function utf16Order(sample: string): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0];
  for (let at = sample.indexOf('\0'); at >= 0; at = sample.indexOf('\0', at + 1)) {
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const zeros = even + odd;
  if (Math.min(even, odd) > Math.max(even, odd) / 20) return undefined;
  // In Chinese only spaces, digits and line breaks have zeros; a few in ASCII are faults of the text.
  const isText = zeros > sample.length / 10 || (zeros > sample.length / 500 && /[^\0-\x7F]/.test(sample));
  if (!isText) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A broken character here and there, as where a file was cut off, does not make it another encoding. */
function isNearlyWhole(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || broken * 50 < (text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0);
}

async function guess(file: Buffer): Promise<string> {
  const { analyse } = await import('chardet');
  const first = file.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, first - 200);
  const matches = analyse(file.subarray(start, start + sampleBytes)).map(({ name }) => name);
  const known = await Promise.all(matches.map(async (name) => (/^utf/i.test(name) ? false : await isKnown(name))));
  return matches.find((_, index) => known[index]) ?? 'windows-1252';
}

async function isKnown(name: string): Promise<boolean> {
  const { default: iconv } = await import('iconv-lite');
  return !/^(?:utf|ucs|base64|hex|internal)/i.test(name) && iconv.encodingExists(larger[name.toLowerCase()] ?? name);
}

async function decode(file: Buffer, name: string): Promise<string> {
  if (/^utf-(?:8|16)|^iso-2022-jp$/.test(name)) return new TextDecoder(name).decode(file);
  const { default: iconv } = await import('iconv-lite');
  return iconv.decode(file, larger[name.toLowerCase()] ?? name).toWellFormed();
}
