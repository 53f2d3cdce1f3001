/**
 * A declarant's certificates: lots with what is left of them, what may be sold back, and the holding of a year.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import {
  type CertificateAccount,
  Certificates,
  type ImportLedger,
} from "../../../../application/imports/import_ports.ts";
import { readHolding } from "../../../../application/imports/importer_year.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { type BuyBack, buyBackOf } from "../../../../domain/imports/certificates/buy_back.ts";
import { heldOn } from "../../../../domain/imports/certificates/lots.ts";
import type { Holding } from "../../../../domain/imports/holding/holding.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import type { Chosen } from "../chosen.ts";

/** An account of certificates. */
export interface CertificatesView extends CertificateAccount {
  /** Certificates on the account today. */
  readonly held: number;
  /** By year of purchase. */
  readonly buyBack: ReadonlyArray<BuyBack>;
  readonly holding: Holding | undefined;
}

/** @returns the account of the declarant that is chosen; undefined without one */
export const readCertificates = (
  accountId: string,
  chosen: Chosen,
): Effect.Effect<CertificatesView | undefined, ServiceUnavailable, Certificates | ImportLedger> =>
  Effect.gen(function* () {
    const { declarant, year, today, cbam, tables } = chosen;
    if (declarant === undefined) return undefined;
    const found = yield* (yield* Certificates).account(accountId, declarant.id);
    const { lots, moves } = Option.getOrElse(found, (): CertificateAccount => ({ lots: [], moves: [] }));
    const asked = { accountId, declarantId: declarant.id, asOf: today, law: cbam.law(), imports: tables };
    const years = [...new Set([year, ...lots.map(({ boughtOn }) => yearOf(boughtOn))])];
    const holdings = new Map<number, Holding>();
    for (const each of years) {
      const read = yield* readHolding({ ...asked, year: each });
      if (Option.isSome(read)) holdings.set(each, read.value.holding);
    }
    const view: CertificatesView = {
      lots,
      moves,
      held: heldOn(lots, moves, today),
      buyBack: buyBackOf({
        lots,
        moves,
        day: today,
        obligedIn: (each) => holdings.get(each)?.obliged ?? 0,
      }),
      holding: holdings.get(year),
    };
    return view;
  });
