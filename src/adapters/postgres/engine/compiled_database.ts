/**
 * The program of the embedded database, compiled by other threads. The first to ask begins it; who starts the service
 * asks before anything else is done.
 */
import { once } from "../../../kernel/once.ts";

const compile = async (): Promise<WebAssembly.Module> => {
  const program = new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  return await WebAssembly.compile(await Deno.readFile(program));
};

/** @throws in the promise, when the package's file can't be read; whoever opens the database says so */
export const compiledDatabase: () => Promise<WebAssembly.Module> = once(() => {
  const compiled = compile();
  compiled.catch(() => {});
  return compiled;
});
