/**
 * Reads a party: shipper, consignee or manufacturer (contract section 2.9).
 */
import type { Party } from "../invoice.ts";
import { member, optional, type Place, readRecord } from "./place.ts";
import { readCountry, readEmail, readMatching, readText } from "./values.ts";

const names = new Set([
  "name",
  "address",
  "city",
  "state",
  "zip",
  "country",
  "phone",
  "email",
  "taxId",
  "eori",
  "vatId",
]);

/** @returns the party; one of empty texts where the place holds no object */
export const readParty = (place: Place): Party => {
  if (!readRecord(place, names)) return { name: "", address: "", city: "", zip: "", country: "" };
  const line = (name: string, characters: number) => readText(member(place, name), { characters });
  const lineIfGiven = (name: string, characters: number) =>
    optional(member(place, name), (given) => readText(given, { characters }));
  const state = lineIfGiven("state", 100);
  const phone = lineIfGiven("phone", 50);
  const email = optional(member(place, "email"), readEmail);
  const taxId = lineIfGiven("taxId", 50);
  const eori = optional(
    member(place, "eori"),
    (given) => readMatching(given, /^[A-Z]{2}[A-Z0-9]{1,15}$/, "an EORI number, like DE123456789012345"),
  );
  const vatId = lineIfGiven("vatId", 30);
  return {
    name: line("name", 200),
    address: readText(member(place, "address"), { characters: 300, lines: 5 }),
    city: line("city", 100),
    ...(state !== undefined && { state }),
    zip: line("zip", 20),
    country: readCountry(member(place, "country")),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(taxId !== undefined && { taxId }),
    ...(eori !== undefined && { eori }),
    ...(vatId !== undefined && { vatId }),
  };
};
