import path from 'node:path';
import { type GameSettings, packageName } from './game-settings.js';

/** The line of games.yaml that adds a game to a service. */
export function manifestLine(folder: string): string {
  return `  - package: "${packageName(folder)}"`;
}

/** What to do with a game that was just written. @param from the folder in which the command runs */
export function nextSteps({ folder, displayName }: GameSettings, from: string): string {
  const target = path.resolve(from, folder);
  const shown = path.relative(from, target);
  return `${displayName} is there: ${packageName(folder)}. Next:

${shown === '' ? '' : `  cd ${shown}\n`}  npm install
  npm test
  npm run build

Begin with src/item.ts and src/index.ts; README.md says what else is yours to change.

To play it, go to the folder of your Ludotext service and run

  npm install ${target}

and add the last line to games.yaml there (a new file begins with "games:"); the service loads it when the file is saved:

games:
${manifestLine(folder)}
`;
}
