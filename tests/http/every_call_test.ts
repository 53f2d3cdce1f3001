/** What holds for every call of the document, whichever it is: places in lists, and the type that a body is sent with. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { isObject, type Json, objectOf } from "../../src/http/openapi/schemas.ts";
import { cursorAfter, type ListName } from "../../src/kernel/cursor.ts";
import { isRecord, recordOf } from "../../src/kernel/text/json.ts";
import { onOneDatabase } from "../support/databases.ts";
import { document } from "../support/declared_answers.ts";
import { peoplePaths } from "../support/import_calls.ts";
import { formFault } from "../support/sentence_form.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

/** An id that is nobody's. */
const someId = "0190163d-8694-739b-aea5-966c26f8ad91";

const operations = Object.entries(objectOf(document["paths"])).flatMap(([path, methods]) =>
  Object.entries(objectOf(methods)).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, someId),
    operation: objectOf(operation),
  }))
);

const parametersOf = ({ operation }: typeof operations[number]): ReadonlyArray<unknown> => {
  const { parameters } = operation;
  return Array.isArray(parameters) ? parameters.map((each) => isObject(each) ? each["name"] : undefined) : [];
};

const withList = operations.filter((each) => parametersOf(each).includes("cursor"));
const withBody = operations.filter(({ operation }) =>
  objectOf(objectOf(operation["requestBody"])["content"])["application/json"] !== undefined
);

/** Every list: the test below finds as many in the document. */
const lists: ReadonlyArray<ListName> = [
  "batches",
  "imports",
  "inquiries",
  "installations",
  "invoices",
  "reports",
  "values",
];

const schemas = objectOf(objectOf(document["components"])["schemas"]);

/** A body of the schema's members with the value in the place of each, as deep as they go. */
const spoiled = (given: Json | undefined, value: unknown, depth = 0): unknown => {
  const schema = objectOf(given);
  const { $ref: ref, properties, items, anyOf } = schema;
  if (typeof ref === "string") {
    return depth > 12 ? value : spoiled(schemas[ref.slice(ref.lastIndexOf("/") + 1)], value, depth + 1);
  }
  if (isObject(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, spoiled(member, value, depth + 1)]),
    );
  }
  if (items !== undefined) return [spoiled(items, value, depth + 1), value];
  return Array.isArray(anyOf) ? spoiled(anyOf[0], value, depth + 1) : value;
};

const wrongValues: ReadonlyArray<unknown> = [
  "",
  "x",
  -1,
  1e300,
  true,
  {},
  [],
  "a\u0007\u0000b",
  "7".repeat(5_000),
];

/** All sentences of an answer, with the place that each is about. */
const sentencesIn = (value: unknown): ReadonlyArray<{ readonly text: string; readonly label: string }> => {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (!isRecord(value)) return [];
  const label = String(value["path"] ?? "").replace(/^.*\//, "");
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === "string" && ["error", "message", "detail"].includes(name)
      ? [{ text: member, label }]
      : sentencesIn(member)
  );
};

/** Wrong calls of an operation: every parameter and member wrong at once, in several ways. */
const wrongCalls = (
  each: typeof operations[number],
): ReadonlyArray<{ readonly url: string; readonly body?: string; readonly type?: string }> => {
  const { path, method, operation } = each;
  const names = parametersOf(each).map(String).filter((name) =>
    !/-|^(?:id|file|request_id|sha256)$/i.test(name)
  );
  const url = (value: string) => `${path}?${names.map((name) => `${name}=${value}`).join("&")}`;
  const queries = [path, `${path}?zz=1&yy=2`, ...["", "x", "-1", "%00", "a&cn=1"].map(url)];
  if (method === "GET") return queries.map((url) => ({ url }));
  const content = objectOf(objectOf(operation["requestBody"])["content"]);
  const schema = objectOf(content["application/json"])["schema"];
  const bodies = ["", "{", "[]", "1", "{}", '{"zz":1,"yy":2}', '{"zz":1,"zz":2}'].concat(
    wrongValues.map((value) => JSON.stringify(spoiled(schema, value))),
  );
  const others = Object.keys(content).filter((type) => type !== "application/json");
  const tables = ["", "a", "a;b\n1;2", "cn_code,origin_country,tonnage\nx,y,z\n,,", "cn,cn\n1,2"];
  return [
    ...bodies.map((body) => ({ url: path, body })),
    ...queries.map((url) => ({ url, body: "{}" })),
    ...others.flatMap((type) => tables.map((body) => ({ url: path, body, type }))),
    { url: path, body: "x", type: "text/plain" },
  ];
};

