import type { Engine } from '@ludotext/engine';
import { version } from '../version.js';
import { headers } from './headers.js';
import { securitySchemes } from './operation.js';
import { batchesPaths } from './operations/batches.js';
import { documentsPaths } from './operations/documents.js';
import { gamesPaths } from './operations/games.js';
import { generationEvents, generationPaths } from './operations/generation.js';
import { jobsPaths } from './operations/jobs.js';
import { modelPaths } from './operations/model.js';
import { servicePaths } from './operations/service.js';
import { setsPaths } from './operations/sets.js';
import { problemExamples } from './problems.js';
import { schemasOf } from './schemas.js';

const description = `Turns a text into playable learning games: quiz questions, sentences and words to put in order, and whatever games are added.

- A body is one JSON object in UTF-8, nested at most 32 deep, without members named \`__proto__\`. A field that is not known is refused, with the nearest known one in the message.
- Every error is \`application/problem+json\` with a stable \`code\`; where there are several faults, \`errors\` lists them.
- Every answer carries \`X-Request-Id\`: the caller's own when it matches \`[\\w.-]{8,64}\`, or else one made for it.
- Where the service has keys, all but its description, the players and the health probes need one: \`Authorization: Bearer <key>\`.
- Where requests are counted, \`RateLimit\` tells how many are left, and \`Retry-After\` when to come back.
- \`HEAD\` works wherever \`GET\` does. The interface only grows: members may be added to answers.`;

/**
 * The OpenAPI 3.1 document of the service, with its current games. https://spec.openapis.org/oas/v3.1.1
 * @param maxTexts maximum texts of a batch
 */
export function openApiDocument(
  { limits, registry, formats }: Pick<Engine, 'limits' | 'registry' | 'formats'>,
  maxTexts: number,
) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Ludotext',
      version,
      description,
      contact: { name: 'Ludotext', url: 'https://github.com/ludotext/ludotext/issues' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Generating items', description: 'From a text to items of games.' },
      { name: 'Jobs', description: 'Requests that are worked on by themselves, one by one or many together.' },
      { name: 'Games', description: 'What games there are, their players, and grading answers.' },
      { name: 'Sets and formats', description: 'Keeping items: checking, exporting and importing sets.' },
      { name: 'The model', description: 'What writes the items.' },
      { name: 'The service', description: 'How it is, and what it is made of.' },
    ],
    paths: {
      ...generationPaths(registry),
      ...documentsPaths,
      ...jobsPaths,
      ...batchesPaths,
      ...gamesPaths(registry),
      ...setsPaths(formats, registry),
      ...modelPaths,
      ...servicePaths,
    },
    components: {
      schemas: schemasOf(limits, registry, maxTexts),
      examples: problemExamples(),
      headers,
      pathItems: generationEvents(registry),
      securitySchemes,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
