/**
 * An operator's summary emissions report as installation and values. Implementing Regulation (EU) 2025/2547, Annex IV, points
 * 1.2 and 2.
 */
import type { OperatorSummary } from "../../../contract/requests/suppliers/operator_summary.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { lacking, type Place, type ToldDocument, type ToldMember, type ToldRemark } from "./told.ts";

/** Members that the act asks for, by its points; those that a value can't do without are required by the schema. */
const asked: ReadonlyArray<readonly [place: Place, point: string]> = [
  [["operator", "name"], "(1)(a)"],
  [["operator", "registration_number"], "(1)(b)"],
  [["operator", "address"], "(1)(c)"],
  [["installation", "registry_id"], "(2)(b)"],
  [["installation", "unlocode"], "(2)(c)"],
  [["installation", "address"], "(2)(d)"],
  [["installation", "latitude"], "(2)(e)"],
  [["installation", "longitude"], "(2)(e)"],
  [["processes"], "(3)"],
  [["total_direct_t"], "(5)"],
  [["measurable_heat_moved"], "(7)"],
  [["zero_rated_fuels"], "(8)"],
  [["waste_gases"], "(9)"],
  [["co2_captured"], "(10)"],
];

const askedOfGoods: ReadonlyArray<readonly [member: string, point: string]> = [
  ["default_share", "(4)(b)"],
  ["free_allocation_t_per_t", "(4)(e)"],
  ["benchmarks_confirmed", "(4)(f)"],
];

const at = (document: unknown, place: Place): unknown =>
  place.reduce(
    (value: unknown, name) => Array.isArray(value) ? value[Number(name)] : memberOf(value, String(name)),
    document,
  );

const lackingOf = (sent: unknown, place: Place, point: string): ReadonlyArray<ToldRemark> =>
  at(sent, place) === undefined ? [lacking(place, `1.2${point}`)] : [];

/** Parts of the report that a value has no place for, which its reader should know. */
const leftOut = ({ precursors_by_actual, precursors_by_default, verification }: OperatorSummary) => {
  const remarks: Array<ToldRemark> = [];
  const say = (member: string, why: "precursors" | "verification") =>
    remarks.push({
      place: [member],
      weight: "remark",
      code: "conflict",
      finding: { kind: "toldNotTaken", why },
    });
  if ((precursors_by_default ?? []).length > 0) say("precursors_by_default", "precursors");
  if ((precursors_by_actual ?? []).length > 0) say("precursors_by_actual", "precursors");
  if (verification !== undefined) say("verification", "verification");
  return remarks;
};

/** Source of values that were read from a summary. */
const source = "Operator's summary emissions report";

/** Members of an installation, which have the names of the report. */
const named = ["name", "country", "registry_id", "unlocode", "address", "latitude", "longitude"] as const;

/**
 * Returns what a summary tells.
 * @param sent the body as it was sent, whose values are taken as they stand
 * @param summary the same, decoded
 */
export const toldBySummary = (sent: unknown, summary: OperatorSummary): ToldDocument => {
  const member = (...place: Place): ToldMember => ({ place, value: at(sent, place) });
  const goods = summary.goods.map((_, index) => {
    const place = ["goods", index];
    return {
      place,
      isPerUnit: true,
      members: {
        cn_code: member(...place, "cn_code"),
        reporting_period: member("reporting_period"),
        production_route: member(...place, "production_route"),
        direct_t_per_t: member(...place, "direct_t_per_unit"),
        indirect_t_per_t: member(...place, "indirect_t_per_unit"),
        unit_content: member(...place, "unit_content"),
        free_allocation_t_per_t: member(...place, "free_allocation_t_per_t"),
        default_share: member(...place, "default_share"),
        source: { place, value: source },
      },
    };
  });
  return {
    installations: [{
      place: ["installation"],
      members: {
        ...Object.fromEntries(named.map((name) => [name, member("installation", name)])),
        operator: member("operator", "name"),
        verifier: member("verification", "verifier"),
      },
      goods,
    }],
    remarks: [
      ...asked.flatMap(([place, point]) => lackingOf(sent, place, point)),
      ...goods.flatMap(({ place }) =>
        askedOfGoods.flatMap(([name, point]) => lackingOf(sent, [...place, name], point))
      ),
      ...leftOut(summary),
    ],
  };
};
