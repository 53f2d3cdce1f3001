/** Ways to ask the same again: the page's address with law and prices pinned, and the API's call. */
import type { CalculationRecord } from "../../../../contract/answers/calculation.ts";
import { calculate } from "../../../../contract/cbam.ts";
import { pathTo } from "../../../../contract/endpoint.ts";
import { taricCodeWritten } from "../../../../kernel/lenient/cn_code.ts";
import { strictRow } from "../../../../domain/cbam/bulk/written_row.ts";
import { rowOf } from "./row.ts";
import { addressOf, filledPrecursors, type FormValues } from "./values.ts";

/** An amount as the API takes it: with a decimal point. */
const plain = (text: string, mark: FormValues["mark"]): string =>
  String(strictRow({ mwh: text }, mark).members["mwh"] ?? "");

const apiQuery = (record: CalculationRecord, { fields, mark, pinned }: FormValues): URLSearchParams => {
  const quantity = record.mwh === undefined ? { tonnage: record.tonnage } : { mwh: record.mwh };
  const all: Readonly<Record<string, string | number>> = {
    cn: record.cn_code,
    taric_code: taricCodeWritten(fields.cn) ?? "",
    country: record.origin_country_iso3,
    ...quantity,
    import: record.import,
    production_route: fields.production_route,
    verified_direct: plain(fields.verified_direct, mark),
    verified_indirect: plain(fields.verified_indirect, mark),
    origin_carbon: plain(fields.origin_carbon, mark),
    assume_cscf: plain(fields.assume_cscf, mark),
    ...pinned,
    explain: "true",
  };
  return new URLSearchParams(
    Object.entries(all).filter(([, value]) => value !== "").map(([name, value]) => [name, String(value)]),
  );
};

/** The call with a body, which precursors need. */
const apiBody = (record: CalculationRecord, values: FormValues): string => {
  const { members } = strictRow(rowOf(values, record.import), values.mark);
  const given = Object.entries(members).filter(([, value]) => value !== "" && value !== undefined);
  return JSON.stringify({ ...Object.fromEntries(given), ...values.pinned, explain: true });
};

const curlOf = (record: CalculationRecord, values: FormValues, origin: string): string => {
  const address = `${origin}${pathTo(calculate)}`;
  return filledPrecursors(values).length === 0
    ? `curl '${address}?${apiQuery(record, values)}'`
    : `curl '${address}' -H 'Content-Type: application/json' -d '${
      apiBody(record, values).replaceAll("'", "'\\''")
    }'`;
};

/** @returns the address that repeats the answer, and the call of the API that gives it */
export const linksOf = (
  record: CalculationRecord,
  values: FormValues,
  origin: string,
): { readonly link: string; readonly curl: string } => {
  const pinned = {
    import: record.import,
    as_of: record.versions.as_of,
    dataset_version: record.dataset_version,
  };
  return {
    link: `${origin}${addressOf(values, pinned)}`,
    curl: curlOf(record, values, origin),
  };
};
