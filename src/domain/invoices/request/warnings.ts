/**
 * What an invoice may say and its author should look at again before customs does. Warnings stop nothing; the
 * answer of validate lists them.
 */
import { placeholderHsCode } from "../../../contract/values/hs_code.ts";
import type { Incoterm } from "../../../contract/values/terms.ts";
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { decimalsOf, exactly, roundedTo, toText } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { anyModeRule, incotermNames, portOfRule } from "../terms.ts";
import { destinationWarnings } from "./destination_warnings.ts";
import { isGiven, type LegibleLine, type LegibleShipment } from "./legible.ts";
import { originWarnings } from "./origin_warnings.ts";
import { type Place, remarkAt } from "./remark.ts";

/** The rules under which the seller insures the goods. */
const insuredRules: ReadonlyArray<Incoterm> = ["CIF", "CIP"];

const missing = (place: Place, why: string): Issue =>
  remarkAt(place, { code: "missing", sentence: `is missing: ${why}` });

const unprinted = (place: Place, sentence: string): Issue => remarkAt(place, { code: "conflict", sentence });

/** A rule is complete with its named place: its own, or the port where the rule fixes that it is one. */
const aboutNamedPlace = ({ sent, incoterms }: LegibleShipment): ReadonlyArray<Issue> => {
  if (incoterms === undefined || isGiven(sent, "incotermsPlace")) return [];
  const port = portOfRule[incoterms];
  return port !== undefined && isGiven(sent, port) ? [] : [
    missing(
      ["invoiceData", "incotermsPlace"],
      `the rule ${incoterms} is complete only with its named place.`,
    ),
  ];
};

const aboutTerms = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, incoterms, transportMode } = shipment;
  const better = incoterms && anyModeRule[incoterms];
  const isMisplaced = better !== undefined && transportMode !== undefined && transportMode !== "sea";
  const lacksInsurance = incoterms !== undefined && insuredRules.includes(incoterms) &&
    !isGiven(sent, "insurance");
  return [
    ...(isMisplaced
      ? [remarkAt(["invoiceData", "incoterms"], {
        code: "conflict",
        sentence:
          `is ${incoterms}, a rule for sea and inland waterway, with transport by ${transportMode}: ` +
          `${better} (${incotermNames[better]}) is its counterpart.`,
        suggestion: better,
      })]
      : []),
    ...aboutNamedPlace(shipment),
    ...(lacksInsurance
      ? [missing(["invoiceData", "insurance"], `under ${incoterms} the seller insures the goods.`)]
      : []),
  ];
};

const aboutPorts = ({ sent, transportMode }: LegibleShipment): ReadonlyArray<Issue> =>
  transportMode !== "sea"
    ? []
    : ["portOfLoading", "portOfDischarge"].filter((name) => !isGiven(sent, name)).map((name) =>
      missing(["invoiceData", name], "customs expects it for transport by sea.")
    );

const aboutUnprinted = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, documents, manufacturerSameAsShipper } = shipment;
  const ofProforma = documents.includes("proforma") ? [] : ["validUntil", "proformaPurpose"];
  const hasManufacturer = isGiven(sent, "manufacturer");
  const isCertified = documents.includes("certificate-of-origin");
  return [
    ...ofProforma.filter((name) => isGiven(sent, name)).map((name) =>
      unprinted(["invoiceData", name], "is for proforma invoices only; no document prints it.")
    ),
    ...(hasManufacturer && !isCertified
      ? [
        unprinted(
          ["invoiceData", "manufacturer"],
          "is for certificates of origin only; no document prints it.",
        ),
      ]
      : hasManufacturer && manufacturerSameAsShipper === true
      ? [unprinted(["invoiceData", "manufacturer"], "is not printed: manufacturerSameAsShipper is true.")]
      : []),
  ];
};

const aboutProducer = ({ sent, documents }: LegibleShipment): ReadonlyArray<Issue> =>
  !documents.includes("certificate-of-origin") || isGiven(sent, "manufacturer") ||
    isGiven(sent, "manufacturerSameAsShipper")
    ? []
    : [missing(
      ["invoiceData", "manufacturer"],
      'the certificate of origin prints "Not stated" as the producer; give it, or manufacturerSameAsShipper.',
    )];

const aboutRounding = (
  place: Place,
  amount: number | undefined,
  currency: string | undefined,
): ReadonlyArray<Issue> => {
  if (amount === undefined || currency === undefined) return [];
  const digits = minorUnitDigits(currency);
  const exact = exactly(amount);
  return decimalsOf(exact) <= digits ? [] : [remarkAt(place, {
    code: "length",
    sentence: `is rounded to ${digits} decimals, the minor unit of ${currency}.`,
    suggestion: toText(roundedTo(exact, digits)),
  })];
};

const charges = ["charges", "discounts"] as const;
const money = ["freight", "insurance", "otherCharges", "totalDeclaredValue"] as const;
const packing = ["packages", "netWeightKg", "grossWeightKg"] as const;

const aboutPacking = (place: Place, line: LegibleLine, shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { netWeightKg, grossWeightKg } = line;
  const isHeavier = netWeightKg !== undefined && grossWeightKg !== undefined && netWeightKg > grossWeightKg;
  const isListed = shipment.documents.includes("packing-list");
  return [
    ...(isHeavier
      ? [remarkAt([...place, "netWeightKg"], {
        code: "conflict",
        sentence: `is ${netWeightKg}, above the gross weight ${grossWeightKg}.`,
      })]
      : []),
    ...packing.filter((name) => isListed && !isGiven(line.sent, name)).map((name) =>
      missing([...place, name], "the packing list leaves it blank and its total is of the other lines.")
    ),
  ];
};

const aboutLine = (line: LegibleLine, index: number, shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const place = ["invoiceData", "lineItems", index];
  return [
    ...(line.hsCode === placeholderHsCode
      ? [remarkAt([...place, "hsCode"], {
        code: "missing",
        sentence: `is ${placeholderHsCode}, which names no goods: customs asks for the code.`,
      })]
      : []),
    ...(line.totalValue === 0
      ? [remarkAt([...place, "totalValue"], {
        code: "range",
        sentence: "is 0: customs expects a value for free goods and samples too.",
      })]
      : []),
    ...aboutRounding([...place, "totalValue"], line.totalValue, shipment.currency),
    ...aboutPacking(place, line, shipment),
  ];
};

const aboutMoney = (shipment: LegibleShipment): ReadonlyArray<Issue> => [
  ...money.flatMap((name) => aboutRounding(["invoiceData", name], shipment[name], shipment.currency)),
  ...charges.flatMap((name) =>
    shipment[name].flatMap((amount, index) =>
      aboutRounding(["invoiceData", name, index, "amount"], amount, shipment.currency)
    )
  ),
];

/** Returns every warning about what can be read of the shipment. */
export const warningsAbout = (shipment: LegibleShipment): ReadonlyArray<Issue> => [
  ...aboutTerms(shipment),
  ...aboutPorts(shipment),
  ...aboutUnprinted(shipment),
  ...aboutProducer(shipment),
  ...aboutMoney(shipment),
  ...shipment.lines.flatMap((line, index) => aboutLine(line, index, shipment)),
  ...originWarnings(shipment),
  ...destinationWarnings(shipment),
];
