/**
 * Permissions of each program on the machine, as flags of `deno run`: the settings by their names, and the hosts and files
 * that the settings name; and how its code is compiled. The tasks, the container and the tests take them from
 * here.
 */
import { knownHosts, type ReadVariable } from "./known_hosts.ts";
import { adminNames, defaultDataDirectory, names } from "./setting_names.ts";

/** The programs that are started with permissions of their own. */
export const programs = ["dev", "start", "admin"] as const;
export type ProgramName = typeof programs[number];

/**
 * V8 optimises a function of the embedded database only after some eighty times the usual use, about a second of it: a start,
 * which runs through most of them once, would take half a second more of CPU. Every program has the same flags, also one
 * without that database: the runtime keeps what V8 compiled for the same flags alone, and a program that comes after one with
 * others compiles, and writes, all of it anew.
 */
export const patientEngine = "--v8-flags=--wasm-tiering-budget=1000000000";

/** Variables that the packages read: the PostgreSQL driver's own, and what a terminal can show. */
const driverNames = ["PG*", "NODE_PG_FORCE_NATIVE"];
const terminalNames = ["NO_COLOR", "FORCE_COLOR", "TERM"];
const commandLineNames = ["CLICOLOR_FORCE", "COLUMNS"];

/** The directory of a PostgreSQL server's socket, and the certificates of its address or of the driver's variables. */
const databasePaths = (read: ReadVariable) => {
  // With two hosts it is no URL.
  const address = new URLSearchParams(read("DATABASE_URL")?.split("?")[1]);
  const host = address.get("host") ?? read("PGHOST") ?? "";
  const certificates = ["sslrootcert", "sslcert", "sslkey"]
    .map((name) => address.get(name) ?? read(`PG${name.toUpperCase()}`) ?? "");
  return { socketDirectories: host.startsWith("/") ? [host] : [], certificates };
};

/** A comma inside a path is written twice; white space would end the flag. */
const flagOfPaths = (flag: string, paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const named = [...new Set(paths.map((path) => path.trim()).filter((path) => path !== ""))];
  if (named.length === 0) return [];
  return named.some((path) => /\s/.test(path))
    ? [flag]
    : [`${flag}=${named.map((path) => path.replaceAll(",", ",,")).join(",")}`];
};

/** Production keeps files where it was told to, and otherwise none; a laptop has its directory. */
const dataDirectoryOf = (program: ProgramName, read: ReadVariable): string =>
  read("DATA_DIR")?.trim() || (program === "dev" ? defaultDataDirectory : "");

/** Folders of its checkout that the service reads: never its history, its tests or what else lies there. */
const readFolders = [
  "src",
  "sql",
  "fixtures",
  "docs",
  "node_modules",
  "deno.json",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
];

/** The socket of commands beside a running service, in its data directory. */
const controlSocket = (program: ProgramName, read: ReadVariable, workingDirectory: string) => {
  const directory = dataDirectoryOf(program === "admin" ? "dev" : program, read);
  if (directory === "") return undefined;
  return `${directory.startsWith("/") ? directory : `${workingDirectory}/${directory}`}/control.sock`;
};

/** Hosts by name, each with any port. */
const netFlag = (program: ProgramName, read: ReadVariable, workingDirectory: string): string => {
  const hosts = knownHosts(read, controlSocket(program, read, workingDirectory));
  return hosts === undefined ? "--allow-net" : `--allow-net=${hosts.join(",")}`;
};

/** The operator's commands read and write the files that their arguments name. */
const fileFlags = (
  program: ProgramName,
  root: string,
  read: ReadVariable,
): ReadonlyArray<string> => {
  if (program === "admin") return ["--allow-read", "--allow-write"];
  const { socketDirectories, certificates } = databasePaths(read);
  const kept = [dataDirectoryOf(program, read), ...socketDirectories];
  const tls = [read("TLS_CERT_FILE") ?? "", read("TLS_KEY_FILE") ?? ""];
  return [
    ...flagOfPaths("--allow-read", [
      ...readFolders.map((path) => `${root}/${path}`),
      ...kept,
      ...tls,
      ...certificates,
    ]),
    ...flagOfPaths("--allow-write", kept),
  ];
};

/**
 * @param root the directory of this checkout, in which the service reads its sources, tables, fonts, migrations and pages
 * @param read a variable of the environment that the program will have
 * @param workingDirectory of the program, from which a relative directory of data is reckoned
 * @returns the flags; where a path of the settings holds white space, the flag without a path
 */
export const permissionFlags = (
  program: ProgramName,
  root: string,
  read: ReadVariable,
  workingDirectory: string,
): ReadonlyArray<string> => {
  const isAdmin = program === "admin";
  const variables = isAdmin ? [...adminNames, ...commandLineNames] : names;
  return [
    patientEngine,
    "--no-prompt",
    netFlag(program, read, workingDirectory),
    `--allow-sys=${isAdmin ? "uid,gid,username,homedir,hostname" : "hostname"}`,
    `--allow-env=${[...variables, ...driverNames, ...terminalNames].join(",")}`,
    ...fileFlags(program, root, read),
  ];
};
