/**
 * Every example of the documentation and the README does what the page says, in curl, JavaScript and Python.
 * `EXAMPLES=write deno task test tests/docs/examples_test.ts` writes the answers into the pages anew.
 */
import assert from "node:assert/strict";
import { answerFor, type Block, blocksOf, compare, type Place, run } from "../support/doc_examples.ts";
import { isInstalled } from "../support/installed.ts";
import { admin, freePort, startTask } from "../support/process.ts";
import { writtenPages } from "../support/documentation.ts";

const root = new URL("../../", import.meta.url);

const missing = ["bash", "curl", "node", "python3", "openssl", "pdfdetach"].filter((program) =>
  !isInstalled(program)
);

const files = [...new Set([...writtenPages.map(({ file }) => file), "README.md"])].filter((file) =>
  blocksOf(Deno.readTextFileSync(new URL(file, root))).some(({ marks }) => marks.includes("run"))
);

/** Runs a page's blocks in order; what is to be shown for each answer. */
const runPage = async (file: string, place: Place): Promise<void> => {
  const url = new URL(file, root);
  const markdown = await Deno.readTextFile(url);
  const printed: Array<{ readonly block: Block; readonly out: string }> = [];
  let last: Array<{ readonly block: Block; readonly out: string }> = [];
  let hasAnswer = false;
  for (const block of blocksOf(markdown)) {
    const where = `${file}: ${block.text.split("\n", 1)}`;
    if (block.marks.includes("run")) {
      if (hasAnswer || last.at(-1)?.block.language === block.language) last = [];
      hasAnswer = false;
      const { code, out, error } = await run(place, block);
      assert.equal(code, 0, `${where}\n${out}\n${error}`);
      last.push({ block, out });
    } else if (block.marks.includes("answer")) {
      hasAnswer = true;
      const [first] = last;
      assert.ok(first !== undefined, `${where}: no example before it`);
      printed.push({ block, out: first.out });
      if (Deno.env.get("EXAMPLES") !== "write") { for (const { out } of last) compare(block, out, where); }
    }
  }
  if (Deno.env.get("EXAMPLES") !== "write") return;
  const written = printed.reduceRight(
    (text, { block, out }) => text.slice(0, block.from) + answerFor(block, out) + text.slice(block.to),
    markdown,
  );
  await Deno.writeTextFile(url, written);
};

Deno.test({
  name: `every example of the documentation does what its page says${
    missing.length === 0 ? "" : ` (ignored: no ${missing.join(", ")})`
  }`,
  ignore: missing.length > 0,
  fn: async (test) => {
    const port = freePort();
    const data = await Deno.makeTempDir();
    const env = { DATA_DIR: data, PORT: String(port) };
    const service = await startTask("dev", env);
    const [key = ""] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
    // The pages have more calls without a key than an hour lets in.
    const roomier = await admin(env, "tier", "set", "anonymous", "--api-rate-per-hour", "10000");
    assert.equal(roomier.code, 0, roomier.error);
    for (const file of files) {
      const directory = await Deno.makeTempDir();
      await Deno.symlink(new URL("fixtures", root), `${directory}/fixtures`);
      const place = { directory, origin: `http://127.0.0.1:${port}`, env: { KEY: key, DATA_DIR: data } };
      await test.step(file, () => runPage(file, place));
      await Deno.remove(directory, { recursive: true });
    }
    assert.equal(await service.stop(), 0);
  },
});
