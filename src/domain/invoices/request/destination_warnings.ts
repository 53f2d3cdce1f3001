/**
 * Warnings of what customs at the destination expects and an invoice lacks; a destination whose expectations nobody read is
 * said to be unchecked.
 */
import { type Destination, destinationCodes } from "../../../kernel/findings/invoices.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { profiles } from "./destination_profiles.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { type Place, remarkAt } from "./remark.ts";

const statesOfTheUnion: ReadonlySet<string> = new Set(memberStates);

const profileOf = (country: string): Destination | undefined =>
  destinationCodes.find((code) => code === (statesOfTheUnion.has(country) ? "EU" : country));

/** Returns what stands at the place of what was sent; undefined: nothing. */
const memberAt = (sent: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (holder, part) =>
      typeof part === "number"
        ? (Array.isArray(holder) ? holder[part] : undefined)
        : memberOf(holder, String(part)),
    sent,
  );

/** Returns the country that the goods go to: as given, else the importer's or the consignee's; undefined: unknown. */
export const destinationOf = (
  { sent, countryOfDestination, importer }: LegibleShipment,
): string | undefined => isGiven(sent, "countryOfDestination") ? countryOfDestination : importer.country;

/** Returns what customs at the destination expects and the invoice doesn't have; nothing where none is known. */
export const destinationWarnings = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { documents } = shipment;
  const destination = destinationOf(shipment);
  const isPriced = documents.includes("commercial") || documents.includes("proforma");
  if (destination === undefined || !isPriced) return [];
  const profile = profileOf(destination);
  if (profile === undefined) {
    return [remarkAt(["invoiceData", "countryOfDestination"], {
      code: "unknown",
      finding: { kind: "uncheckedDestination", country: destination },
    })];
  }
  return profiles[profile].flatMap(({ lackingAt, expects: what, source }) => {
    const place = lackingAt(shipment);
    if (place === undefined) return [];
    const isThere = memberAt(shipment.sent, place) !== undefined;
    return [remarkAt(["invoiceData", ...place], {
      code: "missing",
      finding: { kind: "customsExpects", destination: profile, what, source, isThere },
    })];
  });
};
