/** Names of the calculator's fields. */
import type { PageNames } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { calculatorTexts } from "../../texts/calculator.ts";
import { tablesTexts } from "../../texts/tables.ts";
import { precursorPlaces } from "./values.ts";

/** @returns the names of the fields, by the members of a row that they fill; the quantity of electricity has another one */
export const calculatorFields = (language: Language, isPower = false): PageNames => {
  const texts = calculatorTexts[language];
  const mass = isPower ? texts.electricity : texts.mass;
  const names = new Map(Object.entries({
    ...tablesTexts[language].columnNames,
    cn_code: texts.goods,
    origin_country: texts.origin,
    tonnage: mass,
    net_mass_kg: mass,
    mwh: texts.electricity,
    import: texts.date,
    production_route: texts.route,
    verified_direct_intensity: texts.direct,
    verified_indirect_intensity: texts.indirect,
    origin_carbon_price_eur_per_t: texts.paid,
    assume_cscf: texts.factor,
    as_of: texts.asOf,
    dataset_version: texts.datasetName,
    ...Object.fromEntries(precursorPlaces.flatMap((place) => [
      [`precursors/${place - 1}/cn_code`, texts.precursor(place)],
      [`precursors/${place - 1}/production_route`, texts.route],
      [`precursors/${place - 1}/tonnes_per_tonne`, texts.precursorShare],
      [`precursors/${place - 1}/verified_emissions_t_per_t`, texts.precursorEmissions],
    ])),
  }));
  const nameOf = (member: string): string => names.get(member) ?? texts.shipment;
  return { language, nameOf, labelOf: nameOf };
};
