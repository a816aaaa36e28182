import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEngine, type Effort, type SecondOpinion } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { type RecordedRequest, startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';

// What better items cost, on a model that writes as much as a real one: ten questions on a text of about 2,000 tokens.

const chapter = await readFile(path.join(import.meta.dirname, 'fixtures/texts/en_novel_alice_ch1.txt'), 'utf8');
const sentences = chapter.replace(/\s+/g, ' ').match(/[A-Z][^.!?]{60,140}[.!?]/g) ?? [];

/** A draft of the usual length. */
const drafts = sentences.slice(0, 10).map((sentence, index) => {
  const words = sentence.match(/\p{L}{4,}/gu) ?? [];
  const option = (from: number) => words.slice(from, from + 3).join(' ') || `answer ${from}`;
  return {
    evidence: sentence,
    question: `What is told in passage ${index + 1} about ${words.slice(0, 6).join(' ')}?`,
    correct: option(0),
    distractors: [option(3), option(6), option(9)],
    explanation: `The text says so: ${sentence}`,
    hint: `Think of ${words.slice(-4).join(' ')}.`,
  };
});

const letterOf = (task: string, option: string) => new RegExp(`^([A-Z])\\. "${option}"$`, 'm').exec(task)?.[1] ?? 'A';

/** Plans where it is asked to, writes the ten items, and as a solver finds every key with the text and one in four without. */
function reply({ schema, messages }: RecordedRequest): unknown {
  const { properties = {} } = schema as { readonly properties?: object };
  const prompt = messages.at(-1)?.content ?? '';
  if ('items' in properties) {
    const facts = drafts.map(({ evidence }) => evidence.split(' ').slice(0, 9).join(' '));
    const misconceptions = drafts.flatMap(({ distractors }) =>
      distractors.map((wrong) => `Who takes ${wrong} for right confuses two passages of the story.`),
    );
    const plan = { facts, misconceptions };
    const wanted = Object.entries(plan).filter(([name]) => name in properties);
    return { ...Object.fromEntries(wanted), items: drafts };
  }
  if ('solutions' in properties) {
    const task = prompt.slice(prompt.lastIndexOf('</text-') + 1);
    const numbers = [...task.matchAll(/^Question (\d+):/gm)].map(([, number]) => Number(number));
    const parts = task.split(/^(?=Question \d+:)/m).slice(1);
    const knows = (index: number) => prompt.includes('</text-') || index % 4 === 0;
    const solutions = numbers.map((question, index) => ({
      question,
      right: [letterOf(parts[index] ?? '', drafts[question - 1]?.[knows(index) ? 'correct' : 'hint'] ?? '')],
    }));
    return { solutions };
  }
  return { game_1: { score: 90, reason: 'The chapter tells many facts that can be asked for.' } };
}

async function measure(effort: Effort, secondOpinion: SecondOpinion = 'off') {
  await using server = await startModelServer({ reply });
  const model = { provider: 'openai', modelName: 'small', baseUrl: `${server.url}/v1` } as const;
  const engine = createEngine({ games: [quiz], model });
  const request = { text: chapter, maxItems: 10, effort, secondOpinion, runValidator: false };
  const result = await engine.generate(request);
  expect(result.items(quiz)).toHaveLength(10);
  return {
    ...result,
    prompts: server.requests.map(({ messages }) => messages.map(({ content }) => content).join('\n')),
  };
}

describe('a request for ten questions', async () => {
  const [low, medium, high, solved] = [
    await measure('low'),
    await measure('medium'),
    await measure('high'),
    await measure('medium', 'same'),
  ];

  it('costs at most 40 % more completion tokens at medium effort than at low, in as many calls', () => {
    const { calls, completionTokens } = low.tokenUsage;
    expect(medium.tokenUsage.calls).toBe(calls);
    expect(medium.tokenUsage.completionTokens).toBeGreaterThan(completionTokens);
    expect(medium.tokenUsage.completionTokens).toBeLessThanOrEqual(1.4 * completionTokens);
    expect(high.tokenUsage.calls).toBe(calls);
    expect(high.tokenUsage.completionTokens).toBeGreaterThan(medium.tokenUsage.completionTokens);
  });

  it('shares its prefix with the second opinion, which costs at most 40 % of all tokens', () => {
    const usage = solved.secondOpinion?.tokenUsage;
    expect(usage?.calls).toBe(3);
    const about = solved.prompts.filter((prompt) => prompt.includes('</text-'));
    const prefix = about[0]?.slice(0, about[0].lastIndexOf('</text-')) ?? '';
    for (const prompt of about) expect(prompt.startsWith(prefix)).toBe(true);
    expect(usage?.totalTokens).toBeLessThanOrEqual(0.4 * solved.tokenUsage.totalTokens);
  });
});
