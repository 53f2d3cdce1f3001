/**
 * One import with its entries and its calculations. Regulation (EU) 2023/956, Article 6.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { closingOfImports } from "../../../application/cbam/closing_of_imports.ts";
import { ImportCalculations } from "../../../application/imports/calculation_ports.ts";
import { ImportLedger, ImportPeople } from "../../../application/imports/import_ports.ts";
import * as Contract from "../../../contract/imports.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { liveImports } from "../../../domain/imports/ledger/live.ts";
import { debtorOfImport } from "../../../domain/imports/people/declarant.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { calculationRecords } from "../records/calculation_record.ts";
import { entryRecord } from "../records/entry_record.ts";
import { sentences } from "../records/figures.ts";
import { importRecord } from "../records/import_record.ts";
import { knownOn, ledgerRoute, orNotFound } from "../services.ts";

/** Debtor of an import, as the answer tells it; null without its importer. */
const debtorRecord = (accountId: string, { importerId, declarantId, representation }: LedgerEntry) =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const importer = yield* people.importer(accountId, importerId);
    const declarant = declarantId === null ? Option.none() : yield* people.declarant(accountId, declarantId);
    if (Option.isNone(importer)) return null;
    const { debtor: party, eori, why } = debtorOfImport(
      representation,
      importer.value,
      Option.getOrUndefined(declarant),
    );
    return { party, eori, note: sentences([{ kind: "whoOwes", why }]).join("") };
  });

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
        debtor: live === undefined ? null : yield* debtorRecord(accountId, live.entry),
        entries: history.filter(({ recordedOn }) => recordedOn <= asOf).map(entryRecord),
        calculations: calculationRecords(
          kept.calculations.filter(({ calculatedAtMs }) => dayInBrussels(calculatedAtMs) <= asOf),
        ),
        checked_under: asOf === cbam.today() ? kept.checkedUnder : null,
        ...closingOfImports(cbam, { day: (live?.entry ?? first).facts.releasedOn }),
      };
    }),
);
