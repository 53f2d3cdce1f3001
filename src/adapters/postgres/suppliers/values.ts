/**
 * Values of an account's suppliers: versions are added and never changed. Calls that write take turns by account, so that no
 * two values hold for the same goods.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { idsAt } from "../../../application/new_id.ts";
import {
  type NewValue,
  type Recording,
  SupplierValues,
} from "../../../application/suppliers/supplier_ports.ts";
import { dayOfNextVersion } from "../../../domain/suppliers/installation.ts";
import { isForSameGoods, isWithdrawn, type SupplierValue } from "../../../domain/suppliers/value.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { exactJson } from "../exact_json.ts";
import { inTurn } from "../supplier_lock.ts";
import {
  isFoundBy,
  isSame,
  searchParameters,
  standingRows,
  valueColumns,
  valueRows,
} from "./supplier_rows.ts";
import { time } from "../engine/statements/times.ts";

/** True of a value that holds for goods of the key, and of one that was withdrawn where its key is the same. */
const isInTheWay = (held: SupplierValue, key: SupplierValue["key"]): boolean =>
  isForSameGoods(held.key, key) &&
  (!isWithdrawn(held) || held.key.productionRoute === key.productionRoute);

/** The newest version of an installation `i`. */
const newestInstallation = `join lateral (select * from installation_version where installation_id = i.id
  order by version desc limit 1) v on true`;

