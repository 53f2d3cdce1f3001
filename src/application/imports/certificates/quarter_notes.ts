/** Notes about certificates of 2026 and the quarters of the imports that they are for, from the ledger in the database. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import {
  type NeedOf2026,
  otherQuarterFindings,
  quarterPriceFindings,
} from "../../../domain/imports/certificates/of_quarters.ts";
import { type CertificateKind, isOf2026, yearOfQuarters } from "../../../domain/imports/certificates/lots.ts";
import type { Declaration } from "../../../domain/imports/declaration/declaration.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CertificateAccount, ImportLedger } from "../import_ports.ts";
import { readDeclarantYear, type YearRequest } from "../importer_year.ts";

/** @returns the certificates that the imports of 2026 need, as they are declared */
export const needOf2026 = (
  { totals, quarters }: Pick<Declaration, "totals" | "quarters">,
): NeedOf2026 => ({ due: totals.certificatesRoundedOnce, quarters });

/** @returns the need of a declarant's 2026; undefined where no certificates are of it, and the ledger is not read */
export const readNeedOf2026 = (
  asked: Omit<YearRequest, "year">,
  kinds: ReadonlyArray<CertificateKind>,
): Effect.Effect<NeedOf2026 | undefined, ServiceUnavailable, ImportLedger> =>
  kinds.some(isOf2026)
    ? Effect.map(
      readDeclarantYear({ ...asked, year: yearOfQuarters }),
      ({ declaration }) => needOf2026(declaration),
    )
    : Effect.succeed(undefined);

/** @returns notes about an account's certificates of 2026 on the day that is asked about */
export const quarterNotes = (
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
  need: NeedOf2026 | undefined,
  { asOf: day, law }: Pick<YearRequest, "asOf" | "law">,
): ReadonlyArray<ImportFinding> =>
  need === undefined
    ? []
    : [...otherQuarterFindings({ lots, moves, day }, need), ...quarterPriceFindings({ lots, day }, law)];
