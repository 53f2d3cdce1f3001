/**
 * What a reader of a calculation should know beside its figures, one sentence each. Decisions, "Answers that are
 * not ok", `notes`, and "Changed and added", "Rules".
 */
import { dayOfEpochMs } from "../../../../kernel/calendar.ts";
import { isZero, roundHalfAwayFromZero, zero } from "../../../../kernel/decimal.ts";
import { defaultParts } from "../outcome.ts";
import { allocationNotes, euros } from "./allocation_notes.ts";
import type { Noted } from "./noted.ts";
import { verifiedNotes } from "./verified_notes.ts";
import { dataSetOn, type Law } from "../../law/law.ts";

const moneyDecimals = 2;

const dataSetNotes = (law: Law): ReadonlyArray<string> => {
  const { version } = law.dataSet;
  const inForce = dataSetOn(law.tables, dayOfEpochMs(law.asOfMs))?.version ?? version;
  if (version === inForce) return [];
  return [
    version < inForce
      ? `Default values are those of data set ${version}, which is superseded by ${inForce}.`
      : `Default values are those of data set ${version}: at the time that the answer is given for, ${inForce} was in force.`,
  ];
};

const goodsNotes = ({ pair: { goods }, shipment }: Noted): ReadonlyArray<string> => {
  const notes: Array<string> = [];
  if (goods.note.startsWith("ex:")) {
    notes.push(
      `Only part of CN code ${goods.cnCode} is in scope (${goods.note.slice(3).trim()}): check the goods.`,
    );
  } else if (goods.note !== "") {
    notes.push(`CN code ${goods.cnCode} ${goods.note}: declare the goods under the code that is in force.`);
  }
  if (goods.valuedAs !== goods.cnCode) {
    notes.push(`CN code ${goods.cnCode} was split off ${goods.valuedAs}: the values of that code apply.`);
  }
  if (goods.sector === "electricity" && shipment.unit !== "MWh") {
    notes.push("Electricity is measured in MWh: tonnage is taken as MWh, intensities as tCO2e per MWh.");
  }
  return notes;
};

const zeroNote = (part: "direct" | "indirect"): string =>
  `The verified ${part} intensity is 0: check that it was meant.`;

const zeroNotes = ({ pair, shipment, terms }: Noted): ReadonlyArray<string> => {
  const { defaultValue } = terms.intensity;
  const notes: Array<string> = [];
  if (defaultValue !== undefined && isZero(defaultValue.line.totalTPerT)) {
    notes.push(
      `The act prints 0 as the default value of goods line ${defaultValue.line.goodsLine} for this origin: it is taken as printed.`,
    );
  }
  const { verifiedDirectTPerT: direct, verifiedIndirectTPerT: indirect } = shipment;
  if (direct !== undefined && isZero(direct)) notes.push(zeroNote("direct"));
  if (pair.goods.indirectCounts && indirect !== undefined && isZero(indirect)) {
    notes.push(zeroNote("indirect"));
  }
  return notes;
};

/** Where a figure rests on another country's row: on the whole of it, or beside a verified intensity on the other one. */
const fallBackNotes = ({ pair, terms: { intensity } }: Noted): ReadonlyArray<string> => {
  const parts = defaultParts(intensity);
  if (intensity.defaultValue?.matchQuality !== "other_countries" || parts.length === 0) return [];
  const applies = parts.length === 1 ? `applies to the ${parts[0]} intensity` : "applies";
  return [
    pair.goods.sector === "electricity"
      ? `The act prints no default value of electricity for ${pair.country}: that of the European Union ${applies}.`
      : `The act prints no default value of this CN code for ${pair.country}: that of other countries and territories ${applies}.`,
  ];
};

const intensityNotes = (noted: Noted): ReadonlyArray<string> => {
  const { pair, shipment, terms: { intensity, grossEur } } = noted;
  const notes: Array<string> = [];
  if (!pair.goods.indirectCounts && shipment.verifiedIndirectTPerT !== undefined) {
    notes.push(
      "Only direct emissions of these goods count (Regulation (EU) 2023/956, Annex II): indirect emissions are information.",
    );
  }
  notes.push(...fallBackNotes(noted));
  if (intensity.source.startsWith("default") && !isZero(shipment.originCarbonPriceEurPerT ?? zero)) {
    notes.push(
      `With default values Article 9(4) of Regulation (EU) 2023/956 allows only the default carbon prices that the Commission publishes, of which there are none yet: the deduction takes the price that was given. Without it the net cost is ${
        euros(roundHalfAwayFromZero(grossEur, moneyDecimals))
      }.`,
    );
  }
  const notice = intensity.defaultValue?.dataSet.notice ?? null;
  return notice === null ? notes : [...notes, notice];
};

/** Returns the notes of a settled calculation; empty when there is nothing to say. */
export const notesOf = (noted: Noted): ReadonlyArray<string> => [
  ...goodsNotes(noted),
  ...dataSetNotes(noted.law),
  ...intensityNotes(noted),
  ...zeroNotes(noted),
  ...verifiedNotes(noted),
  ...allocationNotes(noted),
  ...noted.priceNotes,
];
