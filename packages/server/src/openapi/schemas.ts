import { type EngineLimits, setJsonSchema } from '@ludotext/engine';
import type { JsonSchema } from '@ludotext/engine/game';
import { type Registry, requestFields } from '@ludotext/engine/host';
import * as wire from '@ludotext/wire';
import { z } from 'zod';
import { itemSchemaWithId } from '../routes/wire-games.js';
import {
  batchNotes,
  checkSetNotes,
  exportNotes,
  type FieldNote,
  generationNotes,
  gradeNotes,
  importNotes,
  llmNotes,
} from './field-notes.js';
import { componentPath, componentsOf, type ObjectSchema, objectSchemaOf, refTo } from './json-schema.js';

/**
 * The schemas of the document: those of @ludotext/wire, which check requests and describe responses, and those of the games'
 * items. Every object is closed, so that a test fails when a response has a member that its schema does not know; items, their
 * schemas and drafts belong to the games and stay open.
 */
export function schemasOf(limits: EngineLimits, registry: Registry, maxTexts: number): Record<string, JsonSchema> {
  const { Item: anyItem = {}, ...responses } = componentsOf(responseSchemas);
  const set = placed(setJsonSchema(), componentPath('LudotextSet'));
  const LudotextSet = { description: 'A set of items, as `GET /set.schema.json` describes it.', ...set };
  return {
    ...requestSchemas(limits),
    ...batchRequestSchemas(limits, maxTexts),
    ...responses,
    LudotextSet,
    ...itemSchemas(registry, anyItem),
  };
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
  DocumentAnswer: wire.documentResponseSchema,
  Job: wire.jobSchema,
  JobAccepted: wire.jobAcceptedSchema,
  JobAnswer: wire.jobResponseSchema,
  Batch: wire.batchSchema,
  BatchAnswer: wire.batchResponseSchema,
  BatchLine: wire.batchLineSchema,
  Game: wire.gameSchema,
  DirectFormat: wire.directFormatSchema,
  Player: wire.playerSchema,
  PlayableGame: wire.playableGameSchema,
  GamesAnswer: wire.gamesResponseSchema,
  GameDetail: wire.gameDetailSchema,
  PlayersAnswer: wire.playersResponseSchema,
  SwitchAnswer: wire.switchResponseSchema,
  Mark: wire.markSchema,
  Feedback: wire.feedbackSchema,
  GradeAnswer: wire.gradeResponseSchema,
  ReloadAnswer: wire.reloadResponseSchema,
  ChoiceInteraction: wire.choiceInteractionSchema,
  OrderInteraction: wire.orderInteractionSchema,
  MatchInteraction: wire.matchInteractionSchema,
  GapsInteraction: wire.gapsInteractionSchema,
  TextInteraction: wire.textInteractionSchema,
  Interaction: wire.interactionSchema,
  ItemInteraction: wire.itemInteractionSchema,
  SetFinding: wire.setFindingSchema,
  LudotextSet: wire.setDocumentSchema,
  CheckSetAnswer: wire.checkSetResponseSchema,
  Format: wire.formatSchema,
  FormatsAnswer: wire.formatsResponseSchema,
  ExportedItem: wire.exportedItemSchema,
  ExportAnswer: wire.exportResponseSchema,
  ImportAnswer: wire.importResponseSchema,
  LlmAnswer: wire.llmResponseSchema,
  ListedModel: wire.listedModelSchema,
  ModelsAnswer: wire.modelsResponseSchema,
  HealthAnswer: wire.healthResponseSchema,
  LiveAnswer: wire.liveResponseSchema,
  ReadyAnswer: wire.readyResponseSchema,
  Fault: wire.faultSchema,
  Problem: wire.problemSchema,
  AnalysisEvent: wire.analysisEventSchema,
  ChoiceEvent: wire.choiceEventSchema,
  ItemEvent: wire.itemEventSchema,
  RejectedEvent: wire.rejectedEventSchema,
  RetryEvent: wire.retryEventSchema,
  GameEvent: wire.gameEventSchema,
  UsageEvent: wire.usageEventSchema,
  ErrorEvent: wire.errorEventSchema,
  GenerateDoneEvent: wire.generateDoneEventSchema,
  SingleDoneEvent: wire.singleDoneEventSchema,
  DirectDoneEvent: wire.directDoneEventSchema,
  RewriteDoneEvent: wire.rewriteDoneEventSchema,
  GenerateEvent: wire.generateEventSchema,
  SingleEvent: wire.singleEventSchema,
  DirectEvent: wire.directEventSchema,
  RewriteEvent: wire.rewriteEventSchema,
  CancelledEvent: wire.cancelledEventSchema,
  JobEvent: wire.jobEventSchema,
};

