/** Certificates that a declarant has for a year's imports, once years before have taken what they still need. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type HeldForYear, heldForYear, needOf } from "../../domain/imports/certificates/for_year.ts";
import { undeclaredIn } from "../../domain/imports/declaration/undeclared.ts";
import { stillDueWithout } from "../../domain/imports/certificates/still_due.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import type { SupplierValues } from "../suppliers/supplier_ports.ts";
import type { CertificateAccount, ImportLedger } from "../imports/import_ports.ts";
import type { YearRequest } from "../imports/importer_year.ts";
import { dueOf, readYearsBefore } from "./holding_of_year.ts";

/** The first year whose imports take weekly certificates. @source Regulation (EU) 2023/956, Article 21(1) and (1a) */
const firstYear = 2027;

/** Certificates for a year, with what is not known of the needs of years before. */
export interface HeldWithNotes extends HeldForYear {
  readonly ofYearsBefore: ReadonlyArray<ImportFinding>;
}

/** @returns the certificates on the account for the imports of the year that is asked about */
export const readHeldForYear = (
  asked: YearRequest,
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
): Effect.Effect<HeldWithNotes, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.gen(function* () {
    const { year, asOf: day } = asked;
    const years = lots.length === 0 ? [] : yield* readYearsBefore(asked, firstYear);
    const dues = years.map((each) => dueOf(each, day));
    return {
      ...heldForYear({ lots, moves, year, day, before: dues.map((due) => needOf(moves, due, day)) }),
      ofYearsBefore: [
        ...years.flatMap(({ declaration }) => undeclaredIn(declaration)),
        ...stillDueWithout(dues),
      ],
    };
  });
