/** Certificates that a declarant has for a year's imports, once years before have taken what they still need. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import {
  type HeldForYear,
  heldForYear,
  surrenderedFor,
  type YearNeed,
} from "../../../domain/imports/certificates/for_year.ts";
import type { CertificateAccount, ImportLedger } from "../import_ports.ts";
import { readDeclarantYear, type YearRequest } from "../importer_year.ts";

/** The first year whose imports take weekly certificates. */
const firstYear = 2027;

/** Certificates of a purchase are there for so many years' surrenders: older years have nothing to take from those of now. */
const yearsBefore = 2;

/** @returns the certificates on the account for the imports of the year that is asked about */
export const readHeldForYear = (
  asked: YearRequest,
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
): Effect.Effect<HeldForYear, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { year: current, asOf: day } = asked;
    const before: Array<YearNeed> = [];
    for (let year = Math.max(firstYear, current - yearsBefore); year < current && lots.length > 0; year++) {
      const { declaration } = yield* readDeclarantYear({ ...asked, year });
      const due = declaration.totals.certificatesRoundedOnce;
      before.push({ year, number: Math.max(0, due - surrenderedFor(moves, year, day)) });
    }
    return heldForYear({ lots, moves, year: current, day, before });
  });
