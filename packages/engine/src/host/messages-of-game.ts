import { type Finding, isFinding } from '../contract/finding.js';
import type { Message, MessageParams, Messages, Remark } from '../contract/message.js';
import { ContractFault, isObject, kindOf } from '../lib/data.js';
import { englishMessage } from '../messages/own-messages.js';

/** Maximum number of findings and remarks of one call, of params of one message, and of characters; the rest is cut off. */
const most = { findings: 100_000, remarks: 100, params: 16, param: 500, message: 1_000 } as const;

const codePattern = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Checks what a game says, copies only the known members of it, and adds the English sentence where the game gives only
 * its params. Every function throws a ContractFault for what does not fit the contract.
 */
export interface GameMessages {
  findings(value: unknown): Finding[];
  remarks(value: unknown): Message[];
  /** @param code the code of a bare sentence */
  said(value: unknown, code: string): Message;
}

/** @param messages the game's own sentences */
export function messagesOfGame(messages: Messages = {}): GameMessages {
  const complete = (code: string, { params, message }: Pick<Remark, 'params' | 'message'>): Message => {
    const checked = checkParams(params);
    const sentence = message ?? englishMessage(messages, code, checked);
    if (sentence === undefined)
      throw new ContractFault(`expected a message for ${shownName(code)}: in place, or in messages.en`);
    return { code, params: checked, message: sentence.slice(0, most.message) };
  };

  const finding = (value: unknown): Finding => {
    if (!isFinding(value))
      throw new ContractFault('expected a list of findings: rule, severity, and params or message');
    const { rule, severity, path, line, column } = value;
    const { params, message } = complete(rule, value);
    return {
      rule,
      severity,
      params,
      message,
      ...(isPath(path) ? { path: [...path] } : {}),
      ...(Number.isSafeInteger(line) ? { line: line as number } : {}),
      ...(Number.isSafeInteger(column) ? { column: column as number } : {}),
    };
  };

  const said = (value: unknown, code: string): Message => {
    if (typeof value === 'string') return { code, params: {}, message: value.slice(0, most.message) };
    if (!isRemark(value)) throw new ContractFault(`expected a text, or a code with params, got ${kindOf(value)}`);
    return complete(value.code, value);
  };

  return {
    findings: (value) => listOf('findings', value).slice(0, most.findings).map(finding),
    remarks: (value) =>
      listOf('remarks', value)
        .slice(0, most.remarks)
        .map((remark) => said(isObject(remark) ? remark : undefined, '')),
    said,
  };
}

function listOf(what: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ContractFault(`expected a list of ${what}, got ${kindOf(value)}`);
  return value;
}

function isRemark(value: unknown): value is Remark {
  if (!isObject(value)) return false;
  const { code, message } = value;
  return typeof code === 'string' && codePattern.test(code) && (message === undefined || typeof message === 'string');
}

/** Names that an author wrote are words; anything else may have come from a text. */
function shownName(name: string): string {
  return /^\w{1,64}$/.test(name) ? name : '(a name that is no word)';
}

function isPath(path: unknown): path is Finding['path'] & object {
  return Array.isArray(path) && path.every((part) => typeof part === 'string' || Number.isSafeInteger(part));
}

function checkParams(value: unknown): MessageParams {
  if (value === undefined) return {};
  if (!isObject(value)) throw new ContractFault(`expected params, got ${kindOf(value)}`);
  const params = Object.entries(value).slice(0, most.params);
  return Object.fromEntries(
    params.map(([name, param]) => {
      if (typeof param === 'string') return [name, param.slice(0, most.param)];
      if (typeof param === 'number' && Number.isFinite(param)) return [name, param];
      throw new ContractFault(`expected the param ${shownName(name)} to be a text or a number, got ${kindOf(param)}`);
    }),
  );
}
