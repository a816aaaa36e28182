import type { Message, MessageParams } from '../contract/message.js';
import { isObject, kindOf } from '../lib/data.js';
import { ownMessages } from '../messages/own-messages.js';
import { messageIn } from '../messages/wording.js';

/** Maximum number of remarks of one call, of params of one message, and of characters; the rest is cut off. */
const most = { remarks: 20, params: 16, param: 200, message: 1_000 } as const;

const codePattern = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Copies only the known members of a game's remarks, and adds the sentences that are missing.
 * @throws TypeError if the value is not a list of remarks
 */
export function checkRemarks(value: unknown): Message[] {
  if (!Array.isArray(value)) throw new TypeError(`expected a list of remarks, got ${kindOf(value)}`);
  return value.slice(0, most.remarks).map((remark: unknown) => {
    const { code, params, message }: Record<string, unknown> = isObject(remark) ? remark : {};
    if (typeof code !== 'string' || !codePattern.test(code)) {
      throw new TypeError('expected a list of remarks: code, params and message');
    }
    const checked = checkParams(params);
    const sentence = typeof message === 'string' ? message : messageIn(ownMessages, ['en'], code, checked);
    if (sentence === undefined) throw new TypeError(`expected a message for ${code}`);
    return { code, params: checked, message: sentence.slice(0, most.message) };
  });
}

/** @throws TypeError if a param is neither a text nor a number */
export function checkParams(value: unknown): MessageParams {
  if (value === undefined) return {};
  if (!isObject(value)) throw new TypeError(`expected params, got ${kindOf(value)}`);
  const params = Object.entries(value).slice(0, most.params);
  return Object.fromEntries(
    params.map(([name, param]) => {
      if (typeof param === 'string') return [name, param.slice(0, most.param)];
      if (typeof param === 'number' && Number.isFinite(param)) return [name, param];
      throw new TypeError(`expected the param ${name} to be a text or a number, got ${kindOf(param)}`);
    }),
  );
}
