import { type Finding, isRejected, reject, warn } from '../contract/finding.js';
import type { JudgeRequest, Verdict } from '../contract/game-host.js';
import type { GamePlugin, ItemContext } from '../contract/game-plugin.js';
import { canonicalJson } from '../contract/item-id.js';
import type { Schema } from '../contract/schema.js';
import { whenReady } from '../lib/async.js';
import { ContractFault, frozenCopy, itemData, notAsync } from '../lib/data.js';
import { say } from '../messages/own-messages.js';
import { checkInWords } from './check-in-words.js';
import { messagesOfGame } from './messages-of-game.js';
import { type NearDoubles, nearDoubles } from './near-double.js';
import type { StepRunner } from './step-runner.js';

/** The items accepted so far, indexed to find doubles. */
interface Standing {
  readonly exact: Set<string>;
  readonly near: NearDoubles;
}

/**
 * Checks each draft in this order: draft schema, `finish`, item schema, doubles and near doubles, validator. Each item
 * is compared with the items before it that passed. Doubles and near doubles are dropped even without the validator; an
 * author's near doubles are always kept.
 */
export async function judgeDrafts(game: GamePlugin, request: JudgeRequest, step: StepRunner): Promise<Verdict[]> {
  const kept = request.kept.map(frozenCopy);
  const standing: Standing = { exact: new Set(), near: nearDoubles() };
  for (const item of request.kept) addTo(standing, item);
  const verdicts: Verdict[] = [];
  for (const draft of request.drafts) {
    const context: ItemContext = Object.freeze({ ...request.context, kept: Object.freeze([...kept]) });
    const made = request.finished ? { item: draft, findings: [] } : await finishDraft(game, draft, context, step);
    const verdict = made.item === undefined ? made : await judgeItem(game, made.item, context, request, standing, step);
    verdicts.push(verdict);
    if (verdict.item !== undefined && !isRejected(verdict.findings)) {
      kept.push(verdict.item);
      addTo(standing, verdict.item);
    }
  }
  return verdicts;
}

async function finishDraft(game: GamePlugin, draft: unknown, context: ItemContext, step: StepRunner): Promise<Verdict> {
  const { draftSchema } = game;
  if (draftSchema === undefined) return { item: draft, findings: [] };
  const checked = await step('draftSchema', () => checkInWords(draftSchema, draft));
  if (!checked.ok) return { findings: checked.findings };
  if (game.finish === undefined) return { item: checked.value, findings: [] };
  return {
    item: await step('finish', () => expectItem(game.finish?.(frozenCopy(checked.value), context))),
    findings: [],
  };
}

async function judgeItem(
  game: GamePlugin,
  item: unknown,
  context: ItemContext,
  request: JudgeRequest,
  standing: Standing,
  step: StepRunner,
): Promise<Verdict> {
  const checked = await step('itemSchema', () => checkItem(game, item));
  if (!checked.ok) return { item, findings: checked.findings };
  const { value } = checked;
  const double = doubleFinding(value, standing, context);
  if (double !== undefined) return { item: value, findings: [double] };
  const findings = request.runValidator
    ? await step('validate', () =>
        whenReady(game.validate(value, context), (found) => messagesOfGame(game.messages).findings(found)),
      )
    : [];
  return { item: value, findings };
}

function expectItem(item: unknown): unknown {
  if (notAsync(item) === undefined) throw new ContractFault('expected an item, got undefined');
  return item;
}

/** The schema that an item made here fits: it is frozen, so one that was parsed need not be checked to be judged. */
const fits = new WeakMap<object, Schema>();

/** Checks an item by the game's schema; the item is then the game's own, a frozen copy. */
export function checkItem(game: GamePlugin, item: unknown): CheckedItem | Promise<CheckedItem> {
  const { itemSchema } = game;
  if (fits.get(item as object) === itemSchema) return { ok: true, value: item };
  return whenReady(checkInWords(itemSchema, item), (checked) => {
    if (!checked.ok) return checked;
    const value = itemData(checked.value);
    fits.set(value, itemSchema);
    return { ok: true, value };
  });
}

type CheckedItem = Awaited<ReturnType<typeof checkInWords>>;

function addTo({ exact, near }: Standing, item: unknown): void {
  exact.add(canonicalJson(item));
  near.add(item);
}

/** An author may repeat an item on purpose; a writer's double is rejected. */
function doubleFinding(item: unknown, { exact, near }: Standing, { origin }: ItemContext): Finding | undefined {
  if (exact.has(canonicalJson(item))) {
    return origin === 'author'
      ? doubled(warn, 'duplicate_item', 'author')
      : doubled(reject, 'duplicate_item', 'writer');
  }
  return origin !== 'author' && near.isDouble(item) ? doubled(reject, 'near_duplicate', 'writer') : undefined;
}

function doubled(make: typeof warn, rule: string, by: 'author' | 'writer'): Finding {
  const { params, message } = say(rule, { case: by });
  return { ...make(rule, message), params };
}
