/**
 * A declarant's year as its document signs it: the record of the declaration, importers by name, sums without ids.
 */
import type { DeclaredYear } from "../../../contract/answers/declaration.ts";
import type { DeclaredNotes } from "../../../application/imports/certificates/declared_notes.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import type { Importer } from "../../../domain/imports/people/declarant.ts";
import type { DeclarantYear } from "../../../domain/imports/year/declarant_year.ts";
import { plus } from "../../../kernel/decimal.ts";
import type { Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { declarationRecord } from "./declaration_record.ts";
import { eur } from "./figures.ts";

/** Facts beside the year that its record needs. */
export interface YearFacts {
  readonly imports: Pick<ImportTables, "penalties">;
  /** Day by whose end the entries were recorded. */
  readonly asOf: CalendarDay;
  /** The account's importers. */
  readonly importers: ReadonlyArray<Importer>;
  /** Notes of the declarant's status and certificates. */
  readonly notes: DeclaredNotes;
}

const withoutIds = <Sums extends { readonly imports: ReadonlyArray<string> }>(
  { imports: _imports, ...sums }: Sums,
): Omit<Sums, "imports"> => sums;

/** @returns the year as it is signed, but for versions and disclosure, in steps */
export function* declaredYear(
  year: DeclarantYear,
  { imports, asOf, importers, notes }: YearFacts,
): Steps<Omit<DeclaredYear, "versions" | "dataset_version" | "disclosure">> {
  const { totals } = year.declaration;
  const { checks: _checks, ...record } = yield* declarationRecord(year, imports, notes, asOf);
  const known = new Map(importers.map((importer) => [importer.id, importer]));
  return {
    ...record,
    as_of: asOf,
    importers: record.importers.map(({ importer, ...more }) => ({
      importer,
      name: known.get(importer)?.name ?? "",
      eori: known.get(importer)?.eori ?? "",
      ...more,
    })),
    totals: { ...withoutIds(record.totals), gross_eur: eur(plus(totals.costEur, totals.deductionEur)) },
    by_default: withoutIds(record.by_default),
    fileable: withoutIds(record.fileable),
  };
}
