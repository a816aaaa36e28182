/** The item every contender writes and checks, made with the contender's own copy of zod. */
export function itemSchema(z) {
  const sentence = z.string().min(1).max(500);
  return z.strictObject({
    evidence: sentence,
    question: sentence,
    correct: sentence,
    distractors: z.array(sentence).min(2).max(3),
    explanation: sentence,
  });
}
