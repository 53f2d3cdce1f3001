/** The project's own programs. */

/** Files in a folder and all below it, of TypeScript and JavaScript unless other names are asked for. */
export const filesBelow = (directory: URL, named = /\.[cm]?[jt]sx?$/): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? filesBelow(new URL(`${name}/`, directory), named)
      : named.test(name)
      ? [new URL(name, directory)]
      : []
  );

/** Files of TypeScript that is run, without declarations of types alone. */
export const programsBelow = (directory: URL): ReadonlyArray<URL> => filesBelow(directory, /(?<!\.d)\.tsx?$/);
