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
import { readBuyBack } from "../../../../application/imports/selling_back.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import type { BuyBack } from "../../../../domain/imports/certificates/buy_back.ts";
import { heldOn } from "../../../../domain/imports/certificates/lots.ts";
import type { Holding } from "../../../../domain/imports/holding/holding.ts";
import type { ChosenYear } from "../chosen.ts";

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
  chosen: ChosenYear,
): Effect.Effect<CertificatesView | undefined, ServiceUnavailable, Certificates | ImportLedger> =>
  Effect.gen(function* () {
    const { declarant, year, today, cbam, tables } = chosen;
    if (declarant === undefined) return undefined;
    const found = yield* (yield* Certificates).account(accountId, declarant.id);
    const { lots, moves } = Option.getOrElse(found, (): CertificateAccount => ({ lots: [], moves: [] }));
    const asked = { accountId, declarantId: declarant.id, asOf: today, law: cbam.law(), imports: tables };
    const account: CertificateAccount = { lots, moves };
    const holding = yield* readHolding({ ...asked, year });
    const view: CertificatesView = {
      lots,
      moves,
      held: heldOn(lots, moves, today),
      buyBack: yield* readBuyBack(asked, account),
      holding: Option.getOrUndefined(Option.map(holding, (read) => read.holding)),
    };
    return view;
  });
