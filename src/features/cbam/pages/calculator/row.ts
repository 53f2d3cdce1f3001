/** The calculator's fields as a row of a table, which is read as people write it. */
import { readCnCodeAsWritten } from "../../../../kernel/lenient/cn_code.ts";
import { readNumberAsWritten } from "../../../../kernel/lenient/number.ts";
import type { Reading } from "../../../../kernel/lenient/reading.ts";
import { filledPrecursors, type FormValues, memberOfUnit, precursorFields } from "./values.ts";

/** The value that was read, else the text as it was written: the row's decoder says what is wrong with it. */
const readOr = <Value>(text: string, read: (text: string) => Reading<Value>): Value | string => {
  const reading = read(text);
  return "value" in reading ? reading.value : text;
};

/** A route's letter as the tables have it: `c` is `(C)`. */
const routeOf = (text: string): string => text.toUpperCase().replace(/^\(?([A-Z])\)?$/, "($1)");

const precursorsOf = (values: FormValues): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const { fields, mark } = values;
  const number = (name: string, text: string): Readonly<Record<string, unknown>> =>
    text === "" ? {} : { [name]: readOr(text, (value) => readNumberAsWritten({ path: name, value }, mark)) };
  return filledPrecursors(values).map((place) => {
    const { code, route, share, emissions } = precursorFields(place);
    const cnCode = readOr(fields[code], (value) => readCnCodeAsWritten({ path: code, value }));
    return {
      ...(cnCode === "" ? {} : { cn_code: cnCode }),
      ...(fields[route] === "" ? {} : { production_route: routeOf(fields[route]) }),
      ...number("tonnes_per_tonne", fields[share]),
      ...number("verified_emissions_t_per_t", fields[emissions]),
    };
  });
};

/** @param day of the import where the form names none */
export const rowOf = (values: FormValues, day: string): Readonly<Record<string, unknown>> => {
  const { fields, unit } = values;
  const precursors = precursorsOf(values);
  return {
    cn_code: fields.cn,
    origin_country: fields.country,
    [memberOfUnit[unit]]: fields.mass,
    import: fields.import === "" ? day : fields.import,
    production_route: fields.production_route,
    verified_direct_intensity: fields.verified_direct,
    verified_indirect_intensity: fields.verified_indirect,
    origin_carbon_price_eur_per_t: fields.origin_carbon,
    assume_cscf: fields.assume_cscf,
    ...(precursors.length === 0 ? {} : { precursors }),
  };
};
