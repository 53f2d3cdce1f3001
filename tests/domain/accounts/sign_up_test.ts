/** Rules of accounts that people make for themselves. */
import assert from "node:assert/strict";
import { accountNameOf, mayHaveAccount, standingOf } from "../../../src/domain/accounts/sign_up.ts";

const rules = { tier: "pro", mostADay: 5, mostANetwork: 3, domains: [] } as const;
const named = { ...rules, domains: ["example.com"] };

Deno.test("a day's accounts are the limit, one mail domain has half of them rounded up, and all where the operator names it", () => {
  const at = (made: number, madeOfDomain: number, by: typeof rules | typeof named = rules) =>
    standingOf({ isTaken: false, made, madeOfDomain }, by);
  assert.deepEqual([at(4, 2), at(5, 2), at(3, 3)], ["open", "full", "full"]);
  assert.deepEqual([at(4, 4, named), at(5, 5, named)], ["open", "full"]);
  assert.equal(standingOf({ isTaken: true, made: 9, madeOfDomain: 9 }, rules), "taken");
});

Deno.test("a named domain is meant whole, in whichever case", () => {
  const may = (email: string) => mayHaveAccount(named, email);
  assert.deepEqual(
    ["a@example.com", "a@EXAMPLE.Com", "a@sub.example.com", "a@evilexample.com", "a@example.com.de"].map(may),
    [true, true, false, false, false],
  );
  assert.ok(mayHaveAccount(rules, "a@anything.example"));
});

Deno.test("a name is kept with single spaces; an empty, longer or invisible one is none", () => {
  assert.equal(accountNameOf(" Nord\n  Stahl\t GmbH "), "Nord Stahl GmbH");
  assert.equal(accountNameOf("e\u0301"), "\u00e9");
  assert.equal(accountNameOf("\u{1F3ED}".repeat(80))?.length, 160);
  for (const text of ["", " \n ", "x".repeat(81), "a\u0000b", "a\u202eb", "\u200b"]) {
    assert.equal(accountNameOf(text), undefined, JSON.stringify(text));
  }
});
