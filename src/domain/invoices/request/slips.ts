/**
 * Warnings about figures of a legal invoice that are most likely slips: weights and edges of 0, a day long ago or far ahead, an EORI
 * number of another length than its country's, a container's number with another check digit. Each is a question; none stops anything.
 * Decision 0254.
 */
import { edgesOfText } from "../../../contract/values/invoices/packing.ts";
import { isZero } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { type CalendarDay, daysLater } from "../../../kernel/time/calendar.ts";
import { wrongContainerNumbers } from "../codes/container_numbers.ts";
import { isGiven, type LegibleLine, type LegibleShipment } from "./legible.ts";
import { type Place, remarkAt } from "./remark.ts";

const aboutNetWeight = (place: Place, line: LegibleLine): ReadonlyArray<Issue> => {
  const { netWeightKg: net, grossWeightKg: gross = 0 } = line;
  return net !== 0 || gross === 0 ? [] : [remarkAt([...place, "netWeightKg"], {
    code: "conflict",
    finding: { kind: "netWithoutWeight", gross },
  })];
};

/** Dimensions as they are sent: what can't be read has an issue. */
const aboutDimensions = (place: Place, { sent }: LegibleLine): ReadonlyArray<Issue> => {
  const found = memberOf(sent, "dimensionsCm");
  const edges = typeof found === "string" ? edgesOfText(found.trim()) ?? [] : [];
  return typeof found === "string" && edges.some(isZero)
    ? [remarkAt([...place, "dimensionsCm"], { code: "range", finding: { kind: "noExtent", found } })]
    : [];
};

/** First day that is not taken for a slip. */
const firstDay = "2000-01-01";

const aboutDay = ({ invoiceDate: day }: LegibleShipment): ReadonlyArray<Issue> =>
  day === undefined || day >= firstDay ? [] : [
    remarkAt(["invoiceData", "invoiceDate"], { code: "range", finding: { kind: "dayLongAgo", day } }),
  ];

/** Days from today after which a day is taken for a slip: a year; where no commercial invoice is made, and an offer may be of, ten. */
const mostDaysAhead = { commercial: 366, others: 3_660 } as const;

const aboutDaysAhead = (shipment: LegibleShipment, today: CalendarDay): ReadonlyArray<Issue> => {
  const { documents, invoiceDate, validUntil, dateOfExport } = shipment;
  const days = documents.includes("commercial") ? mostDaysAhead.commercial : mostDaysAhead.others;
  const last = daysLater(today, days);
  const found = [
    [["invoiceDate"], invoiceDate, last],
    [["transport", "dateOfExport"], dateOfExport, last],
    [["validUntil"], validUntil, daysLater(today, mostDaysAhead.others)],
  ] as const;
  return found.flatMap(([place, day, most]) =>
    day === undefined || day <= most ? [] : [
      remarkAt(["invoiceData", ...place], { code: "range", finding: { kind: "dayFarAhead", day } }),
    ]
  );
};

const aboutContainers = ({ sent }: LegibleShipment): ReadonlyArray<Issue> => {
  const text = memberOf(memberOf(sent, "transport"), "containerNumbers");
  const [wrong] = typeof text === "string" ? wrongContainerNumbers(text) : [];
  return wrong === undefined ? [] : [
    remarkAt(["invoiceData", "transport", "containerNumbers"], {
      code: "format",
      finding: { kind: "containerDigit", ...wrong },
    }),
  ];
};

const ofUnitedKingdom = { form: /^\d{12}(?:\d{3})?$/, digits: "12 or 15" } as const;

/**
 * Forms behind the country, of those of which one is known that every number has. Others, such as Romania's, may be of any length.
 * @source HM Revenue and Customs, "Get an EORI number"; Generalzolldirektion, "EORI-Nummer"
 */
const eoriForms = {
  GB: ofUnitedKingdom,
  XI: ofUnitedKingdom,
  DE: { form: /^\d{7,15}$/, digits: "7 to 15" },
} as const;

const isKnown = (country: string): country is keyof typeof eoriForms => Object.hasOwn(eoriForms, country);

const aboutEori = (name: string, found: string | undefined): ReadonlyArray<Issue> => {
  const country = found?.slice(0, 2) ?? "";
  if (found === undefined || !isKnown(country)) return [];
  const { form, digits } = eoriForms[country];
  return form.test(found.slice(2)) ? [] : [remarkAt(["invoiceData", name, "eori"], {
    code: "format",
    finding: { kind: "eoriOfOtherLength", found, digits },
  })];
};

/**
 * Returns the warnings of this module about what can be read of the shipment.
 * @param today day in Brussels
 */
export const slipsIn = (shipment: LegibleShipment, today: CalendarDay): ReadonlyArray<Issue> => [
  ...aboutDay(shipment),
  ...aboutDaysAhead(shipment, today),
  ...aboutContainers(shipment),
  ...aboutEori("shipper", shipment.shipper.eori),
  ...aboutEori(isGiven(shipment.sent, "importer") ? "importer" : "consignee", shipment.importer.eori),
  ...shipment.lines.flatMap((line, index) => {
    const place = ["invoiceData", "lineItems", index];
    return [...aboutNetWeight(place, line), ...aboutDimensions(place, line)];
  }),
];
