// Locks a folder at a given moment, says whether it could, and keeps it until its input ends.
import { lockFolder } from '@ludotext/engine/node';

const [, , folder, moment] = process.argv;
while (Date.now() < Number(moment));
const words = await lockFolder(folder).then(
  () => 'holds',
  (error) => error.message,
);
process.stdout.write(`${words}\n`);
if (words === 'holds') process.stdin.resume();
