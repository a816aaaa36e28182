// Validates .h5p files with the server of Lumi, which many sites take packages with.
//   npm ci --ignore-scripts --prefix checks/h5p
//   node checks/h5p/check.mjs FILE.h5p…
// It prints a line for each file; the exit code is 1 when one is refused. Run it as a process: its licence is GPL 3.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const require = createRequire(import.meta.url);
const { H5PConfig } = require('@lumieducation/h5p-server');
// The package's main file does not export these: its validator, and its reader of zip files.
const folder = path.dirname(require.resolve('@lumieducation/h5p-server'));
const { default: PackageValidator } = require(path.join(folder, 'PackageValidator.js'));
const yauzl = createRequire(path.join(folder, 'PackageValidator.js'))('yauzl-promise');

// Without libraries in the packages, the validator asks no one for installed ones.
const validator = new PackageValidator(new H5PConfig(undefined), undefined);
let isRefused = false;
for (const file of process.argv.slice(2)) {
  const extracted = await mkdtemp(path.join(tmpdir(), 'ludotext-h5p-'));
  try {
    await validator.validateFileSizes(file);
    await extract(file, extracted);
    await validator.validateExtractedPackage(extracted);
    process.stdout.write(`${file}: valid\n`);
  } catch (error) {
    isRefused = true;
    process.stdout.write(`${file}: ${error instanceof Error ? error.message : error}\n`);
  } finally {
    await rm(extracted, { recursive: true, force: true });
  }
}
process.exitCode = isRefused ? 1 : 0;

async function extract(file, folder) {
  const archive = await yauzl.open(file);
  for await (const entry of archive) {
    const target = path.join(folder, entry.filename);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await entry.openReadStream(), createWriteStream(target));
  }
  await archive.close();
}
