// What the house looks like: files, lines, importers, circles, names, and what a request runs through.
//   npm run house [-- --json] [-- --static]
// --json writes everything, the lists of files included; --static leaves out the requests, which start the service.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf, exportedNames, readPackages, readSources } from './house/sources.mjs';

const root = path.dirname(import.meta.dirname);
/** A file with at most so many lines is a crumb: too small to stand alone, unless it is an entry. */
const crumbLines = 25;
const isEntry = (file) => /\/(index|main)\.ts$/.test(file);
const shownLongest = 10;

const packageFolders = foldersIn('packages');
const exampleFolders = foldersIn('examples');
const packages = readPackages(root, [...packageFolders, ...exampleFolders]);
const sources = readSources(
  root,
  packageFolders.map((folder) => `${folder}/src`),
  packages,
);
const examples = readSources(
  root,
  exampleFolders.map((folder) => `${folder}/src`),
  packages,
);
const tests = readSources(
  root,
  ['test', ...[...packageFolders, ...exampleFolders].map((each) => `${each}/test`)],
  packages,
);

const house = {
  files: {
    all: summary([...sources]),
    ...Object.fromEntries(packageFolders.map((folder) => [folder, summary(within(folder))])),
  },
  beside: { examples: beside(examples), tests: beside(tests) },
  longest: longest().slice(0, shownLongest),
  circles: circles(),
  circlesOfValues: circlesOf([...sources.keys()], (file) => targetsOf(file, false)),
  circlesOfPackages: packageCircles(),
  entries: entryNames(),
  requests: process.argv.includes('--static') ? {} : await requests(),
};
if (process.argv.includes('--json')) print(JSON.stringify(house, undefined, 2));
else show();

function foldersIn(parent) {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((each) => each.isDirectory() && hasManifest(`${parent}/${each.name}`))
    .map(({ name }) => `${parent}/${name}`);
}

function hasManifest(folder) {
  try {
    return readFileSync(path.join(root, folder, 'package.json')).length > 0;
  } catch {
    return false;
  }
}

function within(folder) {
  return [...sources].filter(([file]) => file.startsWith(`${folder}/`));
}

function summary(files) {
  const lines = files.map(([, source]) => source.lines).sort((one, other) => one - other);
  const crumbs = files.filter(([, source]) => source.lines <= crumbLines).map(([file]) => file);
  return {
    files: files.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    crumbs: crumbs.length,
    crumbsButEntries: crumbs.filter((file) => !isEntry(file)).length,
    oneImporter: files.filter(([file]) => importersOf(file) === 1).length,
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    longest: lines.at(-1) ?? 0,
    longestCode: Math.max(0, ...files.filter(([, { isData }]) => !isData).map(([, source]) => source.lines)),
  };
}

/** What stands beside the packages' sources, for which importers are not counted. */
function beside(files) {
  return { ...summary([...files]), oneImporter: undefined };
}

/** How many source files import one, for its values or its types. */
function importersOf(file) {
  return [...sources.keys()].filter((other) => other !== file && targetsOf(other, true).includes(file)).length;
}

function targetsOf(file, withTypes) {
  const { imports } = sources.get(file);
  return imports.filter((each) => (withTypes || !each.isType) && sources.has(each.file)).map((each) => each.file);
}

function longest() {
  return [...sources]
    .map(([file, { lines, isData }]) => ({ file, lines, isData }))
    .sort((one, other) => other.lines - one.lines);
}

function circles() {
  return circlesOf([...sources.keys()], (file) => targetsOf(file, true));
}

function packageCircles() {
  const folderOf = (file) => packageFolders.find((folder) => file.startsWith(`${folder}/`));
  return circlesOf(packageFolders, (folder) => {
    const targets = within(folder).flatMap(([file]) => targetsOf(file, true).map(folderOf));
    return [...new Set(targets)].filter((other) => other !== folder);
  });
}

function entryNames() {
  const entries = packages.filter(({ folder }) => packageFolders.includes(folder)).flatMap((each) => [...each.entries]);
  return Object.fromEntries(entries.map(([entry, file]) => [entry, exportedNames(root, file, sources).size]));
}

/** The files that requests pass, each the first of a service of its own. */
async function requests() {
  const text = readFileSync(path.join(root, 'test/fixtures/texts/en_story_0052.txt'), 'utf8');
  const direct = 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nC. The liver\nCorrect: B';
  const standIn = start('stand-in');
  try {
    const address = await answerOf(standIn);
    const measure = (route, body) => answerOf(start('request', address, route, JSON.stringify(body)));
    const [several, one] = await Promise.all([
      measure('/generate', { text }),
      measure('/generate/1', { text: direct }),
    ]);
    return { 'POST /generate': several, 'POST /generate/1 (direct)': one };
  } finally {
    standIn.kill();
  }
}

/** A process that runs the packages' source files, one module a file. */
function start(name, ...parameters) {
  const folder = path.join(import.meta.dirname, 'house');
  return fork(path.join(folder, `${name}.mjs`), parameters, {
    execArgv: ['--conditions=@ludotext/source', '--import', `file://${folder}/typescript-loader.mjs`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function answerOf(child) {
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('A process that measures a request ended without an answer.')));
  const [answer] = await once(child, 'message', { signal: ended.signal });
  return answer;
}

function show() {
  const kinds = ['files', 'lines', 'crumbs', 'crumbsButEntries', 'oneImporter', 'median', 'longestCode', 'longest'];
  const heads = [
    'files',
    'lines',
    `<= ${crumbLines} lines`,
    'no entry',
    '1 importer',
    'median',
    'longest',
    'with data',
  ];
  const row = (name, cells) => print(name.padEnd(42) + cells.map((cell) => String(cell).padStart(12)).join(''));
  row('source files', heads);
  for (const [name, figures] of Object.entries({ ...house.files, ...house.beside })) {
    row(
      name,
      kinds.map((kind) => figures[kind] ?? ''),
    );
  }
  print('\nlongest files');
  for (const { file, lines, isData } of house.longest) row(isData ? '  data' : '', [lines, `  ${file}`]);
  list('circles of imports, types included', house.circles);
  list('circles of imports of values', house.circlesOfValues);
  list('circles of packages', house.circlesOfPackages);
  print('\nnames of public entries');
  for (const [entry, names] of Object.entries(house.entries)) row(`  ${entry}`, [names]);
  if (Object.keys(house.requests).length > 0)
    print('\nsource files a request passes: before the first byte leaves for the model, and in all');
  for (const [name, { beforeModel, all }] of Object.entries(house.requests))
    row(`  ${name}`, [beforeModel.length, all.length]);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function list(title, circles) {
  print(`\n${title}: ${circles.length}`);
  for (const circle of circles) print(`  ${circle.length} files: ${circle.join(' ')}`);
}
