/** The columns of a table of imports about exemptions and goods that were placed under inward processing. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";

/** In the order of the template. */
export const specialColumns: ReadonlyArray<Column> = [
  {
    name: "exemption",
    need: "optional",
    holds: "territory, military or offshore, where only you can know why the Regulation does not apply",
    example: "territory",
    headings: { en: ["Claimed exemption"], de: ["Ausnahme", "Befreiung"], fr: ["Exemption", "Exonération"] },
  },
  {
    name: "placed_cn_code",
    need: "optional",
    holds: "CN code of the goods that were placed under inward processing",
    example: "72083900",
    headings: {
      en: ["CN code of goods placed"],
      de: ["KN-Code der übergeführten Waren"],
      fr: ["Code NC des marchandises placées"],
    },
  },
  {
    name: "placed_origin_country",
    need: "optional",
    holds: "their country of origin",
    example: "CHN",
    headings: {
      en: ["Origin of goods placed"],
      de: ["Ursprung der übergeführten Waren"],
      fr: ["Origine des marchandises placées"],
    },
  },
  {
    name: "placed_net_mass_kg",
    need: "optional",
    holds: "their net mass in kilograms",
    example: 24500,
    isNumber: true,
    headings: {
      en: ["Net mass of goods placed (kg)"],
      de: ["Eigenmasse der übergeführten Waren (kg)"],
      fr: ["Masse nette des marchandises placées (kg)"],
    },
  },
  {
    name: "placed_production_route",
    need: "optional",
    holds: "their production route",
    example: "(C)",
    headings: {
      en: ["Route of goods placed"],
      de: ["Produktionsweg der übergeführten Waren"],
      fr: ["Filière des marchandises placées"],
    },
  },
  {
    name: "placed_procedure_reference",
    need: "optional",
    holds: "reference of the procedure that they were placed under",
    example: "DEIPO1234",
    headings: {
      en: ["Reference of inward processing"],
      de: ["Bewilligung der aktiven Veredelung"],
      fr: ["Référence du perfectionnement actif"],
    },
  },
];
