/** Codes of countries as they come in: ISO 3166-1, and Kosovo's, which it does not assign; EORI numbers in every writing. */
import assert from "node:assert/strict";
import {
  alpha2OfText,
  alpha3OfText,
  eoriForm,
  eoriKey,
  everyAlpha3,
  isSameEori,
  otherFormOf,
} from "../../src/kernel/identifiers.ts";
import { countryName } from "../../src/kernel/country_names.ts";
import { programsBelow } from "../support/source_files.ts";

Deno.test("a country is read in any case, and only by the form that is asked for", () => {
  assert.equal(alpha3OfText("chn"), "CHN");
  assert.equal(alpha2OfText("cn"), "CN");
  for (const wrong of ["CN", "ZZZ", "", "CHN ", "EUR"]) assert.equal(alpha3OfText(wrong), undefined, wrong);
});

Deno.test("Kosovo is read as XKX and as XKK, and is written XKX", () => {
  assert.deepEqual(["XKX", "XKK"].map(alpha3OfText), ["XKX", "XKX"]);
  assert.equal(otherFormOf("XK"), "XKX");
  assert.equal(countryName(alpha3OfText("XKX") ?? assert.fail()), "Kosovo");
  assert.ok(!everyAlpha3.some((code) => code === "XKK"));
});

Deno.test("every code has a name of its own", () => {
  const names = everyAlpha3.map(countryName);
  assert.equal(new Set(names).size, everyAlpha3.length);
  assert.ok(names.every((name) => !/^[A-Z]{3}$/.test(name)));
});

Deno.test("an EORI number's key is the same with hyphens and without for Finland alone", () => {
  for (const one of ["FI1234567-8", "FI12345678", "FI-20230923-1422", "DE123456789012345", "XI1"]) {
    assert.ok(eoriForm.test(one), one);
  }
  for (const wrong of ["DE1234567-8", "FI1234567-", "FI-", "FI-20230923-142233", "fi12345678", "FI"]) {
    assert.ok(!eoriForm.test(wrong), wrong);
  }
  assert.equal(eoriKey("FI1234567-8"), "FI12345678");
  assert.equal(eoriKey("FI-20230923-1422"), "FI202309231422");
  assert.ok(isSameEori("FI1234567-8", "FI12345678"));
  assert.ok(!isSameEori("FI1234567-8", "FI12345679"));
  assert.ok(!isSameEori(null, undefined));
});

/** Two EORI numbers beside a sign of comparison, in TypeScript. */
const compared = /(?:[!=]==\s*[\w.?]*\beori\b|\beori\s*[!=]==)(?!\s*(?:null|undefined))/i;

Deno.test("no EORI numbers are compared, or read from the database, but by their key", () => {
  const source = new URL("../../src/", import.meta.url);
  const [comparing, reading]: [Array<string>, Array<string>] = [[], []];
  for (const url of programsBelow(source)) {
    for (const line of Deno.readTextFileSync(url).split("\n")) {
      const place = `${url.href.slice(source.href.length)}: ${line.trim()}`;
      if (compared.test(line) && !line.includes('=== "eori"')) comparing.push(place);
      if (url.href.includes("/adapters/postgres/") && /\b[a-z]\.eori\b/.test(line)) reading.push(place);
    }
  }
  assert.deepEqual(comparing, []);
  assert.deepEqual(reading.toSorted(), [
    "adapters/postgres/imports/declared_by.ts: join importer i on i.id = named.importer_id and i.account_id = d.account_id and i.eori <> d.eori)",
    "adapters/postgres/imports/declared_by.ts: select i.id, 0 from declarant d join importer i on i.account_id = d.account_id and i.eori = d.eori",
    'adapters/postgres/imports/people.ts: : declarantsWhere("and (d.id = any($2::uuid[]) or d.eori = any($3::text[]))", [accountId, ids, keys]);',
    'adapters/postgres/imports/people.ts: declarantsWhere("and d.eori = $2", [accountId, eoriKey(eori)]),',
  ]);
});
