import type { GenerationEvent } from '@ludotext/engine';
import { Counter, type Registry } from 'prom-client';
import { fewValues } from './few-values.js';

/** Counts what happens to items and games, from the events of generations. */
export function generationMetrics(registry: Registry): (event: GenerationEvent<unknown>) => void {
  const registers = [registry];
  const kept = new Counter({
    name: 'ludotext_items_kept_total',
    help: 'Items that passed, by game.',
    labelNames: ['type_id'],
    registers,
  });
  const rejected = new Counter({
    name: 'ludotext_items_rejected_total',
    help: 'Drafts that were not let through, by game and by the rule that rejected them.',
    labelNames: ['type_id', 'rule'],
    registers,
  });
  const retries = new Counter({
    name: 'ludotext_retries_total',
    help: 'Tries made again: a call of the model (with the code of its failure), or the items that were still missing.',
    labelNames: ['what', 'code'],
    registers,
  });
  const failed = new Counter({
    name: 'ludotext_games_failed_total',
    help: 'Games that failed within a generation, by game and code.',
    labelNames: ['type_id', 'code'],
    registers,
  });
  const gameLabel = fewValues();
  const ruleLabel = fewValues();

  return (event) => {
    if (event.type === 'item') kept.inc({ type_id: gameLabel(`${event.typeId}`) });
    else if (event.type === 'rejected') {
      const rule = event.findings.find(({ severity }) => severity === 'reject')?.rule ?? 'schema';
      rejected.inc({ type_id: gameLabel(`${event.typeId}`), rule: ruleLabel(rule) });
    } else if (event.type === 'retry') {
      retries.inc({ what: event.what, code: event.code ?? 'none' });
    } else if (event.type === 'game' && event.error !== undefined) {
      failed.inc({ type_id: gameLabel(`${event.typeId}`), code: event.error.code });
    }
  };
}
