/** English texts of a CBAM indication. */
import type { OpenPoint, ValuesBasis } from "../../../../domain/plans/indicated.ts";

/** Parts of the sentence, written as the language writes figures, days and names. */
export interface IndicationParts {
  /** `7208 39 00`. */
  readonly code: string;
  readonly origin: string;
  readonly day: string;
  readonly isElectricity: boolean;
  /** Cost of a tonne with its currency. */
  readonly cost: string;
  /** Cost of the whole quantity with its currency. */
  readonly total: string;
  /** `250 t`. */
  readonly quantity: string;
  readonly values: ValuesBasis;
  /** Price with its currency. */
  readonly price: string;
  /** Period of a published price; undefined for a price that the caller gave. */
  readonly period: string | undefined;
  /** True for a price that was published for another period than the import's. */
  readonly isNewest: boolean;
  readonly open: ReadonlyArray<OpenPoint>;
  /** Cost of a tonne with the default value, beside own values. */
  readonly byDefault: string | undefined;
  readonly year: number;
  readonly isOfPurchase: boolean;
  /** Cost of a tonne that each EUR of the price brings, with its currency; undefined where it brings another one. */
  readonly perEuro: string | undefined;
  /** Correction factor that is assumed. */
  readonly factor: string;
  /** Last year that benchmarks are set for. */
  readonly benchmarksUntil: number;
}

const openWords: Readonly<Record<OpenPoint, string>> = {
  price: "the certificate price",
  values: "the producer\u2019s emission values",
  correction_factor: "the correction factor",
  benchmarks: "the benchmarks of free allocation",
  default_values: "the EU default value",
};

const unitOf = ({ isElectricity }: IndicationParts): string => isElectricity ? "MWh" : "tonne";

const valuesWords: Readonly<Record<ValuesBasis, string>> = {
  verified: "the producer\u2019s verified values",
  not_verified: "the producer\u2019s values, which nobody has verified yet,",
  default: "the EU default value of the country",
  default_of_others: "the EU default value of all other countries",
};

const priceWords = ({ price, period, isNewest }: IndicationParts): string =>
  period === undefined
    ? `an assumed certificate price of ${price}`
    : isNewest
    ? `a certificate price of ${price}, the newest one published (${period})`
    : `the certificate price of ${period}, ${price}`;

