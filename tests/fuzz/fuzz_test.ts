/** The fuzz is itself started now and then: a proof that can't begin proves nothing. */
import assert from "node:assert/strict";

Deno.test("deno task fuzz fills a service, finds its pages and forms, and sends requests of each group", async () => {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "fuzz", "300"],
    env: { FUZZ_SEED: "26" },
    stderr: "inherit",
  }).output();
  const said = new TextDecoder().decode(stdout);
  const [, pages, forms] = /^(\d+) pages and (\d+) forms were found; seed 26\.$/m.exec(said) ?? [];
  assert.ok(Number(pages) > 300 && Number(forms) > 40, said);
  for (const group of ["document", "pages", "tables"]) assert.match(said, new RegExp(`^${group} +\\d`, "m"));
  // How long the service works in one piece depends on what else runs here; that it answers doesn't.
  assert.match(said, /^300 requests in \d+ s, 0 wrong answers, /m);
});
