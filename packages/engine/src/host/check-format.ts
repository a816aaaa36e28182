import { checkSchemaShape } from '../contract/check-schema.js';
import { type Finding, reject } from '../contract/finding.js';
import type { FormatPlugin } from '../contract/format-plugin.js';
import { apiVersion } from '../contract/game-plugin.js';
import { interactionKinds } from '../contract/interaction.js';
import { isObject } from '../lib/data.js';
import { checkMessages } from './check-messages.js';
import { misspeltMembers } from './misspelt.js';

/** A media type with its parameters, and the end of a file name: both become headers of a response. */
export const mediaTypePattern = /^[\w.+-]+\/[\w.+-]+(?:;\s?[\w-]+=[\w.-]+)*$/;
export const extensionPattern = /^(?:\.[a-z0-9]{1,16}){1,3}$/;

const idPattern = /^[a-z][a-z0-9-]{0,63}$/;

/** Checks the shape of a format against the contract. Returns all faults at once, each with the member in `path`. */
export function checkFormat(format: unknown): Finding[] {
  if (!isObject(format)) return [reject('not_a_format', 'A format is an object, as defineFormat makes it.')];
  try {
    if (format.apiVersion !== apiVersion) {
      const message = `apiVersion must be ${apiVersion}, the version of the contract this engine speaks.`;
      return [reject('api_version', message, ['apiVersion'])];
    }
    const { optionsSchema } = format;
    return [
      ...checkMembers(format),
      ...misspeltMembers(format, Object.keys(formatMembers), `The format ${format.id} has`),
      ...checkMessages(format.messages),
      ...(optionsSchema === undefined ? [] : checkSchemaShape('optionsSchema', optionsSchema).findings),
    ];
  } catch {
    return [reject('not_a_format', 'A member of the format throws when it is read.')];
  }
}

/** The members of a format, all of them. */
const formatMembers: Readonly<Record<keyof FormatPlugin, true>> = {
  ...{ apiVersion: true, id: true, displayName: true, mediaType: true, extension: true, carries: true },
  ...{ optionsSchema: true, messages: true, writesDocument: true, needsPlayers: true },
  ...{ write: true, read: true, recognises: true },
};

function checkMembers(format: Record<string, unknown>): Finding[] {
  const { id, displayName, mediaType, extension, carries, write, read, recognises } = format;
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const isOptional = (member: unknown): boolean => member === undefined || typeof member === 'function';
  const checks: [boolean, string, string][] = [
    [typeof id === 'string' && idPattern.test(id), 'id', 'must be a lower-case name of letters, digits and hyphens'],
    [
      isText(displayName) || (isObject(displayName) && Object.values(displayName).every(isText)),
      'displayName',
      'must be a name, or a record of language tag to name',
    ],
    [
      typeof mediaType === 'string' && mediaTypePattern.test(mediaType),
      'mediaType',
      'must be a media type such as text/plain',
    ],
    [
      typeof extension === 'string' && extensionPattern.test(extension),
      'extension',
      'must be the end of a file name, such as .xml',
    ],
    [
      isObject(carries) &&
        Object.entries(carries).every(
          ([kind, how]) =>
            (interactionKinds as readonly string[]).includes(kind) && (how === 'exact' || how === 'degraded'),
        ),
      'carries',
      `must say exact or degraded for some of ${interactionKinds.join(', ')}`,
    ],
    [isOptional(write), 'write', 'must be a function'],
    [isOptional(read), 'read', 'must be a function'],
    [isOptional(recognises), 'recognises', 'must be a function'],
    [write !== undefined || read !== undefined, 'write', 'or read must be there'],
  ];
  return checks.flatMap(([good, name, message]) =>
    good ? [] : [reject('wrong_member', `${name} ${message}.`, [name])],
  );
}
