import type { Redis } from 'ioredis';

/** Runs a Lua script in Redis: all of it or, at a refused first write, nothing. Resolves to what the script returns. */
export type Script = (...args: readonly (Argument | readonly Argument[])[]) => Promise<unknown>;

/** Arrays of them are spread, however long they are. */
export type Argument = string | number;

/**
 * Makes a script of Lua source, whose arguments are `ARGV`.
 * @param name a name of its own among the scripts and commands of the connection
 */
export function redisScript(client: Redis, name: string, lua: string): Script {
  client.defineCommand(name, { lua, numberOfKeys: 0 });
  const commands = client as unknown as Readonly<Record<string, Script>>;
  return (...args) => commands[name]?.(...args) ?? Promise.reject(new TypeError(`There is no script ${name}.`));
}
