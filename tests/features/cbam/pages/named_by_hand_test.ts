/** Columns of workbooks that a person names by hand on the page: their cells are looked at as if the sheet had named them so. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { removeRow, sheetOf, type Table } from "../../../../src/features/cbam/browser/tables/table.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { workbookOfSheets } from "../../../support/workbooks.ts";
import { heldTable, styledWorkbook, styles } from "../../../support/named_by_hand.ts";
import { readXlsx } from "hucre";
import { account, signedIn, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const plain = (number: number) => ({ number, style: styles.plain });
const head = (heading: string) => ["CN code", "Country of origin", heading, "Import date"];
const row = (
  quantity: { readonly number: number; readonly style: number } | string | null,
  behind: string | null = "2026-02-15",
) => [
  "72083900",
  "China",
  quantity,
  behind,
];

interface Case {
  readonly file: Uint8Array<ArrayBuffer>;
  /** The columns' names as a person gives them. */
  readonly names: ReadonlyArray<string | null>;
  /** What the page says; undefined where the table is read. */
  readonly said: RegExp | undefined;
}

const named = (name: string): ReadonlyArray<string | null> => [null, null, name, null];

const cases: Readonly<Record<string, Case>> = {
  "tonnes shown by a cell's format, named kilograms": {
    file: styledWorkbook([head("Net weight"), row(plain(900)), row({ number: 24.5, style: styles.tonnes })]),
    names: named("net_mass_kg"),
    said: /"Net weight" has a number in row 3.*"t"/,
  },
  "the same, named tonnes": {
    file: styledWorkbook([head("Net weight"), row(plain(900)), row({ number: 24.5, style: styles.tonnes })]),
    names: named("tonnage"),
    said: undefined,
  },
  "a cell that is struck out": {
    file: styledWorkbook([head("Gewicht"), row({ number: 50_000, style: styles.struck }), row(plain(1))]),
    names: named("net_mass_kg"),
    said: /"Gewicht" has a cell in row 2 that is struck out/,
  },
  "thousands in a title": {
    file: styledWorkbook([["Angaben in Tsd. t"], head("Nettogewicht"), row(plain(24.5)), row(plain(1))]),
    names: named("tonnage"),
    said: /Row 1.*Angaben in Tsd\. t.*"Nettogewicht"/,
  },
  "a unit in a row that is passed over": {
    file: styledWorkbook([head("Gewicht"), [null, null, "in kg", null], row(plain(24.5))]),
    names: named("tonnage"),
    said: /Row 2.*in kg.*"Gewicht"/,
  },
  "merged values": {
    file: styledWorkbook([
      ["CN code", "Country of origin", "Tonnes", "Direct SEE (verified)"],
      [...row(plain(1)).slice(0, 3), plain(1.5)],
      row(plain(2), null),
    ], "D2:D3"),
    names: [null, null, null, "verified_direct_intensity"],
    said: /"Direct SEE \(verified\)".*rows 2 to 3/,
  },
  "an amount that is shown in thousands": {
    file: styledWorkbook([head("Gewicht"), row({ number: 24_000, style: styles.thousands })]),
    names: named("tonnage"),
    said: /"Gewicht" has a number in row 2.*in thousands/,
  },
  "another unit in its own heading": {
    file: styledWorkbook([head("GTİP Net Ağırlık t"), row(plain(24.5))]),
    names: named("net_mass_kg"),
    said: /“GTİP Net Ağırlık t” has another unit in its heading than “Net mass in kg”/,
  },
  "its own unit in its heading, in brackets": {
    file: styledWorkbook([head("Ağırlık [t]"), row(plain(24.5))]),
    names: named("tonnage"),
    said: undefined,
  },
  "another unit in the column beside it": {
    file: styledWorkbook([
      ["CN code", "Country of origin", "Gewicht", "ME"],
      row(plain(900), "KG"),
      row(plain(24.5), "TO"),
    ]),
    names: named("net_mass_kg"),
    said: /"Gewicht".*"ME".*row 3.*"TO"/,
  },
  "another unit in a column that no heading tells": {
    file: styledWorkbook([
      ["CN code", "Country of origin", "Gewicht", "Feld 7"],
      row(plain(900), "KG"),
      row(plain(24.5), "TO"),
    ]),
    names: named("net_mass_kg"),
    said: /"Gewicht".*"Feld 7".*row 3.*"TO"/,
  },
};

