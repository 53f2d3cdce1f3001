/**
 * The preparation of a declaration as tables: its lines, every import behind them, quarters, what is missing, and notes.
 */
import type { DeclarationAnswer } from "../../../contract/answers/declaration.ts";
import type { ImportFigures } from "../../../domain/imports/figures/figures.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";
import { amount, eur, priceOrNull, quantity } from "../records/figures.ts";
import { type Fact, factsSheet, idsText, sheetOf, type SheetsAnswer } from "./table_answer.ts";

type Answer = typeof DeclarationAnswer.Type;
type Line = Answer["lines"][number];

const lineColumns: ReadonlyArray<AnswerColumn<Line>> = [
  column("line", "whole", 7, ({ line }) => line),
  column("cn_code", "text", 12, (each) => each.cn_code),
  column("origin_country", "text", 10, (each) => each.origin_country),
  column("determination", "text", 14, (each) => each.determination),
  column("state", "text", 12, (each) => each.state),
  column("installation", "text", 20, (each) => each.installation),
  column("reporting_period", "whole", 10, (each) => each.reporting_period),
  column("procedure", "text", 10, (each) => each.procedure),
  column("imports", "whole", 9, (each) => each.imports.length),
  column("tonnes", "number", 16, (each) => each.tonnes),
  column("mwh", "number", 14, (each) => each.mwh),
  column("embedded_t_per_unit", "number", 16, (each) => each.embedded_t_per_unit),
  column("embedded_t", "number", 18, (each) => each.embedded_t),
  column("free_allocation_t", "number", 18, (each) => each.free_allocation_t),
  column("net_t", "number", 18, (each) => each.net_t),
  column("deduction_eur", "money", 16, (each) => each.deduction_eur),
  column("cost_eur", "money", 16, (each) => each.cost_eur),
  column("import_ids", "text", 40, (each) => idsText(each.imports)),
];

/** An import with the line that it is in. */
interface Row {
  readonly line: number | undefined;
  readonly figures: ImportFigures<LiveImport>;
}

const importColumns: ReadonlyArray<AnswerColumn<Row>> = [
  column("line", "whole", 7, ({ line }) => line),
  column("import", "text", 38, ({ figures }) => figures.live.id),
  column("entry_id", "text", 38, ({ figures }) => figures.live.entry.id),
  column("importer", "text", 38, ({ figures }) => figures.live.entry.importerId),
  column("mrn", "text", 22, ({ figures }) => figures.live.entry.mrn),
  column("item", "whole", 8, ({ figures }) => figures.live.entry.item),
  column("release_date", "day", 12, ({ figures }) => figures.live.entry.facts.releasedOn),
  column("cn_code", "text", 12, ({ figures }) => figures.live.entry.facts.cnCode),
  column("origin_country", "text", 10, ({ figures }) => figures.live.entry.facts.origin),
  column("state", "text", 12, ({ figures }) => figures.state),
  column("quantity", "number", 16, ({ figures }) => quantity(figures.quantity)),
  column("unit", "text", 7, ({ figures }) => figures.unit),
  column("embedded_t_per_unit", "number", 16, ({ figures }) => amount(figures.embeddedTPerUnit)),
  column("free_allocation_t_per_unit", "number", 16, ({ figures }) => amount(figures.freeAllocationTPerUnit)),
  column("embedded_t", "number", 18, ({ figures }) => amount(figures.embeddedT)),
  column("free_allocation_t", "number", 18, ({ figures }) => amount(figures.freeAllocationT)),
  column("net_t", "number", 18, ({ figures }) => amount(figures.netT)),
  column("certificate_period", "text", 12, ({ figures }) => figures.period),
  column(
    "certificate_price_eur",
    "money",
    14,
    ({ figures }) => priceOrNull(figures.price?.priceEurPerTco2e),
  ),
  column("has_own_price", "text", 12, ({ figures }) => figures.isPriced),
  column("gross_eur", "money", 16, ({ figures }) => eur(figures.grossEur)),
  column("deduction_eur", "money", 16, ({ figures }) => eur(figures.deductionEur)),
  column("cost_eur", "money", 16, ({ figures }) => eur(figures.costEur)),
];

