/**
 * Warnings about values that an invoice may have and that its author should look at again before customs does. Warnings
 * stop nothing; the answer of validate lists them.
 */
import { placeholderHsCode } from "../../../contract/values/invoices/hs_code.ts";
import type { Incoterm } from "../../../contract/values/invoices/terms.ts";
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { decimalsOf, exactly, roundedTo, toText } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { Issue } from "../../../kernel/issue.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Agreements } from "../preference/agreements.ts";
import { isPreferential } from "../preference/claims.ts";
import { isInBulk } from "../codes/package_codes.ts";
import { isPackageKind, isUnitCode, meantUnit } from "../trade_codes.ts";
import { anyModeRule, incotermNames, portOfRule } from "../terms.ts";
import { destinationWarnings } from "./destination_warnings.ts";
import { doubtsAbout } from "./doubts.ts";
import { isGiven, type LegibleLine, type LegibleShipment } from "./legible.ts";
import { originWarnings } from "./origin_warnings.ts";
import { type Place, remarkAt } from "./remark.ts";
import { slipsIn } from "./slips.ts";

/** The rules under which the seller insures the goods. */
const insuredRules: ReadonlyArray<Incoterm> = ["CIF", "CIP"];

const missing = (place: Place, finding: Finding): Issue => remarkAt(place, { code: "missing", finding });

const unprinted = (place: Place, finding: Finding): Issue => remarkAt(place, { code: "conflict", finding });

/** A rule is complete with its named place: its own, or the port where the rule fixes that it is one. */
const aboutNamedPlace = ({ sent, incoterms }: LegibleShipment): ReadonlyArray<Issue> => {
  if (incoterms === undefined || isGiven(sent, "incotermsPlace")) return [];
  const port = portOfRule[incoterms];
  return port !== undefined && isGiven(sent, port) ? [] : [
    missing(["invoiceData", "incotermsPlace"], { kind: "noNamedPlace", rule: incoterms }),
  ];
};

const aboutTerms = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, incoterms, transportMode } = shipment;
  const better = incoterms && anyModeRule[incoterms];
  const lacksInsurance = incoterms !== undefined && insuredRules.includes(incoterms) &&
    (!isGiven(sent, "insurance") || shipment.insurance === 0);
  return [
    ...(incoterms !== undefined && better !== undefined && transportMode !== undefined &&
        transportMode !== "sea"
      ? [remarkAt(["invoiceData", "incoterms"], {
        code: "conflict",
        finding: {
          kind: "ruleForSea",
          rule: incoterms,
          mode: transportMode,
          better,
          betterName: incotermNames[better],
        },
        suggestion: better,
      })]
      : []),
    ...aboutNamedPlace(shipment),
    ...(lacksInsurance
      ? [missing(["invoiceData", "insurance"], { kind: "noInsurance", rule: incoterms })]
      : []),
  ];
};

const aboutPorts = ({ sent, transportMode }: LegibleShipment): ReadonlyArray<Issue> =>
  transportMode !== "sea"
    ? []
    : ["portOfLoading", "portOfDischarge"].filter((name) => !isGiven(sent, name)).map((name) =>
      missing(["invoiceData", name], { kind: "noPort" })
    );

const aboutUnprinted = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, documents, manufacturerSameAsShipper, originStatement } = shipment;
  const ofProforma = documents.includes("proforma") ? [] : ["validUntil", "proformaPurpose"];
  const hasManufacturer = isGiven(sent, "manufacturer");
  const isCertified = documents.includes("certificate-of-origin");
  const isPriced = documents.includes("commercial") || documents.includes("proforma");
  const isClaimed = originStatement !== undefined && isPreferential(originStatement);
  return [
    ...(documents.length > 0 && !isPriced && isClaimed
      ? [unprinted(["invoiceData", "originStatement"], { kind: "ofInvoices" })]
      : []),
    ...ofProforma.filter((name) => isGiven(sent, name)).map((name) =>
      unprinted(["invoiceData", name], { kind: "ofProforma" })
    ),
    ...(hasManufacturer && !isCertified
      ? [
        unprinted(["invoiceData", "manufacturer"], { kind: "ofCertificates" }),
      ]
      : hasManufacturer && manufacturerSameAsShipper === true
      ? [unprinted(["invoiceData", "manufacturer"], { kind: "shipperIsManufacturer" })]
      : []),
  ];
};

