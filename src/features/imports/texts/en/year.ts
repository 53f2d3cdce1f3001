/**
 * English texts of the page that shows a year at a glance.
 */
import { counted } from "../../../../kernel/text/shown.ts";

export const year = {
  title: (year: string): string => `Imports of ${year}`,
  of: (importer: string, declarant: string): string => `${importer}, declared by ${declarant}`,
  asOf: (day: string): string => `The ledger as it was known on ${day}. Law and prices are those of now.`,
  now: "As of today",

  massTitle: (limit: string): string => `${limit} t a year`,
  mass: (total: string, limit: string): string => `${total} t of ${limit} t`,
  below: "Exempt so far",
  near: (day: string): string => `Above 90 % since ${day}`,
  passed: (day: string): string => `Passed on ${day}`,
  noLimit: "The limit of this year is not published yet.",
  picture: (total: string, limit: string, passed: string | undefined): string =>
    `Running mass of the year: ${total} t, limit ${limit} t, ${
      passed === undefined ? "not passed" : `passed on ${passed}`
    }. The table beside it has the figures by month.`,
  legendRunning: "Counted so far",
  legendFirst: "As first recorded",
  legendLimit: (limit: string): string => `Limit, ${limit} t`,
  legendWarn: (warn: string): string => `90 %, ${warn} t: authorities see the importer on a list`,
  goesOn: (total: string): string => `The line ends at the edge of the picture: the total is ${total} t.`,
  month: "Month",
  monthMass: "Mass, t",
  running: "Sum, t",
  number: "Imports",
  corrected: "Corrected",
  knownTitle: "What corrections changed",
  known: (known: string, passed: string | undefined): string =>
    passed === undefined ? `Known on ${known}: not passed` : `Known on ${known}: passed on ${passed}`,
  pace: (days: string, total: string, yearTotal: string): string =>
    `At the pace of the ${counted(days, "day", "days")} so far (${total} t) the year ends at ${yearTotal} t.`,
  paceStays: "That stays within the limit.",
  pacePasses: (day: string, applyBy: string): string =>
    `It passes the limit on ${day}; an authorisation usually takes 120 days, so apply by ${applyBy}.`,
  paceTooLate: (day: string, applyBy: string): string =>
    `It passes the limit on ${day}; an authorisation usually takes 120 days and had to be applied for by ${applyBy}: apply now.`,
  paceOfStatus: {
    authorised: (day: string): string =>
      `It passes the limit on ${day}; the importer is an authorised CBAM declarant.`,
    applied: (day: string): string =>
      `It passes the limit on ${day}; the importer’s application for the status is recorded.`,
  },
  noCounted: "No import that counts yet.",

  statusTitle: "Imports without an authorised declarant",
  statusText: "No authorised declarant is recorded for these imports on their day of release.",
  toPeople: "Add a status",
  reason: "Reason",
  debtor: "Liable",
  netByDefault: "Net by default values, t CO₂e",
  reasons: {
    limit_exceeded: "From the day on which the limit was passed",
    before_limit: "Before the limit was passed",
    never_exempt: "Electricity and hydrogen, which no limit exempts",
    representative: "By an indirect representative",
    application_refused: "During an application that was refused",
  },
  debtors: { importer: "Importer", representative: "Indirect representative" },
  exposure: (
    { who, certificates, least, most }: {
      readonly who: string;
      readonly certificates: string;
      readonly least: string;
      readonly most: string;
    },
  ): string =>
    `Possible penalty for ${who}: ${least} to ${most}, counted on ${
      counted(certificates, "certificate", "certificates")
    }.`,

  costTitle: "Cost by quarter",
  costOf: (declarant: string): string =>
    `All that ${declarant} declares, for importers above the limit; of others electricity and hydrogen only.`,
  quarter: "Quarter",
  net: "Net emissions, t CO₂e",
  priced: "At published prices",
  unpriced: "Price to come",
  unpricedNote:
    "What has no price of its own yet is counted at one that stands in: in 2026 the last one before its quarter, from 2027 the newest one.",
  potential: (cost: string): string =>
    `The limit is not passed: nothing is due. If it is passed, every import of the year is due, those so far with ${cost}.`,
  estimates: (cost: string): string => `With default values instead of estimates: ${cost}.`,

  certificatesTitle: "Certificates",
  due: "Due for the year",
  surrendered: "Surrendered for the year",
  held: "On the account, for this year's imports",
  heldForBefore: (certificates: string): string =>
    `On the account for years before: ${certificates}. They are still to be surrendered for their imports, and don't count here.`,
  overdue: (day: string): string =>
    `They were to be surrendered by ${day}. Record with the certificates what was surrendered; what was not is still due, with a penalty for each (Regulation (EU) 2023/956, Article 26).`,
  lacking: "Still to buy",
  toCertificates: "To the certificates",

  toCalendar: "Add to my calendar (.ics)",
  nextTitle: "Due next",

  missingTitle: "Still missing for the declaration",
  nothingMissing: "Judging by what is recorded, nothing is missing.",
  moreMissing: (count: string): string => `All ${count} items, in the preparation of the declaration`,
  toDeclaration: "To the preparation of the declaration",
};

/** The texts that every language has. */
export type YearTexts = typeof year;
