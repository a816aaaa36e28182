import type { ExportedSet, ImportedSet, ItemInteraction, SetFinding } from '@ludotext/engine';
import type { FormatDescriptor } from '@ludotext/engine/host';
import type * as wire from '@ludotext/wire';
import type { LanguageChoice } from '../http/negotiation.js';
import { wireFinding } from './wire.js';

// Sets and formats in the names of the wire, as wire.ts has the rest.

export function checkSetResponse(
  findings: readonly SetFinding[],
  interactions: readonly ItemInteraction[] | undefined,
): wire.CheckSetResponse {
  return {
    success: true,
    findings: findings.map(({ gameType, typeId, item, id, ...finding }) => ({
      ...(typeId === undefined ? {} : { type_id: typeId }),
      game_type: gameType,
      item,
      id,
      ...wireFinding(finding),
    })),
    interactions: interactions?.map(({ gameType, ...each }) => ({ game_type: gameType, ...each })),
  };
}

/** @param choose which language of the format's name the caller prefers */
export function wireFormat(format: FormatDescriptor, choose: LanguageChoice): wire.FormatsResponse['formats'][number] {
  const { id, displayName, displayNames = {}, mediaType, extension, reads, writes, carries, optionsSchema } = format;
  const tags = Object.keys(displayNames);
  const chosen = tags.length === 0 ? undefined : choose(tags);
  return {
    id,
    display_name: (chosen === undefined ? undefined : displayNames[chosen]) ?? displayName,
    media_type: mediaType,
    extension,
    reads,
    writes,
    carries,
    options: optionsSchema,
  };
}

export function exportResponse({ format, name, mediaType, content, items }: ExportedSet): wire.ExportResponse {
  return {
    success: true,
    format,
    file: { name, media_type: mediaType, base64: Buffer.from(content).toString('base64') },
    items: items.map(({ gameType, typeId, id, outcome, reason }) => ({
      ...(typeId === undefined ? {} : { type_id: typeId }),
      game_type: gameType,
      id,
      outcome,
      ...(reason === undefined ? {} : { reason: reason.message, reason_code: reason.code, params: reason.params }),
    })),
  };
}

export function importResponse({ format, set, faults }: ImportedSet): wire.ImportResponse {
  return { success: true, format, set: set as wire.ImportResponse['set'], faults: faults.map(wireFinding) };
}