/** Calls of the page's module, which sends these headers with each. */
const callsWith = (headers: Readonly<Record<string, string>>) =>
  Effect.map(client(freshPeer()), (send) => ({
    called: (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
      Effect.flatMap(
        send(path, { method: "POST", headers: { ...headers, "content-type": type }, body }),
        (answer) => Effect.promise(async () => ({ status: answer.status, said: await answer.json() })),
      ),
    downloaded: (path: string) =>
      Effect.flatMap(
        send(path, { headers: { ...headers, accept: xlsx } }),
        (answer) => Effect.promise(() => answer.bytes()),
      ),
  }));

/** The same by somebody who is signed in. */
const callsOfMember = Effect.gen(function* () {
  const it = yield* signedIn(yield* account());
  const token = valueOf(yield* it.get("/tables"), "form_token");
  const cookie = [...it.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return yield* callsWith({
    "origin": "http://service.test",
    "sec-fetch-site": "same-origin",
    "x-form-token": token,
    cookie,
  });
});

onOneDatabase((test) => {
  test(
    "what is refused under a known heading is refused under a name that a person gives, by every call of the page",
    Effect.gen(function* () {
      const { called } = yield* callsOfMember;
      const json = "application/json";
      const asked = (path: string, table: Table) => called(path, json, JSON.stringify(sheetOf(table)));
      for (const [what, { file, names, said }] of Object.entries(cases)) {
        const read = yield* called("/tables/read", xlsx, file);
        assert.equal(read.status, 200, what);
        const table = heldTable(read.said, names);
        for (const path of ["/tables/check", "/tables/calculate"]) {
          const answer = yield* asked(path, table);
          if (said === undefined) assert.equal(answer.status, 200, `${what} ${path}: ${answer.said.error}`);
          else {
            assert.equal(answer.status, 400, `${what} ${path}`);
            assert.match(answer.said.error, said, `${what} ${path}: ${answer.said.error}`);
          }
        }
        const unnamed = heldTable(read.said, []);
        const left = read.said.columns.findIndex((_: unknown, at: number) => (names[at] ?? null) !== null);
        assert.notEqual(unnamed.columns[left]?.meaning, names[left], `${what}: the heading isn't known`);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "further sheets with the headings that a person names are told when they are read, and in the file of the result",
    Effect.gen(function* () {
      const { called, downloaded } = yield* callsOfMember;
      const month = (name: string, day: number) => ({
        name,
        rows: [["GTİP", "Menşe", "Net Ağırlık", "Tarih"], ["72083900", "CN", 24500, { day }]],
      });
      const file = workbookOfSheets([month("Ocak", 46034), month("Şubat", 46068)]);
      const { said: read } = yield* called("/tables/read", xlsx, file);
      const [sentence] = read.warnings;
      assert.match(
        sentence,
        /^Further sheets have such columns[^.]*"Şubat"\. Send each as a file of its own\.$/,
      );
      const table = heldTable(read, ["cn_code", "origin_country", "net_mass_kg", "import"]);
      const long = Array.from({ length: 30 }, () => `a${"\u{1f600}".repeat(5_000)}`);
      const json = JSON.stringify(sheetOf({ ...table, said: [...read.warnings, ...long] }));
      const { said: { request_id } } = yield* called("/tables/calculate", "application/json", json);
      const bytes = yield* downloaded(`/tables/calculated/${request_id}`);
      const { sheets: [, notes] } = yield* Effect.promise(() => readXlsx(bytes));
      assert.ok(
        notes !== undefined && notes.rows.some((cells) => cells.includes(sentence)),
        JSON.stringify(notes),
      );
      const told = notes.rows.flat().filter((cell) => cell?.toString().startsWith("a\u{1f600}") === true);
      assert.deepEqual([told.length, String(told[0]).length, String(told[0]).isWellFormed()], [
        19,
        3_999,
        true,
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that is left out refuses nothing, and merged texts that are named a number count once",
    Effect.gen(function* () {
      const { called } = yield* callsWith({});
      const struck = yield* called(
        "/tables/read",
        xlsx,
        styledWorkbook([head("Gewicht"), row({ number: 50_000, style: styles.struck }), row(plain(1))]),
      );
      const table = heldTable(struck.said, named("net_mass_kg"));
      removeRow(table, 0);
      const checked = yield* called("/tables/check", "application/json", JSON.stringify(sheetOf(table)));
      assert.deepEqual([checked.status, checked.said.wrong], [200, []]);

      const merged = yield* called(
        "/tables/read",
        xlsx,
        styledWorkbook([
          ["CN code", "Country of origin", "Reference", "Import date"],
          row(plain(24.5)),
          row(null),
        ], "C2:C3"),
      );
      assert.deepEqual(merged.said.columns[2].meaning, "client_ref");
      assert.deepEqual(merged.said.rows.map((cells: ReadonlyArray<unknown>) => cells[2]), [24.5, 24.5]);
      const renamed = heldTable(merged.said, named("tonnage"));
      const once = yield* called("/tables/check", "application/json", JSON.stringify(sheetOf(renamed)));
      assert.deepEqual(once.said.wrong.map(({ index }: { index: number }) => index), [1]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what the page sends of a column's cells is bounded",
    Effect.gen(function* () {
      const send = yield* client(freshPeer());
      for (
        const [seen, status] of [
          [{ struck: [[1, 1_000_000_000]] }, 400],
          [{ merged: [[1, 5], [1, 6]] }, 400],
          [{ merged: [[1, 5], [6, 1_048_576]] }, 200],
        ] as const
      ) {
        const answer = yield* send("/tables/check", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            names: ["cn_code", "origin_country", "tonnage"],
            rows: [["72083900", "CN", 1]],
            seen: [null, null, seen],
          }),
        });
        assert.equal(answer.status, status, JSON.stringify(seen));
      }
    }).pipe(Effect.provide(services)),
  );
});
