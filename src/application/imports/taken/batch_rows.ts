/**
 * Rows of a bulk batch as rows of the ledger: what was sent then, in the ledger's names. What is an assumption of the
 * calculation alone stays behind.
 */
import * as Either from "effect/Either";
import { byName, decoderOf } from "../../../contract/decoding/decoding.ts";
import { BulkShipment } from "../../../contract/requests/calculation.ts";
import { rowOfKept } from "../../../domain/cbam/bulk/bulk.ts";
import type { RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import { taricCodeWritten } from "../../../kernel/lenient/cn_code.ts";
import { type Decimal, exactly, times, toJsonNumber } from "../../../kernel/decimal.ts";
import { jsonOf, recordOf, textOf, withoutNulls } from "../../../kernel/text/json.ts";
import type { KeptRow, UnreadRow } from "./taken_rows.ts";

const decode = decoderOf(BulkShipment);
const kilogramsPerTonne = exactly(1_000);

const numberOf = (value: Decimal | undefined): number | undefined =>
  value === undefined ? undefined : toJsonNumber(value);

const present = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const quantityOf = ({ tonnage, net_mass_kg: kilograms, mwh }: BulkShipment) => {
  if (mwh !== undefined) return { mwh: toJsonNumber(mwh) };
  if (kilograms !== undefined) return { net_mass_kg: toJsonNumber(kilograms) };
  return tonnage === undefined ? {} : { net_mass_kg: toJsonNumber(times(tonnage, kilogramsPerTonne)) };
};

/** Verified values of a row are actual ones, whose installation the call must name. */
const actualOf = (row: BulkShipment) => {
  const {
    verified_direct_intensity: direct,
    verified_indirect_intensity: indirect,
    verified_free_allocation: allocation,
  } = row;
  if (direct === undefined && indirect === undefined && allocation === undefined) return {};
  return {
    determination: "actual",
    actual_values: present({
      direct_t_per_t: numberOf(direct),
      indirect_t_per_t: numberOf(indirect),
      free_allocation_t_per_t: numberOf(allocation),
      unit_content: numberOf(row.unit_content),
      precursors: row.precursors?.map((precursor) =>
        present({
          cn_code: precursor.cn_code,
          origin_country: precursor.origin_country,
          production_route: precursor.production_route,
          tonnes_per_tonne: toJsonNumber(precursor.tonnes_per_tonne),
          free_allocation_t_per_t: numberOf(precursor.free_allocation_t_per_t),
          verified_emissions_t_per_t: numberOf(precursor.verified_emissions_t_per_t),
        })
      ),
    }),
  };
};

/** @param kept the row as it was sent, beside what was read of it where it was written as people write it */
const membersOf = (row: BulkShipment, kept: Readonly<Record<string, unknown>>): KeptRow["members"] =>
  present({
    cn_code: row.cn_code,
    taric_code: row.taric_code ?? taricCodeWritten(recordOf(kept["sent"])["cn_code"]),
    origin_country: row.origin_country,
    ...quantityOf(row),
    production_route: row.production_route,
    release_date: row.import,
    value_id: row.value_id,
    reporting_period: row.reporting_period,
    ...actualOf(row),
    origin_carbon_price: row.origin_carbon_price_eur_per_t === undefined
      ? undefined
      : { eur_per_t: toJsonNumber(row.origin_carbon_price_eur_per_t) },
  });

const unread = (why: string): UnreadRow => ({ unread: `could not be read in the bulk call: ${why}` });

/** @returns a row of a batch in the ledger's names; one that had an error says which */
export const keptBatchRow = ({ calcStatus, sent, output }: RowRecord): KeptRow | UnreadRow => {
  if (calcStatus === "error") return unread(textOf(recordOf(jsonOf(output))["message"]) ?? "");
  const kept = recordOf(jsonOf(sent));
  const decoded = decode(withoutNulls(recordOf(rowOfKept(kept))), byName);
  return Either.isLeft(decoded)
    ? unread(decoded.left.issues.map(({ message }) => message).join(" "))
    : { members: membersOf(decoded.right, kept), missed: [], readAs: [] };
};
