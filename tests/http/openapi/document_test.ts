/** The OpenAPI document: complete, clean, and the same as the committed copy. */
import { createConfig, lintFromString } from "npm:@redocly/openapi-core@2.64.0";
import assert from "node:assert/strict";
import { committedCopy, documentText } from "../../../src/openapi.ts";
import { isObject, type JsonObject } from "../../../src/http/openapi/schemas.ts";
import { breakingChanges } from "../../support/breaking_changes.ts";
import { document } from "../../support/declared_answers.ts";
import { getJson, send } from "../../support/service.ts";

const operations = (of: JsonObject): ReadonlyArray<readonly [string, JsonObject]> => {
  const paths = of["paths"];
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isObject(operation) ? [[`${method} ${path}`, operation] as const] : []
    )
  );
};

Deno.test("the committed copy of the document is the current one, and nothing that clients rely on is gone", () => {
  const text = documentText();
  const committed = Deno.readTextFileSync(committedCopy);
  assert.deepEqual(breakingChanges(JSON.parse(committed), JSON.parse(text)), []);
  assert.ok(committed === text, "docs/openapi.json is not current: write it anew with `deno task openapi`.");
});

Deno.test("a removed path, member and value and a new required input are named as breaking changes", () => {
  const before = JSON.parse(documentText());
  const after = structuredClone(before);
  delete after.paths["/api/v1/cbam/search"];
  delete after.components.schemas.Calculation.properties.net_cost_eur;
  after.components.schemas.Sector.enum.pop();
  after.components.schemas.PrecursorRequest.required.push("import");
  const { parameters } = after.paths["/api/v1/cbam/scope"].get;
  parameters.find(({ name }: { name: string }) => name === "country").required = true;
  const found = breakingChanges(before, after);
  for (
    const expected of [
      "/api/v1/cbam/search is gone",
      "Calculation.net_cost_eur is gone",
      'Sector no longer has the value "none"',
      "PrecursorRequest.import is now required",
      "get /api/v1/cbam/scope now requires query country",
    ]
  ) assert.ok(found.includes(expected), `${expected}: ${found.join("; ")}`);
});

Deno.test("the document has no error and no warning by the linter's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: documentText(), config });
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) =>
      `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join(" ")}`
    ),
    [],
  );
});

Deno.test("each operation has a summary, a description that a stranger can work with, and failures with their meaning", () => {
  const leastWords = 90;
  for (const [name, operation] of operations(document)) {
    assert.ok(String(operation["summary"] ?? "").length > 10, name);
    const words = String(operation["description"]).split(/\s+/).length;
    assert.ok(words >= leastWords, `${name} is described in ${words} words`);
    const responses = operation["responses"];
    assert.ok(isObject(responses) && isObject(responses["503"]) && isObject(responses["500"]), name);
  }
});

Deno.test("GET /openapi.json answers the document for the service's own origin, with an entity tag", async () => {
  const { status, body, headers } = await getJson("/openapi.json");
  assert.equal(status, 200);
  assert.ok(isObject(body));
  assert.deepEqual(body["servers"], [{ url: "http://service.test", description: "This service" }]);
  assert.deepEqual(body["paths"], JSON.parse(JSON.stringify(document["paths"])));
  const again = await send("/openapi.json", { headers: { "if-none-match": headers.get("etag") ?? "" } });
  assert.equal(again.status, 304);
});
