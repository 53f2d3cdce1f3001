/** Order of day and month in a column of dates. */
import assert from "node:assert/strict";
import { type OrderFacts, orderOf } from "../../../src/kernel/lenient/day_order.ts";
import { readDayAsWritten } from "../../../src/kernel/lenient/day.ts";

const nothing: OrderFacts = { named: undefined, isDayFirst: false, isWorkbook: false };

const column = (texts: ReadonlyArray<string>, known: Partial<OrderFacts> = {}) => {
  const found = orderOf(texts.map((text, position) => ({ position, text })), { ...nothing, ...known });
  if ("order" in found) return found.order;
  return "either" in found
    ? `${found.either.text}? ${found.decisive?.text ?? "nothing says it"}`
    : `${found.exchanged.text} was exchanged, ${found.decisive.text} not`;
};

Deno.test("one date that can only be month first makes those that could be either a question", () => {
  assert.equal(column(["03/04/2026", "15/02/2026", "03/14/2026"]), "03/04/2026? 03/14/2026");
  assert.equal(column(["03.04.2026", "03/14/2026"]), "03.04.2026? 03/14/2026");
  assert.equal(column(["3/4/2026 10:30", "3/14/26"]), "3/4/2026 10:30? 3/14/26");
  assert.equal(column(["05/05/2026", "2026-04-03", "15.02.2026", "03/14/2026"]), "dmy");
});

Deno.test("a date that can only be day first says it for those with its mark, and dots say it by themselves", () => {
  assert.equal(column(["03/04/2026", "15/02/2026"]), "dmy");
  assert.equal(column(["03.04.2026", "01.02.2026"]), "dmy");
  assert.equal(column(["03/04/2026", "15.02.2026"]), "03/04/2026? nothing says it");
  assert.equal(column(["03-04-2026", "15/02/2026"]), "03-04-2026? nothing says it");
});

Deno.test("dates that all could be either are a question, unless the file or the call says the order", () => {
  assert.equal(column(["03/04/2026", "01/02/2026"]), "03/04/2026? nothing says it");
  assert.equal(column(["03/04/2026"], { isDayFirst: true }), "dmy");
  for (const named of ["dmy", "mdy"] as const) {
    assert.equal(column(["03/04/2026", "03/14/2026", "14/03/2026"], { named }), named);
  }
  assert.equal(column(["04/04/2026", "2026-03-04", "", "-", "x", "0/1/2026", "45/45/2026"]), "dmy");
});

Deno.test("dates of a workbook that were exchanged when texts were taken for dates are a question", () => {
  const isWorkbook = true;
  const us = ["2026-04-03", "03/14/2026", "2026-02-02"];
  assert.equal(column(us, { isWorkbook }), "2026-04-03 was exchanged, 03/14/2026 not");
  assert.equal(column(us), "dmy");
  assert.equal(
    column(["2026-04-03", "14/03/2026"], { isWorkbook }),
    "2026-04-03 was exchanged, 14/03/2026 not",
  );
  assert.equal(column(["2026-04-13", "2026-04-03", "14/03/2026"], { isWorkbook }), "dmy");
  assert.equal(column(["2026-04-03", "14.03.2026"], { isWorkbook }), "dmy");
  assert.equal(column(us, { isWorkbook, named: "mdy" }), "mdy");
});

Deno.test("a day is read in its column's order, and a date that the order doesn't have suggests what it means", () => {
  const read = (value: string, order?: "dmy" | "mdy") => {
    const reading = readDayAsWritten({ path: "import", value, order });
    return "complaint" in reading ? [reading.complaint.code, reading.complaint.suggestion] : reading.value;
  };
  assert.equal(read("03/04/2026"), "2026-04-03");
  assert.equal(read("03/04/2026", "mdy"), "2026-03-04");
  assert.equal(read("3-4-2026 07:30", "mdy"), "2026-03-04");
  assert.equal(read("2026-02-15", "mdy"), "2026-02-15");
  assert.deepEqual(read("03/14/2026"), ["format", "2026-03-14"]);
  assert.deepEqual(read("14/03/2026", "mdy"), ["format", "2026-03-14"]);
  assert.deepEqual(read("32/14/2026", "mdy"), ["format", undefined]);
});
