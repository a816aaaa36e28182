const name = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;
const exportList = /\bexport\s*\{([^{}]*)\}/gu;
const defaultInList = new RegExp(String.raw`(?:^|,)\s*(${name})\s+as\s+default\s*(?:,|$)`, 'u');
const exportDefault = /\bexport\s+default\b/gu;
const defaultClass = new RegExp(String.raw`^\s+class\s+(?!extends\b)(${name})`, 'u');
const defaultName = new RegExp(String.raw`^\s+(?!class\b|function\b|async\b|new\b)(${name})\s*(?:;|\n|$)`, 'u');

/**
 * A player's module as the text of an inline script that also registers the player's class under a key. Nobody can
 * import an inline module, and a page without a network can import no other; so a line that hands on the class follows
 * the module, which stays as it is.
 *
 * @param source an ES module without imports and with a default export, which the engine's loader has checked
 * @returns undefined where the default export has no name in the module (`export default class extends …`), or where
 *   the text does not tell it beyond doubt
 */
export function inlineModule(source: string, key: string): string | undefined {
  const exported = nameOfDefault(source);
  // A parser of HTML changes this character, and the script would no longer be the one that the page's policy allows.
  if (exported === undefined || source.includes('\0')) return undefined;
  return `${asScriptText(source)}\n;globalThis.ludotext.players.set(${JSON.stringify(key)}, ${exported});\n`;
}

/** The local name of a module's default export, if exactly one place in the text can be that export. */
function nameOfDefault(source: string): string | undefined {
  const lists = [...source.matchAll(exportList)]
    .map(([, list = '']) => list)
    .filter((list) => /\bdefault\b/.test(list));
  const statements = [...source.matchAll(exportDefault)].map((found) => source.slice(found.index + found[0].length));
  if (lists.length + statements.length !== 1) return undefined;
  const [statement = ''] = statements;
  const found = defaultInList.exec(lists[0] ?? '') ?? defaultClass.exec(statement) ?? defaultName.exec(statement);
  return found?.[1];
}

/**
 * A script whose text does not end its element. In the strings, templates and regular expressions of a module `\x3c` is
 * `<`, and a module has `<!--` and `</script` nowhere else but in comments. A parser of HTML reads every line end as
 * LF, as one of JavaScript does.
 */
const asScriptText = (source: string): string => source.replace(/<(?=!--|\/script)/gi, '\\x3c').replace(/\r\n?/g, '\n');
