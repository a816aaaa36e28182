import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodes } from '@ludotext/engine/host';
import { readSettings, variables } from '@ludotext/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { failures } from '../packages/engine/src/models/failures.js';

// docs/models.md against the code: its environment lines start the service, its snippets compile, its names exist, and its
// table of failures is that of the engine; UPDATE_DOCS=1 writes the table.

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/models.md');
const page = await readFile(file, 'utf8');

/** The parts of a text under headings of this level, by heading. */
function sections(text: string, level: string): Map<string, string> {
  const parts = text.split(new RegExp(`^${level} (.+)$`, 'm')).slice(1);
  return new Map(parts.flatMap((heading, index) => (index % 2 === 0 ? [[heading, parts[index + 1] ?? '']] : [])));
}

function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);
}

/** The variables a command sets before it starts the service. */
function environmentOf(command: string): Record<string, string> {
  const words = command.replaceAll('\\\n', ' ').split(/\s+/);
  const pairs = words.slice(0, words.indexOf('npm')).map((word) => word.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs);
}

/** The first column of the table under a heading, without its marks. */
function firstColumn(heading: string): string[] {
  const section = sections(page, '##').get(heading) ?? sections(page, '###').get(heading) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell);
}

const servers = sections(sections(page, '##').get('Servers') ?? '', '###');
const starts = blocks(page, 'sh').filter((command) => command.includes('npm start'));
const snippets = blocks(page, 'ts');

describe('docs/models.md', () => {
  it('tells of each server how to start the service and the same as code', () => {
    const names = ['OpenAI', 'Azure OpenAI', 'vLLM', 'LM Studio', 'llama.cpp', 'OpenRouter', 'Groq', 'Ollama'];
    expect([...servers.keys()]).toEqual(names);
    for (const [name, section] of servers) {
      const command = blocks(section, 'sh').findLast((block) => block.includes('npm start')) ?? '';
      const [snippet = ''] = blocks(section, 'ts');
      const settings = readSettings(environmentOf(command));
      const isLocal = settings.LLM_PROVIDER === 'ollama';
      const given = (member: string) => new RegExp(`\\b${member}: '([^']+)'`).exec(snippet)?.[1];
      expect(
        { provider: given('provider'), model: given('modelName'), address: given('baseUrl'), key: given('apiKey') },
        name,
      ).toEqual({
        provider: settings.LLM_PROVIDER,
        model: settings.LLM_MODEL,
        address: isLocal ? settings.OLLAMA_HOST : settings.LLM_BASE_URL,
        key: settings.OPENAI_API_KEY,
      });
    }
  });

  it('shows commands whose settings the service takes', () => {
    expect(starts.length).toBeGreaterThan(9);
    for (const command of starts) expect(() => readSettings(environmentOf(command)), command).not.toThrow();
  });

  it('names no setting that does not exist', () => {
    const named = [...page.matchAll(/\b(?:LUDOTEXT|LLM)_[A-Z_]+\b/g)].map(([name]) => name);
    expect(named.filter((name) => !(name in variables))).toEqual([]);
  });

  it('explains every code a model call can fail with, and none that does not exist', () => {
    const explained = firstColumn('When something fails');
    const ofModels = Object.keys(errorCodes).filter((code) => code.startsWith('model_') || code === 'context_too_long');
    expect(explained).toEqual(expect.arrayContaining(ofModels));
    expect(explained.filter((code) => !(code in errorCodes))).toEqual([]);
  });

  it('has the engine’s table of failures', async () => {
    const begin = '<!-- failures:begin -->\n';
    const written = page.replace(
      /<!-- failures:begin -->\n[\s\S]*?(?=<!-- failures:end -->)/,
      () => `${begin}\n${failureTable()}\n\n`,
    );
    if (process.env.UPDATE_DOCS === '1') await writeFile(file, written);
    else expect(page, 'out of date: run this file with UPDATE_DOCS=1').toBe(written);
  });

  it('has links that lead somewhere', () => {
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    const targets = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  it('has snippets that compile', { timeout: 60_000 }, () => {
    const [imports = '', ...rest] = snippets;
    // Named as if they stood beside this file, so that imports are found as they are from here.
    const files = rest.map((snippet, index): [string, string] => [
      path.join(import.meta.dirname, `models-docs-snippet-${index + 1}.ts`),
      `${imports}\n${snippet}\nexport { engine };\n`,
    ]);
    expect(faultsIn(new Map(files))).toEqual([]);
  });
});

function failureTable(): string {
  const calls = {
    never: 'never',
    'server says': 'if the server says so',
    once: 'once',
    always: 'always',
    looser: 'once, with a less strict way to ask for JSON',
    'again, then looser': 'once, then once with a less strict way to ask for JSON',
    'more tokens': 'once, with twice the output limit',
  };
  const tasks = { never: 'never', 'after items': 'if the round has kept items', always: 'always' };
  const head =
    '| failure | code | call repeated | task asked again | other parts | a complete reply is | the server is |\n|---|---|---|---|---|---|---|';
  const rows = Object.entries(failures).map(
    ([kind, { code, callRetry, taskRetry, otherParts, wholeReply, server }]) =>
      `| \`${kind}\` | \`${code}\` | ${calls[callRetry]} | ${tasks[taskRetry]} | ${otherParts === 'end' ? 'end' : 'continue'} | ${wholeReply} | ${server === 'unknown' ? '' : server} |`,
  );
  return [head, ...rows].join('\n');
}

/** What the compiler says of files that need not exist, by name, under the settings of this repository. */
function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const names = [...files.keys()];
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: names }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const compiler: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, settings) => {
      const text = files.get(path.normalize(name));
      return text === undefined ? host.getSourceFile(name, settings) : ts.createSourceFile(name, text, settings);
    },
  };
  const program = ts.createProgram(names, options, compiler);
  return names.flatMap((name) => {
    const source = program.getSourceFile(name);
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return faults.map(
      ({ messageText }) => `${path.basename(name)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
