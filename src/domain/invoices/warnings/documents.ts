/**
 * What no document prints, and what a document leaves open because nobody said it.
 */
import * as BigDecimal from "effect/BigDecimal";
import { minorUnitDigits } from "../currency.ts";
import { fromJson } from "../decimal.ts";
import { type InvoiceData, type LineItem, producerOf } from "../invoice.ts";
import { about, type Shipment, type Warning } from "./warning.ts";

const proformaOnly = ["validUntil", "proformaPurpose"] as const;

const unprinted = ({ invoice, documents }: Shipment): ReadonlyArray<Warning> => {
  const warnings: Array<Warning> = [];
  for (const name of proformaOnly) {
    if (!documents.includes("proforma") && invoice[name] !== undefined) {
      warnings.push(about(`/${name}`, "conflict", "is for proforma invoices only; no document prints it."));
    }
  }
  if (invoice.manufacturer !== undefined) {
    if (!documents.includes("certificate-of-origin")) {
      warnings.push(
        about("/manufacturer", "conflict", "is for certificates of origin only; no document prints it."),
      );
    } else if (producerOf(invoice) === "shipper") {
      const sentence = "is not printed: manufacturerSameAsShipper is true.";
      warnings.push(about("/manufacturer", "conflict", sentence));
    }
  }
  return warnings;
};

const producer = ({ invoice, documents }: Shipment): ReadonlyArray<Warning> =>
  documents.includes("certificate-of-origin") && producerOf(invoice) === "not stated"
    ? [about(
      "/manufacturer",
      "missing",
      'is missing: the certificate of origin prints "Not stated" as the producer; give it, or manufacturerSameAsShipper.',
      ["/manufacturerSameAsShipper"],
    )]
    : [];

const decimalsOf = (amount: number): number =>
  Number.isFinite(amount) ? BigDecimal.normalize(fromJson(amount)).scale : 0;

const rounded = (
  path: string,
  amount: number | undefined,
  { currency }: InvoiceData,
): ReadonlyArray<Warning> => {
  const digits = minorUnitDigits(currency);
  return decimalsOf(amount ?? 0) <= digits ? [] : [
    about(path, "format", `is rounded to ${digits} decimals, the minor unit of ${currency}.`, [
      "/currency",
    ]),
  ];
};

const packingNames = ["packages", "netWeightKg", "grossWeightKg"] as const;

const packing = (path: string, line: LineItem): ReadonlyArray<Warning> =>
  packingNames.flatMap((name) =>
    line[name] === undefined
      ? [about(
        `${path}/${name}`,
        "missing",
        "is missing: the packing list leaves it blank and its total is of the other lines.",
      )]
      : []
  );

const lineWarnings = (
  path: string,
  line: LineItem,
  { invoice, documents }: Shipment,
): ReadonlyArray<Warning> => {
  const { totalValue, netWeightKg = 0, grossWeightKg = Infinity } = line;
  const free = "is 0: customs expects a value for free goods and samples too.";
  return [
    ...(totalValue === 0 ? [about(`${path}/totalValue`, "range", free)] : []),
    ...rounded(`${path}/totalValue`, totalValue, invoice),
    ...(netWeightKg > grossWeightKg
      ? [
        about(
          `${path}/netWeightKg`,
          "conflict",
          `is ${netWeightKg}, above the gross weight ${grossWeightKg}.`,
        ),
      ]
      : []),
    ...(documents.includes("packing-list") ? packing(path, line) : []),
  ];
};

const amounts = ["freight", "insurance", "otherCharges", "totalDeclaredValue"] as const;

/** @returns the warnings about what documents print, in the order of the request's members */
export const documentWarnings = (shipment: Shipment): ReadonlyArray<Warning> => {
  const { invoice } = shipment;
  return [
    ...unprinted(shipment),
    ...producer(shipment),
    ...amounts.flatMap((name) => rounded(`/${name}`, invoice[name], invoice)),
    ...invoice.lineItems.flatMap((line, index) => lineWarnings(`/lineItems/${index}`, line, shipment)),
  ];
};
