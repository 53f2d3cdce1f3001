/**
 * Reads the members of a shipment that are additions to the contract: all optional, printed where they are given.
 * docs/documents.md says what is printed where.
 */
import type {
  CertificateDetails,
  InvoiceData,
  InvoiceReferences,
  NamedAmount,
  Signatory,
  TransportDetails,
} from "../invoice.ts";
import { rexPattern } from "../warnings/origin.ts";
import { readParty } from "./party.ts";
import { member, optional, type Place, readElements, readRecord, report } from "./place.ts";
import { amountRule, readCountry, readDate, readFlag, readMatching, readNumber, readText } from "./values.ts";

/** The members' names, beside those of the contract. */
export const optionalNames = [
  ...["countryOfDispatch", "countryOfDestination", "incotermsPlace", "buyer", "importer", "notify"],
  ...["paymentTerms", "references", "transport", "reasonForExport", "charges", "discounts", "signatory"],
  ...["rexNumber", "certificate", "showPacking"],
] as const;

type Optional = Pick<InvoiceData, typeof optionalNames[number]>;

/** More would not leave the signature on the page of the total. */
const namedAmountLimit = 10;

/** @returns the object without the members that are not there */
const present = <A extends object>(
  members: { readonly [Name in keyof A]: A[Name] | undefined },
): Partial<A> => {
  const given: Partial<A> = {};
  for (const name in members) if (members[name] !== undefined) given[name] = members[name];
  return given;
};

const lineOf = (place: Place, characters: number): string | undefined =>
  optional(place, (given) => readText(given, { characters }));

const readReferences = (place: Place): InvoiceReferences => {
  if (!readRecord(place, new Set(["order", "contract", "letterOfCredit"]))) return {};
  const line = (name: string) => lineOf(member(place, name), 70);
  return present({
    order: line("order"),
    contract: line("contract"),
    letterOfCredit: line("letterOfCredit"),
  });
};

const transportNames = ["waybillNumber", "containerNumbers", "sealNumbers", "vesselOrFlight", "dateOfExport"];

const readTransport = (place: Place): TransportDetails => {
  if (!readRecord(place, new Set(transportNames))) return {};
  const line = (name: string, characters: number) => lineOf(member(place, name), characters);
  return present({
    waybillNumber: line("waybillNumber", 50),
    containerNumbers: line("containerNumbers", 300),
    sealNumbers: line("sealNumbers", 300),
    vesselOrFlight: line("vesselOrFlight", 70),
    dateOfExport: optional(member(place, "dateOfExport"), readDate),
  });
};

const readNamedAmounts = (place: Place): ReadonlyArray<NamedAmount> => {
  const elements = readElements(place);
  if (elements.length > namedAmountLimit) {
    report(place, `has ${elements.length} entries: at most ${namedAmountLimit} are printed.`);
  }
  return elements.slice(0, namedAmountLimit).map((element) => {
    const isRecord = readRecord(element, new Set(["name", "amount"]));
    return {
      name: isRecord ? readText(member(element, "name"), { characters: 60 }) : "",
      amount: isRecord ? readNumber(member(element, "amount"), amountRule) : NaN,
    };
  });
};

const readSignatory = (place: Place): Signatory => {
  if (!readRecord(place, new Set(["name", "position", "place", "date"]))) return { name: "" };
  return {
    name: readText(member(place, "name"), { characters: 100 }),
    ...present({
      position: lineOf(member(place, "position"), 100),
      place: lineOf(member(place, "place"), 100),
      date: optional(member(place, "date"), readDate),
    }),
  };
};

const readCertificate = (place: Place): CertificateDetails => {
  if (!readRecord(place, new Set(["number", "remarks"]))) return {};
  return present({
    number: lineOf(member(place, "number"), 50),
    remarks: optional(member(place, "remarks"), (given) => readText(given, { characters: 500, lines: 6 })),
  });
};

const readRexNumber = (place: Place): string =>
  readMatching(place, rexPattern, "the two letters of the country, REX and its number, like FIREX12345678");

/** @returns the members that are given */
export const readOptionalMembers = (place: Place): Optional => {
  const at = (name: typeof optionalNames[number]) => member(place, name);
  return present({
    countryOfDispatch: optional(at("countryOfDispatch"), readCountry),
    countryOfDestination: optional(at("countryOfDestination"), readCountry),
    incotermsPlace: lineOf(at("incotermsPlace"), 120),
    buyer: optional(at("buyer"), readParty),
    importer: optional(at("importer"), readParty),
    notify: optional(at("notify"), readParty),
    paymentTerms: lineOf(at("paymentTerms"), 300),
    references: optional(at("references"), readReferences),
    transport: optional(at("transport"), readTransport),
    reasonForExport: lineOf(at("reasonForExport"), 120),
    charges: optional(at("charges"), readNamedAmounts),
    discounts: optional(at("discounts"), readNamedAmounts),
    signatory: optional(at("signatory"), readSignatory),
    rexNumber: optional(at("rexNumber"), readRexNumber),
    certificate: optional(at("certificate"), readCertificate),
    showPacking: optional(at("showPacking"), readFlag),
  });
};
