// What clients ask for. Every request of a process has another text, so that nothing kept about a text helps.
import { readdir, readFile } from 'node:fs/promises';

let asked = 0;

/** A quiz of two items in its direct format. */
export function directRequest() {
  asked += 1;
  const year = 1500 + (asked % 500);
  const ship = `${names[asked % names.length]} ${Math.floor(asked / 500)}`;
  return JSON.stringify({
    text: `Question: In which year did the ship ${ship} reach Lisbon?
A. In ${year}
B. In ${year + 3}
C. In ${year - 8}
D. In ${year + 21}
Correct: A
Explanation: The harbour book has the ship ${ship} under ${year}.

Question: What did the ship ${ship} carry on her way home?
A. Cork from the hills
B. Salt from the coast
C. Wool from the islands
Correct: B
`,
  });
}

const names = ['Aurora', 'Blue Heron', 'Concord', 'Dorothea', 'Evening Star', 'Fortuna', 'Grey Goose'];

const folder = new URL('../../packages/evaluation/data/prose/', import.meta.url);
const english = (await readdir(folder)).filter((name) => /^en_.*\.txt$/.test(name)).sort();
const texts = await Promise.all(english.map((name) => readFile(new URL(name, folder), 'utf8')));
/** Sentences of all English texts that the project keeps for evaluation, in order; paragraphs end with an empty line. */
const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]+["'”’)]*\s*/g) ?? []);
const lengths = sentences.map((sentence) => sentence.split(/\s+/).filter(Boolean).length);

/**
 * Prose of about so many words: the sentences from another place on each time, one of them left out.
 * @param games the `type_id`s that write; all games by their scores when absent
 */
export function proseRequest(words, games) {
  asked += 1;
  const start = (asked * 131) % sentences.length;
  const leftOut = 1 + (Math.floor(asked / sentences.length) % 20);
  let text = '';
  for (let count = 0, step = 0; count < words; step += 1) {
    if (step === leftOut) continue;
    const at = (start + step) % sentences.length;
    text += sentences[at];
    count += lengths[at];
  }
  return JSON.stringify({ text, ...(games === undefined ? {} : { enabled_game_ids: games, min_score: 0 }) });
}
