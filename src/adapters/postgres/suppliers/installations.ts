/**
 * Installations of an account: versions are added and never changed. Calls that write take turns by account, so that no two
 * give one registry id to two installations.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { newId } from "../../../application/new_id.ts";
import {
  Installations,
  type Recording,
  type Writing,
} from "../../../application/suppliers/supplier_ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { dayOfNextVersion, type Installation } from "../../../domain/suppliers/installation.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { exactJson } from "../exact_json.ts";
import { inTurn } from "../supplier_lock.ts";
import {
  installationColumns,
  installationRows,
  isFoundBy,
  isSame,
  searchParameters,
} from "./supplier_rows.ts";
import { time } from "../engine/statements/times.ts";

const make: Effect.Effect<Installations["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const newestWhere = (condition: string, parameters: ReadonlyArray<string | null>) =>
    Effect.map(
      installationRows(sql.unsafe(
        `select ${installationColumns} from installation i
         join lateral (select * from installation_version where installation_id = i.id
           order by version desc limit 1) v on true
         where i.account_id = $1::uuid and ${condition}`,
        [...parameters],
      )),
      ([found]): Installation | undefined => found,
    );

  const holderOf = (accountId: string, registryId: string | null) =>
    newestWhere("i.registry_id = $2", [accountId, registryId]);

  const insertVersion = ({ id, version, recordedOn, facts }: Installation) =>
    sql.unsafe(
      `insert into installation_version (installation_id, version, recorded_on, facts)
       values ($1, $2, $3::date, $4::json)`,
      [id, version, recordedOn, JSON.stringify(exactJson(facts))],
    );

  const told = (
    { alongside }: Pick<Writing<Recording<Installation>>, "alongside">,
    recording: Recording<Installation>,
  ): Effect.Effect<Recording<Installation>, ServiceUnavailable> =>
    recording.result === "conflict" || alongside === undefined
      ? Effect.succeed(recording)
      : Effect.as(alongside(recording), recording);

  const add: Installations["Type"]["add"] = (writing, facts) =>
    inTurn(
      sql,
      writing.accountId,
      Effect.gen(function* () {
        const { accountId, today } = writing;
        const there = yield* holderOf(accountId, facts.registryId);
        if (there !== undefined) {
          const result = isSame(there.facts, facts) ? "unchanged" : "conflict";
          return yield* told(writing, { result, kept: there });
        }
        const nowMs = yield* Clock.currentTimeMillis;
        const kept: Installation = { id: newId(nowMs), version: 1, recordedOn: today, facts };
        yield* sql.unsafe(
          `insert into installation (id, account_id, registry_id, created_at)
           values ($1, $2, $3, ${time(4)})`,
          [kept.id, accountId, facts.registryId, nowMs],
        );
        yield* insertVersion(kept);
        return yield* told(writing, { result: "added", kept });
      }),
    );

  const change: Installations["Type"]["change"] = (writing, { id, replaces, facts }) =>
    inTurn(
      sql,
      writing.accountId,
      Effect.gen(function* () {
        const { accountId, today } = writing;
        const newest = yield* newestWhere("i.id = $2::uuid", [accountId, uuidOfText(id) ?? null]);
        if (newest === undefined) return Option.none();
        if (isSame(newest.facts, facts)) {
          return Option.some(yield* told(writing, { result: "unchanged", kept: newest }));
        }
        if (newest.version !== replaces) return Option.some({ result: "conflict" as const, kept: newest });
        const holder = yield* holderOf(accountId, facts.registryId);
        if (holder !== undefined && holder.id !== newest.id) {
          return Option.some({ result: "conflict" as const, kept: holder });
        }
        const recordedOn = dayOfNextVersion(today, newest);
        const kept: Installation = { id: newest.id, version: replaces + 1, recordedOn, facts };
        yield* insertVersion(kept);
        yield* sql.unsafe("update installation set registry_id = $2 where id = $1", [
          kept.id,
          facts.registryId,
        ]);
        return Option.some(yield* told(writing, { result: "added", kept }));
      }),
    );

  const part: Installations["Type"]["part"] = (
    { accountId, asOf, registryId, country, search, behindId, atMost },
  ) =>
    orUnavailable(installationRows(sql.unsafe(
      `select ${installationColumns} from installation i
       join lateral (select * from installation_version where installation_id = i.id and recorded_on <= $2::date
         order by version desc limit 1) v on true
       where i.account_id = $1::uuid
         and ($3::text is null or v.facts ->> 'registryId' = $3)
         and ($4::text is null or v.facts ->> 'country' = $4)
         and ($5::uuid is null or i.id < $5::uuid)
         and ${isFoundBy(7)}
       order by i.id desc limit $6`,
      [
        accountId,
        asOf,
        registryId ?? null,
        country ?? null,
        behindId ?? null,
        atMost,
        ...searchParameters(search),
      ],
    )));

  const newest: Installations["Type"]["newest"] = (accountId, ids) =>
    orUnavailable(installationRows(sql.unsafe(
      `select ${installationColumns} from installation i
       join lateral (select * from installation_version where installation_id = i.id
         order by version desc limit 1) v on true
       where i.account_id = $1::uuid and i.id = any($2::uuid[])`,
      [accountId, ids.flatMap((id) => uuidOfText(id) ?? [])],
    )));

  const versions: Installations["Type"]["versions"] = (accountId, id) =>
    orUnavailable(installationRows(sql.unsafe(
      `select ${installationColumns} from installation i join installation_version v on v.installation_id = i.id
       where i.account_id = $1::uuid and i.id = $2::uuid order by v.version`,
      [accountId, uuidOfText(id) ?? null],
    )));

  return { add, change, part, newest, versions };
});

export const layer: Layer.Layer<Installations, never, SqlClient.SqlClient> = Layer.effect(
  Installations,
  make,
);
