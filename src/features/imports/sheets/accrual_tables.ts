/**
 * The accrual of a month as tables: every import with what it counts and what changed, the months, years before, notes
 * and prices. The CSV table has the years before below the imports, in columns of their own.
 */
import type { AccrualAnswer } from "../../../contract/answers/import_books.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";
import { factsSheet, sheetOf, type SheetsAnswer } from "./table_answer.ts";

type Answer = typeof AccrualAnswer.Type;
type Import = Answer["imports"][number];
type Earlier = Answer["earlier_years"][number];
type Change = Answer["changes"][number];

/** An import that counts, or that counted before. */
interface Row {
  readonly counted: Import | undefined;
  readonly change: Change | undefined;
}

const monthDigits = 7;

const columns: ReadonlyArray<AnswerColumn<Row>> = [
  column(
    "month",
    "text",
    10,
    ({ counted, change }) => counted?.month ?? change?.release_date.slice(0, monthDigits),
  ),
  column("mrn", "text", 22, ({ counted, change }) => (counted ?? change)?.mrn),
  column("item", "whole", 8, ({ counted, change }) => (counted ?? change)?.item),
  column("release_date", "day", 12, ({ counted, change }) => (counted ?? change)?.release_date),
  column("cn_code", "text", 12, ({ counted, change }) => (counted ?? change)?.cn_code),
  column("origin_country", "text", 10, ({ counted, change }) => (counted ?? change)?.origin_country),
  column("state", "text", 12, ({ counted }) => counted?.state),
  column("net_t", "number", 16, ({ counted }) => counted?.net_t),
  column("price_eur", "money", 12, ({ counted }) => counted?.price_eur),
  column("has_own_price", "text", 12, ({ counted }) => counted?.has_own_price),
  column("priced_eur", "money", 16, ({ counted }) => counted?.has_own_price === true ? counted.cost_eur : 0),
  column(
    "unpriced_eur",
    "money",
    16,
    ({ counted }) => counted?.has_own_price === false ? counted.cost_eur : 0,
  ),
  column("before_eur", "money", 16, ({ counted, change }) => change?.before_eur ?? counted?.cost_eur),
  column("difference_eur", "money", 16, ({ change }) => change?.difference_eur ?? 0),
  column("change", "text", 10, ({ change }) => change?.change),
  column("cause", "text", 16, ({ change }) => change?.cause),
  column("import", "text", 38, ({ counted, change }) => counted?.import ?? change?.import),
  column("entry_id", "text", 38, ({ counted, change }) => counted?.entry_id ?? change?.entry_id),
];

const earlierColumns: ReadonlyArray<AnswerColumn<Earlier>> = [
  column("year", "whole", 8, ({ year }) => year),
  column("total_eur", "money", 18, (each) => each.total_eur),
  column("certificates", "whole", 14, (each) => each.certificates),
  column("surrendered", "whole", 14, (each) => each.surrendered),
  column("left_eur", "money", 18, (each) => each.left_eur),
  column("before_eur", "money", 18, (each) => each.before_eur),
  column("difference_eur", "money", 18, (each) => each.difference_eur),
  column("not_calculated", "whole", 14, (each) => each.not_calculated),
];

/** A row of the CSV table: an import, or what is left of a year before, which is in no sum of the month's own year. */
type CsvRow = Row | Earlier;

const isEarlier = (row: CsvRow): row is Earlier => "left_eur" in row;

const csvColumns: ReadonlyArray<AnswerColumn<CsvRow>> = [
  ...columns.map((each): AnswerColumn<CsvRow> => ({
    ...each,
    cell: (row) => isEarlier(row) ? undefined : each.cell(row),
  })),
  ...earlierColumns.map((each): AnswerColumn<CsvRow> => ({
    ...each,
    name: `earlier_${each.name}`,
    cell: (row) => isEarlier(row) ? each.cell(row) : undefined,
  })),
];

const rowsOf = ({ imports, changes }: Answer): ReadonlyArray<Row> => {
  const changed = new Map(changes.map((change) => [change.import, change]));
  return [
    ...imports.map((counted): Row => ({ counted, change: changed.get(counted.import) })),
    ...changes.filter(({ change }) => change === "removed").map((change): Row => ({
      counted: undefined,
      change,
    })),
  ];
};

const monthColumns: ReadonlyArray<AnswerColumn<Answer["months"][number]>> = [
  column("month", "text", 10, ({ month }) => month),
  column("imports", "whole", 10, ({ imports }) => imports.length),
  column("priced_t", "number", 18, ({ priced_t: priced }) => priced),
  column("priced_eur", "money", 18, ({ priced_eur: priced }) => priced),
  column("unpriced_t", "number", 18, ({ unpriced_t: unpriced }) => unpriced),
  column("unpriced_eur", "money", 18, ({ unpriced_eur: unpriced }) => unpriced),
  column("total_eur", "money", 18, ({ total_eur: total }) => total),
];

/** @returns the answer as sheets, imports first */
export const accrualSheets = (
  answer: Answer,
  more: Pick<SheetsAnswer, "createdAt" | "decimal">,
): SheetsAnswer => {
  const { month, as_of: asOf, total, imports, months, before, newest_price: price, not_accrued: apart } =
    answer;
  const beforeEur = before?.total_eur ?? 0;
  const { earlier_years: earlier } = answer;
  const rows = rowsOf(answer);
  return {
    ...more,
    fileName: `cbam-accrual-${month}`,
    title: `CBAM accrual of ${month}`,
    csvSheet: sheetOf<CsvRow>({
      name: "Imports",
      columns: csvColumns,
      rows: [...rows, ...earlier],
    }),
    sheets: [
      sheetOf({
        name: "Imports",
        columns,
        rows,
        total: {
          month: "total",
          priced_eur: total.priced_eur,
          unpriced_eur: total.unpriced_eur,
          before_eur: beforeEur,
          difference_eur: answer.difference_eur,
        },
      }),
      sheetOf({
        name: "Months",
        columns: monthColumns,
        rows: months,
        total: { month: "total", imports: imports.length, ...total },
      }),
      ...(earlier.length === 0
        ? []
        : [sheetOf({ name: "Earlier years", columns: earlierColumns, rows: earlier })]),
      factsSheet("Notes", [
        ["accrual up to the end of", month],
        ["ledger as known on", asOf],
        ["total, EUR", total.total_eur],
        ["accrual before, month", before?.month ?? null],
        ["accrual before, as known on", before?.as_of ?? null],
        ["accrual before, EUR", before?.total_eur ?? null],
        ["newest price, period", price?.period ?? null],
        ["newest price, EUR per tCO2e", price?.price_eur_per_tco2e ?? null],
        ["not accrued, imports", apart.imports.length],
        ["not accrued, EUR", apart.cost_eur],
        ["data set", answer.dataset_version],
        ["law and prices as of", answer.versions.as_of],
        ["disclosure", answer.disclosure.statement],
      ], answer.notes),
    ],
  };
};
