/**
 * The client as `npm pack` builds it, laid out in a directory as `npm install` would, with the packages that the tests'
 * lock file pins: nothing is fetched.
 */
import type {} from "npm:openapi-fetch@0.17.0";
import assert from "node:assert/strict";
import { madeOnce, ownShell } from "../support/made_once.ts";

const client = new URL("../../client/", import.meta.url);
const packages = new URL("../../node_modules/.deno/", import.meta.url);
const dependencies = ["openapi-fetch", "openapi-typescript-helpers"];

const packageIn = (root: string): string => `${root}/node_modules/customs-invoice-client`;

/** Where the tests' lock file has a package. */
export const pathOfPackage = (name: string, folder = name): URL => {
  const [found] = [...Deno.readDirSync(packages)].filter((entry) => entry.name.startsWith(`${folder}@`));
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

/** The client's folder alone, beside the packages that it names. */
const copySources = async (root: string): Promise<void> => {
  await Deno.mkdir(`${root}/node_modules`, { recursive: true });
  await run("cp", ["-R", client.pathname, `${root}/client`], { cwd: root });
  for (const name of dependencies) {
    await run("cp", ["-RL", pathOfPackage(name).pathname, `${root}/node_modules/${name}`], { cwd: root });
  }
};

/** Packs the client and installs the archive. */
const make = async (root: string): Promise<void> => {
  await copySources(root);
  const directory = await Deno.makeTempDir();
  const bin = await compilerIn(directory);
  const env = {
    PATH: `${bin}:${Deno.env.get("PATH") ?? ""}`,
    npm_config_offline: "true",
  };
  // What publishing would do, without a registry: the archive is made and its manifest checked.
  await run("npm", ["publish", "--dry-run", "--silent"], { cwd: `${root}/client`, env });
  await run("npm", ["pack", "--silent", "--pack-destination", directory], { cwd: `${root}/client`, env });
  const [archive] = [...Deno.readDirSync(directory)].filter(({ name }) => name.endsWith(".tgz"));
  assert.ok(archive !== undefined, "npm pack made no archive");
  const packageDirectory = packageIn(root);
  await Deno.mkdir(packageDirectory);
  const from = ["-xzf", `${directory}/${archive.name}`, "--strip-components=1"];
  await run("tar", [...from, "-C", packageDirectory], { cwd: directory });
  await Deno.remove(directory, { recursive: true });
};

/** Every file below the directory with its content. */
const contentsOf = (directory: URL): ReadonlyArray<readonly [string, string]> =>
  [...Deno.readDirSync(directory)].sort((one, other) => one.name < other.name ? -1 : 1).flatMap((entry) =>
    entry.isDirectory
      ? contentsOf(new URL(`${entry.name}/`, directory))
      : [[new URL(entry.name, directory).pathname, Deno.readTextFileSync(new URL(entry.name, directory))]]
  );

/** To build the package takes ten seconds of the compiler: once for the same sources. */
const unpack = madeOnce({
  name: "client",
  dependsOn: () =>
    Promise.resolve([
      ...[...dependencies, "typescript"].map((name) => pathOfPackage(name).pathname),
      ...contentsOf(client),
    ]),
  make,
  workplace: () => Deno.makeTempDir(),
  shell: ownShell,
});

/** A directory in which programs can import the package by its name. */
export interface Installed {
  readonly directory: string;
  readonly packageDirectory: string;
  readonly remove: () => Promise<void>;
}

/** Installs the client in a directory of its own. */
export const installed = async (): Promise<Installed> => {
  const own = await Deno.makeTempDir();
  const directory = `${own}/checkout`;
  await unpack(directory);
  return {
    directory,
    packageDirectory: packageIn(directory),
    remove: () => Deno.remove(own, { recursive: true }),
  };
};
