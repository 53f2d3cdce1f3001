/**
 * Verified emissions of precursors: part of the verified intensity of the goods, so they are held against it and never added.
 * Regulation (EU) 2023/956, Annex IV, point 3.
 */
import { type Decimal, times, zero } from "../../../../kernel/decimal.ts";
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

/** Returns the shares of the precursors whose verified emissions were given. */
export const emissionsOfPrecursors = (
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
