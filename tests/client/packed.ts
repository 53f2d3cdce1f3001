/**
 * The client as `npm pack` builds it, laid out in a directory as `npm install` would, with the packages that the tests'
 * lock file pins: nothing is fetched.
 */
import type {} from "npm:openapi-fetch@0.17.0";
import assert from "node:assert/strict";

const client = new URL("../../client/", import.meta.url);
const packages = new URL("../../node_modules/.deno/", import.meta.url);

const pathOfPackage = (name: string): URL => {
  const [found] = [...Deno.readDirSync(packages)].filter((entry) => entry.name.startsWith(`${name}@`));
  assert.ok(found !== undefined, `${name} is not installed`);
  return new URL(`${found.name}/node_modules/${name}/`, packages);
};

const run = async (
  command: string,
  args: ReadonlyArray<string>,
  options: { readonly cwd: string; readonly env?: Record<string, string> },
): Promise<string> => {
  const { code, stdout, stderr } = await new Deno.Command(command, {
    ...options,
    args: [...args],
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = new TextDecoder();
  assert.equal(
    code,
    0,
    `${command} ${args.join(" ")}:\n${text.decode(stdout)}${text.decode(stderr)}`,
  );
  return text.decode(stdout);
};

/** Where the compiler of the package is: what its `npm install` would put into the path. */
const compilerIn = async (directory: string): Promise<string> => {
  const compiler = new URL("bin/tsc", pathOfPackage("typescript")).pathname;
  const path = `${directory}/bin`;
  await Deno.mkdir(path);
  await Deno.writeTextFile(
    `${path}/tsc`,
    `#!/bin/sh\nexec node "${compiler}" "$@"\n`,
    { mode: 0o755 },
  );
  return path;
};

/** Only what the package is made of: what an earlier build left isn't. */
const copySources = async (directory: string): Promise<string> => {
  const root = `${directory}/checkout`;
  await Deno.mkdir(`${root}/src/domain`, { recursive: true });
  await run("cp", ["-R", client.pathname, `${root}/client`], {
    cwd: directory,
  });
  await run("cp", [
    "-R",
    new URL("../src/domain/reports", client).pathname,
    `${root}/src/domain/`,
  ], {
    cwd: directory,
  });
  await Deno.mkdir(`${root}/node_modules`);
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    await run("cp", [
      "-RL",
      pathOfPackage(name).pathname,
      `${root}/node_modules/${name}`,
    ], {
      cwd: directory,
    });
  }
  return root;
};

/** A directory in which programs can import the package by its name. */
export interface Installed {
  readonly directory: string;
  readonly packageDirectory: string;
  readonly remove: () => Promise<void>;
}

/** Packs the client and installs the archive. */
export const installed = async (): Promise<Installed> => {
  const directory = await Deno.makeTempDir();
  const bin = await compilerIn(directory);
  const root = await copySources(directory);
  const env = {
    PATH: `${bin}:${Deno.env.get("PATH") ?? ""}`,
    npm_config_offline: "true",
  };
  await run("npm", ["pack", "--silent", "--pack-destination", directory], {
    cwd: `${root}/client`,
    env,
  });
  const [archive] = [...Deno.readDirSync(directory)].filter(({ name }) => name.endsWith(".tgz"));
  assert.ok(archive !== undefined, "npm pack made no archive");
  const packageDirectory = `${root}/node_modules/customs-invoice-client`;
  await Deno.mkdir(packageDirectory);
  await run("tar", [
    "-xzf",
    `${directory}/${archive.name}`,
    "--strip-components=1",
    "-C",
    packageDirectory,
  ], {
    cwd: directory,
  });
  return {
    directory: root,
    packageDirectory,
    remove: () => Deno.remove(directory, { recursive: true }),
  };
};
