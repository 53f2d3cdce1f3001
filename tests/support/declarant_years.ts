/** A declarant's year from the ledger in the database, without what became of suppliers' values. */
import * as Effect from "effect/Effect";
import type { ImportLedger } from "../../src/application/imports/import_ports.ts";
import { questionOf, type YearRequest } from "../../src/application/imports/importer_year.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import { type DeclarantYear, yearOfImports } from "../../src/domain/imports/year/declarant_year.ts";
import { atOnce } from "../../src/kernel/steps.ts";

export const readDeclarantYear = (
  asked: YearRequest,
): Effect.Effect<DeclarantYear, ServiceUnavailable, ImportLedger> =>
  Effect.map(questionOf(asked), (question) => atOnce(yearOfImports(question)));
