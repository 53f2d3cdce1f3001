/**
 * Importers and declarants of an account; a declarant's states are added and never changed.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { ImportPeople } from "../../../application/imports/import_ports.ts";
import { newId } from "../../../application/new_id.ts";
import { type Declarant, type Importer, statesToRecord } from "../../../domain/imports/people/declarant.ts";
import { eoriKey } from "../../../kernel/identifiers.ts";
import { timeOfUuid, uuidOfText } from "../../../kernel/uuid.ts";
import { idRows, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { Day, eoriAsWritten, eoriColumns, MemberState } from "../columns.ts";
import { time } from "../engine/statements/times.ts";

const importerRows = rowsOf(Schema.Struct({
  id: Schema.String,
  eori: Schema.String,
  name: Schema.String,
  memberState: Schema.NullOr(MemberState),
}));
const declarantRows = rowsOf(Schema.Struct({
  id: Schema.String,
  eori: Schema.String,
  name: Schema.String,
  account: Schema.NullOr(Schema.String),
  states: Schema.Array(Schema.Struct({
    state: Schema.Literal("applied", "authorised", "refused", "revoked"),
    from: Day,
    reference: Schema.NullOr(Schema.String),
    recordedOn: Day,
  })),
}));

const importerColumns = `i.id, ${eoriAsWritten("i")} as eori, i.name, i.member_state as "memberState"`;
const declarantColumns = `d.id, ${eoriAsWritten("d")} as eori, d.name, d.cbam_account as account, (
  select coalesce(json_agg(json_build_object('state', s.state, 'from', s.from_day::text, 'reference', s.reference,
    'recordedOn', s.recorded_on::text) order by s.from_day, s.id), '[]'::json)
  from declarant_state s where s.declarant_id = d.id) as states`;

/** Names follow each other alike on every database, whatever the server's collation says of accents and capitals. */
const byName = 'name collate "C"';

const headOf = <Value>(found: ReadonlyArray<Value>): Option.Option<Value> => Option.fromNullable(found[0]);

const kept = <Value>(found: ReadonlyArray<Value>): Effect.Effect<Value> => {
  const [row] = found;
  return row === undefined ? Effect.dieMessage("A row that was kept is not there.") : Effect.succeed(row);
};

const make: Effect.Effect<ImportPeople["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const keepImporter: ImportPeople["Type"]["keepImporter"] = (accountId, { eori, name, memberState }) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.flatMap(
        orUnavailable(importerRows(sql.unsafe(
          `insert into importer as i (id, account_id, eori, eori_written, name, member_state, created_at)
           values ($1, $2, $3, $4, $5, $6, ${time(7)})
           on conflict (account_id, eori) do update set eori_written = excluded.eori_written,
             name = excluded.name, member_state = excluded.member_state
           returning ${importerColumns}`,
          [newId(nowMs), accountId, ...eoriColumns(eori), name, memberState, nowMs],
        ))),
        kept<Importer>,
      ));

  const importersWhere = (condition: string, parameters: ReadonlyArray<string | null>) =>
    orUnavailable(importerRows(sql.unsafe(
      `select ${importerColumns} from importer i where account_id = $1::uuid ${condition} order by ${byName}, id`,
      [...parameters],
    )));

  const declarantsWhere = (
    condition: string,
    parameters: ReadonlyArray<string | null | ReadonlyArray<string>>,
  ) =>
    orUnavailable(declarantRows(sql.unsafe(
      `select ${declarantColumns} from declarant d where d.account_id = $1::uuid ${condition}
       order by ${byName}, d.id`,
      [...parameters],
    )));

  const declarants: ImportPeople["Type"]["declarants"] = (accountId, among) => {
    if (among === undefined) return declarantsWhere("", [accountId]);
    const ids = [...new Set(among.ids)].flatMap((id) => uuidOfText(id) ?? []);
    const keys = [...new Set(among.eoris)].map(eoriKey);
    return ids.length + keys.length === 0
      ? Effect.succeed([])
      : declarantsWhere("and (d.id = any($2::uuid[]) or d.eori = any($3::text[]))", [accountId, ids, keys]);
  };

  const declarant: ImportPeople["Type"]["declarant"] = (accountId, id) =>
    Effect.map(
      declarantsWhere("and d.id = $2::uuid", [accountId, uuidOfText(id) ?? null]),
      headOf,
    );

  const keepDeclarant: ImportPeople["Type"]["keepDeclarant"] = (accountId, { eori, name, account }) =>
    Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      yield* orUnavailable(sql.unsafe(
        `insert into declarant (id, account_id, eori, eori_written, name, cbam_account, created_at)
         values ($1, $2, $3, $4, $5, $6, ${time(7)})
         on conflict (account_id, eori) do update set eori_written = excluded.eori_written,
           name = excluded.name, cbam_account = coalesce(excluded.cbam_account, declarant.cbam_account)`,
        [newId(nowMs), accountId, ...eoriColumns(eori), name, account, nowMs],
      ));
      return yield* Effect.flatMap(
        declarantsWhere("and d.eori = $2", [accountId, eoriKey(eori)]),
        kept<Declarant>,
      );
    });

  /** The time of the newest state's id: of what is recorded in one millisecond the order stays, since ids are ordered by. */
  const newestStateMs = (declarantId: string) =>
    Effect.map(
      orUnavailable(idRows(sql.unsafe(
        "select id from declarant_state where declarant_id = $1::uuid order by id desc limit 1",
        [declarantId],
      ))),
      ([newest]) => newest === undefined ? 0 : timeOfUuid(newest.id),
    );

  const addStates: ImportPeople["Type"]["addStates"] = (accountId, declarantId, states, recordedOn) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      yield* sql.unsafe("select 1 from declarant where account_id = $1::uuid and id = $2::uuid for update", [
        accountId,
        uuidOfText(declarantId) ?? null,
      ]);
      const found = yield* declarant(accountId, declarantId);
      if (Option.isNone(found)) return found;
      const { id, states: known } = found.value;
      const nowMs = yield* Clock.currentTimeMillis;
      const firstMs = Math.max(nowMs, (yield* newestStateMs(id)) + 1);
      for (const [at, each] of statesToRecord(known, states, recordedOn).entries()) {
        yield* sql.unsafe(
          `insert into declarant_state (id, declarant_id, state, from_day, reference, recorded_on)
           values ($1, $2, $3, $4::date, $5, $6::date)`,
          [newId(firstMs + at), id, each.state, each.from, each.reference, each.recordedOn],
        );
      }
      return yield* declarant(accountId, declarantId);
    })));

  return {
    keepImporter,
    importers: (accountId) => importersWhere("", [accountId]),
    importer: (accountId, id) =>
      Effect.map(importersWhere("and id = $2::uuid", [accountId, uuidOfText(id) ?? null]), headOf),
    keepDeclarant,
    addStates,
    declarants,
    declarant,
  };
});

export const layer: Layer.Layer<ImportPeople, never, SqlClient.SqlClient> = Layer.effect(ImportPeople, make);
