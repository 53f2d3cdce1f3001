/** The calculator's fields as a row of a table, which is read as people write it. */
import { type FormValues, memberOfUnit } from "./values.ts";

/** @param day of the import where the form names none */
export const rowOf = ({ fields, unit }: FormValues, day: string): Readonly<Record<string, string>> => ({
  cn_code: fields.cn,
  origin_country: fields.country,
  [memberOfUnit[unit]]: fields.mass,
  import: fields.import === "" ? day : fields.import,
  production_route: fields.production_route,
  verified_direct_intensity: fields.verified_direct,
  verified_indirect_intensity: fields.verified_indirect,
  origin_carbon_price_eur_per_t: fields.origin_carbon,
  assume_cscf: fields.assume_cscf,
});
