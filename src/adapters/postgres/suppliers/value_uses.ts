/**
 * Live imports whose figures are of suppliers' values: entries keep the id and the version that they took.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { ValueUses } from "../../../application/suppliers/supplier_ports.ts";
import { valueStates } from "../../../domain/suppliers/value.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { Day, eoriAsWritten } from "../columns.ts";

const summedRows = rowsOf(Schema.Struct({
  valueId: Schema.String,
  version: Schema.Int,
  state: Schema.Literal(...valueStates),
  imports: Schema.Int,
  quantity: Schema.BigDecimal,
  firstReleasedOn: Day,
  lastReleasedOn: Day,
}));

const useRows = rowsOf(Schema.Struct({
  entryId: Schema.String,
  importId: Schema.String,
  eori: Schema.String,
  mrn: Schema.String,
  item: Schema.Int,
  releasedOn: Day,
  cnCode: Schema.String,
  quantity: Schema.BigDecimal,
  valueId: Schema.String,
  version: Schema.Int,
}));

/**
 * Live entries `e` of the account $1, released in the year $2, with the value `s` of the installation $3 that they took. It begins with
 * the values, whose entries are looked up one value at a time (`offset 0`): whatever the server believes of how many rows there are, no
 * table is gone through (decision 0248).
 */
const used = `from installation o
  cross join lateral (select id from supplier_value where installation_id = o.id offset 0) s
  cross join lateral (select * from import_entry where value_id = s.id
    and released_on >= make_date($2::integer, 1, 1) and released_on <= make_date($2::integer, 12, 31) offset 0) e
  cross join lateral (select 1 from live_import where entry_id = e.id offset 0) l
  cross join lateral (select * from importer where id = e.importer_id and account_id = o.account_id offset 0) i
  where o.account_id = $1::uuid and ($3::uuid is null or o.id = $3::uuid)`;

const quantity = `coalesce(e.facts ->> 'mwh', e.facts ->> 'netMassT')::numeric`;
const version = `(e.facts #>> '{actual,value,version}')::integer`;

const make: Effect.Effect<ValueUses["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const summed: ValueUses["Type"]["summed"] = ({ accountId, year, installationId }) =>
    orUnavailable(summedRows(sql.unsafe(
      `select t.id as "valueId", t.version, n.state, t.imports, t.quantity::text as quantity,
         t."firstReleasedOn", t."lastReleasedOn"
       from (select s.id, ${version} as version, count(*)::integer as imports, sum(${quantity}) as quantity,
         min(e.released_on)::text as "firstReleasedOn", max(e.released_on)::text as "lastReleasedOn"
         ${used} group by 1, 2) t
       cross join lateral (
         select state from supplier_value_version where value_id = t.id and version = t.version offset 0) n
       order by t.id, t.version`,
      [accountId, year, installationId === undefined ? null : uuidOfText(installationId) ?? null],
    )));

  const part: ValueUses["Type"]["part"] = ({ accountId, year, installationId, behindId, atMost }) =>
    orUnavailable(useRows(sql.unsafe(
      `select e.id as "entryId", e.first_entry_id as "importId", ${eoriAsWritten("i")} as eori, e.mrn, e.item,
         e.released_on::text as "releasedOn", e.facts ->> 'cnCode' as "cnCode", ${quantity}::text as quantity,
         s.id as "valueId", ${version} as version
       ${used} and ($4::uuid is null or e.id > $4::uuid)
       order by e.id limit $5`,
      [
        accountId,
        year,
        installationId === undefined ? null : uuidOfText(installationId) ?? null,
        behindId ?? null,
        atMost,
      ],
    )));

  return { summed, part };
});

export const layer: Layer.Layer<ValueUses, never, SqlClient.SqlClient> = Layer.effect(ValueUses, make);
