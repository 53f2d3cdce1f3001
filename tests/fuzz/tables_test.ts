/**
 * Mutated sheets against the readers of tables and the service's own doors: each row is read as its writer means it, asked
 * about or refused, and none otherwise. `SHEETS_SEED` gives another series, `SHEETS` a longer one. Decision 0112.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import { readCsv } from "../../src/http/wire/table/csv.ts";
import { csvQuestion, sheetQuestion, type TableQuestion } from "../../src/http/wire/table/question.ts";
import { atOnce } from "../../src/kernel/steps.ts";
import { readTableRow } from "../../src/http/wire/table/table_row.ts";
import { isBlankRow } from "../../src/http/wire/table/cells/cell.ts";
import { bulkHolder } from "../support/bulk.ts";
import { onEachDatabase } from "../support/databases.ts";
import { type MeantShipment, type RandomSheet, randomSheet } from "../support/random_sheets.ts";
import { services } from "../support/whole_service.ts";
import { send } from "../support/service.ts";
import { excelWorkbook } from "../support/workbooks.ts";

const seed = Number(Deno.env.get("SHEETS_SEED") ?? 20_261_122);
const count = Number(Deno.env.get("SHEETS") ?? 5_000);
const throughTheDoor = 120;

const keeping = { decimal: undefined, keepsExtraColumns: true } as const;

const questionOf = ({ isWorkbook, lines, bytes }: RandomSheet): TableQuestion | undefined => {
  const numbered = lines.map((cells, at) => ({ cells, number: at + 1 })).filter(({ cells }) =>
    !isBlankRow(cells)
  );
  const table = { rows: numbered.map(({ cells }) => cells), numbers: numbered.map(({ number }) => number) };
  const question = isWorkbook ? atOnce(sheetQuestion(shipmentTable, table, keeping)) : Either.flatMap(
    readCsv(shipmentTable, bytes),
    (read) => atOnce(csvQuestion(shipmentTable, read, keeping)),
  );
  return Either.isRight(question) ? question.right : undefined;
};

/** Members of a row that was read; undefined for one that is asked about or refused. */
type ReadMembers = Readonly<Record<string, unknown>> | undefined;

/** What is read of each line, by its number; undefined for a table that is asked about or refused. */
const readOf = (sheet: RandomSheet): ReadonlyMap<number, ReadMembers> | undefined => {
  const question = questionOf(sheet);
  return question && new Map(question.rows.map((cells, at) => {
    const { strict } = readTableRow(cells, question.shape);
    const isRead = strict !== undefined && strict.complaints.length === 0 &&
      strict.members["cn_code"] !== undefined && strict.members["origin_country"] !== undefined &&
      (strict.members["tonnage"] ?? strict.members["net_mass_kg"]) !== undefined;
    return [question.numbers[at] ?? 0, isRead ? strict.members : undefined];
  }));
};

const asMeant = (
  shipment: MeantShipment,
  unit: "t" | "kg",
  members: Readonly<Record<string, unknown>>,
): boolean =>
  members["cn_code"] === shipment.cn_code && members["origin_country"] === shipment.origin_country &&
  members[unit === "t" ? "tonnage" : "net_mass_kg"] === shipment.thousandths / 1_000 &&
  members[unit === "t" ? "net_mass_kg" : "tonnage"] === undefined &&
  members["import"] === shipment.import &&
  [shipment.client_ref, undefined].some((reference) => reference === members["client_ref"]);

/** Faults of a reading: rows that were read as something else, totals that were read as shipments, rows that are gone. */
const faultsOf = (sheet: RandomSheet, read: ReadonlyMap<number, ReadMembers>): ReadonlyArray<string> =>
  [...sheet.meant].flatMap(([number, line]) => {
    const members = read.get(number);
    if (line.is !== "shipment") {
      return members === undefined ? [] : [`${line.is} ${number} ${JSON.stringify(members)}`];
    }
    if (!read.has(number)) return [`gone ${number}`];
    return members === undefined || asMeant(line.shipment, sheet.unit, members)
      ? []
      : [`other ${number} ${JSON.stringify(members)} for ${JSON.stringify(line.shipment)}`];
  });

const told = (sheet: RandomSheet, number: number, faults: ReadonlyArray<string>): string =>
  [
    `sheet ${number} of seed ${seed}`,
    ...faults,
    ...sheet.mutations,
    sheet.isWorkbook ? JSON.stringify(sheet.lines) : sheet.text,
  ].join("\n");

