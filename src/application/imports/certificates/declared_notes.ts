/** Notes that stand with a declared year wherever it is shown or signed: of the declarant's status, and of certificates of 2026. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { yearOfQuarters } from "../../../domain/imports/certificates/lots.ts";
import type { Declarant } from "../../../domain/imports/people/declarant.ts";
import { revocationFindings } from "../../../domain/imports/people/revocation.ts";
import type { DeclarantYear } from "../../../domain/imports/year/declarant_year.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { Certificates } from "../import_ports.ts";
import type { YearRequest } from "../importer_year.ts";
import { needOf2026, quarterNotes } from "./quarter_notes.ts";

/** Notes of a declared year, apart: pages show that of the status by itself. */
export interface DeclaredNotes {
  /** A status that is revoked, with the days that hold then. */
  readonly revoked: ReadonlyArray<ImportFinding>;
  /** Certificates of 2026 that are not of the quarter, or not at the price, that they should be. */
  readonly ofQuarters: ReadonlyArray<ImportFinding>;
}

/** @returns the notes of a declared year, by the certificates on the day that is asked about */
export const readDeclaredNotes = (
  declarant: Declarant,
  asked: YearRequest,
  { declaration }: Pick<DeclarantYear, "declaration">,
): Effect.Effect<DeclaredNotes, ServiceUnavailable, Certificates> =>
  Effect.gen(function* () {
    const revoked = revocationFindings(declarant, asked.year, asked.asOf);
    if (asked.year !== yearOfQuarters) return { revoked, ofQuarters: [] };
    const found = yield* (yield* Certificates).account(asked.accountId, declarant.id);
    return {
      revoked,
      ofQuarters: Option.match(found, {
        onNone: () => [],
        onSome: (account) => quarterNotes(account, needOf2026(declaration), asked),
      }),
    };
  });
