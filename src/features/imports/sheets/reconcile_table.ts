/**
 * A table of customs against the ledger as a table: each row with both sides, then the imports that no row is about.
 */
import type { ReconcileAnswer } from "../../../contract/answers/import_books.ts";
import { type AnswerColumn, column } from "../../../http/wire/table/answer_column.ts";
import { type Fact, factsSheet, sheetOf, type SheetsAnswer } from "./table_answer.ts";

type Answer = typeof ReconcileAnswer.Type;
type Side = NonNullable<Answer["results"][number]["sent"]>;

/** A row of the table that leaves. */
interface Row {
  readonly result: string;
  readonly row: number | null;
  readonly importId: string | null;
  readonly entryId: string | null;
  readonly differing: ReadonlyArray<string>;
  readonly difference: number | null;
  readonly sent: Side | null;
  readonly ledger: Side | null;
  readonly message: string;
}

const widths: Readonly<Record<keyof Side, number>> = {
  eori: 20,
  cbam_account: 20,
  mrn: 22,
  item: 8,
  cn_code: 12,
  taric_code: 14,
  quantity: 14,
  unit: 8,
  origin_country: 10,
  release_date: 12,
  procedure: 10,
};

const formatOf = (name: keyof Side): "text" | "whole" | "number" | "day" => {
  if (name === "item") return "whole";
  if (name === "quantity") return "number";
  return name === "release_date" ? "day" : "text";
};

const names: ReadonlyArray<keyof Side> = [
  "eori",
  "cbam_account",
  "mrn",
  "item",
  "cn_code",
  "taric_code",
  "quantity",
  "unit",
  "origin_country",
  "release_date",
  "procedure",
];

const columns: ReadonlyArray<AnswerColumn<Row>> = [
  column("result", "text", 18, ({ result }) => result),
  column("row", "whole", 7, ({ row }) => row),
  column("differing", "text", 26, ({ differing }) => differing.join(" ")),
  column("quantity_difference", "number", 14, ({ difference }) => difference),
  ...names.flatMap((name): ReadonlyArray<AnswerColumn<Row>> => [
    column(name, formatOf(name), widths[name], ({ sent }) => sent?.[name]),
    column(`ledger_${name}`, formatOf(name), widths[name], ({ ledger }) => ledger?.[name]),
  ]),
  column("import", "text", 38, ({ importId }) => importId),
  column("entry_id", "text", 38, ({ entryId }) => entryId),
  column("message", "text", 60, ({ message }) => message),
];

const rowsOf = ({ results, missing_in_table: missing }: Answer): ReadonlyArray<Row> => [
  ...results.map((each): Row => ({
    result: each.result,
    row: each.row,
    importId: each.import,
    entryId: each.entry_id,
    differing: each.differing,
    difference: each.quantity_difference,
    sent: each.sent,
    ledger: each.ledger,
    message: each.issues.map(({ message }) => message).join(" "),
  })),
  ...missing.map((each): Row => ({
    result: "missing_in_table",
    row: null,
    importId: each.import,
    entryId: each.entry_id,
    differing: [],
    difference: null,
    sent: null,
    ledger: each.ledger,
    message: each.standing,
  })),
];

/** @returns the answer as sheets */
export const reconcileSheets = (
  answer: Answer,
  more: Pick<SheetsAnswer, "createdAt" | "decimal">,
): SheetsAnswer => {
  const { read_as: readAs = [] } = answer;
  return {
    ...more,
    wholeTable: { readAs, heading: "message" },
    fileName: `cbam-reconciliation-${answer.as_of}`,
    title: "Imports of customs and of the ledger",
    sheets: [
      sheetOf({ name: "Reconciliation", columns, rows: rowsOf(answer) }),
      factsSheet("Notes", [
        ["ledger as known on", answer.as_of],
        ["from", answer.from],
        ["to", answer.to],
        ...Object.entries(answer.summary).map(([name, count]): [string, number] => [name, count]),
        ...readAs.map((sentence): Fact => ["read as", sentence]),
      ], answer.notes),
    ],
  };
};
