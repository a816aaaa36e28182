import { type Finding, type GameFinding, isFinding } from '../contract/finding.js';
import type { Verdict } from '../contract/game-host.js';
import type { GameGrade, GamePlugin, ItemContext } from '../contract/game-plugin.js';
import type { Message } from '../contract/message.js';
import { checkSchema } from '../contract/schema.js';
import { judgeDrafts } from '../host/item-check.js';
import { type GameMessages, messagesOfGame } from '../host/messages-of-game.js';
import { frozenCopy, isObject } from '../lib/data.js';
import { type PlacePath, placeName, valueAt } from '../lib/place.js';
import { seedFrom } from '../lib/random.js';
import { messageIn, placeholder } from '../messages/wording.js';
import { callMember, copy, expectPlain } from './calling.js';
import { contextOf } from './check.js';
import { describeError, fail, show } from './failure.js';

export interface Parsed {
  readonly items: readonly unknown[];
  readonly faults: readonly Finding[];
}

/** What `parse` returns for a text, in its long form; fails when it throws or returns something else. */
export async function callParse(game: GamePlugin, text: string): Promise<Parsed> {
  const call = `parse(${show(text)})`;
  const remedy = 'return { items: [], faults: [faultAt(line, column, rule, message)] }';
  // `parse` is synchronous, so a promise fails as a value of the wrong type.
  const { result } = await callMember(call, remedy, () => ({ result: game.parse(text) as unknown }));
  const whole = Array.isArray(result) ? { items: result, faults: [] } : result;
  if (!isObject(whole) || !Array.isArray(whole.items) || !Array.isArray(whole.faults)) {
    fail(`${call} returned ${show(result)}: return a list of items, or { items, faults } with two lists.`);
  }
  const { items, faults } = whole as { items: unknown[]; faults: unknown[] };
  for (const fault of faults) {
    if (!isFinding(fault))
      fail(`${call} has the fault ${show(fault)}: make faults with faultAt(line, column, rule, message).`);
  }
  expectPlain(items, call);
  return { items, faults: saidBy(game, call, (messages) => messages.findings(faults)) };
}

/** What a game says, with its sentences; fails where a sentence or one of its params is missing. */
function saidBy<Said>(game: GamePlugin, call: string, read: (messages: GameMessages) => Said): Said {
  try {
    const said = read(messagesOfGame(game.messages));
    for (const { code, params } of messagesIn(said)) expectParams(game, call, code, params);
    return said;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return fail(`${call} says what cannot be read (${describeError(error)}).`);
  }
}

function messagesIn(said: unknown): Pick<Message, 'code' | 'params'>[] {
  const all = (Array.isArray(said) ? said : [said]) as readonly (Message | Finding)[];
  return all.map((each) => ({ code: 'rule' in each ? each.rule : each.code, params: each.params }));
}

/** Fails for a sentence of the game, in any language, that names a param which is not there. */
function expectParams(game: GamePlugin, call: string, code: string, params: Message['params']): void {
  for (const language of Object.keys(game.messages ?? {})) {
    const [missing] = (messageIn(game.messages ?? {}, [language], code, params) ?? '').match(placeholder) ?? [];
    // A param may itself hold braces.
    const name = missing?.slice(1, -1);
    if (
      name === undefined ||
      name in params ||
      Object.values(params).some((param) => `${param}`.includes(`${missing}`))
    ) {
      continue;
    }
    const given = Object.keys(params).join(', ') || 'none';
    fail(
      `${call} says ${code}, whose sentence in messages.${language} has the place ${missing}; the params are: ${given}.`,
    );
  }
}

/**
 * The item that `finish` makes of a draft; fails when it throws or returns none. Without a `draftSchema` the draft is
 * the item.
 */
export async function callFinish(game: GamePlugin, draft: unknown, context: ItemContext): Promise<unknown> {
  if (game.draftSchema === undefined || game.finish === undefined) return draft;
  const call = `finish(${show(draft)})`;
  const remedy = 'give an item for every draft that fits draftSchema, and let itemSchema and validate refuse it,';
  const { item } = await callMember(call, remedy, () => ({ item: game.finish?.(copy(draft), copy(context)) }));
  if (!isObject(item) || typeof item.then === 'function') {
    fail(`${call} returned ${show(item)}: return an item, and not a promise of one.`);
  }
  expectPlain(item, call);
  return item;
}

/** The findings of `itemSchema` about an item and, when it accepts the item, those of `validate`. */
export async function judgeItem(game: GamePlugin, item: unknown, context: ItemContext): Promise<readonly Finding[]> {
  const checked = await checkSchema(game.itemSchema, copy(item));
  return checked.ok ? await callValidate(game, checked.value, context) : checked.findings;
}

/** The findings of `validate` about an item that fits the schema; fails when it throws or returns something else. */
export async function callValidate(game: GamePlugin, item: unknown, context: ItemContext): Promise<readonly Finding[]> {
  const call = `validate(${show(item)})`;
  const findings = await callMember(call, 'return a finding, [reject(rule, message)],', () =>
    game.validate(copy(item), copy(context)),
  );
  return expectFindings(game, findings, call);
}

/** What a member returned, as findings; fails when it is something else. */
function expectFindings(game: GamePlugin, value: unknown, call: string): readonly Finding[] {
  if (!Array.isArray(value))
    fail(`${call} returned ${show(value)}: return a list of findings, [] where nothing is wrong.`);
  const wrong = value.find((finding) => !isFinding(finding));
  if (wrong !== undefined)
    fail(`${call} found ${show(wrong)}: make findings with reject(rule, message) or warn(rule, message).`);
  return saidBy(game, call, (messages) => messages.findings(value));
}

