/** Parts that the notes of a calculation are made of. */
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import type { Law } from "../../law/law.ts";
import type { Pair } from "../intensity.ts";
import type { RouteCost, Terms } from "../outcome.ts";
import type { Shipment } from "../shipment.ts";

/** A settled calculation, with what its notes are made of. */
export interface NoteFacts {
  /** The law of the moment. */
  readonly law: Law;
  /** The code and origin. */
  readonly pair: Pair;
  /** Shipment of the question. */
  readonly shipment: Shipment;
  /** Every exact term. */
  readonly terms: Terms;
  /** Costs of the goods by other routes, where one was assumed. */
  readonly otherRoutes: ReadonlyArray<RouteCost>;
  /** Notes on the price's period. */
  readonly priceNotes: ReadonlyArray<LawFinding>;
}
