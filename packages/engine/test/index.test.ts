import { expect, it } from 'vitest';
import * as engine from '../src/index.js';
import * as play from '../src/play.js';
import * as testing from '../src/testing/index.js';

it('the engine exports what it promises, and nothing by accident', () => {
  const forEveryone = [
    'EngineError',
    'createEngine',
    'createModel',
    'errorCodes',
    'failureCodes',
    'isEngineError',
    'providers',
    'warningCodes',
  ];
  const forGames = [
    'apiVersion',
    'checkGame',
    'defineGame',
    'faultAt',
    'isFinding',
    'isRejected',
    'reject',
    'warn',
    'z',
  ];
  const forShuffling = ['randomFrom', 'seedFrom', 'shuffle'];
  const forReading = [
    ...['detectLanguage', 'joinPieces', 'primarySubtag', 'readText', 'splitWords', 'usesSpaces'],
    ...['findQuote', 'hasMarkup', 'hasOpenMarks', 'isWholeSentences', 'oneLine', 'quotableText'],
  ];
  const forOrdering = [
    ...[
      'alternativeRules',
      'applyRules',
      'comparablePiece',
      'fewestPieces',
      'isPermutation',
      'isSameOrder',
      'isUnspaced',
    ],
    ...['gradeOrder', 'orderAnswerSchema', 'orderScales', 'shufflePieces'],
    ...['joinSentences', 'joinWords', 'knowsOpeningCues', 'openingCue', 'repeatedPieces', 'splitPieces', 'spreadOut'],
  ];
  const forHosts = [
    ...['Registry', 'RuntimeDecisions', 'UsageMeter', 'defaultLimits', 'defaults', 'inProcessHost', 'isLanguageTag'],
    ...['memoryStore', 'mostFindings', 'mostRejected', 'takeTurns', 'nearestName', 'requestFields'],
  ];
  const all = [...forEveryone, ...forGames, ...forShuffling, ...forReading, ...forOrdering, ...forHosts];
  expect(Object.keys(engine).sort()).toEqual(all.sort());
});

it('what players need is grading and shuffling', () => {
  expect(Object.keys(play).sort()).toEqual([
    'gradeOrder',
    'isSameOrder',
    'isUnspaced',
    'joinPieces',
    'joinSentences',
    'joinWords',
    'seedFrom',
    'shuffle',
    'shufflePieces',
  ]);
});

it('the test kit exports one function', () => {
  expect(Object.keys(testing)).toEqual(['testGame']);
});
