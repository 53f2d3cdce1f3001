/** Masses that look like kilograms in a field for tonnes. */
import { type Decimal, exactly, isLess } from "../../../../kernel/decimal.ts";
import type { Shipment } from "../shipment.ts";

/** Tonnes from which kilograms are likelier: some hundred lorries, so that only a ship's load gets the note too. */
const shipLoad = exactly(10_000);

/** Returns whether a mass in tonnes is as much as a ship carries. */
export const isMassOfShip = (tonnes: Decimal): boolean => !isLess(tonnes, shipLoad);

/** Returns whether the mass of a shipment is as much as a ship carries; never of one that was given in kilograms or in MWh. */
export const isShipLoad = ({ unit, tonnage }: Pick<Shipment, "unit" | "tonnage">): boolean =>
  unit !== "kg" && unit !== "MWh" && isMassOfShip(tonnage);
