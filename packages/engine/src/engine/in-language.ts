import { EngineError, type GameError, isEngineError, type RejectedDraft } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { Finding } from '../contract/finding.js';
import type { Grade } from '../contract/game-plugin.js';
import type { Message, Messages } from '../contract/message.js';
import type { CommonResult, GameScore, GenerateResult, Warning } from '../contract/results.js';
import type { FormatRegistry } from '../host/format-registry.js';
import type { Registry } from '../host/registry.js';
import { generalMessage, translated } from '../messages/own-messages.js';
import type { ExportedSet } from '../sets/export-set.js';
import type { ImportedSet } from '../sets/import-set.js';

/** What leaves the engine, with its sentences in another language. */
export interface Translator {
  result<Result extends CommonResult>(result: Result): Result;
  event(event: ProgressEvent): ProgressEvent;
  grade(grade: Grade, typeId: number): Grade;
  finding<Given extends Finding>(finding: Given, typeId: number | undefined): Given;
  exported(exported: ExportedSet, formats: FormatRegistry): ExportedSet;
  imported(imported: ImportedSet, formats: FormatRegistry): ImportedSet;
  /** An error as it is to be thrown; anything else as it is. */
  error(thrown: unknown): unknown;
}

/**
 * Translates at the border of the engine: inside it all sentences are English. A sentence that the language does not
 * have stays English.
 * @param language BCP 47 tag
 */
export function inLanguage(language: string, registry: Registry): Translator {
  const messagesOf = (typeId: number | undefined): Messages | undefined =>
    registry.games.find(({ host }) => host.descriptor.typeId === typeId)?.host.descriptor.messages;
  const say = (said: Message, typeId: number | undefined) => translated(said, language, messagesOf(typeId));

  const warning = (given: Warning): Warning => {
    const message = say(given, given.typeId);
    const { code, reason } = given.params;
    if (typeof code !== 'string' || typeof reason !== 'string' || message === given.message)
      return { ...given, message };
    // A warning about a failure quotes its sentence, which has a general one in other languages.
    return { ...given, message: message.replace(reason, (quoted) => generalMessage(code, language) ?? quoted) };
  };
  const finding =
    (typeId: number | undefined) =>
    <Given extends Finding>(given: Given): Given => ({
      ...given,
      message: say({ ...given, code: given.rule }, typeId),
    });
  const score = (given: GameScore): GameScore => {
    const { typeId, reason, reasonCode, params } = given;
    return { ...given, reason: say({ code: reasonCode, params, message: reason }, typeId) };
  };
  const rejectedBy =
    (typeId: number | undefined) =>
    <Given extends RejectedDraft>(given: Given): Given => ({
      ...given,
      findings: given.findings.map(finding(typeId)),
    });
  const gameError = (given: GameError): GameError => {
    const { typeId, findings, rejected } = given;
    return {
      ...given,
      message: messageOf(given, typeId),
      ...(findings === undefined ? {} : { findings: findings.map(finding(typeId)) }),
      ...(rejected === undefined ? {} : { rejected: rejected.map(rejectedBy(typeId)) }),
    };
  };
  /** The failures of model servers have one sentence per code in other languages. */
  const messageOf = (error: GameError | EngineError, typeId: number | undefined): string => {
    const said = say(error, typeId);
    return said === error.message && error.code.startsWith('model_')
      ? (generalMessage(error.code, language) ?? said)
      : said;
  };
  /** A message about one finding quotes its sentence. */
  const quoting = (message: string, [finding, ...more]: readonly Finding[], [said]: readonly Finding[]): string =>
    finding === undefined || more.length > 0 ? message : message.replace(bare(finding), () => bare(said ?? finding));

  return {
    result: (result) => {
      const more: CommonResult & Partial<Pick<GenerateResult, 'gameScores' | 'errors'> & GameScore> = result;
      const { gameScores, errors } = more;
      return {
        ...result,
        warnings: result.warnings.map(warning),
        rejected: result.rejected.map((given) => rejectedBy(given.typeId)(given)),
        ...(gameScores === undefined ? {} : { gameScores: gameScores.map(score) }),
        ...(errors === undefined ? {} : { errors: errors.map(gameError) }),
        ...(more.reason === undefined ? {} : { reason: score(more as GameScore).reason }),
      };
    },
    event: (event) => {
      switch (event.type) {
        case 'analysis':
          return { ...event, gameScores: event.gameScores.map(score) };
        case 'choice':
          return { ...event, reason: say({ ...event, code: event.reasonCode, message: event.reason }, event.typeId) };
        case 'rejected':
          return rejectedBy(event.typeId)(event);
        case 'game':
          return event.error === undefined ? event : { ...event, error: gameError(event.error) };
        default:
          return event;
      }
    },
    grade: (grade, typeId) => {
      const feedbackDetails = grade.feedbackDetails.map((said) => ({ ...said, message: say(said, typeId) }));
      return { ...grade, feedbackDetails, feedback: feedbackDetails.map(({ message }) => message) };
    },
    finding: (given, typeId) => finding(typeId)(given),
    exported: (exported, formats) => {
      const { messages } = formats.format(exported.format).descriptor;
      const items = exported.items.map((item) => {
        if (item.reason === undefined) return item;
        return { ...item, reason: { ...item.reason, message: translated(item.reason, language, messages) } };
      });
      return { ...exported, items };
    },
    imported: (imported, formats) => {
      const { messages } = formats.format(imported.format).descriptor;
      const faults = imported.faults.map((fault) => ({
        ...fault,
        message: translated({ ...fault, code: fault.rule }, language, messages),
      }));
      return { ...imported, faults };
    },
    error: (thrown) => {
      if (!isEngineError(thrown)) return thrown;
      const { code, params, typeId, findings, findingsTotal, rejected, errors, retryAfter, model } = thrown;
      const said = findings.map(finding(typeId));
      return new EngineError(code, quoting(messageOf(thrown, typeId), findings, said), {
        cause: thrown.cause,
        params,
        findings: said,
        findingsTotal,
        rejected: rejected.map(rejectedBy(typeId)),
        errors: errors.map(gameError),
        ...(typeId === undefined ? {} : { typeId }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
        ...(model === undefined ? {} : { model }),
      });
    },
  };
}

/** A finding's sentence without its full stop. */
function bare({ message }: Finding): string {
  return message.replace(/\.$/, '');
}
