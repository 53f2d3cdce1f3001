/** A start on the embedded database whose disk is full. */
import assert from "node:assert/strict";
import { patientEngine } from "../../src/composition/permissions.ts";
import { production, where } from "../support/process.ts";
import { hasDisks } from "../support/small_disk.ts";
import { withUnpackedCluster } from "../support/unpacked_cluster.ts";

/** Copies a data directory to a disk that it fills, and becomes the service there. */
const onFullDisk = `mount -t tmpfs -o size=64m tmpfs "$1" && cp -a "$2/." "$1" || exit 9
dd if=/dev/zero of="$1/rest" bs=64k 2>/dev/null
exec "$3" run ${patientEngine} --allow-all --no-check src/main.ts dev`;

/** Starts the service on a full disk with a database, and with this file of the lock where one is named. */
const startedOnFullDisk = async (
  lock?: string,
): Promise<{ readonly code: number; readonly said: string }> => {
  const [disk, made] = [await Deno.makeTempDir(), await Deno.makeTempDir()];
  await withUnpackedCluster(made);
  if (lock !== undefined) await Deno.writeTextFile(`${made}/lock`, lock);
  const { code, stderr } = await new Deno.Command("unshare", {
    args: ["-m", "sh", "-c", onFullDisk, "sh", disk, made, Deno.execPath()],
    cwd: new URL("../../", import.meta.url),
    env: { DATA_DIR: disk, PORT: "0", SIGNING_SECRET: production["SIGNING_SECRET"] ?? "" },
    stdout: "null",
  }).output();
  for (const directory of [disk, made]) await Deno.remove(directory, { recursive: true });
  return { code, said: new TextDecoder().decode(stderr) };
};

const test = where(hasDisks, "right to mount");

test("a start whose disk has no room for what the database writes says how much it needs, and what the system said", async () => {
  const { code, said } = await startedOnFullDisk("service");
  assert.match(
    said,
    /^The service does not start\. The embedded database in .* can't be opened: no 16 MB can be written there \(No space left on device/m,
  );
  assert.equal(code, 1);
});

test("a start whose disk has no room for the lock says so", async () => {
  const { code, said } = await startedOnFullDisk();
  assert.match(said, /^The service does not start\. DATA_DIR .* can't be used: .*No space left on device/m);
  assert.equal(code, 1);
});
