/** Downloads that are open to everyone make no workbook anew: every route of the table that is a template's is asked twice. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../src/application/documents/spreadsheets.ts";
import { router } from "../../src/composition/features.ts";
import { openEdge, service, services } from "../support/service.ts";

const unasked = () => Effect.dieMessage("Nothing is read.");

Deno.test("a second download of a template that is open to everyone makes nothing new", async () => {
  const made: Array<string> = [];
  const counted = Layer.succeed(Spreadsheets, {
    read: unasked,
    readTemplate: unasked,
    inspect: unasked,
    write: ({ title }) => Effect.sync(() => new TextEncoder().encode(`${made.push(title)}`)),
  });
  const send = await service(openEdge, Layer.mergeAll(services, counted));
  const texts = (paths: ReadonlyArray<string>) =>
    Promise.all(paths.map(async (path) => {
      const response = await send(path);
      return { path, status: response.status, text: await response.text() };
    }));
  const templates = [...router.routes].filter(({ method, path }) =>
    method === "GET" && path.endsWith("template.xlsx")
  );
  const languages = ["", "?lang=de", "?lang=fr", "?language=de", "?language=fr"];
  const asked = templates.flatMap(({ path }) =>
    languages.map((query) => `${path.replace(":id", "x")}${query}`)
  );
  const answered = (await texts(asked)).filter(({ status }) => status === 200);
  const paths = answered.map(({ path }) => path);
  for (const path of ["/tables/template.xlsx", "/api/v1/cbam/bulk/template.xlsx"]) {
    assert.ok(paths.includes(path), `${path} is open`);
  }
  assert.ok(paths.includes("/api/v1/cbam/imports/template.xlsx?language=de"));
  const once = made.length;
  // Others of the worker may have asked for some of them before.
  assert.ok(once <= 7, `${once}: three of people's languages, one for programs, three of imports`);
  assert.deepEqual(await texts(paths), answered);
  assert.equal(made.length, once);
});
