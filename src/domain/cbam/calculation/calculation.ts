/**
 * The calculation of one shipment, from scope to cost. Plain functions over plain data. Contract sections 2.2 and 4.2.
 */
import * as Either from "effect/Either";
import type { Issue } from "../../../kernel/issue.ts";
import { conflictOf } from "./inputs/conflicts.ts";
import { perTonneOfGoods } from "./inputs/functional_unit.ts";
import { pairOf } from "./intensity.ts";
import type { Outcome } from "./outcome.ts";
import { type Law, lawOfImport } from "../law/law.ts";
import { importYear } from "../law/price.ts";
import { reachOf, scopeOf } from "../law/scope.ts";
import { outcomeOf } from "./settle.ts";
import type { Shipment } from "./shipment.ts";
import { intensityOf } from "./verified.ts";

/**
 * Calculates one shipment.
 * @param asked the law of the moment; the data set that counts for the day of import is taken from it
 * @returns figures (`ok`), zero because CBAM doesn't reach the goods (`out_of_scope`), or what is missing
 * (`needs_data`)
 * @fails Issue for inputs that don't go together, a production route or a precursor that the goods don't have
 * @source Regulation (EU) 2023/956; Implementing Regulations (EU) 2025/2547, 2025/2548, 2025/2620, 2025/2621
 */
export const calculate = (asked: Law, shipment: Shipment): Either.Either<Outcome, ReadonlyArray<Issue>> => {
  const law = lawOfImport(asked, shipment.time);
  const scope = scopeOf(law.tables, shipment.cnCode);
  const { sector } = scope;
  const reach = reachOf(law.tables, scope, shipment);
  if (reach.status !== "reached") return Either.right({ sector, routes: undefined, ...reach });
  const { goods } = reach;
  const conflict = conflictOf(law, shipment, sector);
  if (conflict !== undefined) return Either.left([conflict]);
  const converted = perTonneOfGoods(shipment);
  if (Either.isLeft(converted)) return Either.left([converted.left]);
  const pair = pairOf(law, goods, shipment.origin);
  const intensity = intensityOf(pair, converted.right, importYear(shipment.time));
  if (Either.isLeft(intensity)) return Either.left([intensity.left]);
  return "status" in intensity.right
    ? Either.right(intensity.right)
    : outcomeOf({ law, pair, shipment: converted.right, intensity: intensity.right });
};
