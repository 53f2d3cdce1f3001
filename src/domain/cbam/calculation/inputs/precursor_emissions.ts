/**
 * Verified emissions of precursors: part of the verified intensity of the goods, so they are held against it and never added.
 * Regulation (EU) 2023/956, Annex IV, point 3.
 */
import { type Decimal, sumOf, times, zero } from "../../../../kernel/decimal.ts";
import { onceEach } from "../../../../kernel/once.ts";
import type { ReferenceTables } from "../../law/reference.ts";
import { exemptionOf } from "../../law/scope.ts";
import type { Precursor } from "../shipment.ts";

/** Emissions of one precursor in a tonne of goods. */
export interface PrecursorShare {
  /** The precursor as it was given. */
  readonly precursor: Precursor;
  /** False for a precursor of Union or exempt origin, which counts nothing. */
  readonly isCounted: boolean;
  /** Tonnes per tonne times its verified emissions, tCO2e per tonne of goods; 0 where it isn't counted. */
  readonly perTonneOfGoods: Decimal;
}

const makeShares = (
  tables: ReferenceTables,
  precursors: ReadonlyArray<Precursor>,
): ReadonlyArray<PrecursorShare> =>
  precursors.flatMap((precursor) => {
    const { origin, tonnesPerTonne, verifiedEmissionsTPerT } = precursor;
    if (verifiedEmissionsTPerT === undefined) return [];
    const isCounted = origin === undefined || exemptionOf(tables, origin) === undefined;
    const perTonneOfGoods = isCounted ? times(tonnesPerTonne, verifiedEmissionsTPerT) : zero;
    return [{ precursor, isCounted, perTonneOfGoods }];
  });

const sharesUnder = onceEach((tables: ReferenceTables) =>
  onceEach((precursors: ReadonlyArray<Precursor>) => makeShares(tables, precursors))
);

const sumUnder = onceEach((shares: ReadonlyArray<PrecursorShare>) => ({
  sum: sumOf(shares.map(({ perTonneOfGoods }) => perTonneOfGoods)),
}));

/** Returns the shares of the precursors whose verified emissions were given: one list for a list of precursors. */
export const emissionsOfPrecursors = (
  tables: ReferenceTables,
  precursors: ReadonlyArray<Precursor>,
): ReadonlyArray<PrecursorShare> => sharesUnder(tables)(precursors);

/** Returns the emissions of all of them, tCO2e per tonne of goods. */
export const sumOfShares = (shares: ReadonlyArray<PrecursorShare>): Decimal => sumUnder(shares).sum;
