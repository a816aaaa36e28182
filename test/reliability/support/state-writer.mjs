// Writes one state after the other, as fast as it can, and says the number of each when it is kept.
import { fileStateStore, lockFolder } from '@ludotext/engine/node';

const [, , folder, first] = process.argv;
await lockFolder(folder);
const store = fileStateStore({ folder });
await store.read();
const padding = 'x'.repeat(50_000);
for (let count = Number(first); ; count += 1) {
  await store.update('state', () => ({ count, padding, again: count }));
  process.stdout.write(`${count}\n`);
}
