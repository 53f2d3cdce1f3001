/**
 * Warnings about an invoice that is legal, and that customs or a bookkeeper would ask about: goods under no heading, vague descriptions,
 * packages, charges beside the rule, the day of export, the producer's country. Each is a question; none stops anything. Decision 0254.
 */
import { placeholderHsCode } from "../../../contract/values/invoices/hs_code.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { exactly, isLess, sumOf, toJsonNumber } from "../../../kernel/decimal.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import { dayMs } from "../../../kernel/time/durations.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { unknownHeading } from "../codes/hs_headings.ts";
import { isCarriage } from "../codes/carriage_words.ts";
import { isInBulk } from "../codes/package_codes.ts";
import { isVague } from "../codes/vague_descriptions.ts";
import { isGiven, type LegibleLine, type LegibleShipment } from "./legible.ts";
import { type Place, remarkAt } from "./remark.ts";

/** Chapter that is reserved: its codes are said to name no goods. */
const emptyChapter = "77";

const aboutHeading = (place: Place, { hsCode: code }: LegibleLine): ReadonlyArray<Issue> => {
  if (code === undefined || code === placeholderHsCode || code.startsWith(emptyChapter)) return [];
  const heading = unknownHeading(code);
  return heading === undefined ? [] : [
    remarkAt([...place, "hsCode"], { code: "unknown", finding: { kind: "noSuchHeading", code, heading } }),
  ];
};

const aboutDescription = (place: Place, { sent }: LegibleLine): ReadonlyArray<Issue> => {
  const text = memberOf(sent, "description");
  return typeof text === "string" && isVague(text)
    ? [remarkAt([...place, "description"], { code: "format", finding: { kind: "vagueDescription", text } })]
    : [];
};

/** Packing is read only where a document prints it. */
const aboutPackages = (
  place: Place,
  line: LegibleLine,
  firstWithKind: number,
): ReadonlyArray<Issue> => {
  const { packages, netWeightKg, grossWeightKg, packedWithLine, packageKind } = line;
  const weight = grossWeightKg ?? netWeightKg ?? 0;
  if (packages === undefined || packedWithLine !== undefined || isInBulk(packageKind)) return [];
  if (packages === 0) {
    return weight === 0 ? [] : [remarkAt([...place, "packages"], {
      code: "conflict",
      finding: { kind: "weightWithoutPackages", weight },
    })];
  }
  return firstWithKind < 0 || isGiven(line.sent, "packageKind") ? [] : [remarkAt([...place, "packageKind"], {
    code: "missing",
    finding: { kind: "noPackageKind", line: firstWithKind + 1 },
  })];
};

const carriage = ["freight", "insurance"] as const;

/**
 * Charges that EXW leaves to the buyer. FCA, FAS and FOB leave carriage to the buyer too, and know a seller who contracts it at the
 * buyer's cost where that is agreed: nothing contradicts them.
 * @source Incoterms 2020, EXW A4 and A5; FCA, FAS and FOB A4
 */
const aboutCharges = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  if (shipment.incoterms !== "EXW") return [];
  const named = memberOf(shipment.sent, "charges");
  const places = [
    ...carriage.filter((name) => (shipment[name] ?? 0) > 0).map((name) => [name]),
    ...(Array.isArray(named) ? named : []).flatMap((charge: unknown, index) => {
      const name = memberOf(charge, "name");
      const isOfCarriage = typeof name === "string" && isCarriage(name) && (shipment.charges[index] ?? 0) > 0;
      return isOfCarriage ? [["charges", index, "name"]] : [];
    }),
  ];
  return places.map((place) =>
    remarkAt(["invoiceData", ...place], { code: "conflict", finding: { kind: "chargeUnderExw" } })
  );
};

/** Days by which invoice and export may lie apart without a question: a quarter of a year. */
const mostDaysApart = 90;

const aboutExport = (
  { documents, dateOfExport: day, invoiceDate }: LegibleShipment,
): ReadonlyArray<Issue> => {
  if (!documents.includes("commercial") || day === undefined || invoiceDate === undefined) return [];
  const days = Math.round(Math.abs(Date.parse(day) - Date.parse(invoiceDate)) / dayMs);
  return days <= mostDaysApart ? [] : [remarkAt(["invoiceData", "transport", "dateOfExport"], {
    code: "conflict",
    finding: { kind: "exportFarFromInvoice", day, invoiceDate, days },
  })];
};

/** Net weights of the lines whose goods are in a line's packages, beside the gross weights that are stated of these. */
const aboutSharedPackages = ({ lines }: LegibleShipment): ReadonlyArray<Issue> => {
  const sharing = Map.groupBy(lines, ({ packedWithLine }) => packedWithLine);
  return lines.flatMap((holder, index) => {
    const others = holder.packedWithLine === undefined ? sharing.get(index + 1) : undefined;
    if (others === undefined || holder.grossWeightKg === undefined) return [];
    const inside = [holder, ...others];
    const net = sumOf(inside.map(({ netWeightKg }) => exactly(netWeightKg ?? 0)));
    const gross = sumOf(inside.map(({ grossWeightKg }) => exactly(grossWeightKg ?? 0)));
    const isSaid = (holder.netWeightKg ?? 0) > holder.grossWeightKg;
    return isSaid || !isLess(gross, net) ? [] : [
      remarkAt(["invoiceData", "lineItems", index, "grossWeightKg"], {
        code: "conflict",
        finding: {
          kind: "netInPackages",
          net: toJsonNumber(net),
          gross: toJsonNumber(gross),
          lines: inside.length,
        },
      }),
    ];
  });
};

const isInUnion = (country: string): boolean => memberStates.includes(country);

/** Goods of several origins have several producers: it is asked where none of them is of the country of the one that is named. */
const aboutProducersCountry = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { documents, manufacturerSameAsShipper: isShipper, manufacturer, shipper, lines } = shipment;
  if (!documents.includes("certificate-of-origin")) return [];
  const country = isShipper === true ? shipper.country : manufacturer.country;
  const [origin, ...others] = lines.flatMap(({ countryOfOrigin }) => countryOfOrigin ?? []);
  if (country === undefined || origin === undefined || others.length + 1 < lines.length) return [];
  const isOfCountry = (each: string) => each === country || (isInUnion(each) && isInUnion(country));
  return [origin, ...others].some(isOfCountry) ? [] : [
    remarkAt(["invoiceData", isShipper === true ? "shipper" : "manufacturer", "country"], {
      code: "conflict",
      finding: { kind: "producerElsewhere", country, origin },
    }),
  ];
};

/** Returns the warnings of this module about what can be read of the shipment. */
export const doubtsAbout = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const firstWithKind = shipment.lines.findIndex(({ sent }) => isGiven(sent, "packageKind"));
  return [
    ...aboutCharges(shipment),
    ...aboutExport(shipment),
    ...aboutProducersCountry(shipment),
    ...aboutSharedPackages(shipment),
    ...shipment.lines.flatMap((line, index) => {
      const place = ["invoiceData", "lineItems", index];
      return [
        ...aboutHeading(place, line),
        ...aboutDescription(place, line),
        ...aboutPackages(place, line, firstWithKind),
      ];
    }),
  ];
};
