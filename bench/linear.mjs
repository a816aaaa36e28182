// Time against the length of the text. Every figure is the median of five runs. `--speed` measures reading and scoring alone.
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { createEngine } from '@ludotext/engine';
import { readText } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';

const lengths = [50_000, 100_000, 200_000, 1_000_000];
const runs = 5;
const limits = { maxTextLength: 10_000_000 };
const novel = await readFile(new URL('../test/fixtures/texts/en_novel_alice_ch1.txt', import.meta.url), 'utf8');
const engine = createEngine({ games: [quiz, sentences, words], limits });

const quizItem = (n) =>
  `Question: What is number ${n}?\nA. The first\nB. The second\nC. The third\nD. The fourth\nCorrect: B\n\n`;
const pastedItem = (n) =>
  `${n}. What is *number ${n}*?\na) the first\nb) **the second**\nc) the third\nAnswer: b) the second\n\n`;
const wordItem = (n) => `The;quick;brown;fox;number ${n};jumps\n`;

const tasks = {
  'read a text': {
    fill: prose,
    run: (text) => readText(text).sentences.reduce((sum, { words: { length } }) => sum + length, 0),
  },
  'parse quiz': { fill: (length) => repeat(quizItem, length), run: (text) => engine.direct(quiz, { text }) },
  'parse quiz, as authors paste it': {
    fill: (length) => repeat(pastedItem, length),
    run: (text) => engine.direct(quiz, { text }),
  },
  'parse word order': { fill: (length) => repeat(wordItem, length), run: (text) => engine.direct(words, { text }) },
  'parse sentence order': {
    fill: (length) => repeat(wordItem, length),
    run: (text) => engine.direct(sentences, { text }),
  },
  'generate offline, one long step': {
    fill: (length, run) =>
      `1. Mix it all well now.\n2. Bake it for an hour.\n3. Serve it to all of ${run}.\n${'Go on. \n'.repeat(length)}`.slice(
        0,
        length,
      ),
    run: (text) => engine.generate({ text, minScore: 0 }).catch(ignore),
  },
  'generate offline, many steps': {
    fill: (length, run) => repeat((n) => `${n}. Stir pot ${run} ${n} until it is done.\n`, length),
    run: (text) => engine.generate({ text, minScore: 0 }),
  },
  'generate offline, numbers and names': {
    fill: (length, run) =>
      repeat((n) => `City ${run} ${n} was founded in ${1000 + n} by King Arthur ${n} near the river Danube. `, length),
    run: (text) => engine.generate({ text, minScore: 0 }),
  },
  'generate offline': { fill: prose, run: (text) => engine.generate({ text, minScore: 0 }) },
};

/** A text that gives no item is read all the same. */
function ignore() {}

/** The chapter again and again, numbered so that no two copies are the same text. */
function prose(length, run) {
  let text = '';
  for (let copy = 0; text.length < length; copy++) text += `Copy ${run} ${copy} begins here.\n\n${novel}\n\n`;
  return text.slice(0, length);
}

function repeat(line, length) {
  let text = '';
  for (let n = 1; text.length < length - 200; n++) text += line(n);
  return text;
}

const megabytes = [1, 2, 5, 10];
const speedRuns = 3;
/** The least a core is to read and score in a second, in megabytes of English prose. */
const leastSpeed = 1;

/** What the offline writer does with a text before it writes: sentences, and the score of every game. */
async function readAndScore(text) {
  readText(text);
  for (const game of [quiz, sentences, words]) await game.offline.score(text);
}

/** Megabytes that one core reads and scores in a second of its own time, by the size of the text. */
async function speeds() {
  for (let turn = 0; turn < 3; turn++) await readAndScore(prose(200_000, `speed warm-up ${turn}`));
  const measured = [];
  for (const size of megabytes) {
    const times = [];
    for (let turn = 0; turn < speedRuns; turn++) {
      const text = prose(size * 1_000_000, `speed ${turn}`);
      const start = process.cpuUsage();
      await readAndScore(text);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1_000_000);
    }
    const median = times.sort((a, b) => a - b)[Math.floor(speedRuns / 2)];
    const perSecond = size / median;
    measured.push({
      task: 'read and score, all games',
      MB: size,
      'CPU s (median)': Number(median.toFixed(2)),
      'MB/s per core': Number(perSecond.toFixed(2)),
      'per MB': Number((median / size / (measured[0]?.['CPU s (median)'] ?? median)).toFixed(2)),
      target: perSecond >= leastSpeed ? `≥ ${leastSpeed}` : `missed: ≥ ${leastSpeed}`,
    });
  }
  return measured;
}

if (process.argv.includes('--speed')) {
  console.table(await speeds());
  process.exit();
}

const rows = [];
for (const [name, { fill, run }] of Object.entries(tasks)) {
  for (let turn = 0; turn < 3; turn++) await run(fill(200_000, `warm-up ${turn}`));
  let base;
  for (const length of lengths) {
    const times = [];
    for (let turn = 0; turn < runs; turn++) {
      const text = fill(length, turn);
      const start = performance.now();
      await run(text);
      times.push(performance.now() - start);
    }
    const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)];
    const perCharacter = median / length;
    base ??= perCharacter;
    rows.push({
      task: name,
      characters: length,
      'ms (median)': Number(median.toFixed(1)),
      'per character': Number((perCharacter / base).toFixed(2)),
    });
  }
}
console.table(rows);
console.table(await speeds());