export const indication = {
  title: "CBAM indication",
  noReport:
    "This is an indication to go with an offer. It is not a CBAM report: it was not issued, has no number and cannot be verified, and it binds nobody.",
  margin: "CBAM indication. Not a report, cannot be verified.",
  subject: (code: string, origin: string, day: string): string =>
    `CBAM cost of CN ${code} from ${origin}, imported on ${day}`,
  heading: "Offer",
  goods: "Goods",
  code: "CN code",
  origin: "Country of origin",
  importDay: "Import",
  quantity: "Quantity",
  route: "Production route",
  madeOn: "Made on",
  law: "Law and prices as known on",
  perTonne: "CBAM certificates per tonne",
  perMwh: "CBAM certificates per MWh",
  about: (cost: string): string => `about ${cost}`,
  forAll: (total: string, quantity: string): string => `${total} for ${quantity}`,
  basis: "Calculated with",
  values: {
    verified: "Producer\u2019s verified values",
    not_verified: "Producer\u2019s values, not verified yet",
    default: "EU default value of the country",
    default_of_others: "EU default value of all other countries",
  } satisfies Readonly<Record<ValuesBasis, string>>,
  priceOf: (price: string, period: string | undefined): string =>
    period === undefined ? `${price} per t CO₂e, assumed` : `${price} per t CO₂e (${period})`,
  untilVerified: "Until a verifier confirms the values",
  defaultOfUnit: (cost: string, isElectricity: boolean): string =>
    `${cost} per ${isElectricity ? "MWh" : "tonne"} (EU default value)`,
  certificatePrice: "Certificate price",
  noneDue: "No CBAM certificates are due",
  settled: "Settled",
  allSettled: "Price, emissions and factors are set. Only a change of the law would change the figure.",
  makeUp: "How the cost is made up, per tonne",
  makeUpMwh: "How the cost is made up, per MWh",
  term: "Term",
  unit: "Unit",
  installation: "Installation",
  period: "Reporting period",
  precursors: "Made of",
  withOwn: "Producer\u2019s values",
  withDefault: "EU default value",
  embedded: "Emissions that count",
  markUp: "of which mark-up on the default value",
  free: "less free allocation",
  net: "Emissions to pay for",
  price: "times certificate price",
  deduction: "less carbon price paid in the country of origin",
  cost: "CBAM certificates",
  notSettled: "Not settled yet",
  notes: "Notes",
  acts: "Acts",
  disclosure:
    "For information only. It does not replace a CBAM authorisation, an authority or an accredited verifier.",
  sentence: (parts: IndicationParts): string => {
    const { code, origin, day, cost, total, quantity, values, open, byDefault } = parts;
    const about = open.length === 0 ? "" : "about ";
    const unit = unitOf(parts);
    return [
      `CBAM certificates for CN ${code} from ${origin}, imported on ${day}: ${about}${cost} per ${unit}, ${total} for ${quantity}.`,
      `Calculated with ${valuesWords[values]} and ${priceWords(parts)}.`,
      ...(open.length === 0 ? [] : [`Not settled yet: ${open.map((point) => openWords[point]).join(", ")}.`]),
      ...(values === "not_verified" && byDefault !== undefined
        ? [
          `Until a verifier confirms the producer\u2019s values the default value counts: ${byDefault} per ${unit}.`,
        ]
        : []),
    ].join(" ");
  },
  noneDueSentence: (code: string, origin: string, day: string, reason: string): string =>
    `CN ${code} from ${origin}, imported on ${day}: no CBAM certificates are due. ${reason}`,
  noFigureSentence: (code: string, origin: string, day: string, reason: string): string =>
    `CN ${code} from ${origin}, imported on ${day}: there is no figure yet. ${reason}`,
  defaultStandsIn:
    "The EU default value counts, because no verified values of the producer were given: they would take its place.",
  openSentences: {
    price: (parts: IndicationParts): string => {
      const { price, period, isOfPurchase, perEuro } = parts;
      return [
        period === undefined
          ? `Certificate price: ${price} is an assumption; nobody has published it.`
          : isOfPurchase
          ? `Certificate price: from 2027 a certificate costs what the week of its purchase costs, which nobody knows yet. The newest published price, ${price} (${period}), stands in.`
          : `Certificate price: none is published for the quarter of the import. The newest one published before it, ${price} (${period}), stands in.`,
        ...(perEuro === undefined
          ? []
          : [`Each euro more or less changes the cost by ${perEuro} per ${unitOf(parts)}.`]),
      ].join(" ");
    },
    values: (parts: IndicationParts): string =>
      `Emissions: no accredited verifier has confirmed the producer\u2019s values. ${
        parts.byDefault === undefined
          ? "Until then they may not be declared, and there is no default value in their place."
          : `Until then the EU default value counts: ${parts.byDefault} per ${unitOf(parts)}.`
      }`,
    correction_factor: ({ year, factor }: IndicationParts): string =>
      `Correction factor: none is set for ${year}; ${factor} is assumed.`,
    benchmarks: ({ year, benchmarksUntil }: IndicationParts): string =>
      benchmarksUntil < year
        ? `Benchmarks of free allocation: they are set until ${benchmarksUntil}, and are assumed to go on. The Commission is to replace them for imports from 2027 (Implementing Regulation (EU) 2025/2620, recital 10).`
        : "Benchmarks of free allocation: the Commission is to replace them for imports from 2027 (Implementing Regulation (EU) 2025/2620, recital 10).",
    default_values: (_parts: IndicationParts): string =>
      "EU default value: the Commission is to review the default values by December 2027 (Implementing Regulation (EU) 2025/2547, Article 11(5)).",
  },
};

/** The texts that every language has. */
export type IndicationTexts = typeof indication;
