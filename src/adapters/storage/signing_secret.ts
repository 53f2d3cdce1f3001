/**
 * The secret that signs links, for a service that was not given one: made on the first start and kept in the data
 * directory, readable by its owner alone. Processes that start together agree on one.
 */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { StartFailed } from "../../application/start_failed.ts";
import { unusable } from "./unusable.ts";
import { createFile } from "./atomic_file.ts";

const fileName = "signing_secret";
const secretBytes = 32;
const othersMask = 0o077;
const pattern = /^[0-9a-f]{64}$/;

const makeUnlessThere = async (directory: string): Promise<void> => {
  const path = `${directory}/${fileName}`;
  const isThere = await Deno.stat(path).then(() => true, () => false);
  if (isThere) return;
  await Deno.mkdir(directory, { recursive: true, mode: 0o700 });
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes)).toHex();
  await createFile({ path, temporaryDirectory: directory }, new TextEncoder().encode(`${secret}\n`))
    .catch((error) => {
      if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    });
};

const read = async (directory: string): Promise<string> => {
  const path = `${directory}/${fileName}`;
  await makeUnlessThere(directory);
  const { mode } = await Deno.stat(path);
  if (mode !== null && (mode & othersMask) !== 0) {
    throw new Error("others may read it: remove it, or set its mode to 0600");
  }
  const secret = (await Deno.readTextFile(path)).trim();
  if (!pattern.test(secret)) throw new Error("it doesn't hold 64 hex digits: remove it, and one is made");
  return secret;
};

/**
 * @returns the data directory's secret, made if there is none
 * @fails StartFailed when it can't be read or written, is damaged, or others may read it
 */
export const signingSecret = (directory: string): Effect.Effect<Redacted.Redacted<string>, StartFailed> =>
  Effect.map(
    Effect.tryPromise({
      try: () => read(directory),
      catch: (error) =>
        new StartFailed({ message: unusable(`The signing secret ${directory}/${fileName}`, error) }),
    }),
    Redacted.make,
  );
