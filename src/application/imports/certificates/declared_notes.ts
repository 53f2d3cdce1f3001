/** Notes that stand with a declared year wherever it is shown or signed: of the declarant's status, and of its certificates. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { surrenderedOfYear } from "../../../domain/imports/certificates/surrendered_of_year.ts";
import type { SurrenderedOfYear } from "../../../domain/imports/declaration/penalty.ts";
import type { Declarant } from "../../../domain/imports/people/declarant.ts";
import { revocationFindings } from "../../../domain/imports/people/revocation.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { Certificates } from "../import_ports.ts";
import type { YearRequest } from "../importer_year.ts";
import { surrenderNotes, type YearBeside } from "./surrender_notes.ts";

/** Notes of a declared year, apart: pages show that of the status by itself. */
export interface DeclaredNotes {
  /** A status that is revoked, with the days that hold then. */
  readonly revoked: ReadonlyArray<ImportFinding>;
  /** Certificates beyond what the year needs; of 2026 those that are not of the quarter, or not at the price, that they should be. */
  readonly ofCertificates: ReadonlyArray<ImportFinding>;
  /** Certificates that are recorded as surrendered for the year. */
  readonly surrendered: SurrenderedOfYear;
}

/** @returns the notes of a declared year, by the certificates on the day that is asked about */
export const readDeclaredNotes = (
  declarant: Declarant,
  asked: YearRequest,
  year: YearBeside,
): Effect.Effect<DeclaredNotes, ServiceUnavailable, Certificates> =>
  Effect.gen(function* () {
    const revoked = revocationFindings(declarant, asked.year, asked.asOf);
    const found = yield* (yield* Certificates).account(asked.accountId, declarant.id);
    const { year: ofYear, asOf } = asked;
    const moves = Option.match(found, { onNone: () => [], onSome: (account) => account.moves });
    return {
      revoked,
      surrendered: surrenderedOfYear(declarant, { moves, year: ofYear, asOf }),
      ofCertificates: Option.match(found, {
        onNone: () => [],
        onSome: (account) => surrenderNotes(account, [year], asked),
      }),
    };
  });
