/** Items of the longest array of a body, counted before anything is made of it. */
import assert from "node:assert/strict";
import { atOnce } from "../../../src/kernel/steps.ts";
import { longestArray } from "../../../src/http/exchange/json_rows.ts";

const longest = (text: string): number => atOnce(longestArray(new TextEncoder().encode(text)));

Deno.test("the longest array counts, of whatever is in it and however deep it stands", () => {
  const cases: ReadonlyArray<readonly [string, number]> = [
    ['{"rows":[{"a":1,"b":2},{"a":[1,2]},{}]}', 3],
    ["[1,1,1,1]", 4],
    ['[[1,2,3],["a,b","c"]]', 3],
    ['{"a":{"b":[{"c":[1,2]},2,3]},"d":[1]}', 3],
    ['\ufeff \n\t[{"a":"\\"],[,\\\\"},2]', 2],
    ['{"a":1,"b":2,"c":3}', 0],
    ['["a,b,c]', 0],
    ["[1,2", 2],
    ["a,b\n1,2\n", 0],
    ['"a,b"', 0],
    ["]],}[1,2]", 0],
    ["[]]],1,2", 0],
    ["", 0],
  ];
  for (const [text, items] of cases) assert.equal(longest(text), items, text);
});

Deno.test("a body that is nested deeper than any call takes is counted as far as that, in a step", () => {
  const steps = longestArray(new TextEncoder().encode(`[1,2,${"[".repeat(4_000_000)}`));
  assert.deepEqual(steps.next(), { done: true, value: 3 });
  assert.equal(longest(`${"[".repeat(60)}1,2${"]".repeat(60)}`), 2);
});

Deno.test("a body of megabytes is counted in steps", () => {
  const steps = longestArray(new TextEncoder().encode(`[${"1,".repeat(2_000_000)}1]`));
  let stops = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      assert.equal(value, 2_000_001);
      break;
    }
    stops++;
  }
  assert.ok(stops > 200, `${stops}`);
});