const aboutProducer = ({ sent, documents }: LegibleShipment): ReadonlyArray<Issue> =>
  !documents.includes("certificate-of-origin") || isGiven(sent, "manufacturer") ||
    isGiven(sent, "manufacturerSameAsShipper")
    ? []
    : [missing(["invoiceData", "manufacturer"], { kind: "producerNotStated" })];

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
    finding: { kind: "isRounded", digits, currency },
    suggestion: toText(roundedTo(exact, digits)),
  })];
};

const charges = ["charges", "discounts"] as const;
const money = ["freight", "insurance", "otherCharges", "totalDeclaredValue"] as const;
const packing = ["packages", "netWeightKg", "grossWeightKg"] as const;

/** Share of a net mass within which a quantity in kilograms is the same, rounded. */
const roundedWithin = 0.01;

const isInKilograms = ({ unit, unitCode }: LegibleLine): boolean =>
  unitCode === undefined ? unit === "KG" : unitCode === "KGM";

const aboutQuantity = (place: Place, line: LegibleLine): ReadonlyArray<Issue> => {
  const { quantity, netWeightKg: net } = line;
  if (!isInKilograms(line) || quantity === undefined || net === undefined) return [];
  return Math.abs(quantity - net) <= roundedWithin * net ? [] : [remarkAt([...place, "netWeightKg"], {
    code: "conflict",
    finding: { kind: "netBesideQuantity", net, quantity },
  })];
};

const aboutPacking = (place: Place, line: LegibleLine, shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { netWeightKg, grossWeightKg } = line;
  const isHeavier = netWeightKg !== undefined && grossWeightKg !== undefined && netWeightKg > grossWeightKg;
  const isListed = shipment.documents.includes("packing-list");
  return [
    ...(isHeavier
      ? [remarkAt([...place, "netWeightKg"], {
        code: "conflict",
        finding: { kind: "netAboveGross", net: netWeightKg, gross: grossWeightKg },
      })]
      : []),
    ...packing.filter((name) =>
      isListed && !isGiven(line.sent, name) &&
      (name === "netWeightKg" || line.packedWithLine === undefined) &&
      !(name === "packages" && isInBulk(line.packageKind))
    ).map((name) => missing([...place, name], { kind: "notOnPackingList" })),
  ];
};

const aboutCodes = (place: Place, { unitCode, packageKind }: LegibleLine): ReadonlyArray<Issue> => {
  const suggestion = unitCode === undefined ? undefined : meantUnit(unitCode);
  return [
    ...(unitCode === undefined || isUnitCode(unitCode) ? [] : [
      remarkAt([...place, "unitCode"], {
        ...{ code: "unknown", finding: { kind: "unknownUnitCode", code: unitCode } },
        ...(suggestion !== undefined && { suggestion }),
      }),
    ]),
    ...(packageKind === undefined || isPackageKind(packageKind) ? [] : [
      remarkAt([...place, "packageKind"], {
        code: "unknown",
        finding: { kind: "unknownPackageKind", code: packageKind },
      }),
    ]),
  ];
};

/** Chapter 77 of the Harmonized System is reserved and has no headings; 98 and 99 are for national use and may name goods. */
const emptyChapter = "77";

const aboutGoodsCode = (place: Place, { hsCode }: LegibleLine): ReadonlyArray<Issue> =>
  hsCode !== undefined && (hsCode === placeholderHsCode || hsCode.startsWith(emptyChapter))
    ? [missing([...place, "hsCode"], { kind: "placeholderCode", code: hsCode })]
    : [];

const aboutLine = (line: LegibleLine, index: number, shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const place = ["invoiceData", "lineItems", index];
  return [
    ...aboutGoodsCode(place, line),
    ...(line.totalValue === 0
      ? [remarkAt([...place, "totalValue"], {
        code: "range",
        finding: { kind: "freeGoods" },
      })]
      : []),
    ...aboutCodes(place, line),
    ...aboutRounding([...place, "totalValue"], line.totalValue, shipment.currency),
    ...aboutQuantity(place, line),
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

/**
 * Returns every warning about what can be read of the shipment.
 * @param agreements that statements on origin are compared with
 * @param today day in Brussels
 */
export const warningsAbout = (
  shipment: LegibleShipment,
  agreements: Agreements,
  today: CalendarDay,
): ReadonlyArray<Issue> => [
  ...aboutTerms(shipment),
  ...aboutPorts(shipment),
  ...aboutUnprinted(shipment),
  ...aboutProducer(shipment),
  ...aboutMoney(shipment),
  ...shipment.lines.flatMap((line, index) => aboutLine(line, index, shipment)),
  ...doubtsAbout(shipment),
  ...slipsIn(shipment, today),
  ...originWarnings(shipment, agreements),
  ...destinationWarnings(shipment),
];
