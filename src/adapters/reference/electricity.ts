/**
 * The default values of electricity: a data set whose one goods line is CN 2716 00 00, in tCO2e per MWh, without mark-up.
 * Implementing Regulation (EU) 2025/2621, Annex III.
 */
import { otherCountries } from "../../domain/cbam/calculation/intensity.ts";
import { type DataSet, type DefaultValue, electricityCnCode } from "../../domain/cbam/law/reference.ts";
import { alpha3OfText } from "../../kernel/identifiers.ts";
import { citationReader } from "./acts/citations.ts";
import { dataSetOf } from "./data_set.ts";
import { type Folder, rowsOf } from "./folders.ts";
import type { Problems, Row } from "./table.ts";

/** The one file of such a data set. */
export const electricityFile = "emission-factors.csv";
/** Its columns. */
export const electricityColumns = ["country", "country_name", "t_co2e_per_mwh", "source"];

/** The column that may occur only once. */
export const electricityKey = ["country"];

/** No grid comes near it. */
const factorLimit = 5;

/** The country's code, or that of the row for every country without one. */
const countryOf = (row: Row): string | undefined => {
  const country = row.text("country");
  if (country === otherCountries) return country;
  return alpha3OfText(country) ??
    row.problem(`country must be ISO 3166-1 alpha-3 or ${otherCountries}, found ${country}`);
};

const lineOf = (factor: DefaultValue["totalTPerT"]): DefaultValue =>
  Object.freeze({
    goodsLine: electricityCnCode,
    routeLetters: [],
    directTPerT: factor,
    indirectTPerT: null,
    totalTPerT: factor,
    printedTotals: new Map(),
  });

export const readElectricity = (folder: Folder, report: Problems): DataSet | undefined => {
  const cite = citationReader(folder.manifest.acts);
  const lines = new Map<string, ReadonlyMap<string, ReadonlyArray<DefaultValue>>>();
  for (
    const row of rowsOf(folder, electricityFile, { columns: electricityColumns, key: electricityKey, report })
  ) {
    const country = countryOf(row);
    const factor = row.decimal("t_co2e_per_mwh", factorLimit);
    cite(row, "source");
    if (country !== undefined && factor !== undefined) {
      lines.set(country, new Map([[electricityCnCode, [lineOf(factor)]]]));
    }
  }
  if (!lines.has(otherCountries)) {
    report.add(
      `${folder.label}${electricityFile}`,
      undefined,
      `must have a row ${otherCountries} for every other country`,
    );
  }
  return dataSetOf(folder.manifest, { lines, markUps: [] });
};
