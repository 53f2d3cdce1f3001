/** Loaded before each file of tests of a run: tells the run when the file's tests are through. */
const to = Deno.env.get("TESTS_DONE_FILE");
if (to !== undefined) {
  Deno.test.afterAll(() => Deno.writeTextFileSync(to, `${Deno.mainModule}\n`, { append: true }));
}
