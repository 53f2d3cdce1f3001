/**
 * What a reader of a calculation should know beside its figures, one sentence each. Decisions, "Answers that are
 * not ok", `notes`.
 */
import type { Pair } from "./intensity.ts";
import type { Law } from "../law/law.ts";
import type { Terms } from "./outcome.ts";
import { noRoute } from "../../../contract/values/goods.ts";
import type { Shipment } from "./shipment.ts";

interface Noted {
  readonly law: Law;
  readonly pair: Pair;
  readonly shipment: Shipment;
  readonly terms: Terms;
  readonly priceNote: string | undefined;
}

const goodsNotes = ({ pair, law }: Noted): ReadonlyArray<string> => {
  const { goods, dataSet } = pair;
  const notes: Array<string> = [];
  if (goods.note.startsWith("ex:")) {
    notes.push(
      `Only part of CN code ${goods.cnCode} is in scope (${goods.note.slice(3).trim()}): check the goods.`,
    );
  }
  if (goods.valuedAs !== goods.cnCode) {
    notes.push(`CN code ${goods.cnCode} was split off ${goods.valuedAs}: the values of that code apply.`);
  }
  if (goods.sector === "electricity") {
    notes.push("Electricity is measured in MWh: tonnage is taken as MWh, intensities as tCO2e per MWh.");
  }
  if (dataSet !== law.tables.inForce) {
    notes.push(
      `Default values are those of data set ${dataSet.version}, which is superseded by ${law.tables.inForce.version}.`,
    );
  }
  return notes;
};

const benchmarkNotes = ({ terms }: Noted): ReadonlyArray<string> => {
  const { intensity, freeAllocation } = terms;
  const { benchmark, column } = freeAllocation;
  if (benchmark === undefined) return [];
  const notes: Array<string> = [];
  if (intensity.source.startsWith("verified") && column === "B") {
    notes.push(
      "Free allocation uses the benchmark of column B, which covers the whole chain: POST /api/v1/cbam/calculate with precursors computes it exactly for verified values.",
    );
  }
  if (benchmark.route === noRoute && intensity.route !== noRoute) {
    notes.push(`The benchmark of this CN code does not depend on the production route ${intensity.route}.`);
  } else if (benchmark.route !== intensity.route) {
    notes.push(
      `The default line's route ${intensity.route} leaves several steel grades possible: the highest benchmark, that of ${benchmark.route}, applies (Implementing Regulation (EU) 2025/2620, Annex, point 5.1).`,
    );
  }
  return notes;
};

const intensityNotes = ({ pair, shipment, terms }: Noted): ReadonlyArray<string> => {
  const notes: Array<string> = [];
  if (!pair.goods.indirectCounts && shipment.verifiedIndirectTPerT !== undefined) {
    notes.push(
      "Only direct emissions of these goods count (Regulation (EU) 2023/956, Annex II): indirect emissions are information.",
    );
  }
  if (terms.intensity.source === "default_other_countries_year") {
    notes.push(
      `The act prints no default value of this CN code for ${pair.country}: that of other countries and territories applies.`,
    );
  }
  return notes;
};

/** @returns the notes of a settled calculation; empty when there is nothing to say. */
export const notesOf = (noted: Noted): ReadonlyArray<string> => [
  ...goodsNotes(noted),
  ...intensityNotes(noted),
  ...benchmarkNotes(noted),
  ...(noted.priceNote === undefined ? [] : [noted.priceNote]),
];
