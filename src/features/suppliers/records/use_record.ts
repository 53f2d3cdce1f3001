/** Values that imports took, as they leave: in answers and in tables. */
import type { CheckedUse } from "../../../application/suppliers/check_values.ts";
import type { ValueUse } from "../../../application/suppliers/supplier_ports.ts";
import type { ValueUseRecord } from "../../../contract/answers/suppliers/checks.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import type { ValueOfInstallation } from "../../../domain/suppliers/value.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { valueRecord } from "./value_record.ts";

/** @returns the record of a value that imports took */
export const useRecord = ({ use, newest, step, time }: CheckedUse): ValueUseRecord => ({
  value: valueRecord(newest),
  used_version: use.version,
  used_state: use.state,
  imports: use.imports,
  quantity: toJsonNumber(use.quantity),
  first_release: use.firstReleasedOn,
  last_release: use.lastReleasedOn,
  to_do: step,
  verify_from: time.from,
  verify_by: time.by,
});

/** Headings of the table of uses. */
export const useColumns: Cells = [
  "value",
  "cn_code",
  "reporting_period",
  "used_version",
  "used_state",
  "newest_version",
  "newest_state",
  "imports",
  "quantity",
  "first_release",
  "last_release",
  "to_do",
  "verify_from",
  "verify_by",
];

/** @returns the row of a value that imports took */
export const useCells = (checked: CheckedUse): Cells => {
  const { value, ...use } = useRecord(checked);
  return [
    value.id,
    value.cn_code,
    value.reporting_period,
    use.used_version,
    use.used_state,
    value.version,
    value.state,
    use.imports,
    use.quantity,
    use.first_release,
    use.last_release,
    use.to_do,
    use.verify_from,
    use.verify_by,
  ];
};

/** Headings of the table of imports. */
export const importColumns: Cells = [
  "importer",
  "mrn",
  "item",
  "release_date",
  "cn_code",
  "quantity",
  "value",
  "value_version",
  "import",
];

/** @returns the row of an import that took a value */
export const importCells = (use: ValueUse): Cells => [
  use.eori,
  use.mrn,
  use.item,
  use.releasedOn,
  use.cnCode,
  toJsonNumber(use.quantity),
  use.valueId,
  use.version,
  use.importId,
];

/** Headings of the table of values. */
export const valueColumns: Cells = [
  "value",
  "version",
  "recorded_on",
  "cn_code",
  "reporting_period",
  "production_route",
  "state",
  "direct_t_per_t",
  "indirect_t_per_t",
  "unit_content",
  "free_allocation_t_per_t",
  "default_share",
  "verification_report",
  "verification_day",
  "source",
  "note",
];

/** @returns the row of a version of a value */
export const valueCells = (each: ValueOfInstallation): Cells => {
  const value = valueRecord(each);
  return [
    value.id,
    value.version,
    value.recorded_on,
    value.cn_code,
    value.reporting_period,
    value.production_route,
    value.state,
    value.direct_t_per_t,
    value.indirect_t_per_t,
    value.unit_content,
    value.free_allocation_t_per_t,
    value.default_share,
    value.verification?.report ?? null,
    value.verification?.day ?? null,
    value.source,
    value.note,
  ];
};
