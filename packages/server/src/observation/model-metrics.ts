import { type CallUsage, isEngineError, type LanguageModel } from '@ludotext/engine';
import { Counter, Histogram, type Registry } from 'prom-client';
import { statusOf } from '../http/problem.js';
import { withGenerate } from '../models/with-generate.js';
import { fewValues } from './labels.js';

/** Upper bounds in seconds, from a cached reply of a small model to the maximum for a local one. */
const buckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 900];

/** The error codes of model calls. */
const modelCodes = Object.keys(statusOf).filter((code) => code.startsWith('model_') && code !== 'model_not_listed');

/** Counts model calls where they are made, so that those of failed requests are counted, too. */
export function modelMetrics(registry: Registry): (model: LanguageModel) => LanguageModel {
  const registers = [registry];
  const calls = new Counter({
    name: 'ludotext_model_calls_total',
    help: 'Calls sent to a model, each attempt counted.',
    labelNames: ['llm'],
    registers,
  });
  const failures = new Counter({
    name: 'ludotext_model_failures_total',
    help: 'Questions to a model that failed after all attempts, by code; aborted where the caller was gone.',
    labelNames: ['llm', 'code'],
    registers,
  });
  const tokens = new Counter({
    name: 'ludotext_model_tokens_total',
    help: 'Tokens as the model reports them, or estimated where it does not; cached ones are part of prompt.',
    labelNames: ['llm', 'kind'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ludotext_model_duration_seconds',
    help: 'Time from a question to the end of its answer, attempts and pauses included, without the wait in the queue.',
    labelNames: ['llm'],
    buckets,
    registers,
  });
  const modelLabel = fewValues();

  return (model) => {
    const llm = modelLabel(`${model.provider}/${model.modelName}`);
    // Set from the first use on, so that the first failure is an increase.
    for (const code of modelCodes) failures.inc({ llm, code }, 0);
    const count = ({ calls: made = 1, promptTokens = 0, completionTokens = 0, cachedTokens = 0 }: CallUsage) => {
      calls.inc({ llm }, made);
      tokens.inc({ llm, kind: 'prompt' }, promptTokens);
      tokens.inc({ llm, kind: 'completion' }, completionTokens);
      tokens.inc({ llm, kind: 'cached' }, cachedTokens);
    };
    const generate: LanguageModel['generate'] = async (request) => {
      const end = seconds.startTimer({ llm });
      try {
        const reply = await model.generate(request);
        count(reply.usage ?? {});
        return reply;
      } catch (error) {
        if (isEngineError(error) && error.model?.usage !== undefined) count(error.model.usage);
        failures.inc({ llm, code: isEngineError(error) ? error.code : 'internal' });
        throw error;
      } finally {
        end();
      }
    };
    return withGenerate(model, generate);
  };
}
