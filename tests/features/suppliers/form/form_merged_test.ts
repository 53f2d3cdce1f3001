/** Merged cells of a supplier's table: what names the goods holds for each row, and no figure is taken for one goods alone that stands for two. */
import assert from "node:assert/strict";
import type { Cells, MergedCells } from "../../../../src/domain/documents/workbook.ts";
import { type FormColumn, formColumns } from "../../../../src/features/suppliers/form/form_columns.ts";
import { mergedRead } from "../../../../src/features/suppliers/form/form_merged.ts";

const columns = new Map<FormColumn, number>(formColumns.map((name, at) => [name, at]));

const row = (cells: Partial<Record<FormColumn, string | number>>): Cells =>
  formColumns.map((name) => cells[name] ?? null);

const over = (name: FormColumn, from: number, to: number): MergedCells => ({
  column: columns.get(name) ?? 0,
  from,
  to,
});

const read = (rows: ReadonlyArray<Cells>, merged: ReadonlyArray<MergedCells>) =>
  mergedRead({ rows, numbers: rows.map((_, at) => at + 2), merged }, columns);

Deno.test("the code, the period and the route of merged cells hold for each of their rows", () => {
  const names = { cn_code: "73181595", reporting_period: 2026, production_route: "(C)" };
  const { rows, lost } = read(
    [
      row({ ...names, direct_t_per_t: 2 }),
      row({ precursor_cn_code: "72139190" }),
      row({ cn_code: "72083900" }),
    ],
    [over("cn_code", 2, 3), over("reporting_period", 2, 3), over("production_route", 2, 3)],
  );
  assert.deepEqual(rows[1], row({ ...names, precursor_cn_code: "72139190" }));
  assert.deepEqual(rows[2], row({ cn_code: "72083900" }));
  assert.deepEqual(lost, []);
});

Deno.test("a figure in merged cells of different goods is told where the next goods stand, one of the same goods is not", () => {
  const figures = formColumns.filter((name) =>
    !["cn_code", "goods", "reporting_period", "production_route"].includes(name)
  );
  for (const name of figures) {
    const first = row({ cn_code: "73181595", [name]: 2 });
    const position = columns.get(name);
    const two = [first, row({ cn_code: "72083900" })];
    assert.deepEqual(read(two, [over(name, 2, 3)]).lost, [{ row: 3, position }], name);
    assert.deepEqual(
      read([row({ cn_code: "73181595" }), ...two.slice(1)], [over(name, 2, 3)]).lost,
      [],
      name,
    );
    assert.deepEqual(read([first, row({ cn_code: "73181595" })], [over(name, 2, 3)]).lost, [], name);
    assert.deepEqual(read([first, row({})], [over(name, 2, 3)]).lost, [], name);
    const routes = [
      row({ cn_code: "73181595", production_route: "(C)", [name]: 2 }),
      row({}),
      row({ cn_code: "73181595", production_route: "(D)" }),
    ];
    assert.deepEqual(read(routes, [over(name, 2, 4)]).lost, [{ row: 4, position }], name);
  }
});
