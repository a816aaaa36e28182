import { get, post } from '../send.js';
import type { Scene } from '../stage.js';
import { items } from './texts.js';

const quiz = (answer: unknown, item: unknown = items.quiz) => post('/games/quiz/grade', { item, answer });
const sentences = (answer: unknown, item: unknown = items.sentences) =>
  post('/games/sequence_sentence/grade', { item, answer });
const words = (answer: unknown, item: unknown = items.words) => post('/games/sequence_word/grade', { item, answer });
const [first, second, third] = items.sentences.pieces;

/** What players answered, good and bad. */
export const grading: Scene = {
  exchanges: {
    'quiz, right': quiz(1),
    'quiz, wrong': quiz(0),
    'quiz, right by its text': quiz('The heart'),
    'quiz, wrong by its text': quiz('The lung'),
    'quiz, an item with its id': quiz(1, { ...items.quiz, id: '0123456789abcdef' }),
    'quiz, an id that is none': quiz(1, { ...items.quiz, id: 5 }),
    'quiz, an index that is not there': quiz(2),
    'quiz, a text that is not there': quiz('The liver'),
    'quiz, an answer of another type': quiz({ index: 1 }),
    'quiz, null': quiz(null),
    'quiz, an item that is none': quiz(1, { question: '', answers: [{ text: 'a' }], extra: 1 }),
    'quiz, an item that is text': quiz(1, 'Which organ pumps blood?'),
    'quiz, no item': post('/games/quiz/grade', { answer: 1 }),
    'quiz, no answer': post('/games/quiz/grade', { item: items.quiz }),
    'quiz, a field that is not known': post('/games/quiz/grade', { item: items.quiz, answer: 1, submission: 1 }),
    'quiz, nothing': post('/games/quiz/grade', {}),
    'quiz, no JSON': post('/games/quiz/grade', 'no'),
    'quiz, no body': post('/games/quiz/grade'),
    'quiz, as HTML': post('/games/quiz/grade', { item: items.quiz, answer: 1 }, { Accept: 'text/html' }),
    'quiz, got': get('/games/quiz/grade'),
    'a game nobody has': post('/games/chess/grade', { item: {}, answer: 1 }),
    'sentences, right': sentences([0, 1, 2]),
    'sentences, wrong': sentences([1, 0, 2]),
    'sentences, turned round': sentences([2, 1, 0]),
    'sentences, right by their texts': sentences([first, second, third]),
    'sentences, wrong by their texts': sentences([third, first, second]),
    'sentences, too few': sentences([0, 1]),
    'sentences, one twice': sentences([0, 0, 1]),
    'sentences, a text that is not there': sentences([first, second, 'Drink it.']),
    'sentences, indices and texts': sentences([0, second, 2]),
    'sentences, an index that is not there': sentences([0, 1, 3]),
    'sentences, no list': sentences('0,1,2'),
    'sentences, an item without pieces': sentences([0], { sentence: 'A.' }),
    'words, right': words([0, 1, 2, 3, 4]),
    'words, equal pieces exchanged': words([3, 1, 2, 0, 4]),
    'words, the alternative': words([0, 4, 2, 3, 1]),
    'words, wrong': words([4, 3, 2, 1, 0]),
    'words, nearly right': words([1, 0, 2, 3, 4]),
    'words, by their texts': words(['the', 'dog', 'sees', 'the', 'cat']),
    'words, an alternative that is none': words([0, 1], {
      sentence: 'a b',
      pieces: ['a', 'b'],
      alternatives: [[0, 0]],
    }),
  },
};
