import assert from "node:assert/strict";
import { privateDirectory } from "../../../src/adapters/storage/private_directory.ts";

const modeOf = (path: string): number => (Deno.statSync(path).mode ?? 0) & 0o777;

Deno.test("a private directory is made for its owner alone, and one that is open to others is mended", async () => {
  const above = await Deno.makeTempDir();
  const made = `${above}/a/b`;
  await privateDirectory(made);
  assert.equal(modeOf(made), 0o700);
  for (const open of [0o755, 0o750, 0o711, 0o777]) {
    await Deno.chmod(made, open);
    await privateDirectory(made);
    assert.equal(modeOf(made), 0o700, open.toString(8));
  }
  await Deno.remove(above, { recursive: true });
});