onOneDatabase((test) => {
  test(
    "whatever is wrong with a call, each sentence of its answer ends, and none runs into the next",
    Effect.gen(function* () {
      let told = 0;
      const faults = new Set<string>();
      for (const each of operations.filter(({ path }) => path !== "/openapi.json")) {
        const ask = yield* client(freshPeer());
        const { key } = yield* holder("enterprise", permissions);
        for (const { url, body, type = "application/json" } of wrongCalls(each)) {
          const answer = yield* ask(url, {
            method: each.method,
            headers: {
              authorization: `Bearer ${key}`,
              ...(body === undefined ? {} : { "content-type": type }),
            },
            ...(body === undefined ? {} : { body }),
          });
          const text = yield* Effect.promise(() => answer.text());
          assert.ok(answer.status < 500, `${url} ${body}: ${text}`);
          if (!/json/.test(answer.headers.get("content-type") ?? "")) continue;
          for (const sentence of sentencesIn(JSON.parse(text))) {
            const fault = formFault(sentence.text, sentence.label);
            if (fault !== undefined) faults.add(`${each.method} ${each.path} ${fault}: ${sentence.text}`);
            told++;
          }
        }
      }
      assert.deepEqual([...faults], []);
      assert.ok(told > 5_000, String(told));
    }).pipe(Effect.provide(services)),
  );

  test(
    "a list takes its own cursors alone, and says of another's what is wrong",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const person = JSON.stringify({ eori: "DE123456789012345", name: "A", member_state: "DE" });
      const kept = yield* ask(peoplePaths.importers, { method: "POST", headers, body: person });
      const importer = String(recordOf(yield* Effect.promise(() => kept.json()))["id"]);
      assert.equal(withList.length, lists.length);
      const takers: Array<string> = [];
      for (const each of withList) {
        const of = parametersOf(each).includes("importer") ? `importer=${importer}&` : "";
        for (const list of lists) {
          const url = `${each.path}?${of}cursor=${cursorAfter(list, someId)}`;
          const answer = yield* ask(url, { headers });
          const text = yield* Effect.promise(() => answer.text());
          if (answer.status === 200) takers.push(list);
          else {
            assert.equal(answer.status, 400, `${url}: ${text}`);
            assert.match(text, /cursor must be the cursor of an earlier page of this list/, url);
          }
        }
      }
      assert.deepEqual(takers.sort(), lists, "each list takes one kind, and no two the same");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a body without a type is read as JSON, one with an empty type is 415 and the sentence names the right one",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const { key } = yield* holder("enterprise", permissions);
      assert.ok(withBody.length > 25);
      const send = (path: string, type: Readonly<Record<string, string>>) =>
        Effect.flatMap(
          ask(path, {
            method: "POST",
            headers: { authorization: `Bearer ${key}`, ...type },
            body: new TextEncoder().encode("[]"),
          }),
          (answer) => Effect.promise(async () => ({ status: answer.status, text: await answer.text() })),
        );
      for (const { path: asked } of withBody.filter(({ path }) => !path.endsWith("/verify"))) {
        const path = asked.endsWith("/reconcile") ? `${asked}?importer=${someId}` : asked;
        const empty = yield* send(path, { "content-type": "" });
        assert.equal(empty.status, 415, `${path}: ${empty.text}`);
        assert.match(empty.text, /Content-Type: application\/json.*, found an empty one\./, path);
        const none = yield* send(path, {});
        assert.notEqual(none.status, 415, `${path}: ${none.text}`);
      }
    }).pipe(Effect.provide(services)),
  );
});
