/**
 * What `deno task start` may read and write: the checkout, and what the settings name. The task asks this program for
 * the values of its `--allow-read` and `--allow-write`, because a task can't leave out a setting that isn't set.
 */

type Setting = (name: string) => string | undefined;

/** Where secrets are mounted, as in the container. */
const secretsDirectory = "/run/secrets";
/** As in `settings.ts`. */
const defaultDataDirectory = "data";

/** The parameters of a server's address that name files. */
const filesOfAddress = ["sslrootcert", "sslcert", "sslkey"] as const;

const addressFiles = (address: string | undefined): ReadonlyArray<string | undefined> => {
  const parameters = URL.parse(address ?? "")?.searchParams;
  return filesOfAddress.map((name) => parameters?.get(name) ?? undefined);
};

const listed = (paths: ReadonlyArray<string | undefined>): ReadonlyArray<string> => [
  ...new Set(paths.flatMap((path) => path === undefined || path.trim() === "" ? [] : [path.trim()])),
];

/** @returns the paths below which production writes: `DATA_DIR` alone */
export const writtenPaths = (setting: Setting): ReadonlyArray<string> =>
  listed([setting("DATA_DIR") || defaultDataDirectory]);

/** @returns the paths below which production reads */
export const readPaths = (setting: Setting): ReadonlyArray<string> =>
  listed([
    ".",
    secretsDirectory,
    ...writtenPaths(setting),
    setting("TLS_CERT_FILE"),
    setting("TLS_KEY_FILE"),
    setting("PGPASSFILE"),
    ...addressFiles(setting("DATABASE_URL")),
  ]);

if (import.meta.main) {
  const paths = Deno.args[0] === "write" ? writtenPaths : readPaths;
  await Deno.stdout.write(new TextEncoder().encode(paths((name) => Deno.env.get(name)).join(",")));
}
