/**
 * Statements on origin, by the agreement between the shipper's country and the destination: their words, the origin that
 * they name, and the lines that they cover. What the table of agreements doesn't have is said to be unchecked.
 * @source the agreements of `fixtures/reference/origin`
 */
import type { Issue } from "../../../kernel/issue.ts";
import { agreementFor, type Agreements, originsUnder } from "../preference/agreements.ts";
import { isPreferential } from "../preference/claims.ts";
import { countriesOfOrigin, statedOrigin } from "../preference/stated_origin.ts";
import { hasOtherCumulation, hasWords, isEnglish, leavesCriterionBlank } from "../preference/statement.ts";
import { destinationOf } from "./destination_warnings.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { aboutNumber, aboutStatement, type OriginStatement } from "./origin_numbers.ts";
import { remarkAt } from "./remark.ts";

const aboutWords = ({ statement, row, agreement }: OriginStatement): ReadonlyArray<Issue> => {
  if (!isEnglish(statement)) {
    return [aboutStatement("originStatement", "unknown", { kind: "uncheckedWords", agreement })];
  }
  const { words, cumulation: wordings } = row;
  return [
    ...(statedOrigin(statement) === ""
      ? [aboutStatement("originStatement", "format", { kind: "blankOrigin", agreement })]
      : []),
    ...(words === "gsp" && leavesCriterionBlank(statement)
      ? [aboutStatement("originStatement", "format", { kind: "blankCriterion", agreement })]
      : []),
    ...(hasWords(statement, words)
      ? []
      : [aboutStatement("originStatement", "format", { kind: "otherWords", agreement, words })]),
    ...(hasOtherCumulation(statement, wordings)
      ? [aboutStatement("originStatement", "format", { kind: "otherCumulation", agreement, wordings })]
      : []),
  ];
};

/** The origin that English words name, beside those of the lines: words that are no country's name here are left alone. */
const aboutStatedOrigin = ({ shipment, statement }: OriginStatement): ReadonlyArray<Issue> => {
  const words = isEnglish(statement) ? statedOrigin(statement) ?? "" : "";
  const countries = countriesOfOrigin(words);
  const covered = shipment.lines.filter(({ preferentialOrigin }) => preferentialOrigin !== false);
  const [first, ...others] = covered.flatMap(({ countryOfOrigin }) => countryOfOrigin ?? []);
  if (countries.size === 0 || first === undefined || others.length + 1 < covered.length) return [];
  return [first, ...others].some((country) => countries.has(country)) ? [] : [
    aboutStatement("originStatement", "conflict", { kind: "originOfNoLine", stated: words, country: first }),
  ];
};

const aboutLines = (
  stated: OriginStatement,
  agreements: Agreements,
): ReadonlyArray<Issue> => {
  const { shipment: { lines }, row, agreement } = stated;
  if (lines.length > 0 && lines.every(({ preferentialOrigin }) => preferentialOrigin === false)) {
    return [aboutStatement("originStatement", "conflict", { kind: "noneOriginating" })];
  }
  const origins = originsUnder(agreements, row);
  const elsewhere = lines.flatMap(({ sent, countryOfOrigin: country }, index) =>
    country === undefined || origins.has(country) || isGiven(sent, "preferentialOrigin") ? [] : [
      remarkAt(["invoiceData", "lineItems", index, "preferentialOrigin"], {
        code: "missing",
        finding: { kind: "originElsewhere", agreement, country },
      }),
    ]
  );
  return elsewhere.length > 0 ? elsewhere : aboutStatedOrigin(stated);
};

const underAgreement = (
  shipment: LegibleShipment,
  statement: string,
  agreements: Agreements,
): ReadonlyArray<Issue> => {
  const [from, to] = [shipment.shipper.country, destinationOf(shipment)];
  if (from === undefined || to === undefined) return [];
  const row = agreementFor(agreements, from, to);
  if (row === undefined) {
    return [aboutStatement("originStatement", "unknown", { kind: "uncheckedStatement", from, to })];
  }
  const { names, source, months } = row;
  const stated = { shipment, statement, row, agreement: { names, source, months } };
  if (row.words === "none") {
    return [
      aboutStatement("originStatement", "conflict", { kind: "customsUnion", agreement: stated.agreement }),
    ];
  }
  return [
    ...aboutWords(stated),
    ...aboutNumber(stated),
    ...aboutLines(stated, agreements),
  ];
};

/** Returns the warnings about the statement on origin, the exporter's number and the lines without a mark. */
export const originWarnings = (shipment: LegibleShipment, agreements: Agreements): ReadonlyArray<Issue> => {
  const { sent, originStatement, rexNumber } = shipment;
  if (!isGiven(sent, "originStatement")) {
    return rexNumber === undefined
      ? []
      : [aboutStatement("originStatement", "missing", { kind: "noOriginStatement" })];
  }
  return originStatement === undefined || !isPreferential(originStatement)
    ? []
    : underAgreement(shipment, originStatement, agreements);
};
