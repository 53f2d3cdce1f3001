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
import { readHolding } from "../../../../application/holdings/holding_of_year.ts";
import {
  surrenderNotes,
  undeclaredNotes,
} from "../../../../application/imports/certificates/surrender_notes.ts";
import { readYearsBeside } from "../../../../application/holdings/years_beside.ts";
import { readBuyBack } from "../../../../application/holdings/selling_back.ts";
import type { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import type { BuyBack } from "../../../../domain/imports/certificates/buy_back.ts";
import { saleBackFindings } from "../../../../domain/imports/certificates/after_last_day.ts";
import { heldOn } from "../../../../domain/imports/certificates/lots.ts";
import { alikeFindings } from "../../../../domain/imports/certificates/mistakes.ts";
import type { Holding } from "../../../../domain/imports/holding/holding.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import type { ChosenYear } from "../chosen.ts";

/** An account of certificates. */
export interface CertificatesView extends CertificateAccount {
  /** Certificates on the account today. */
  readonly held: number;
  /** Purchases and moves that may have been recorded more than once. */
  readonly alike: ReadonlyArray<ImportFinding>;
  /** Imports of such years that name no declarant; certificates beyond what a year needs; of 2026 those that are not of the quarter, or not at the price, that they should be. */
  readonly besideYears: ReadonlyArray<ImportFinding>;
  /** Certificates that were sold back after the last day to ask for it, or are counted as cancelled. */
  readonly saleBack: ReadonlyArray<ImportFinding>;
  /** By year of purchase. */
  readonly buyBack: ReadonlyArray<BuyBack>;
  readonly holding: Holding | undefined;
}

/** @returns the account of the declarant that is chosen; undefined without one */
export const readCertificates = (
  accountId: string,
  chosen: ChosenYear,
): Effect.Effect<
  CertificatesView | undefined,
  ServiceUnavailable,
  Certificates | ImportLedger | SupplierValues
> =>
  Effect.gen(function* () {
    const { declarant, year, today, cbam, tables } = chosen;
    if (declarant === undefined) return undefined;
    const found = yield* (yield* Certificates).account(accountId, declarant.id);
    const account = Option.getOrElse(found, (): CertificateAccount => ({
      lots: [],
      moves: [],
      withdrawn: { lots: [], moves: [] },
    }));
    const { lots, moves } = account;
    const asked = { accountId, declarantId: declarant.id, asOf: today, law: cbam.law(), imports: tables };
    const years = yield* readYearsBeside(asked, account);
    const holding = yield* readHolding({ ...asked, year });
    const view: CertificatesView = {
      ...account,
      held: heldOn(lots, moves, today),
      alike: alikeFindings(account),
      besideYears: [...undeclaredNotes(years), ...surrenderNotes(account, years, asked)],
      saleBack: saleBackFindings({ lots, moves, day: today }),
      buyBack: yield* readBuyBack(asked, account),
      holding: Option.getOrUndefined(Option.map(holding, (read) => read.holding)),
    };
    return view;
  });
