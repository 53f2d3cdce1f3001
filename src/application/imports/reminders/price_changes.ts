/**
 * Changes that a new certificate price makes for the importers of an account: their year under the prices with and without it.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { lawInForce } from "../../../domain/cbam/law/law.ts";
import type { PriceEntry } from "../../../domain/cbam/law/price.ts";
import { dayOf } from "../../../domain/imports/days.ts";
import {
  hasChange,
  priceChange,
  subjectOfPrice,
  yearsOfPrice,
} from "../../../domain/imports/reminders/price_change.ts";
import type { ImporterChange } from "../../../domain/imports/reminders/reminder_mail.ts";
import { monthAccrual } from "../../../domain/imports/year/month_accrual.ts";
import { cbamContext, type LawServices } from "../../cbam/cbam_context.ts";
import { runWithPauses } from "../../yield_to_io.ts";
import { ImportLaw, ImportLedger, ImportPeople } from "../import_ports.ts";

/** Services that changes are read by. */
export type ChangeServices = ImportLaw | ImportLedger | ImportPeople | LawServices;

/** @returns the account's importers for whom the price changes something, year by year, in the order of their names */
export const changesByPrice = (
  accountId: string,
  price: PriceEntry,
): Effect.Effect<ReadonlyArray<ImporterChange>, ServiceUnavailable, ChangeServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const imports = yield* ImportLaw;
    const ledger = yield* ImportLedger;
    const today = cbam.today();
    const others = cbam.prices.filter((each) => subjectOfPrice(each) !== subjectOfPrice(price));
    const without = lawInForce(cbam.tables, others, cbam.nowMs);
    const importers = yield* (yield* ImportPeople).importers(accountId);
    const changes: Array<ImporterChange> = [];
    for (const year of yearsOfPrice(price)) {
      for (const importer of importers) {
        const entries = yield* ledger.entries({ accountId, importerId: importer.id, year, asOf: today });
        if (entries.length === 0) continue;
        const asked = { entries, year, isOwn: () => true, imports, asOf: today, until: dayOf(year, 12, 31) };
        const before = yield* runWithPauses(() => monthAccrual({ ...asked, law: without }));
        const after = yield* runWithPauses(() => monthAccrual({ ...asked, law: cbam.law() }));
        const due = yield* runWithPauses(() => priceChange(before.accrual, after.accrual));
        const below = yield* runWithPauses(() => priceChange(before.notAccrued, after.notAccrued));
        if (hasChange(due) || hasChange(below)) changes.push({ importer, year, due, below });
      }
    }
    return changes;
  });
