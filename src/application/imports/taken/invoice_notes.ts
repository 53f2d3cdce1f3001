/** Notes about an invoice whose lines are taken as imports: whether it is the right one, and which lines were taken before. */
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import type { GoodsOfInvoice, TakenLine, TakenLines } from "../../../domain/invoices/record.ts";
import { isSameEori } from "../../../kernel/identifiers.ts";
import type { SentEntry } from "../sent/sent_entries.ts";

/** @returns the lines whose rows were added, with what each is recorded as */
export const takenLines = (
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
): TakenLines =>
  new Map(
    rows.filter(({ entry }) => entry !== undefined).flatMap(({ entry, raw: { rowIndex } }, at) =>
      entry === undefined || rowIndex === undefined || appended[at]?.result !== "added"
        ? []
        : [[rowIndex, { importer: entry.importerId, mrn: entry.mrn, item: entry.item }] as const]
    ),
  );

const isSame = (one: TakenLine, other: TakenLine): boolean =>
  one.importer === other.importer && one.mrn === other.mrn && one.item === other.item;

/** Lines that are named one by one. */
const mostNamed = 10;

/** @returns a sentence where lines that were added now had been taken before, as another import */
export const takenBeforeNotes = (before: TakenLines, now: TakenLines): ReadonlyArray<string> => {
  const again = [...now].flatMap(([line, taken]) => {
    const earlier = before.get(line);
    return earlier === undefined || isSame(earlier, taken) ? [] : [{ line, ...earlier }];
  });
  if (again.length === 0) return [];
  const named = again.slice(0, mostNamed).map(({ line, mrn, item }) =>
    `row_index ${line} as item ${item} of ${mrn}`
  );
  const more = again.length > mostNamed ? ` and ${again.length - mostNamed} more` : "";
  return [
    `Lines of this invoice had been taken before: ${
      named.join(", ")
    }${more}. Goods that were imported once count twice now, unless one of both is cancelled or the declarations share the line.`,
  ];
};

/** @returns sentences about the invoice as a whole */
export const invoiceNotes = (
  { importerEori, consigneeEori, isProforma }: Omit<GoodsOfInvoice, "lines" | "taken">,
  importer: { readonly eori: string } | undefined,
): ReadonlyArray<string> => [
  ...(isProforma
    ? [
      "The invoice is a proforma: it may stand before a commercial invoice of the same goods, whose lines must not be recorded again, and its figures may not be those of the declaration.",
    ]
    : []),
  ...(importerEori === null && consigneeEori !== null && importer !== undefined &&
      !isSameEori(consigneeEori, importer.eori)
    ? [
      `The invoice names no importer, and the EORI number of its consignee is ${consigneeEori}: that of the importer here is ${importer.eori}. Goods count by who declares them.`,
    ]
    : []),
];
