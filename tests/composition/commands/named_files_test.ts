/** Files that the command line names: a device or a pipe, which tells no size, ends with a sentence. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { withFolder } from "../../../src/composition/commands/data_commands.ts";
import { verifyFile } from "../../../src/composition/commands/report_command.ts";

const refusedAdd = (path: string) =>
  Effect.runPromise(Effect.map(
    Effect.flip(withFolder({ do: "data add from", path, by: "the tests" })),
    ({ message }) => message,
  ));

const ignore = Deno.build.os === "windows";

const inDirectory = async (work: (directory: string) => Promise<void>) => {
  const directory = await Deno.makeTempDir();
  try {
    await work(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

const pipeAt = async (path: string) => {
  assert.ok((await new Deno.Command("mkfifo", { args: [path] }).output()).success);
};

Deno.test({
  name: "data add of a device or a pipe is refused at once, also in a folder",
  ignore,
  fn: () =>
    inDirectory(async (directory) => {
      assert.match(
        await refusedAdd("/dev/zero"),
        /^\/dev\/zero can't be read: .*neither a folder nor a file/,
      );
      await pipeAt(`${directory}/manifest.json`);
      assert.match(await refusedAdd(`${directory}/manifest.json`), /neither a folder nor a file/);
      assert.match(await refusedAdd(directory), /can't be read: .*manifest\.json is no file/);
    }),
});

Deno.test({
  name: "data correct and report verify read no more than a bound",
  ignore,
  fn: async () => {
    const correction = withFolder({
      do: "data correct from",
      path: "/dev/zero",
      act: { label: "An act", url: "https://example.com/" },
      from: "2027-01-01",
      by: "the tests",
    });
    const { message } = await Effect.runPromise(Effect.flip(correction));
    assert.match(message, /^\/dev\/zero can't be read: .*it has more than 2 MB/);
    const refused = await Effect.runPromise(
      Effect.flip(
        verifyFile({ do: "report verify", file: "/dev/zero", keysFrom: undefined }, Effect.succeed([])),
      ),
    );
    assert.match(refused.message, /it has more than 100 MB/);
  },
});

Deno.test("report verify reads no more of published keys than a bound, whatever the address answers", async () => {
  const endless = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => undefined },
    () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(32)) }),
      ),
  );
  await inDirectory(async (directory) => {
    const file = `${directory}/report.pdf`;
    await Deno.writeTextFile(file, "%PDF-1.7");
    const keysFrom = `http://127.0.0.1:${endless.addr.port}/keys.json`;
    const refused = await Effect.runPromise(
      Effect.flip(verifyFile({ do: "report verify", file, keysFrom }, Effect.succeed([]))),
    );
    assert.match(refused.message, /can't be read as published keys: .*it has more than 100 MB/);
  }).finally(() => endless.shutdown());
});
