import { expect, it } from 'vitest';
import * as format from '../src/format.js';
import * as game from '../src/game.js';
import * as host from '../src/host.js';
import * as applications from '../src/index.js';
import * as ordering from '../src/ordering.js';
import * as play from '../src/play.js';
import * as testing from '../src/testing/index.js';

const entries = {
  '.': [
    applications,
    ...['EngineError', 'createEngine', 'createModel', 'isEngineError'],
    ...['readSet', 'setJsonSchema', 'setMediaType', 'setOf', 'setVersion'],
  ],
  './format': [
    format,
    ...['apiVersion', 'defineFormat', 'faultAt', 'interactionKinds', 'interactionSchema', 'joinPieces', 'randomFrom'],
    ...['readGift', 'reject', 'seedFrom', 'shuffle', 'usesSpaces', 'warn', 'z'],
  ],
  './game': [
    game,
    ...[
      'apiVersion',
      'applyRules',
      'defineGame',
      'detectLanguage',
      'faultAt',
      'findQuote',
      'hasMarkup',
      'hasOpenMarks',
    ],
    ...['isRejected', 'isWholeSentences', 'joinPieces', 'knowsOpeningCues', 'oneLine', 'openingCue', 'primarySubtag'],
    ...[
      'quotableText',
      'randomFrom',
      'readGift',
      'readText',
      'reject',
      'scriptsWithoutWordSpaces',
      'seedFrom',
      'shuffle',
      'splitWords',
      'spreadOut',
    ],
    ...['usesSpaces', 'warn', 'withOptions', 'z'],
  ],
  './ordering': [
    ordering,
    ...['alternativeRules', 'comparablePiece', 'gradeOrder', 'isPermutation', 'isSameOrder', 'isUnspaced'],
    ...[
      'joinPieceLines',
      'joinSentences',
      'joinWords',
      'listLines',
      'minPieces',
      'orderInteraction',
      'orderItem',
      'orderScales',
      'orderSubmissionSchema',
      'pieceLines',
      'repeatedPieces',
    ],
    ...['shufflePieces', 'splitPieces'],
  ],
  './host': [
    host,
    ...[
      'FormatRegistry',
      'Registry',
      'RuntimeDecisions',
      'checkFormat',
      'checkGame',
      'defaultLimits',
      'directFormatInWords',
      'errorCodes',
      'generalMessage',
      'identify',
      'isContractFault',
      'inProcessFormats',
      'inProcessHost',
      'linkedAbort',
      'raceAbort',
    ],
    ...['isFinding', 'isLanguageTag', 'maxFindings', 'maxRejected', 'memoryStore', 'nearestName', 'providers'],
    ...['ownMessages', 'reasonCodes', 'say', 'schemaInWords', 'translated'],
    ...['requestDefaults', 'requestFields', 'singleFlight', 'takeTurns', 'warningCodes'],
  ],
  './play': [
    play,
    ...['gradeOrder', 'isFinding', 'isSameOrder', 'isUnspaced', 'joinPieces', 'joinSentences', 'joinWords'],
    ...['messageIn', 'reject', 'seedFrom', 'shuffle', 'shufflePieces'],
  ],
  './testing': [testing, 'testGame', 'testPlayer'],
} as const;

it.each(Object.entries(entries))('the entry %s exports what it promises, and nothing by accident', (_, entry) => {
  const [module, ...names] = entry;
  expect(Object.keys(module).sort()).toEqual([...names].sort());
});
