/**
 * Logs the warnings about a shipment that was read, but none that rests on what could not be read: the reading puts a
 * stand-in there.
 */
import { warningsOf } from "../warnings/invoice_warnings.ts";
import type { Shipment } from "../warnings/warning.ts";
import type { Place } from "./place.ts";

/** Logs every warning about the shipment at `place`. */
export const warnAbout = (place: Place, shipment: Shipment): void => {
  const unread = place.log.problems.flatMap(({ path }) =>
    path.startsWith(`${place.path}/`) ? [path.slice(place.path.length)] : []
  );
  place.log.warnings.push(...warningsOf(shipment, { place: place.path, unread }));
};
