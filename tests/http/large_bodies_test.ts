/** Large bodies of all accounts and strangers at once: they are worked on by turns, and small ones beside them. */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { bytesOfRow, smallBodyBytes, WhoseWork } from "../../src/application/whose_work.ts";
import type { ApiFailure } from "../../src/contract/problems.ts";
import { AccountPlaces } from "../../src/http/exchange/account_places.ts";
import { Exchange } from "../../src/http/exchange/exchange.ts";
import { KeptBody } from "../../src/http/fast/kept_body.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import { readBytes } from "../../src/http/wire/request.ts";
import { fileReader, optionsOf } from "../../src/http/wire/table/sent_table.ts";
import { until } from "../support/process.ts";
import { openEdge } from "../support/service.ts";
import { filesBelow } from "../support/source_files.ts";
import { spreadsheets } from "../support/spreadsheets.ts";
import { excelParts, excelWorkbook } from "../support/workbooks.ts";

const large = smallBodyBytes + 1;
const limit = 4 * large;

/** A service with room for two large bodies, whose calls work on theirs until they are told to end. */
const serving = () => {
  const begun: Array<string> = [];
  const ends = new Map<string, () => void>();
  const work = Effect.gen(function* () {
    const { account = "", call = "" } = yield* HttpRouter.params;
    const exchange = yield* Exchange;
    if (account !== "stranger") exchange.account.id = account;
    yield* readBytes(yield* HttpServerRequest.HttpServerRequest, limit);
    begun.push(call);
    yield* Effect.async<void>((resume) => {
      ends.set(call, () => resume(Effect.void));
    });
    return HttpServerResponse.raw(new KeptBody(new Uint8Array(1_000_000)));
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter
    .fromIterable([HttpRouter.makeRoute("POST", "/:account/:call", work)]);
  const places = new AccountPlaces(16, 2 * large);
  const app = makeApp<never>(router, openEdge, places);
  const handler = makeHandler(Runtime.defaultRuntime, app);
  const left = new Promise<void>(() => {});
  const send = async (
    name: string,
    sent: number | string = large,
    signal = new AbortController().signal,
  ): Promise<Response> => {
    const [account = ""] = name.split("-");
    const body = typeof sent === "string" ? sent : new Uint8Array(sent);
    const request = new Request(`http://service.test/${account}/${name}`, { method: "POST", body, signal });
    return await handler(request, "192.0.2.1", left);
  };
  /** Until so many wait and those have begun since it was asked last. */
  const stands = async (waiting: number, names: ReadonlyArray<string>): Promise<void> => {
    await until(() => Promise.resolve(places.bodies.waiting === waiting && begun.length >= names.length));
    assert.deepEqual(begun.splice(0).sort(), names);
  };
  return { send, stands, end: (name: string) => ends.get(name)?.() };
};

Deno.test("large bodies wait for those that are worked on, of whoever has fewest first, and small ones for nobody", async () => {
  const { send, stands, end } = serving();
  const calls = [send("a-1")];
  await stands(0, ["a-1"]);
  calls.push(send("a-2"));
  await stands(0, ["a-2"]);
  for (const [at, name] of ["a-3", "stranger-1", "stranger-2", "b-1"].entries()) {
    calls.push(send(name));
    await stands(at + 1, []);
  }
  calls.push(send("a-small", smallBodyBytes));
  await stands(4, ["a-small"]);
  end("a-1");
  await stands(3, ["stranger-1"]);
  end("a-2");
  await stands(2, ["b-1"]);
  for (const name of ["stranger-1", "b-1", "a-small"]) end(name);
  await stands(0, ["a-3", "stranger-2"]);
  for (const name of ["a-3", "stranger-2"]) end(name);
  for (const call of calls) assert.equal((await call).status, 200);
});

Deno.test("a client that is gone waits no more and gives back what it has, and an answer that nobody reads keeps nothing", async () => {
  const { send, stands, end } = serving();
  const [first, second] = [new AbortController(), new AbortController()];
  const calls = [send("a-1", 2 * large, first.signal)];
  await stands(0, ["a-1"]);
  calls.push(send("a-2", large, second.signal));
  await stands(1, []);
  second.abort();
  await stands(0, []);
  const third = send("a-3", 2 * large);
  await stands(1, []);
  calls.push(send("a-4"));
  await stands(2, []);
  first.abort();
  await stands(1, ["a-3"]);
  end("a-3");
  const { status, body } = await third;
  assert.equal(status, 200);
  await stands(0, ["a-4"]);
  await body?.cancel();
  end("a-4");
  for (const call of calls) await (await call).body?.cancel();
});

Deno.test("short bodies of JSON with many rows wait as large ones do, those of a few hundred for nobody", async () => {
  const { send, stands, end } = serving();
  const rows = Math.ceil(large / bytesOfRow);
  const bodyOf = (count: number): string => `{"rows":[${'{"a":"[1,1]"},'.repeat(count - 1)}{}]}`;
  assert.ok(bodyOf(rows).length < smallBodyBytes);
  const calls = [send("a-1", bodyOf(rows)), send("a-2", `[${"1,".repeat(rows - 1)}1]`)];
  await stands(0, ["a-1", "a-2"]);
  calls.push(send("a-3", bodyOf(rows)), send("a-4", bodyOf(rows - 1)));
  await stands(1, ["a-4"]);
  end("a-1");
  await stands(0, ["a-3"]);
  for (const name of ["a-2", "a-3", "a-4"]) end(name);
  for (const call of calls) assert.equal((await call).status, 200);
});

/** Calls at once that send workbooks, and those of them whose rows have come and that work on. */
const workbooksAtOnce = async (workbook: Uint8Array<ArrayBuffer>, calls: number) => {
  const [ends, finished]: [Array<() => void>, Array<number>] = [[], []];
  const work = Effect.gen(function* () {
    const { account } = yield* HttpRouter.params;
    (yield* Exchange).account.id = account;
    const bytes = yield* readBytes(yield* HttpServerRequest.HttpServerRequest, workbook.byteLength);
    const { rows } = yield* fileReader(shipmentTable)(bytes, optionsOf({ extra_columns: "keep" }));
    yield* Effect.async<void>((resume) => void ends.push(() => resume(Effect.void)));
    return HttpServerResponse.text(String(rows.length));
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter
    .fromIterable([HttpRouter.makeRoute("POST", "/:account", Effect.provide(work, spreadsheets))]);
  const places = new AccountPlaces();
  const handler = makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge, places));
  const left = new Promise<void>(() => {});
  const answers = Array.from({ length: calls }, async (_, at) => {
    const request = new Request(`http://service.test/${at % 3}`, { method: "POST", body: workbook });
    const answer = await (await handler(request, "192.0.2.1", left)).text();
    finished.push(Number(answer));
    return answer;
  });
  /** Most calls that worked at once, and all answers. */
  let most = 0;
  for (let done = 0; done < calls; done = finished.length) {
    await until(() => Promise.resolve(ends.length + places.bodies.waiting + finished.length === calls));
    most = Math.max(most, ends.length);
    for (const end of ends.splice(0)) end();
    await until(() => Promise.resolve(finished.length > done));
  }
  return { most, answers: await Promise.all(answers) };
};

Deno.test("small workbooks of three accounts that unfold to ten megabytes each wait for their turns, as bodies of that size do", async () => {
  const text = "\ufdfa".repeat(60);
  const head = ["cn_code", "origin_country", "tonnage", "import"].map((name) =>
    `<c t="inlineStr"><is><t>${name}</t></is></c>`
  ).join("");
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(12)}</row>`.repeat(5_000);
  const workbook = new Uint8Array(excelWorkbook(`<row>${head}</row>${rows}`, [text]));
  assert.ok(workbook.byteLength < 16_384, `${workbook.byteLength}`);
  const { most, answers } = await workbooksAtOnce(workbook, 6);
  assert.ok(most <= 2, `${most} at once`);
  assert.deepEqual(new Set(answers), new Set(["5000"]));
});

/** Turns that a call of the file takes. */
const turnsOf = async (file: Uint8Array): Promise<ReadonlyArray<number>> => {
  const sizes: Array<number> = [];
  const place = {
    takenForBody: (bytes: number) => Effect.sync(() => void sizes.push(bytes)),
    endWork: () => 0,
  };
  const options = optionsOf({ extra_columns: "keep" });
  await Effect.runPromise(
    fileReader(shipmentTable)(file, options).pipe(
      Effect.provideService(WhoseWork, { account: { id: "a" }, clientAddress: "", place }),
      Effect.provide(spreadsheets),
    ),
  );
  return sizes;
};

Deno.test("a workbook is foreseen to have the bytes that a body may have without a turn, and no fewer", async () => {
  const rowOf = (texts: ReadonlyArray<string>) =>
    `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
  const rows = [["cn_code", "origin_country", "tonnage", "import"], ["72083900", "CHN", "1", "2026-02-15"]];
  const [first] = await turnsOf(new Uint8Array(excelWorkbook(rows.map(rowOf).join(""))));
  assert.equal(first, smallBodyBytes);
});

Deno.test("a merged cell that stands in each row, and headings that each repeats, count once for each row", async () => {
  const [rows, text] = [3_000, "r".repeat(900)];
  const cell = (name: string, value: string) => `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const line = (number: number, values: ReadonlyArray<string>): string =>
    `<row r="${number}">${values.map((value, at) => cell(`${"ABCDE"[at]}${number}`, value)).join("")}</row>`;
  const sheetData = line(1, ["cn_code", "origin_country", "tonnage", "import", "client_ref"]) +
    line(2, ["72083900", "CHN", "1", "2026-02-15", text]) +
    Array.from({ length: rows - 1 }, (_, at) => line(at + 3, ["72083900", "CHN", "1", "2026-02-15"])).join(
      "",
    );
  const parts = excelParts(sheetData);
  const sheet = "xl/worksheets/sheet1.xml";
  const merges = `</sheetData><mergeCells><mergeCell ref="E2:E${rows + 1}"/></mergeCells>`;
  const merged = strFromU8(parts[sheet] ?? new Uint8Array()).replace("</sheetData>", merges);
  const [last = 0] = (await turnsOf(zipSync({ ...parts, [sheet]: strToU8(merged) }))).slice(-1);
  assert.ok(last > rows * text.length && last < rows * (text.length + 40), `${last}`);
  const [heading, bytes] = ["\ufdfa".repeat(700), 2_100];
  const csv = `cn_code,origin_country,tonnage,import,${heading}\n${
    "72083900,CHN,1,2026-02-15,\n".repeat(rows)
  }`;
  const [repeated = 0] = await turnsOf(new TextEncoder().encode(csv));
  assert.ok(repeated > rows * bytes && repeated < rows * (bytes + 40), `${repeated}`);
});

Deno.test("a table of short rows counts each of them, in CSV and in a workbook", async () => {
  const rows = 3_000;
  const lines = ["cn_code,origin_country,tonnage", ...Array.from({ length: rows }, () => "72083900,CN,1")];
  const csv = new TextEncoder().encode(lines.join("\n"));
  assert.ok(csv.byteLength < smallBodyBytes);
  const rowOf = (line: string): string =>
    `<row>${line.split(",").map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
  for (const file of [csv, new Uint8Array(excelWorkbook(lines.map(rowOf).join("")))]) {
    assert.equal((await turnsOf(file)).at(-1), rows * bytesOfRow);
  }
});

Deno.test("bodies are read where large ones wait for their turn, and nowhere else", () => {
  const root = new URL("../../src/", import.meta.url);
  const readers = [...filesBelow(root)].filter((file) =>
    /\/body_bytes\.ts"/.test(Deno.readTextFileSync(file))
  );
  assert.deepEqual(readers.map(({ href }) => href.slice(root.href.length)), ["http/wire/request.ts"]);
});
