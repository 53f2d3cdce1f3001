/** Companies that a typed text means. */
import assert from "node:assert/strict";
import { choicesWith } from "../../../../../src/web/people/typed_person.ts";

/** Times that a text was looked for in another one while something was done. */
const lookedFor = (work: () => void): number => {
  const { includes } = String.prototype;
  let times = 0;
  String.prototype.includes = function (...sought) {
    times++;
    return includes.apply(this, sought);
  };
  try {
    work();
  } finally {
    String.prototype.includes = includes;
  }
  return times;
};

Deno.test("a word that is typed a thousand times is looked for once in each name", () => {
  const options = Array.from({ length: 50 }, (_, index) => ({
    value: String(index),
    label: `Muster ${index} GmbH (DE${index})`,
  }));
  const typing = (times: number) =>
    lookedFor(() => assert.equal(choicesWith("muster gmbh ".repeat(times), options).length, options.length));
  assert.ok(typing(1) > 0);
  assert.equal(typing(1_000), typing(1));
});