/** The rules with findings of a severity, each once, in order. */
export function rulesOf(findings: readonly GameFinding[], severity: Finding['severity']): string[] {
  return [...new Set(findings.filter((finding) => finding.severity === severity).map(({ rule }) => rule))];
}

/**
 * Findings as part of a sentence; "nothing" when there are none.
 * @param subject what their paths lead into, so that what stands there is named
 */
export function listFindings(findings: readonly GameFinding[], subject?: unknown): string {
  if (findings.length === 0) return 'nothing';
  const words = findings.map(({ rule, severity, message, path = [] }) => {
    return `${rule} (${severity})${placeWords(path, subject)}: ${(message ?? '').replace(/\.$/, '')}`;
  });
  return words.join('; ');
}

function placeWords(path: PlacePath, subject: unknown): string {
  if (path.length === 0) return '';
  const value = valueAt(subject, path);
  return ` at ${placeName(path)}${value === undefined ? '' : ` (${show(value)})`}`;
}

/** The findings of `validateSet`; fails when it throws or returns something else. */
export async function callValidateSet(
  game: GamePlugin,
  items: readonly unknown[],
  context: ItemContext,
): Promise<readonly Finding[]> {
  const call = `validateSet(${show(items)})`;
  const findings = await callMember(call, 'return [warn(rule, message)], or [],', () =>
    game.validateSet?.(copy(items), copy(context)),
  );
  return expectFindings(game, findings, call);
}

/** Number of drafts the kit requests from the offline writer. */
export const askedOffline = 10;

/** The score of a text; fails when the member throws or returns no score. */
export async function callScore(game: GamePlugin, text: string): Promise<{ score: number; reason: string }> {
  const call = `offline.score(${show(text)})`;
  const score = await callMember(call, 'return { score: 0, reason }', () => game.offline?.score(text));
  if (typeof score?.score !== 'number' || !(score.score >= 0 && score.score <= 100)) {
    fail(`${call} returned ${show(score)}: return { score, reason } with a score from 0 to 100.`);
  }
  const { message: reason } = isSaid(score.reason)
    ? saidBy(game, call, (messages) => messages.said(score.reason, 'game_reason'))
    : { message: '' };
  if (reason.trim() === '') {
    fail(`${call} gives the reason ${show(score.reason)}: say in a sentence why the text suits the game or not.`);
  }
  return { score: score.score, reason };
}

/** The drafts for a text; fails when the member throws or returns no list. */
export async function callWrite(
  game: GamePlugin,
  text: string,
  language: string,
  count: number,
): Promise<readonly unknown[]> {
  const call = `offline.write(${show(text)}, { count: ${count} })`;
  const request = frozenCopy({ count, language, seed: seedFrom(text) });
  const result = await callMember(call, 'return []', () => game.offline?.write(text, request));
  const drafts = Array.isArray(result) ? result : result?.drafts;
  if (!Array.isArray(drafts)) fail(`${call} returned ${show(result)}: return a list of drafts.`);
  if (!Array.isArray(result)) saidBy(game, call, (messages) => messages.remarks(result?.remarks ?? []));
  return drafts;
}

/** Passes drafts through the same steps as the engine: schemas, `finish`, duplicates, `validate`. */
export async function judgeOfflineDrafts(
  game: GamePlugin,
  drafts: readonly unknown[],
  text: string,
  language: string,
): Promise<readonly Verdict[]> {
  const { kept: _, ...context } = contextOf({ text, language, origin: 'offline' });
  const request = { drafts, finished: false, runValidator: true, context, kept: [] };
  return await callMember('Judging what offline.write wrote', 'look at finish and validate', () =>
    judgeDrafts(game, request, async (_step, run) => await run()),
  );
}

/** The grade of a submission, or why it is refused; fails when `grade` throws or returns no grade within its bounds. */
export async function callGrade(game: GamePlugin, item: unknown, submission: unknown): Promise<GameGrade | Finding> {
  const call = `grade(${show(item)}, ${show(submission)})`;
  const remedy = 'return a grade, or reject(rule, message) where the item cannot take the submission,';
  const { grade } = await callMember(call, remedy, () => ({
    grade: game.grade?.(copy(item), copy(submission), { language: 'en' }) as unknown,
  }));
  if (isFinding(grade)) {
    const [refusal] = expectFindings(game, [grade], call);
    if (refusal?.severity !== 'reject')
      fail(`${call} returned ${show(grade)}: refuse a submission with reject(rule, message).`);
    expectPlain(grade, call);
    return refusal;
  }
  if (!isObject(grade) || typeof grade.correct !== 'boolean' || !isFeedback(grade.feedback)) {
    fail(`${call} returned ${show(grade)}: return { score, max, correct, feedback } with feedback as a list of texts.`);
  }
  for (const [name, mark] of [
    ['the grade', grade],
    ...Object.entries(isObject(grade.marks) ? grade.marks : {}),
  ] as const) {
    if (!isMark(mark)) fail(`${call} returned ${show(mark)} as ${name}: a score is from 0 to max, and max is above 0.`);
  }
  expectPlain(grade, call);
  const { feedback } = grade;
  saidBy(game, call, (messages) => feedback.map((sentence) => messages.said(sentence, 'game_feedback')));
  return grade as unknown as GameGrade;
}

function isMark(mark: unknown): boolean {
  if (!isObject(mark)) return false;
  const { score, max } = mark;
  return typeof score === 'number' && typeof max === 'number' && max > 0 && score >= 0 && score <= max;
}

function isFeedback(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isSaid);
}

/** True for a sentence, or for a code with its params. */
function isSaid(value: unknown): boolean {
  return typeof value === 'string' || (isObject(value) && typeof value.code === 'string');
}
