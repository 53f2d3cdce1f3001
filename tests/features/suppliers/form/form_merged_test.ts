/** Merged cells of a supplier's table: what names the goods holds for each row, and no figure is taken for one goods alone that stands for two. */
import assert from "node:assert/strict";
import type { Cells, MergedCells } from "../../../../src/domain/documents/workbook.ts";
import { type FormColumn, formColumns } from "../../../../src/features/suppliers/form/form_columns.ts";
import { formDoubts } from "../../../../src/features/suppliers/form/form_doubts.ts";
import { mergedRead } from "../../../../src/features/suppliers/form/form_merged.ts";
import { linkTexts } from "../../../../src/features/suppliers/texts/link/texts.ts";

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

/** A list that counts how often one of its items is taken. */
const counting = (numbers: ReadonlyArray<number>) => {
  const reads = { count: 0 };
  const list = new Proxy(numbers, {
    get: (target, name, receiver): unknown => {
      if (typeof name === "string" && /^\d+$/.test(name)) reads.count++;
      return Reflect.get(target, name, receiver);
    },
  });
  return { list, reads };
};

Deno.test("tens of thousands of merged cells, struck out or not, cost as many steps as they are, and rows", () => {
  const width = 1_000;
  const numbers = Array.from({ length: width }, (_, at) => at + 1);
  const position = columns.get("direct_t_per_t") ?? 0;
  const rows = numbers.map(() => row({ cn_code: "73181595", direct_t_per_t: 2 }));
  const merged = Array.from({ length: 20_000 }, (_, at) => ({
    column: position,
    from: 2 + at % 900,
    to: at % 2 === 0 ? 3 + at % 900 : width,
  }));
  const { list, reads } = counting(numbers);
  assert.deepEqual(mergedRead({ rows, numbers: list, merged }, columns).lost, []);
  const struck = merged.slice(0, 900).map(({ column, from }) => ({ row: from, column }));
  const sheet = { rows, numbers: list, merged, struck };
  const { isDoubted } = formDoubts(sheet, { position: 0, cells: [], columns, lost: [] }, linkTexts.en);
  assert.deepEqual([1, 2, 500, width].map((number) => isDoubted(number, position)), [
    false,
    true,
    true,
    true,
  ]);
  assert.ok(reads.count < 5 * (merged.length + width), `${reads.count}`);
});

Deno.test("of cells that are merged at random those are lost that stand before other goods", () => {
  const random = (count: number): number => Math.floor(Math.random() * count);
  const position = columns.get("direct_t_per_t") ?? 0;
  for (let run = 0; run < 500; run++) {
    const codes = Array.from({ length: 8 }, () => ["", "", "72083900", "73181595"][random(4)] ?? "");
    const rows = codes.map((code) =>
      row({
        ...(code === "" ? {} : { cn_code: code }),
        production_route: ["(C)", "(D)"][random(2)] ?? "",
        direct_t_per_t: 1,
      })
    );
    const from = 2 + random(7);
    const to = from + 1 + random(4);
    const first = codes[from - 2];
    const other = codes.findIndex((code, at) =>
      at + 2 > from && at + 2 <= to && code !== "" &&
      (code !== first ||
        rows[at]?.[columns.get("production_route") ?? 0] !==
          rows[from - 2]?.[columns.get("production_route") ?? 0])
    );
    assert.deepEqual(
      read(rows, [{ column: position, from, to }]).lost,
      other < 0 ? [] : [{ row: other + 2, position }],
      `${codes}, ${from} to ${to}`,
    );
  }
});