/** The request bodies, made from the same schemas that check them. */
function requestSchemas(limits: EngineLimits): Record<string, JsonSchema> {
  const { generate, single, direct, rewrite } = wire.generationRequests(requestFields(limits));
  const notes = generationNotes(limits);
  return {
    GenerateRequest: requestSchema('A text for every game that suits it.', generate, notes),
    SingleRequest: requestSchema('A text for the one game that suits it best.', single, notes),
    DirectRequest: requestSchema("A text for one named game: an author's lines, or prose.", direct, notes),
    RewriteRequest: requestSchema('An item to write anew, and its text.', rewrite, notes),
    GradeRequest: requestSchema('An item and an answer to it.', wire.gradeRequestSchema, gradeNotes),
    CheckSetRequest: requestSchema('A set to check.', wire.checkSetRequestSchema, checkSetNotes),
    ExportRequest: requestSchema('A set to write as a file.', wire.exportRequestSchema, exportNotes),
    ...importRequests(),
    ...llmRequests(),
  };
}

/** Which fields there are depends on the route. */
function batchRequestSchemas(limits: EngineLimits, maxTexts: number): Record<string, JsonSchema> {
  const { games, game } = wire.batchRequests(requestFields(limits), maxTexts);
  const notes = batchNotes(limits);
  const whole = (description: string, schema: z.ZodObject, text: string) => {
    const { properties = {}, ...made }: ObjectSchema = requestSchema(description, schema, notes);
    return { ...made, properties: { ...properties, texts: { ...properties.texts, items: refTo(text) } } };
  };
  return {
    GamesBatchText: requestSchema('A text for the games that suit it.', games.text, notes),
    GameBatchText: requestSchema('A text for one named game.', game.text, notes),
    GamesBatchRequest: whole('Texts for the games that suit them.', games.whole, 'GamesBatchText'),
    GameBatchRequest: whole('Texts for one named game.', game.whole, 'GameBatchText'),
    BatchRequest: {
      description: 'Texts, with what holds for all of them.',
      oneOf: [refTo('GamesBatchRequest'), refTo('GameBatchRequest')],
    },
  };
}

/** A file is sent in one of two ways. */
function importRequests(): Record<string, JsonSchema> {
  const { content, base64, format } = wire.importRequestSchema.shape;
  const text = z.strictObject({ content: content.unwrap(), format });
  const bytes = z.strictObject({ base64: base64.unwrap(), format });
  return {
    TextImportRequest: requestSchema('A file as text.', text, importNotes),
    BytesImportRequest: requestSchema('A file as base64.', bytes, importNotes),
    ImportRequest: {
      description: 'A file to read, as text or as base64.',
      oneOf: [refTo('TextImportRequest'), refTo('BytesImportRequest')],
    },
  };
}

/** A model behind a server needs its name. */
function llmRequests(): Record<string, JsonSchema> {
  const { provider, model_name, ...fields } = wire.llmRequestSchema.shape;
  const served = z.strictObject({
    provider: provider.exclude(['offline']),
    model_name: model_name.unwrap(),
    ...fields,
  });
  const offline = wire.llmRequestSchema.extend({ provider: provider.extract(['offline']) });
  const nameFor = (of: string) => (of === 'offline' ? 'OfflineLlmRequest' : 'ServerLlmRequest');
  return {
    ServerLlmRequest: requestSchema('A model behind a server.', served, llmNotes),
    OfflineLlmRequest: requestSchema('The built-in writer; what is said of a model has no effect.', offline, llmNotes),
    LlmRequest: {
      description: 'What is to write.',
      oneOf: [refTo('ServerLlmRequest'), refTo('OfflineLlmRequest')],
      discriminator: {
        propertyName: 'provider',
        mapping: Object.fromEntries(wire.providers.map((of) => [of, componentPath(nameFor(of))])),
      },
    },
  };
}

/** A request body, with the notes of its fields. */
function requestSchema(description: string, body: z.ZodObject, notes: Readonly<Record<string, FieldNote>>): JsonSchema {
  const { $defs: _any, properties = {}, ...schema } = objectSchemaOf(body);
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldSchema(field, notes[name])]);
  return { description, ...schema, properties: Object.fromEntries(fields) };
}

/** Only the schema of any JSON value has a reference, to itself; the empty schema means the same. */
function fieldSchema({ $ref: _any, ...own }: JsonSchema, note: FieldNote | undefined): JsonSchema {
  if (note === undefined) return own;
  const { description, default: usual, bounds, named } = note;
  if (named !== undefined) return { ...refTo(named), description };
  const told = usual === undefined ? description : `${description} Default: \`${usual}\`.`;
  return { ...own, ...bounds, description: told };
}

const itemDescription =
  "A playable item; its members are the game's own: see `item_schema` of `GET /games/{game_type}`.";

/** An item of any game, and one schema for each registered game. */
function itemSchemas({ games }: Registry, anyItem: JsonSchema): Record<string, JsonSchema> {
  const ofGames = games.map(({ host: { descriptor } }) => {
    const name = `Item_${descriptor.gameType}`;
    const description = `An item of the game \`${descriptor.gameType}\`.`;
    return [name, { description, ...placed(itemSchemaWithId(descriptor.itemSchema), componentPath(name)) }] as const;
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
