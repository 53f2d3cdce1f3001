/**
 * Certificates that a declarant may sell back, from its account and the duties of its years. Regulation (EU) 2023/956, Article 23.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type BuyBack, buyBackOf } from "../../domain/imports/certificates/buy_back.ts";
import { isOf2026 } from "../../domain/imports/certificates/lots.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import type { SupplierValues } from "../suppliers/supplier_ports.ts";
import type { CertificateAccount, ImportLedger } from "../imports/import_ports.ts";
import { type DutyOfYear, type HoldingRequest, readDutyOfYear } from "./holding_of_year.ts";

/** @returns the certificates that may be sold back on the day that is asked about, by year of purchase */
export const readBuyBack = (
  asked: Omit<HoldingRequest, "year">,
  { lots, moves }: CertificateAccount,
): Effect.Effect<ReadonlyArray<BuyBack>, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.gen(function* () {
    const years = new Set(lots.filter(({ kind }) => !isOf2026(kind)).map(({ boughtOn }) => yearOf(boughtOn)));
    const duties = new Map<number, DutyOfYear>();
    for (const year of years) duties.set(year, yield* readDutyOfYear({ ...asked, year }, moves));
    return buyBackOf({
      lots,
      moves,
      day: asked.asOf,
      obligedIn: (year) => duties.get(year)?.obliged ?? 0,
      staysBelow: (year) => duties.get(year)?.staysBelow === true,
      hasNoImports: (year) => duties.get(year)?.hasNoImports === true,
      lackingIn: (year) => duties.get(year)?.lacking ?? 0,
      undeclaredIn: (year) => duties.get(year)?.undeclared ?? [],
    });
  });
