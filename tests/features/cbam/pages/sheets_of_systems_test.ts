/** Sheets of real systems go through the page as a clerk sends them, with at most two choices of theirs. */
import assert from "node:assert/strict";
import { send } from "../../../support/service.ts";
import { sheetsOfBrokers } from "../../../support/sheets_of_brokers.ts";
import { type SheetOfSystem, sheetsOfSystems } from "../../../support/sheets_of_systems.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const read = async (bytes: Uint8Array<ArrayBuffer>) => {
  const type = bytes[0] === 0x50 && bytes[1] === 0x4b ? xlsx : "text/csv";
  const answer = await send("/tables/read", {
    method: "POST",
    headers: { "content-type": type },
    body: bytes,
  });
  const said = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(said));
  return said;
};

const check = async (body: unknown) => {
  const headers = { "content-type": "application/json" };
  const answer = await send("/tables/check", { method: "POST", headers, body: JSON.stringify(body) });
  const said = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(said));
  return said;
};

const mostActions = 2;

const goThrough = async ({ bytes, chosen = {}, leftOut = [], expected }: SheetOfSystem) => {
  const { dates, decimal, totals, ...columns } = chosen;
  assert.ok(Object.keys(chosen).length + leftOut.length <= mostActions);
  const found = await read(bytes);
  const names = found.columns.map(({ heading, meaning }: { heading: string; meaning: string | null }) =>
    columns[heading] ?? meaning
  );
  const isKept = (_: unknown, at: number): boolean => !leftOut.includes(found.numbers[at]);
  const told = await check({
    names,
    rows: found.rows.filter(isKept),
    numbers: found.numbers.filter((number: number) => !leftOut.includes(number)),
    file: found.file,
    ...(dates === undefined ? {} : { dates }),
    ...(decimal === undefined ? {} : { decimal }),
    ...(totals === undefined ? {} : { totalRows: totals }),
  });
  assert.equal(told.question, null, JSON.stringify(told.question));
  assert.deepEqual(told.wrong, []);
  const rows = told.first.map(({ client_ref: _, ...row }: Readonly<Record<string, unknown>>) => row);
  assert.deepEqual(rows, expected);
};

for (const sheet of [...sheetsOfSystems, ...sheetsOfBrokers]) {
  Deno.test(`a ${sheet.system}`, () => goThrough(sheet));
}
