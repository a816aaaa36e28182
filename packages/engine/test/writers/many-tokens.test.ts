import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

// Tokenizers of small models know few scripts: a letter of another one is three tokens, one for each byte.

const window = 8_192;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Tokens as a small model counts them: English as usual, each byte of another script, most characters of base64. */
function promptTokens(text: string): number {
  const others = text.replaceAll(/[\0-\x7f]+/g, '');
  const coded = (text.match(/[\w+/]{60,}/g) ?? []).join('');
  return Math.ceil((text.length - others.length - coded.length) / 4) + bytesOf(others) + Math.ceil(coded.length / 1.3);
}

const thai = ['แม่น้ำไหลจากภูเขาไปสู่ทะเล', 'ชาวบ้านปลูกข้าวริมฝั่งน้ำ', 'เด็กเด็กเดินข้ามสะพานไปโรงเรียน', 'ตลาดเปิดแต่เช้าทุกวัน'];
const tamil = [
  'ஆறு மலையிலிருந்து கடலுக்கு ஓடுகிறது.',
  'மக்கள் கரையில் நெல் விதைக்கிறார்கள்.',
  'குழந்தைகள் பாலத்தைக் கடந்து பள்ளிக்குச் செல்கிறார்கள்.',
  'சந்தை காலையில் திறக்கிறது.',
];

/** Sentences in turn, each with a word of its own, until the text has this length. */
function textOf(sentences: readonly string[], length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1)
    text += `${sentences[index % sentences.length]} word${index}${index % 6 === 5 ? '\n\n' : ' '}`;
  return text.trim();
}

function base64(length: number): string {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7_919 + (index >> 3) * 104_729) % 256);
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return lines.map((line, index) => (index % 10 === 0 ? `word${index}\n${line}` : line)).join('\n');
}

const texts = { Thai: textOf(thai, 20_000), Tamil: textOf(tamil, 20_000), base64: base64(60_000) };

describe.each(Object.entries(texts))('a text of several tokens a character: %s', (_, text) => {
  it.each(['openai', 'ollama'] as const)('is read in parts that fit, by %s', async (provider) => {
    await using server = await startModelServer({
      contextTokens: window,
      promptTokens,
      reply: ({ schema, text: part, messages }) => {
        const { properties = {} } = (schema ?? {}) as { properties?: Record<string, unknown> };
        if (!('items' in properties)) return { game_7: { score: 80, reason: 'Long.' } };
        const count = Number(/Name (\d+) words/.exec(messages.at(-1)?.content ?? '')?.[1]);
        return { items: (part.match(/\bword\d+\b/g) ?? []).slice(0, count).map((word) => ({ word })) };
      },
    });
    const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
    const model = { provider, modelName: 'small', baseUrl, contextTokens: window } as const;
    const engine = createEngine({ games: [wordGame()], model });
    const result = await engine.generate({ text, maxItems: 5 });
    expect(result.items(wordGame())).toHaveLength(5);
    expect(result.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['text_read_in_part']));
    // What was learned serves the next request, which needs no refusal to find the size of its parts.
    const before = server.requests.length;
    await engine.generate({ text, maxItems: 5 });
    const sizes = server.requests
      .slice(before)
      .map(({ messages }) => messages.reduce((sum, { content }) => sum + promptTokens(content), 0));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(window);
  });
});
