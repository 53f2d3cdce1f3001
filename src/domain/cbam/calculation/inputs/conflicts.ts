/**
 * Inputs of a calculation that don't go together with the goods or with each other.
 */
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Sector } from "../../../../contract/answers/members.ts";
import type { Law } from "../../law/law.ts";
import { importYear } from "../../law/price.ts";
import { reportingPeriodOf, type Shipment } from "../shipment.ts";
import { hasVerifiedValues } from "../verified.ts";
import { taricConflict } from "./taric_code.ts";

/** The quantity in a unit that the goods are not measured in. */
const quantityConflict = ({ unit, cnCode }: Shipment, sector: Sector): Issue | undefined => {
  if (unit === "MWh" && sector !== "electricity") {
    return issueOf({ path: "mwh", code: "conflict" }, { kind: "energyOfGoods", code: cnCode });
  }
  if (unit === "kg" && sector === "electricity") {
    return issueOf({ path: "net_mass_kg", code: "conflict" }, { kind: "massOfEnergy" });
  }
  return undefined;
};

/** Issue of members that count with verified values only, beside default values. */
const verifiedConflict = (shipment: Shipment): Issue | undefined => {
  if (hasVerifiedValues(shipment)) return undefined;
  if (shipment.precursors !== undefined) {
    return issueOf({ path: "precursors", code: "conflict" }, { kind: "precursorsOfDefaults" });
  }
  const { verifiedFreeAllocationTPerT: allocation, unitContent } = shipment;
  const path = allocation !== undefined
    ? "verified_free_allocation"
    : unitContent !== undefined
    ? "unit_content"
    : undefined;
  return path && issueOf({ path, code: "conflict" }, { kind: "verifiedOfDefaults" });
};

const firstReportingPeriod = 2026;

/**
 * A reporting period that the import cannot have: that of imports of 2026 is 2026, that of electricity the year of
 * import, and no other one lies before 2026 or after the import.
 * @source Implementing Regulation (EU) 2025/2547, Article 7(1)
 */
const periodConflict = ({ reportingPeriod: found, time }: Shipment, sector: Sector): Issue | undefined => {
  if (found === undefined) return undefined;
  const last = importYear(time);
  const first = sector === "electricity" ? last : firstReportingPeriod;
  return first <= found && found <= last
    ? undefined
    : issueOf({ path: "reporting_period", code: "range" }, { kind: "reportingPeriod", first, last, found });
};

const factorConflict = ({ tables }: Law, shipment: Shipment): Issue | undefined => {
  if (shipment.assumedCscf === undefined) return undefined;
  const year = reportingPeriodOf(shipment);
  const isSet = (tables.factors.get(year)?.cscf ?? null) !== null;
  return isSet
    ? issueOf({ path: "assume_cscf", code: "conflict" }, { kind: "factorIsSet", year })
    : undefined;
};

/** Returns the first conflict among the inputs; undefined where they go together. */
export const conflictOf = (law: Law, shipment: Shipment, sector: Sector): Issue | undefined =>
  quantityConflict(shipment, sector) ?? taricConflict(law, shipment) ?? verifiedConflict(shipment) ??
    periodConflict(shipment, sector) ??
    factorConflict(law, shipment);
