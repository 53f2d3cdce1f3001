/** The data directory's secret: made once, kept, for its owner alone. */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { signingSecret } from "../../../src/adapters/storage/signing_secret.ts";
import { unusable } from "../../../src/adapters/storage/unusable.ts";

const inDirectory = async (test: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await Deno.makeTempDir();
  try {
    await test(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

const secretOf = (directory: string): Promise<string> =>
  Effect.runPromise(Effect.map(signingSecret(directory), Redacted.value));

const refusalOf = (directory: string): Promise<string> =>
  Effect.runPromise(Effect.map(Effect.flip(signingSecret(directory)), ({ message }) => message));

Deno.test("the secret is made on the first start, with mode 0600, and the same on the next", () =>
  inDirectory(async (directory) => {
    const data = `${directory}/data`;
    const secret = await secretOf(data);
    assert.match(secret, /^[0-9a-f]{64}$/);
    assert.equal((Deno.statSync(`${data}/signing_secret`).mode ?? 0) & 0o777, 0o600);
    assert.equal(await secretOf(data), secret);
    assert.deepEqual([...Deno.readDirSync(data)].map(({ name }) => name), ["signing_secret"]);
  }));

Deno.test("twenty first starts at once agree on one secret", () =>
  inDirectory(async (directory) => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => secretOf(directory)));
    assert.equal(new Set(secrets).size, 1);
  }));

Deno.test("a secret that others may read, or that is damaged, stops the start with a line that names it", () =>
  inDirectory(async (directory) => {
    await secretOf(directory);
    Deno.chmodSync(`${directory}/signing_secret`, 0o644);
    assert.match(await refusalOf(directory), /signing_secret can't be used: others may read it/);
    Deno.chmodSync(`${directory}/signing_secret`, 0o600);
    Deno.writeTextFileSync(`${directory}/signing_secret`, "short\n");
    assert.match(await refusalOf(directory), /64 hex digits/);
  }));

Deno.test("a data directory that the system refuses is told with what it has to be", () =>
  inDirectory(async (directory) => {
    Deno.writeTextFileSync(`${directory}/file`, "");
    assert.match(
      await refusalOf(`${directory}/file`),
      /^The signing secret .* can't be used: .*\(os error \d+\).*\. DATA_DIR has to be a directory that the user of the service/,
    );
  }));

Deno.test("a data directory that the runtime keeps for itself is told like one that the system refuses", () => {
  const refused = new Deno.errors.NotCapable(
    'Requires all access to "/proc/foo", run again with the --allow-all flag',
  );
  assert.match(unusable("DATA_DIR /proc/foo", refused), /\. DATA_DIR has to be a directory that the user/);
});
