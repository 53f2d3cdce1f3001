/** What an operator's words are read as. */
import assert from "node:assert/strict";
import { readArguments } from "../../../src/composition/commands/command_line.ts";

const commandOf = (...words: ReadonlyArray<string>) => {
  const asked = readArguments(words);
  assert.ok(typeof asked !== "number", words.join(" "));
  return asked.command;
};

Deno.test("key create makes an ordinary key, and a test key only where --test is said", () => {
  const words = ["key", "create", "--account", "a@example.com", "--permissions", "cbam:read"];
  const made = { do: "key create", account: "a@example.com", permissions: ["cbam:read"] };
  assert.deepEqual(commandOf(...words), { ...made, isTest: false });
  assert.deepEqual(commandOf(...words, "--test"), { ...made, isTest: true });
});

Deno.test("a report can't be set to be a specimen: what was made with a test key is one, nothing else", () => {
  assert.equal(readArguments(["report", "set-status", "an-id", "specimen"]), 1);
});
