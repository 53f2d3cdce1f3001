/** Declared years that notes about an account's certificates rest on, from the ledger in the database. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { isOf2026, type Lot, type Move, yearOfQuarters } from "../../domain/imports/certificates/lots.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import type { YearBeside } from "../imports/certificates/surrender_notes.ts";
import type { ImportLedger } from "../imports/import_ports.ts";
import type { YearRequest } from "../imports/importer_year.ts";
import { readDeclaration } from "../suppliers/declared_values.ts";
import type { SupplierValues } from "../suppliers/supplier_ports.ts";

/** Years of importation before the one that is asked about, whose surrenders are held against their imports. */
const yearsBefore = 2;

/** Certificates of an account, those that a call is about to record among them. */
export interface Certificates {
  readonly lots: ReadonlyArray<Pick<Lot, "kind">>;
  readonly moves: ReadonlyArray<Pick<Move, "forYear">>;
}

/** @returns the year 2026 where certificates are of it or were surrendered for it, and recent years that certificates were surrendered for; of other years the ledger is not read */
export const readYearsBeside = (
  asked: Omit<YearRequest, "year">,
  { lots, moves }: Certificates,
): Effect.Effect<ReadonlyArray<YearBeside>, ServiceUnavailable, ImportLedger | SupplierValues> => {
  const first = yearOf(asked.asOf) - yearsBefore;
  const surrendered = moves.flatMap(({ forYear }) =>
    forYear !== null && (forYear >= first || forYear === yearOfQuarters) ? [forYear] : []
  );
  const ofQuarters = lots.some(({ kind }) => isOf2026(kind)) ? [yearOfQuarters] : [];
  const years = [...new Set([...ofQuarters, ...surrendered])].sort();
  return Effect.forEach(years, (year) => readDeclaration({ ...asked, year }));
};
