/**
 * Notes on a calculation beside its figures, one finding each. Decisions, "Answers that are not ok", `notes`, and
 * "Changed and added", "Rules".
 */
import { isZero, roundHalfAwayFromZero, toMoneyText, toText, zero } from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { readLawText } from "../../../../kernel/findings/law/law_text.ts";
import { defaultParts } from "../outcome.ts";
import { allocationNotes } from "./allocation_notes.ts";
import type { NoteFacts } from "./noted.ts";
import { dataSetFor, lastDayOf } from "../../law/law.ts";
import { listedPartOf, openPartOf } from "../../law/scope.ts";
import { describeRoute, routeOfLine } from "../../law/production_route.ts";
import { linesOfCountry } from "../intensity.ts";
import { isShipLoad } from "./ship_load.ts";
import { verifiedNotes } from "./verified_notes.ts";

const moneyDecimals = 2;

const dataSetNotes = ({ law, shipment }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { version } = law.dataSet;
  const { asOf } = law;
  const days = { asOf, importDay: lastDayOf(shipment.time, asOf) };
  const inForce = dataSetFor(law.tables.dataSets.values(), days)?.version ?? version;
  if (version === inForce) return [];
  return [
    version < inForce
      ? { kind: "superseded", used: version, newer: inForce }
      : { kind: "otherDataSet", used: version, then: inForce },
  ];
};

/** Returns the finding that words of the tables stand for; words that no sentence has are given on as they are. */
const inWordsOfTables = (sentence: string): LawFinding =>
  readLawText(sentence) ?? { kind: "notice", text: sentence };

const goodsNotes = ({ pair: { goods }, shipment }: NoteFacts): ReadonlyArray<LawFinding> => {
  const notes: Array<LawFinding> = [];
  const part = openPartOf(goods, shipment.taricCode);
  if (part !== undefined) {
    notes.push({ kind: "partOfCode", code: goods.cnCode, part });
  } else if (goods.note !== "" && listedPartOf(goods) === undefined) {
    notes.push(inWordsOfTables(
      `CN code ${goods.cnCode} ${goods.note}: declare the goods under the code that is in force.`,
    ));
  }
  if (goods.valuedAs !== goods.cnCode) {
    notes.push({ kind: "splitOff", code: goods.cnCode, parent: goods.valuedAs });
  }
  if (goods.sector === "electricity") {
    if (shipment.unit !== "MWh") notes.push({ kind: "electricityInTonnes" });
  } else if (isShipLoad(shipment)) {
    notes.push({ kind: "massOfShip", tonnes: toText(shipment.tonnage) });
  }
  return notes;
};

const zeroNotes = ({ pair, shipment, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { defaultValue } = terms.intensity;
  const notes: Array<LawFinding> = [];
  if (defaultValue !== undefined && isZero(defaultValue.line.totalTPerT)) {
    notes.push({ kind: "zeroDefault", line: defaultValue.line.goodsLine });
  }
  const { verifiedDirectTPerT: direct, verifiedIndirectTPerT: indirect } = shipment;
  if (direct !== undefined && isZero(direct)) notes.push({ kind: "zeroVerified", part: "direct" });
  if (pair.goods.indirectCounts && indirect !== undefined && isZero(indirect)) {
    notes.push({ kind: "zeroVerified", part: "indirect" });
  }
  return notes;
};

/**
 * Notes where a figure rests on another country's row: on the whole of it, or beside a verified intensity on the other
 * one. Of a country that has a line of other goods of the CN code alone, such as grey clinker, they name that line. Decision 0225.
 */
const fallBackNotes = ({ law, pair, terms: { intensity } }: NoteFacts): ReadonlyArray<LawFinding> => {
  const parts = defaultParts(intensity);
  if (intensity.defaultValue?.matchQuality !== "other_countries") return [];
  const [first, second] = parts;
  if (first === undefined) return [];
  const { country, goods, benchmarks } = pair;
  const told = { country, applies: second === undefined ? first : "both" } as const;
  if (goods.sector === "electricity") return [{ kind: "unionValueOfElectricity", ...told }];
  const { dataSet, line } = intensity.defaultValue;
  const [own] = linesOfCountry(dataSet, pair);
  if (own === undefined) return [{ kind: "otherCountriesValue", ...told }];
  const route = routeOfLine(own, benchmarks);
  return [
    {
      kind: "otherVariantValue",
      ...told,
      code: line.goodsLine,
      printed: own.goodsLine,
      route,
      goods: describeRoute(law.tables.routes, route),
    },
  ];
};

const intensityNotes = (noted: NoteFacts): ReadonlyArray<LawFinding> => {
  const { pair, shipment, terms: { intensity, grossEur } } = noted;
  const notes: Array<LawFinding> = [];
  if (!pair.goods.indirectCounts && shipment.verifiedIndirectTPerT !== undefined) {
    notes.push({ kind: "onlyDirectCounts" });
  }
  notes.push(...fallBackNotes(noted));
  if (intensity.source.startsWith("default") && !isZero(shipment.originCarbonPriceEurPerT ?? zero)) {
    notes.push({
      kind: "carbonPriceWithDefaults",
      costEur: toMoneyText(roundHalfAwayFromZero(grossEur, moneyDecimals)),
    });
  }
  if (shipment.priceLeft !== undefined) notes.push(shipment.priceLeft);
  const notice = intensity.defaultValue?.dataSet.notice ?? null;
  return notice === null ? notes : [...notes, inWordsOfTables(notice)];
};

/** Returns the notes of a settled calculation; empty when there is nothing to say. */
export const notesOf = (noted: NoteFacts): ReadonlyArray<LawFinding> => [
  ...goodsNotes(noted),
  ...dataSetNotes(noted),
  ...intensityNotes(noted),
  ...zeroNotes(noted),
  ...verifiedNotes(noted),
  ...allocationNotes(noted),
  ...noted.priceNotes,
];
