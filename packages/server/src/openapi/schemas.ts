import type { EngineLimits } from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import { type Registry, requestFields } from '@ludotext/engine/host';
import * as wire from '@ludotext/wire';
import type { z } from 'zod';
import { itemSchemaWithId } from '../routes/wire-games.js';
import {
  checkSetNotes,
  exportNotes,
  type FieldNote,
  generationNotes,
  gradeNotes,
  importNotes,
  llmNotes,
} from './field-notes.js';
import { componentPath, componentsOf, objectSchemaOf, refTo } from './json-schema.js';

/**
 * The schemas of the document: those of @ludotext/wire, which check requests and describe responses, and those of the games'
 * items. Every object is closed, so that a test fails when a response has a member that its schema does not know; items, their
 * schemas and drafts belong to the games and stay open.
 */
export function schemasOf(limits: EngineLimits, registry: Registry): Record<string, JsonSchema> {
  const { Item: anyItem = {}, ...responses } = componentsOf(responseSchemas);
  return { ...requestSchemas(limits), ...responses, ...itemSchemas(registry, anyItem) };
}

/** Schemas that others refer to, under the names used by clients generated from the document. */
const responseSchemas = {
  Item: wire.itemSchema,
  Finding: wire.findingSchema,
  GameScore: wire.gameScoreSchema,
  GameError: wire.gameErrorSchema,
  Warning: wire.warningSchema,
  RejectedItem: wire.rejectedItemSchema,
  TokenUsage: wire.tokenUsageSchema,
  SecondOpinion: wire.secondOpinionSchema,
  GenerateAnswer: wire.generateResponseSchema,
  SingleAnswer: wire.singleResponseSchema,
  DirectAnswer: wire.directResponseSchema,
  RewriteAnswer: wire.rewriteResponseSchema,
  Game: wire.gameSchema,
  GamesAnswer: wire.gamesResponseSchema,
  GameDetail: wire.gameDetailSchema,
  PlayersAnswer: wire.playersResponseSchema,
  SwitchAnswer: wire.switchResponseSchema,
  GradeAnswer: wire.gradeResponseSchema,
  ReloadAnswer: wire.reloadResponseSchema,
  Interaction: wire.interactionSchema,
  CheckSetAnswer: wire.checkSetResponseSchema,
  FormatsAnswer: wire.formatsResponseSchema,
  ExportAnswer: wire.exportResponseSchema,
  ImportAnswer: wire.importResponseSchema,
  LlmAnswer: wire.llmResponseSchema,
  ModelsAnswer: wire.modelsResponseSchema,
  HealthAnswer: wire.healthResponseSchema,
  LiveAnswer: wire.liveResponseSchema,
  ReadyAnswer: wire.readyResponseSchema,
  Fault: wire.faultSchema,
  Problem: wire.problemSchema,
  AnalysisEvent: wire.analysisEventSchema,
  ItemEvent: wire.itemEventSchema,
  RejectedEvent: wire.rejectedEventSchema,
  RetryEvent: wire.retryEventSchema,
  GameEvent: wire.gameEventSchema,
  UsageEvent: wire.usageEventSchema,
  ErrorEvent: wire.errorEventSchema,
  GenerateEvent: wire.generateEventSchema,
  SingleEvent: wire.singleEventSchema,
  DirectEvent: wire.directEventSchema,
  RewriteEvent: wire.rewriteEventSchema,
};

/** The request bodies, made from the same schemas that check them. */
function requestSchemas(limits: EngineLimits): Record<string, JsonSchema> {
  const { generate, single, direct, rewrite } = wire.generationRequests(requestFields(limits));
  const notes = generationNotes(limits);
  return {
    GenerateRequest: requestSchema(generate, notes),
    SingleRequest: requestSchema(single, notes),
    DirectRequest: requestSchema(direct, notes),
    RewriteRequest: requestSchema(rewrite, notes),
    GradeRequest: requestSchema(wire.gradeRequestSchema, gradeNotes),
    CheckSetRequest: requestSchema(wire.checkSetRequestSchema, checkSetNotes),
    ExportRequest: requestSchema(wire.exportRequestSchema, exportNotes),
    ImportRequest: requestSchema(wire.importRequestSchema, importNotes),
    LlmRequest: requestSchema(wire.llmRequestSchema, llmNotes),
  };
}

/** A request body, with the notes of its fields. */
function requestSchema(body: z.ZodObject, notes: Readonly<Record<string, FieldNote>>): JsonSchema {
  const { $defs: _any, properties = {}, ...schema } = objectSchemaOf(body);
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldSchema(field, notes[name])]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Only the schema of any JSON value has a reference, to itself; the empty schema means the same. */
function fieldSchema({ $ref: _any, ...own }: JsonSchema, note: FieldNote | undefined): JsonSchema {
  const { bounds, ...text } = note ?? {};
  return { ...own, ...bounds, ...text };
}

const itemDescription =
  "A playable item; its members are the game's own: see `item_schema` of `GET /games/{game_type}`.";

/** An item of any game, and one schema for each registered game. */
function itemSchemas({ games }: Registry, anyItem: JsonSchema): Record<string, JsonSchema> {
  const ofGames = games.map(({ host: { descriptor } }) => {
    const name = `Item_${descriptor.gameType}`;
    const title = `Item of ${descriptor.gameType}`;
    return [name, { ...placed(itemSchemaWithId(descriptor.itemSchema), componentPath(name)), title }] as const;
  });
  if (ofGames.length === 0) return { Item: { ...anyItem, description: itemDescription } };
  const anyOf = ofGames.map(([name]) => refTo(name));
  return { Item: { description: itemDescription, anyOf }, ...Object.fromEntries(ofGames) };
}

/** A schema at a place of the document: references to its own root start there. */
function placed({ $schema: _draft, ...schema }: JsonSchema, root: string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (keyword, value) =>
    keyword === '$ref' && typeof value === 'string' && value.startsWith('#') ? root + value.slice(1) : value,
  );
}
