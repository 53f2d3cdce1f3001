/**
 * One import with its entries and its calculations. Regulation (EU) 2023/956, Article 6.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { ImportCalculations } from "../../../application/imports/calculation_ports.ts";
import { ImportLedger } from "../../../application/imports/import_ports.ts";
import * as Contract from "../../../contract/imports.ts";
import { liveImports } from "../../../domain/imports/ledger/live.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { calculationRecords } from "../records/calculation_record.ts";
import { entryRecord } from "../records/entry_record.ts";
import { importRecord } from "../records/import_record.ts";
import { knownOn, ledgerRoute, orNotFound } from "../services.ts";

export const importById = ledgerRoute(
  Contract.importById,
  ({ path: { id }, query }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, tables, asOf } = yield* knownOn(query.as_of);
      const history = yield* (yield* ImportLedger).history(accountId, id);
      const first = yield* orNotFound("import", id, Option.fromNullable(history[0]));
      const kept = yield* (yield* ImportCalculations).ofImport(first.id);
      const [live] = liveImports(history, asOf);
      return {
        as_of: asOf,
        import: live === undefined ? null : importRecord({ law: cbam.law(), imports: tables }, live),
        entries: history.filter(({ recordedOn }) => recordedOn <= asOf).map(entryRecord),
        calculations: calculationRecords(
          kept.calculations.filter(({ calculatedAtMs }) => dayInBrussels(calculatedAtMs) <= asOf),
        ),
        checked_under: asOf === cbam.today() ? kept.checkedUnder : null,
        versions: cbam.versions(),
        ...closingNow(cbam),
      };
    }),
);
