/** Values of suppliers that rows of the ledger name, with the carbon prices that their versions had. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { valueText } from "../../domain/imports/ledger/content.ts";
import { claimOf } from "../../domain/imports/ledger/valued.ts";
import type { SupplierValue, ValueOfInstallation } from "../../domain/suppliers/value.ts";
import { isRecord } from "../../kernel/text/json.ts";
import type { RawEntry } from "../imports/sent/sent_entries.ts";
import type { KnownValue } from "../imports/sent/sent_value.ts";
import { duePauses } from "../yield_to_io.ts";
import { SupplierValues } from "./supplier_ports.ts";

const withPrices = (newest: ValueOfInstallation, versions: ReadonlyArray<SupplierValue>): KnownValue => {
  const claims = [newest.value, ...versions].map(claimOf);
  return { ...newest, prices: [...new Map(claims.map((claim) => [valueText(claim), claim])).values()] };
};

/** @returns values of the account that rows name, by their ids */
export const namedValues = (
  accountId: string,
  rows: Iterable<RawEntry>,
): Effect.Effect<ReadonlyMap<string, KnownValue>, ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const pause = yield* duePauses;
    const ids = new Set<string>();
    for (const { row } of rows) {
      yield* pause;
      if (isRecord(row) && typeof row["value_id"] === "string") ids.add(row["value_id"]);
    }
    const values = yield* SupplierValues;
    const found = yield* values.newest(accountId, [...ids]);
    const changed = found.flatMap(({ value }) => value.version > 1 ? [value.id] : []);
    const earlier = changed.length === 0 ? [] : yield* values.versions(accountId, ...changed);
    const byId = Map.groupBy(earlier.map(({ value }) => value), ({ id }) => id);
    return new Map(found.map((each) => [each.value.id, withPrices(each, byId.get(each.value.id) ?? [])]));
  });
