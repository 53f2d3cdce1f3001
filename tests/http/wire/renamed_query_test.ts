/** Queries under the names that bodies have: `cn_code` and `origin_country` beside `cn` and `country`. Decision 0111. */
import assert from "node:assert/strict";
import { isRecord } from "../../../src/kernel/text/json.ts";
import { document } from "../../support/declared_answers.ts";
import { getJson } from "../../support/service.ts";

const cbam = "/api/v1/cbam";
const shipment = "tonnage=1&import=2026-02-15";

Deno.test("scope, calculate and routes answer the same under the names of bodies, alone or mixed with the contract's", async () => {
  for (
    const [path, ...queries] of [
      ["scope", "cn=72083900&country=DE", "cn_code=72083900&country=DE"],
      [
        "calculate",
        `cn=72083900&country=CHN&${shipment}`,
        `cn_code=72083900&origin_country=CHN&${shipment}`,
        `cn=72083900&origin_country=CHN&${shipment}`,
      ],
      ["routes", "cn=72083900&country=CHN", "cn_code=72083900&origin_country=CHN"],
    ] as const
  ) {
    const [first, ...others] = await Promise.all(queries.map((query) => getJson(`${cbam}/${path}?${query}`)));
    assert.equal(first?.status, 200, path);
    for (const other of others) assert.equal(other.text, first?.text, path);
  }
});

Deno.test("a wrong value is named as it was sent, in the strict form and in the lenient one", async () => {
  const query = `cn_code=7208.39.00&origin_country=China&${shipment}`;
  const strict = await getJson(`${cbam}/calculate?${query}`);
  assert.deepEqual(
    strict.issues.map(({ path, suggestion }) => [path, suggestion]),
    [["cn_code", "72083900"], ["origin_country", "CHN"]],
  );
  assert.match(strict.problem.error, /^cn_code must be .*origin_country must be /s);
  const lenient = await getJson(`${cbam}/calculate?lenient=true&${query}`);
  assert.deepEqual(
    lenient.calculation.read_as?.map(({ path, read }) => [path, read]),
    [["cn_code", "72083900"], ["origin_country", "CHN"]],
  );
  const unread = await getJson(
    `${cbam}/calculate?lenient=true&cn_code=72083900&origin_country=Chian&${shipment}`,
  );
  assert.deepEqual(unread.issues.map(({ path }) => path), ["origin_country"]);
  assert.match(unread.issues[0]?.message ?? "", /^origin_country must be /);
});

Deno.test("both names at once, the other name twice, and a name that the call hasn't are refused", async () => {
  const both = await getJson(`${cbam}/scope?cn=72083900&cn_code=72083900`);
  assert.deepEqual(
    both.issues.map(({ path, code, message }) => [path, code, message]),
    [["cn_code", "conflict", "cn_code must be left out where cn is given."]],
  );
  const twice = await getJson(`${cbam}/scope?cn_code=72083900&cn_code=72083900`);
  assert.deepEqual(twice.issues.map(({ path, code }) => [path, code]), [["cn_code", "duplicate"]]);
  const foreign = await getJson(`${cbam}/scope?cn_code=72083900&origin_country=CHN`);
  assert.deepEqual(foreign.issues.map(({ path, code }) => [path, code]), [["origin_country", "unknown"]]);
  const empty = await getJson(`${cbam}/scope?cn_code=`);
  assert.equal(empty.status, 400);
  assert.equal(empty.issues[0]?.path, "cn_code");
});

/** Names of the parameters of each query that has goods in it. */
const queriesWithGoods = (): ReadonlyMap<string, ReadonlyArray<unknown>> => {
  const { paths } = document;
  assert.ok(isRecord(paths));
  const all = Object.entries(paths).flatMap(([path, methods]) => {
    const get = isRecord(methods) ? methods["get"] : undefined;
    const parameters = isRecord(get) && Array.isArray(get["parameters"])
      ? get["parameters"].filter(isRecord)
      : [];
    return [[path, parameters.map(({ name }) => name)] as const];
  });
  return new Map(all.filter(([, names]) => names.includes("cn")));
};

Deno.test("every query with goods takes both of their names, and those of the origin where it has one", () => {
  const queries = queriesWithGoods();
  assert.ok(queries.size >= 5);
  for (const [path, names] of queries) {
    assert.ok(names.includes("cn_code"), path);
    const hasOrigin = names.includes("country") && !path.endsWith("/scope");
    assert.equal(names.includes("origin_country"), hasOrigin, path);
  }
});