Deno.test(`${count} mutated sheets are read as they are meant, asked about or refused, none otherwise (seed ${seed})`, () => {
  const outcomes = { read: 0, partly: 0, refused: 0 };
  for (let number = 0; number < count; number++) {
    const sheet = randomSheet(seed, number);
    const read = readOf(sheet);
    if (read === undefined) {
      outcomes.refused += 1;
      continue;
    }
    const faults = faultsOf(sheet, read);
    assert.deepEqual(faults, [], told(sheet, number, faults));
    outcomes[[...read.values()].includes(undefined) ? "partly" : "read"] += 1;
  }
  assert.ok(outcomes.read > count / 10, "a reader that refuses everything would pass");
  assert.ok(outcomes.partly > count / 50 && outcomes.refused > count / 50, JSON.stringify(outcomes));
});

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const fileOf = (
  { isWorkbook, lines, bytes }: RandomSheet,
): { type: string; body: Uint8Array<ArrayBuffer> } => {
  if (!isWorkbook) return { type: csv, body: bytes };
  const rows = lines.map((cells, at) =>
    `<row r="${at + 1}">${
      cells.map((cell) =>
        typeof cell === "number"
          ? `<c><v>${cell}</v></c>`
          : cell === null || cell === ""
          ? "<c/>"
          : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`
      ).join("")
    }</row>`
  );
  return { type: xlsx, body: new Uint8Array(excelWorkbook(rows.join(""))) };
};

/** Values of a row, as a door gives them back. */
interface GivenBack {
  readonly cn_code?: unknown;
  readonly country?: unknown;
  readonly mass?: unknown;
  readonly day?: unknown;
}

/** Rows that were read must be the meant shipments, in their order, and none else. */
const assertInOrder = (sheet: RandomSheet, number: number, rows: ReadonlyArray<GivenBack>): void => {
  const shipments = [...sheet.meant.values()].flatMap((line) =>
    line.is === "shipment" ? [line.shipment] : []
  );
  let next = 0;
  for (const { cn_code: code, country, mass, day } of rows) {
    const at = shipments.findIndex((meant, position) =>
      position >= next && meant.cn_code === code && meant.origin_country === country &&
      meant.thousandths / 1_000 === mass && meant.import === day
    );
    assert.ok(at >= 0, told(sheet, number, [JSON.stringify({ code, country, mass, day })]));
    next = at + 1;
  }
};

/** Lines that must have an answer: every one but totals. */
const wantedOf = ({ meant }: RandomSheet): number =>
  [...meant.values()].filter(({ is }) => is !== "total").length;

onEachDatabase((test) => {
  test(
    `${throughTheDoor} of them through the bulk call: rows with figures are the meant ones, and none is gone`,
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      for (let number = 0; number < throughTheDoor; number++) {
        const sheet = randomSheet(seed, number);
        const { type, body } = fileOf(sheet);
        const answer = yield* post(body, { "content-type": type }, "?extra_columns=keep");
        if (answer.status === 400) continue;
        assert.equal(answer.status, 200);
        const { bulk } = answer;
        assert.ok(bulk.results.length >= wantedOf(sheet), told(sheet, number, []));
        assertInOrder(
          sheet,
          number,
          bulk.results.filter(({ output }) => output.status !== "error").map(({ input }) => ({
            cn_code: input.cn_code,
            country: input.origin_country_iso3,
            mass: sheet.unit === "t" ? input.tonnage : input.net_mass_kg,
            day: input.import,
          })),
        );
      }
    }).pipe(Effect.provide(services)),
  );
});

Deno.test(`${throughTheDoor} of them through the page: what it reads is what is meant, or it asks`, async () => {
  let asked = 0;
  for (let number = 0; number < throughTheDoor; number++) {
    const sheet = randomSheet(seed, number);
    const { type, body } = fileOf(sheet);
    const read = await send("/tables/read", { method: "POST", headers: { "content-type": type }, body });
    assert.equal(read.status, 200);
    const { columns, rows, file } = await read.json();
    const names = columns.map(({ meaning }: { readonly meaning: string | null }) => meaning);
    const check = await send("/tables/check", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ names, rows, file }),
    });
    const checked = await check.json();
    if (check.status === 400 || checked.question !== null) {
      asked += 1;
      continue;
    }
    assert.ok(rows.length - checked.sums.length >= wantedOf(sheet), told(sheet, number, []));
    const wrong = new Set(checked.wrong.map(({ index }: { readonly index: number }) => index));
    const good = rows.map((_: unknown, index: number) => index)
      .filter((index: number) => !checked.sums.includes(index)).slice(0, checked.first.length);
    assertInOrder(
      sheet,
      number,
      checked.first.filter((_: unknown, at: number) => !wrong.has(good[at])).map((
        row: Readonly<Record<string, unknown>>,
      ) => ({
        cn_code: row["cn_code"],
        country: row["origin_country"],
        mass: row[sheet.unit === "t" ? "tonnage" : "net_mass_kg"],
        day: row["import"],
      })),
    );
  }
  assert.ok(asked > 0 && asked < throughTheDoor / 2, String(asked));
});
