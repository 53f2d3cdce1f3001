/**
 * Fields by which rows of customs are compared with imports of the ledger, and the steps in which they are put together, from the
 * strictest to the weakest. Regulation (EU) 2023/956, Article 25(2).
 */
import { comparedFieldNames } from "../../../contract/answers/import_books.ts";
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import { eoriKey } from "../../../kernel/identifiers.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type ImportQuantity, quantityOf } from "../figures/shipments.ts";
import type { LiveImport } from "../ledger/live.ts";

/** A row of the table that came in; null where it says nothing. */
export interface CustomsRow {
  /** Position in the table, from 1. */
  readonly row: number;
  /** EORI of the importer. */
  readonly eori: string | null;
  /** CBAM account number. */
  readonly account: string | null;
  /** Movement reference number. */
  readonly mrn: string | null;
  /** Item of the declaration. */
  readonly item: number | null;
  /** CN code. */
  readonly cnCode: string;
  /** TARIC code, ten digits. */
  readonly taricCode: string | null;
  /** Quantity of the goods. */
  readonly quantity: Decimal;
  /** Tonnes, of electricity MWh. */
  readonly unit: "t" | "MWh";
  /** Country of origin. */
  readonly origin: string;
  /** Day of release. */
  readonly releasedOn: CalendarDay;
  /** Procedure, four digits. */
  readonly procedure: string | null;
}

/** Field that is compared, by its name in the API. */
export type ComparedField = typeof comparedFieldNames[number];

/** An import of the ledger with the numbers of its people. */
export interface KnownImport {
  /** The import. */
  readonly live: LiveImport;
  /** EORI of the importer. */
  readonly eori: string;
  /** Account number of the declarant; null before the authorisation. */
  readonly account: string | null;
}

const goods = ["cn_code", "quantity", "origin_country", "release_date"] as const;
const every: ReadonlyArray<ComparedField> = comparedFieldNames.filter((field) => field !== "taric_code");

/** Marks of a step: for rows with a TARIC code and imports that state none, and for rows that state none. */
const [noTaric, unstated] = ["no_taric_code", "unstated"] as const;

/** Fields that must be the same, with the marks. */
export type Step = ReadonlyArray<ComparedField | "no_taric_code" | "unstated">;

/** Steps of fields for imports of the same TARIC code, then for those that state none. */
const ofTaric = (fields: Step): ReadonlyArray<Step> => [[...fields, "taric_code"], [...fields, noTaric]];

/** Steps of fields whatever the TARIC code of the import is, the same one first. */
const ofAnyTaric = (fields: Step): ReadonlyArray<Step> => [...ofTaric(fields), fields];

/** Steps of fields for imports that don't state another TARIC code. */
const ofNoOtherTaric = (fields: Step): ReadonlyArray<Step> => [...ofTaric(fields), [...fields, unstated]];

/**
 * Fields that must be the same, from the strictest to the weakest. A row with a number of a declaration belongs to that
 * declaration and item and to no other; one without belongs to an import of the same importer and CN code of which at most
 * one of TARIC code, origin, day and quantity is another.
 */
const withMrn: ReadonlyArray<Step> = [
  every,
  ["mrn", "item", "eori", ...goods],
  ["mrn", "item", "cn_code", "quantity", "origin_country"],
  ["mrn", "item", "cn_code", "quantity"],
  ["mrn", "item", "cn_code"],
  ["mrn", "item"],
];
const withoutMrn: ReadonlyArray<Step> = [
  every,
  ["eori", ...goods],
  ["eori", "cn_code", "quantity", "origin_country"],
  ["eori", "cn_code", "origin_country", "release_date"],
  ["eori", "cn_code", "quantity", "release_date"],
];

/** Steps for rows with a number of a declaration: of the imports that are as near by other fields those of the same TARIC code come first. */
export const stepsWithMrn: ReadonlyArray<Step> = withMrn.flatMap(ofAnyTaric);

/** Steps for rows without a number of a declaration: imports of another TARIC code come last. */
export const stepsWithoutMrn: ReadonlyArray<Step> = [
  ...withoutMrn.flatMap(ofNoOtherTaric),
  every,
  ["eori", ...goods],
];

const quantityText = ({ quantity, unit }: ImportQuantity): string => `${toText(quantity)} ${unit}`;

/** Digits behind the CN code of goods that TARIC doesn't divide: they say no more than it does. Decision 0228. */
const undivided = /00$/;

/** The TARIC code where it says more than the CN code; null where none does. */
const dividing = (taricCode: string | null): string | null =>
  taricCode === null || undivided.test(taricCode) ? null : taricCode;

/** True if the step is one for the row by its TARIC code. */
export const isFor = (step: Step, { taricCode }: CustomsRow): boolean =>
  dividing(taricCode) === null
    ? !step.includes("taric_code") && !step.includes(noTaric)
    : !step.includes(unstated);

/** Text of a field as the row has it; null where it says nothing. */
export const saidBy = (row: CustomsRow, field: Step[number]): string | null => {
  switch (field) {
    case "eori":
      return row.eori === null ? null : eoriKey(row.eori);
    case "mrn":
    case "procedure":
      return row[field];
    case "cbam_account":
      return row.account;
    case "origin_country":
      return row.origin;
    case "item":
      return row.item === null ? null : String(row.item);
    case "cn_code":
      return row.cnCode;
    case "taric_code":
      return dividing(row.taricCode);
    case noTaric:
      return "";
    case unstated:
      return null;
    case "quantity":
      return quantityText(row);
    case "release_date":
      return row.releasedOn;
  }
};

/** Text of a field as the ledger has it. */
export const knownOf = ({ live: { entry }, eori, account }: KnownImport, field: Step[number]): string => {
  switch (field) {
    case "eori":
      return eoriKey(eori);
    case "cbam_account":
      return account ?? "";
    case "mrn":
      return entry.mrn;
    case "item":
      return String(entry.item);
    case "cn_code":
      return entry.facts.cnCode;
    case "taric_code":
    case noTaric:
      return dividing(entry.facts.taricCode) ?? "";
    case unstated:
      return "";
    case "quantity":
      return quantityText(quantityOf(entry.facts));
    case "origin_country":
      return entry.facts.origin;
    case "release_date":
      return entry.facts.releasedOn;
    case "procedure":
      return entry.facts.procedure;
  }
};

/** Returns the fields in which a row says something else than the ledger; a TARIC code only where both state one. */
export const differingFields = (row: CustomsRow, known: KnownImport): ReadonlyArray<ComparedField> =>
  comparedFieldNames.filter((field) => {
    const [said, held] = [saidBy(row, field), knownOf(known, field)];
    return said !== null && said !== held && (field !== "taric_code" || held !== "");
  });
