/** Box of a CBAM report that says what the goods are, where they come from, and whose figures count. */
import { countryName } from "../../../kernel/country_names.ts";
import type { CalculationRecord, IntensitySource } from "../../../contract/answers/calculation.ts";
import { sectorLabels } from "../../cbam/law/reference.ts";
import { fieldsBox } from "../../documents/parts.ts";
import type { Block } from "../../documents/printable.ts";
import type { PrintedReport } from "../printed_report.ts";
import type { ReportContent } from "../report.ts";
import { below, figure } from "./cbam_report_boxes.ts";

/** Names are known by two letters; the report has three. */
const countryOf = ({ origin_country_iso3: code }: CalculationRecord, name: string | undefined): string =>
  name === undefined ? code : `${countryName(name)} (${code})`;

const intensitySources: Readonly<Record<IntensitySource, string>> = {
  verified: "Verified values",
  verified_direct: "Verified (direct), default values (indirect)",
  verified_indirect: "Default values (direct), verified (indirect)",
  default_country_year: "Default values of the country",
  default_other_countries_year: "Default values of other countries",
};

const statesOfValues: Readonly<Record<string, string>> = {
  estimated: "Estimated values of the supplier, not verified",
  operator: "Values of the operator, not verified",
};

/** Origin of the intensities; those of a supplier's value that isn't verified say so. */
const intensitiesOf = (
  { intensity_source: source, supplier_value: used }: CalculationRecord,
): string | undefined =>
  source === null ? undefined : statesOfValues[used?.state ?? ""] ?? intensitySources[source];

/** Goods are measured in tonnes, electricity in megawatt hours. */
const massUnit = (sector: CalculationRecord["sector"]): string => sector === "electricity" ? "MWh" : "t";

/**
 * Returns the boxes that say what the goods are, where they come from and when they are imported.
 */
export const goodsBox = (
  { calculation, goods_description }: ReportContent,
  { alpha2, installation }: Pick<PrintedReport, "alpha2" | "installation">,
): Block => {
  const { sector, tonnage, supplier_value: used } = calculation;
  return {
    stack: [
      fieldsBox(2, [
        ["CN code", calculation.cn_code],
        ["Country of origin", countryOf(calculation, alpha2)],
        ["Quantity", `${figure(tonnage)}\u00a0${massUnit(sector)}`],
        ["Import", calculation.import],
        ["Sector", sectorLabels[sector]],
        ["Production route", calculation.production_route ?? undefined],
      ]),
      below,
      fieldsBox(1, [
        ["Intensities", intensitiesOf(calculation)],
        ["Supplier's value", used && `${used.id}, version ${used.version}, of ${used.reporting_period}`],
        ["Installation", installation ?? undefined],
        ["Goods", goods_description ?? undefined],
      ]),
    ],
  };
};
