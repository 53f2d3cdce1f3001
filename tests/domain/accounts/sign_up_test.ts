/** Rules of accounts that people make for themselves. */
import assert from "node:assert/strict";
import {
  accountNameOf,
  countedDomainOf,
  mayHaveAccount,
  standingOf,
} from "../../../src/domain/accounts/sign_up.ts";

const rules = { tier: "pro", mostADay: 5, mostANetwork: 3, domains: [] } as const;
const named = { ...rules, domains: ["example.com"] };

Deno.test("a day's accounts are the limit, one mail domain has half of them rounded up, and all where the operator names it", () => {
  const addresses = (count: number, domain: string) => Array<string>(count).fill(`a@${domain}`);
  const email = "me@example.com";
  const at = (made: number, madeOfDomain: number, by: typeof rules | typeof named = rules) =>
    standingOf({
      ...{ isTaken: false, email },
      made: [...addresses(madeOfDomain, "example.com"), ...addresses(made - madeOfDomain, "other.example")],
    }, by);
  assert.deepEqual([at(4, 2), at(5, 2), at(3, 3)], ["open", "full", "full"]);
  assert.deepEqual([at(4, 4, named), at(5, 5, named)], ["open", "full"]);
  assert.equal(standingOf({ isTaken: true, email, made: addresses(9, "example.com") }, rules), "taken");
});

Deno.test("domains below a registered one are counted as that one, below a country's shared label as well", () => {
  const counted = [
    "a@evil.example",
    "a@S1.evil.example",
    "a@x.y.evil.example",
    "a@x.evil.co.uk",
    "a@x.evil.de",
    "a@co.uk",
  ]
    .map(countedDomainOf);
  assert.deepEqual(counted, [
    "evil.example",
    "evil.example",
    "evil.example",
    "evil.co.uk",
    "evil.de",
    "co.uk",
  ]);
  const made = ["a@evil.example", "a@s0.evil.example", "a@s1.s2.evil.example"];
  const at = (email: string) => standingOf({ isTaken: false, email, made }, rules);
  assert.deepEqual([at("b@s3.evil.example"), at("b@honest.example")], ["full", "open"]);
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