const make: Effect.Effect<SupplierValues["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const newestWhere = (condition: string, parameters: ReadonlyArray<string | ReadonlyArray<string> | null>) =>
    valueRows(sql.unsafe(
      `select ${valueColumns} from supplier_value s join installation i on i.id = s.installation_id
       ${newestInstallation}
       join lateral (select * from supplier_value_version where value_id = s.id
         order by version desc limit 1) n on true
       where i.account_id = $1::uuid and ${condition}`,
      [...parameters],
    ));

  const insertHeads = (values: ReadonlyArray<SupplierValue>, nowMs: number) =>
    sql.unsafe(
      `insert into supplier_value (id, installation_id, cn_code, period, production_route, created_at)
       select id, "installationId", "cnCode", period, "productionRoute", ${time(2)}
       from json_to_recordset($1::json)
         as sent (id uuid, "installationId" uuid, "cnCode" text, period integer, "productionRoute" text)`,
      [JSON.stringify(values.map(({ id, key }) => ({ id, ...key }))), nowMs],
    );

  const insertVersions = (values: ReadonlyArray<SupplierValue>) =>
    sql.unsafe(
      `insert into supplier_value_version (value_id, version, recorded_on, facts)
       select id, version, "recordedOn", facts from json_to_recordset($1::json)
         as sent (id uuid, version integer, "recordedOn" date, facts json)`,
      [JSON.stringify(values.map(({ id, version, recordedOn, facts }) => ({
        id,
        version,
        recordedOn,
        facts: exactJson(facts),
      })))],
    );

  /** Result of each value beside those that hold, and beside those before it in the call. */
  const settled = (
    held: ReadonlyArray<SupplierValue>,
    values: ReadonlyArray<NewValue>,
    made: (value: NewValue) => SupplierValue,
  ): ReadonlyArray<Recording<SupplierValue>> => {
    const goodsOf = ({ installationId, cnCode, period }: SupplierValue["key"]) =>
      `${installationId} ${cnCode} ${period}`;
    const byGoods = Map.groupBy(held, ({ key }) => goodsOf(key));
    return values.map((value) => {
      const beside = byGoods.get(goodsOf(value.key)) ?? [];
      const kept = beside.find((each) => isInTheWay(each, value.key));
      if (kept === undefined) {
        const added = made(value);
        byGoods.set(goodsOf(value.key), [...beside, added]);
        return { result: "added", kept: added };
      }
      const isThere = isSame([kept.key, kept.facts], [value.key, value.facts]);
      return { result: isThere ? "unchanged" : "conflict", kept };
    });
  };

  const add: SupplierValues["Type"]["add"] = ({ accountId, today, alongside }, values) =>
    inTurn(
      sql,
      accountId,
      Effect.gen(function* () {
        const nowMs = yield* Clock.currentTimeMillis;
        const newId = idsAt(nowMs);
        const installations = [...new Set(values.map(({ key }) => key.installationId))];
        const codes = [...new Set(values.map(({ key }) => key.cnCode))];
        const held = yield* newestWhere("i.id = any($2::uuid[]) and s.cn_code = any($3::text[])", [
          accountId,
          installations,
          codes,
        ]);
        const outcomes = settled(
          held.map(({ value }) => value),
          values,
          (value) => ({ ...value, id: newId(), version: 1, recordedOn: today }),
        );
        if (outcomes.some(({ result }) => result === "conflict")) return outcomes;
        const added = outcomes.filter(({ result }) => result === "added").map(({ kept }) => kept);
        if (added.length > 0) {
          yield* insertHeads(added, nowMs);
          yield* insertVersions(added);
        }
        yield* alongside?.(outcomes) ?? Effect.void;
        return outcomes;
      }),
    );

  /** Another value that holds for the same goods, recorded while this one was withdrawn. */
  const besideOf = (accountId: string, { id, key }: SupplierValue) =>
    Effect.map(
      newestWhere("i.id = $2::uuid and s.cn_code = $3 and s.id <> $4::uuid", [
        accountId,
        key.installationId,
        key.cnCode,
        id,
      ]),
      (found) => found.map(({ value }) => value).find((each) => isInTheWay(each, key)),
    );

  const change: SupplierValues["Type"]["change"] = (
    { accountId, today, alongside },
    { id, replaces, facts },
  ) =>
    inTurn(
      sql,
      accountId,
      Effect.gen(function* () {
        const [found] = yield* newestWhere("s.id = $2::uuid", [accountId, uuidOfText(id) ?? null]);
        if (found === undefined) return Option.none();
        const { value } = found;
        const tell = (recording: Recording<SupplierValue>) =>
          Effect.as(alongside?.(recording) ?? Effect.void, Option.some(recording));
        if (isSame(value.facts, facts)) return yield* tell({ result: "unchanged", kept: value });
        if (value.version !== replaces) {
          return Option.some<Recording<SupplierValue>>({ result: "conflict", kept: value });
        }
        const recordedOn = dayOfNextVersion(today, value);
        const kept: SupplierValue = { ...value, version: replaces + 1, recordedOn, facts };
        const other = isWithdrawn(value) && !isWithdrawn(kept) ? yield* besideOf(accountId, kept) : undefined;
        if (other !== undefined) {
          return Option.some<Recording<SupplierValue>>({ result: "conflict", kept: other });
        }
        yield* insertVersions([kept]);
        return yield* tell({ result: "added", kept });
      }),
    );

  const part: SupplierValues["Type"]["part"] = (
    { accountId, asOf, installationId, cnCode, period, state, search, behindId, atMost },
  ) =>
    orUnavailable(valueRows(sql.unsafe(
      `select ${valueColumns} from supplier_value s join installation i on i.id = s.installation_id
       ${newestInstallation}
       join lateral (select * from supplier_value_version where value_id = s.id and recorded_on <= $2::date
         order by version desc limit 1) n on true
       where i.account_id = $1::uuid
         and ($3::uuid is null or i.id = $3::uuid)
         and ($4::text is null or s.cn_code = $4)
         and ($5::integer is null or s.period = $5)
         and ($6::text is null or n.state = $6)
         and ($7::uuid is null or s.id < $7::uuid)
         and ${isFoundBy(9, { codes: (pattern) => `s.cn_code like ${pattern}` })}
       order by s.id desc limit $8`,
      [
        accountId,
        asOf,
        installationId ?? null,
        cnCode ?? null,
        period ?? null,
        state ?? null,
        behindId ?? null,
        atMost,
        ...searchParameters(search),
      ],
    )));

  const versions: SupplierValues["Type"]["versions"] = (accountId, ...ids) =>
    orUnavailable(valueRows(sql.unsafe(
      `select ${valueColumns} from supplier_value s join installation i on i.id = s.installation_id
       ${newestInstallation} join supplier_value_version n on n.value_id = s.id
       where i.account_id = $1::uuid and s.id = any($2::uuid[]) order by s.id, n.version`,
      [accountId, ids.flatMap((id) => uuidOfText(id) ?? [])],
    )));

  const newest: SupplierValues["Type"]["newest"] = (accountId, ids, asOf) =>
    orUnavailable(valueRows(sql.unsafe(
      `select ${valueColumns} from supplier_value s join installation i on i.id = s.installation_id
       ${newestInstallation}
       join lateral (select * from supplier_value_version where value_id = s.id
         and ($3::date is null or recorded_on <= $3::date) order by version desc limit 1) n on true
       where i.account_id = $1::uuid and s.id = any($2::uuid[])`,
      [accountId, ids.flatMap((id) => uuidOfText(id) ?? []), asOf ?? null],
    )));

  const standing: SupplierValues["Type"]["standing"] = (accountId, ids, asOf) =>
    orUnavailable(standingRows(sql.unsafe(
      `select ${valueColumns}, coalesce((select json_agg(json_build_object('version', w.version,
           'recordedOn', w.recorded_on::text) order by w.version)
         from supplier_value_version w where w.value_id = s.id and w.state = 'withdrawn'
           and w.recorded_on <= $3::date), '[]'::json) as withdrawals
       from supplier_value s join installation i on i.id = s.installation_id
       ${newestInstallation}
       join lateral (select * from supplier_value_version where value_id = s.id
         and recorded_on <= $3::date order by version desc limit 1) n on true
       where i.account_id = $1::uuid and s.id = any($2::uuid[])`,
      [accountId, ids.flatMap((id) => uuidOfText(id) ?? []), asOf],
    )));

  return { add, change, part, versions, newest, standing };
});

export const layer: Layer.Layer<SupplierValues, never, SqlClient.SqlClient> = Layer.effect(
  SupplierValues,
  make,
);
