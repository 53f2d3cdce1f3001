/** Objects that can't be made a text (`toString` is a member of theirs, and no function), given to every lenient reader. */
import assert from "node:assert/strict";
import { withTaricCode } from "../../../src/kernel/lenient/cn_code.ts";
import { programsBelow } from "../../support/source_files.ts";
import { postJson } from "../../support/service.ts";

const src = new URL("../../../src/kernel/lenient/", import.meta.url);
/** Made by `JSON.parse`, as a body is. */
const unprintable: unknown = JSON.parse('{"toString":1,"valueOf":2}');

Deno.test("every reader of what papers and spreadsheets have complains of an object, whatever its members", async () => {
  let readers = 0;
  for (const { href } of programsBelow(src)) {
    const exported: Record<string, unknown> = await import(href);
    for (const [name, read] of Object.entries(exported)) {
      if (!/^read\w+AsWritten$/.test(name) || typeof read !== "function" || read.length !== 1) continue;
      for (const value of [unprintable, [unprintable], [], {}, null, true]) {
        const reading: unknown = read({ path: "x", value });
        if (typeof reading === "function") continue;
        assert.ok(typeof reading === "object" && reading !== null, `${name} of ${JSON.stringify(value)}`);
      }
      readers += 1;
    }
  }
  assert.ok(readers > 5, `${readers} readers`);
});

Deno.test("a TARIC code that is an object beside a code of goods is left for its own rule to refuse", () => {
  const members = { taric_code: unprintable };
  assert.deepEqual(withTaricCode(members, "2523100010"), { members, issues: [] });
});

Deno.test("a CN code that is an object with a member toString is refused by its path", async () => {
  const sent = { cn_code: unprintable, origin_country: "CHN", tonnage: 1 };
  const { status, problem } = await postJson("/api/v1/cbam/calculate", sent);
  assert.equal(status, 400);
  assert.deepEqual(problem.issues?.map(({ path }) => path), ["/cn_code"]);
});
