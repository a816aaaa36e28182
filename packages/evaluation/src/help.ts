import { sectionPlans } from './sections.js';

export const help = `Measures how good Ludotext's items are.

Usage: npm run evaluate -- [folder] [options]

Without a folder it measures on the repository's own fixtures. A folder holds texts (.txt) and, for the
measures that need them, rows (.jsonl): questions, pairs of sentences, lists of steps.

  --writer NAME    who writes: offline (default), openai or ollama; with a model the model's items are measured
  --model NAME     the model, as its server names it
  --base-url URL   the model server's address; the provider's own when left out
  --items N        most items to ask for of one text, 1 to 50 (default 50; 5 with a model)
  --only A,B       sections to measure: ${sectionPlans.map(({ letter }) => letter).join(', ')}, and I with a model
  --out FOLDER     where report.md and report.svg are written (default: evaluation)
  --help           this text

A key for openai is read from OPENAI_API_KEY, the address of ollama from OLLAMA_HOST.
Ends with 1 when a figure is below its floor, with 2 when the command is not understood.

${sectionPlans.map(({ letter, title }) => `  ${letter}  ${title}`).join('\n')}
  I  What a model writes
`;
