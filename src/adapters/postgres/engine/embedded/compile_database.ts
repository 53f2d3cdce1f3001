/** Compiles the program of the embedded database. As long as one is kept, opening another database costs a fraction. */
export const compileDatabase = async (): Promise<WebAssembly.Module> => {
  const program = new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  return await WebAssembly.compile(await Deno.readFile(program));
};
