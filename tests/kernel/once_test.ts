/** Values that are made once: at once, or in steps between other work. */
import assert from "node:assert/strict";
import { inSteps, oncePromised, valuesOfTexts } from "../../src/kernel/once.ts";

/** Counts what was done. */
const counting = () => {
  const done: Array<string> = [];
  function* make(): Generator<void, ReadonlyArray<string>> {
    done.push("first");
    yield;
    done.push("second");
    yield;
    done.push("third");
    return [...done];
  }
  return { done, ...inSteps(make) };
};

Deno.test("a value in steps, that nobody needs yet, is made step by step to its end", () => {
  const { done, step, value } = counting();
  assert.deepEqual(done, []);
  assert.equal(step(), true);
  assert.deepEqual(done, ["first"]);
  assert.equal(step(), true);
  assert.equal(step(), false);
  assert.equal(step(), false);
  assert.deepEqual(value(), ["first", "second", "third"]);
});

Deno.test("a value in steps, that is needed before its end, is made to the end then, and only once", () => {
  const { done, step, value } = counting();
  step();
  const made = value();
  assert.deepEqual(made, ["first", "second", "third"]);
  assert.equal(step(), false);
  assert.equal(value(), made);
  assert.equal(done.length, 3);
});

Deno.test("a text's value is made once, until more texts came than are known at most", () => {
  const made: Array<string> = [];
  const values = valuesOfTexts<{ readonly of: string }>(2);
  const valueOf = (text: string): string =>
    values.of(text, (each) => {
      made.push(each);
      return { of: each };
    }).of;
  assert.deepEqual(["a", "b", "a", "b"].map(valueOf), ["a", "b", "a", "b"]);
  assert.deepEqual(made, ["a", "b"]);
  assert.deepEqual(["c", "a", "c"].map(valueOf), ["c", "a", "c"]);
  assert.deepEqual(made, ["a", "b", "c", "a"]);
});

Deno.test("texts' values are forgotten too before their texts are more characters than are known at most", () => {
  const made: Array<string> = [];
  const values = valuesOfTexts<{ readonly of: string }>(10, 5);
  const valueOf = (text: string): string =>
    values.of(text, (each) => {
      made.push(each);
      return { of: each };
    }).of;
  assert.deepEqual(["aaa", "bb", "aaa", "c", "aaa"].map(valueOf), ["aaa", "bb", "aaa", "c", "aaa"]);
  assert.deepEqual(made, ["aaa", "bb", "c", "aaa"]);
  assert.deepEqual(["longer than all", "longer than all"].map(valueOf), [
    "longer than all",
    "longer than all",
  ]);
});

Deno.test("a promised value is made once for all who ask, and anew for who asks after it failed", async () => {
  let tries = 0;
  const value = oncePromised(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("no descriptor")) : Promise.resolve(tries);
  });
  const [first, second] = await Promise.allSettled([value(), value()]);
  assert.deepEqual([first.status, second.status, tries], ["rejected", "rejected", 1]);
  assert.deepEqual(await Promise.all([value(), value()]), [2, 2]);
  assert.equal(await value(), 2);
});
