/** Sentences that an API's caller reads about what it sent. Decisions, "Requests". */
import assert from "node:assert/strict";
import { getJson, postJson } from "../support/service.ts";

const calculatePath = "/api/v1/cbam/calculate";
const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };

const asJson = { method: "POST", headers: { "content-type": "application/json" } };

const issuesOf = ({ problem }: Awaited<ReturnType<typeof getJson>>) =>
  problem.issues?.map(({ path, code, message }) => [path, code, message]);

const posted = async (body: unknown, query = "") =>
  issuesOf(await postJson(`${calculatePath}${query}`, body));

Deno.test("members of the body in the query, and the other way round, are told where they go", async () => {
  assert.deepEqual(await posted(shipment, "?explain=true&sources=short&x=1"), [
    ["explain", "unknown", "explain is not known here: it goes into the body."],
    ["sources", "unknown", "sources is not known here: it goes into the body."],
    ["x", "unknown", "x is not known here; known: lenient, decimal, dates."],
  ]);
  assert.deepEqual(await posted({ ...shipment, lenient: true }), [
    ["/lenient", "unknown", "lenient is not known here: it goes into the query."],
  ]);
});

Deno.test("a parameter of a call that takes none is told to be left out", async () => {
  assert.deepEqual(issuesOf(await getJson("/api/v1/cbam/datasets?x=1")), [
    ["x", "unknown", "x is not known here: leave it out."],
  ]);
});

Deno.test("unknown members are named as they were sent, an empty name in quotation marks", async () => {
  const found = await posted({ ...shipment, "a/b~c": 1, "": 1 });
  assert.deepEqual(found?.map(([path, , message]) => [path, message?.split(" is ")[0]]), [
    ["/a~1b~0c", "a/b~c"],
    ["/", '""'],
  ]);
});

Deno.test("too many precursors are counted", async () => {
  const precursors = Array(101).fill({ cn_code: "72081000", tonnes_per_tonne: 1 });
  assert.deepEqual(await posted({ ...shipment, precursors }), [
    ["/precursors", "length", "precursors must have at most 100 entries, found 101."],
  ]);
});

Deno.test("an empty body is told to be empty, and a number beyond all doubles is not called infinity", async () => {
  for (const body of ["", " \n"]) {
    const { problem } = await getJson(calculatePath, { ...asJson, body });
    assert.equal(problem.error, "The body is empty: send JSON.");
  }
  const { problem } = await getJson(calculatePath, {
    ...asJson,
    body: JSON.stringify(shipment).replace('"tonnage":1', '"tonnage":1e999'),
  });
  assert.match(problem.error, /^tonnage must be .*, found a number beyond 1\.7e308\.$/);
});

Deno.test("strict calls suggest what a lenient one would read, in the form that each asks for", async () => {
  const suggested = async (path: string) =>
    (await getJson(`/api/v1/cbam/${path}`)).issues.map(({ path, suggestion }) => [path, suggestion]);
  const asked = "cn=72083900&tonnage=1";
  assert.deepEqual(await suggested("scope?cn=72083900&country=UK"), [["country", "GB"]]);
  assert.deepEqual(await suggested(`calculate?${asked}&country=EL`), [["country", "GRC"]]);
  assert.deepEqual(
    await suggested("calculate?cn=72083900&tonnage=24500 kg&country=CHN&import=2026-2-5"),
    [["tonnage", "24.5"], ["import", "2026-02-05"]],
  );
  const { issues } = await postJson(calculatePath, { ...shipment, tonnage: "1.5" });
  assert.deepEqual(issues.map(({ path, suggestion }) => [path, suggestion]), [["/tonnage", "1.5"]]);
});
