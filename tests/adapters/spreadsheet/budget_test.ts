/** Small files that stand for much: what is read of a workbook is counted while it is read. */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { zipSync } from "fflate";
import assert from "node:assert/strict";
import * as Prometheus from "../../../src/adapters/metrics/prometheus.ts";
import * as Xlsx from "../../../src/adapters/spreadsheet/xlsx.ts";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import { Metrics } from "../../../src/application/metrics.ts";
import { shipmentTable } from "../../../src/features/cbam/table/columns.ts";
import { sheetLimits as limitsOf } from "../../../src/http/wire/table/table_budget.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { excelParts, excelWorkbook } from "../../support/workbooks.ts";

const sheetLimits = limitsOf(shipmentTable);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const reading = (bytes: Uint8Array) =>
  Effect.runPromise(
    Effect.flatMap(Spreadsheets, ({ read }) => Effect.either(read(bytes, sheetLimits, "anyone"))).pipe(
      Effect.map((read) => read._tag === "Right" ? read.right.rows : read.left.message),
      Effect.provide(spreadsheets),
    ),
  );

Deno.test("a sheet whose cells name one long text is refused as soon as they hold more than is read", async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`;
  const file = excelWorkbook(row.repeat(15_000), ["x".repeat(32_000)]);
  assert.ok(file.byteLength < 100_000);
  assert.match(String(await reading(file)), /hold more than 8388608 characters together/);
});

Deno.test("a sheet is read to the last character that is allowed, and refused with one more", async () => {
  const limits = { ...sheetLimits, characters: 30 };
  const of = (text: string): Uint8Array =>
    excelWorkbook(
      `<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c><v>1</v></c><c t="str"><v>${text}</v></c></row>`,
      ["ten chars."],
    );
  const read = (text: string) =>
    Effect.runPromise(
      Effect.flatMap(Spreadsheets, ({ read }) => Effect.either(read(of(text), limits, "anyone"))).pipe(
        Effect.provide(spreadsheets),
      ),
    );
  assert.equal((await read("ab"))._tag, "Right");
  assert.equal((await read("abc"))._tag, "Left");
});

Deno.test("a text that is longer than any cell is cut one character behind the limit, wherever it stands", async () => {
  const long = "y".repeat(50_000);
  const file = excelWorkbook(
    `<row><c t="s"><v>0</v></c><c t="str"><v>${long}</v></c><c t="inlineStr"><is><t>${long}</t></is></c><c><v>${long}</v></c></row>`,
    [long],
  );
  const rows = await reading(file);
  assert.ok(Array.isArray(rows));
  assert.deepEqual(rows, [Array.from({ length: 4 }, () => "y".repeat(4_001))]);
});

Deno.test("no more rows are read than a call may have, and no cell behind the last column", async () => {
  const rows = await reading(excelWorkbook("<row><c><v>1</v></c></row>".repeat(19_000)));
  assert.equal(rows.length, sheetLimits.rows);
  assert.deepEqual(await reading(excelWorkbook('<row><c r="XFD1" s="1"/></row>'.repeat(19_000))), []);
  const file = excelWorkbook(`<row>${"<c><v>1</v></c>".repeat(201)}</row>`);
  assert.match(String(await reading(file)), /more than 200 columns/);
});

Deno.test("entries that lie about their size, in the list or by sharing their bytes, are not unpacked", async () => {
  const sheet = bytesOf(`<worksheet>${" ".repeat(3_000_000)}</worksheet>`);
  const lying = zipSync({ ...excelParts(""), "xl/worksheets/sheet1.xml": sheet });
  const stored = zipSync({ ...excelParts(""), "xl/worksheets/sheet1.xml": sheet }, { level: 0 });
  for (const file of [lying, stored]) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    for (let at = 0; at < file.byteLength - 28; at++) {
      const isCentral = view.getUint32(at, true) === 0x02014b50;
      if (isCentral && view.getUint32(at + 24, true) === sheet.byteLength) view.setUint32(at + 24, 1, true);
    }
    assert.match(String(await reading(file)), /is damaged/);
  }
});

Deno.test("entries that share their bytes are not unpacked for each, in a file that is read and in one that is kept", async () => {
  const names = Array.from({ length: 50 }, (_, at) => [`xl/media/${at}`, new Uint8Array(0)] as const);
  const file = zipSync({
    ...excelParts(""),
    "xl/media/first": [new Uint8Array(3_000), { level: 0 }],
    ...Object.fromEntries(names),
  });
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const listed = [...file.keys()].filter((at) =>
    at + 46 < file.byteLength && view.getUint32(at, true) === 0x02014b50
  );
  const nameAt = (at: number): string =>
    new TextDecoder().decode(file.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  const [first = 0] = listed.filter((at) => nameAt(at) === "xl/media/first");
  for (const at of listed.filter((at) => /media\/\d+$/.test(nameAt(at)))) {
    file.copyWithin(at + 10, first + 10, first + 28);
    file.copyWithin(at + 42, first + 42, first + 46);
  }
  const inspected = await Effect.runPromise(
    Effect.flatMap(Spreadsheets, ({ inspect }) => Effect.either(inspect(file, "customer"))).pipe(
      Effect.map((done) => done._tag === "Left" ? done.left.message : "kept"),
      Effect.provide(spreadsheets),
    ),
  );
  assert.match(inspected, /is damaged/);
});

Deno.test("archives of every broken kind are refused with a sentence", async () => {
  const good = excelWorkbook("<row><c><v>1</v></c></row>");
  const files: Array<Uint8Array> = [];
  for (let at = 0; at < good.byteLength; at += 7) {
    const broken = good.slice();
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    files.push(broken);
  }
  const exits = await Effect.runPromise(
    Effect.flatMap(
      Spreadsheets,
      ({ read }) => Effect.forEach(files, (file) => Effect.exit(read(file, sheetLimits, "customer"))),
    ).pipe(Effect.provide(Xlsx.layer())),
  );
  for (const exit of exits) {
    assert.ok(Exit.isSuccess(exit) || Cause.isFailure(exit.cause), JSON.stringify(exit));
  }
});

const metrics = Prometheus.make();

Deno.test("a workbook whose caller is gone is given up at once, and its worker with it", async () => {
  const slow = excelWorkbook(`<row>${"<c/>".repeat(3_900_000)}</row>`);
  const restarts = await Effect.runPromise(
    Effect.gen(function* () {
      const { read } = yield* Spreadsheets;
      const working = yield* Effect.fork(read(slow, sheetLimits, "anyone"));
      const busy = 'customs_workers{worker="spreadsheet",state="busy"} 1';
      yield* Effect.repeat(Effect.delay(metrics.exposition, "5 millis"), {
        until: ({ text }) => text.includes(busy),
      });
      yield* Fiber.interrupt(working);
      return (yield* metrics.exposition).text;
    }).pipe(Effect.provide(Xlsx.layer()), Effect.provideService(Metrics, metrics)),
  );
  assert.match(restarts, /customs_worker_restarts_total\{worker="spreadsheet",reason="ended"\} 1/);
  assert.match(restarts, /customs_workers\{worker="spreadsheet",state="busy"\} 0/);
});

Deno.test("callers without a key fill a queue of their own, and customers pass them", async () => {
  const slow = excelWorkbook(`<row>${"<c/>".repeat(3_900_000)}</row>`);
  const quick = excelWorkbook("<row><c><v>1</v></c></row>");
  const { rows, refused } = await Effect.runPromise(
    Effect.gen(function* () {
      const { read } = yield* Spreadsheets;
      const others = yield* Effect.forEach(
        Array.from({ length: 9 }),
        () => Effect.fork(read(slow, sheetLimits, "anyone")),
      );
      yield* Effect.repeat(Effect.yieldNow(), { times: 20 });
      const refused = yield* Effect.flip(read(quick, sheetLimits, "anyone"));
      const { rows } = yield* read(quick, sheetLimits, "customer");
      yield* Fiber.interruptAll(others);
      return { rows, refused };
    }).pipe(Effect.provide(Xlsx.layer({ workers: 1, timeLimitSeconds: 60, callLimitSeconds: 60 }))),
  );
  assert.deepEqual(rows, [[1]]);
  assert.equal(refused._tag, "ServiceUnavailable");
});