const quarterColumns: ReadonlyArray<AnswerColumn<Answer["quarters"][number]>> = [
  column("quarter", "text", 12, ({ quarter }) => quarter),
  column("net_t", "number", 18, (each) => each.net_t),
  column("certificates", "whole", 14, (each) => each.certificates),
  column("price_eur", "money", 12, (each) => each.price_eur),
  column("has_own_price", "text", 14, (each) => each.has_own_price),
  column("deduction_eur", "money", 16, (each) => each.deduction_eur),
  column("cost_eur", "money", 16, (each) => each.cost_eur),
  column("draft_reduction_certificates", "number", 18, (each) => each.draft_reduction_certificates),
];

const missingColumns: ReadonlyArray<AnswerColumn<Answer["missing"][number]>> = [
  column("message", "text", 110, ({ message }) => message),
  column("imports", "whole", 10, ({ imports }) => imports.length),
  column("import_ids", "text", 60, ({ imports }) => idsText(imports)),
];

const factsOf = (answer: Answer): ReadonlyArray<Fact> => {
  const { totals, fileable, by_default: byDefault, penalty } = answer;
  return [
    ["declarant", answer.declarant],
    ["year of importation", answer.year],
    ["ledger as known on", answer.as_of],
    [
      "figures of lines and totals",
      answer.basis === "fileable" ? "as it could be filed today" : "as recorded",
    ],
    ...answer.importers.flatMap(({ importer, counted_t, passed_on }): ReadonlyArray<Fact> => [
      [`importer ${importer}, mass that counts, t`, counted_t],
      [`importer ${importer}, threshold passed on`, passed_on],
    ]),
    ["net emissions, tCO2e", totals.net_t],
    ["net emissions as it could be filed today, tCO2e", fileable.net_t],
    ["net emissions by default values, tCO2e", byDefault.net_t],
    ["certificates, rounded up once", totals.certificates_rounded_once],
    ["certificates, rounded up by quarter", totals.certificates_rounded_by_quarter],
    ["cost at published prices, EUR", totals.priced_cost_eur],
    ["cost with prices that stand in, EUR", totals.cost_eur],
    ["mean price of the year's published ones, EUR", totals.mean_price_eur],
    ["penalty if nothing is surrendered, EUR", penalty?.most_eur ?? null],
    ...Object.entries(answer.versions).flatMap(([name, table]): ReadonlyArray<Fact> =>
      typeof table === "string"
        ? [["law and prices as of", table]]
        : [[name, `${table.version} ${table.sha256}`]]
    ),
    ["disclosure", answer.disclosure.statement],
  ];
};

/** @returns the answer as sheets, lines first, with the imports behind them */
export const declarationSheets = (
  answer: Answer,
  figures: ReadonlyArray<ImportFigures<LiveImport>>,
  more: Pick<SheetsAnswer, "createdAt" | "decimal">,
): SheetsAnswer => {
  const { lines, totals, quarters, missing } = answer;
  const lineOf = new Map(lines.flatMap(({ line, imports }) => imports.map((id) => [id, line] as const)));
  const { tonnes, mwh, embedded_t, free_allocation_t, net_t, deduction_eur, cost_eur } = totals;
  const sums = { embedded_t, free_allocation_t, net_t, deduction_eur, cost_eur };
  const rows = figures.map((each): Row => ({ line: lineOf.get(each.live.id), figures: each }));
  return {
    ...more,
    fileName: `cbam-declaration-${answer.year}`,
    title: `Preparation of the CBAM declaration for ${answer.year}`,
    sheets: [
      sheetOf({
        name: "Lines",
        columns: lineColumns,
        rows: lines,
        total: { cn_code: "total", imports: totals.imports.length, tonnes, mwh, ...sums },
      }),
      sheetOf({ name: "Imports", columns: importColumns, rows, total: { import: "total", ...sums } }),
      ...(quarters.length === 0
        ? []
        : [sheetOf({ name: "Quarters", columns: quarterColumns, rows: quarters })]),
      sheetOf({ name: "Missing", columns: missingColumns, rows: missing }),
      factsSheet("Notes", factsOf(answer), [...answer.notes, ...answer.penalty?.notes ?? []]),
    ],
  };
};
