/**
 * Saved things as rows. Those that all members share are the account's, the others their member's; a statement of one owner never
 * finds another's. What an owner keeps of one kind is kept in turn: the oldest go that are beyond the bound, and of what others
 * keep at the same moment nothing would be seen.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import { newId } from "../../../application/new_id.ts";
import { type DraftToForget, type NewItem, SavedItems } from "../../../application/saved/saved_items.ts";
import { isSharedKind, mostSaved, type SavedKind, savedKinds } from "../../../domain/saved/saved_kinds.ts";
import { sha256Hex } from "../../../kernel/sha256.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { msOf, time } from "../engine/statements/times.ts";
import { takeLock, turnsOf } from "../turns.ts";
import { countsOfKinds, labelsOfPart } from "./saved_labels.ts";

/** Tells these locks from those for other purposes. */
const lockClass = 7233006;

const itemRows = rowsOf(Schema.Struct({
  id: Schema.String,
  kind: Schema.Literal(...savedKinds),
  item: Schema.String,
  savedAtMs: Schema.Number,
  savedBy: Schema.String,
}));
const labelRows = rowsOf(Schema.Struct({
  id: Schema.String,
  kind: Schema.Literal(...savedKinds),
  label: Schema.String,
  detail: Schema.String,
  savedAtMs: Schema.Number,
  savedBy: Schema.String,
}));
const countRows = rowsOf(Schema.Struct({ kind: Schema.Literal(...savedKinds), count: Schema.Number }));
const firstItem = firstRowOf(Schema.Struct({ item: Schema.String }));
const firstBody = firstRowOf(Schema.Struct({ body: Schema.NullOr(Schema.String) }));

const ownerOf = ({ accountId, memberId }: Membership, kind: SavedKind): string =>
  isSharedKind(kind) ? accountId : memberId;

/** A clock that is ahead gives nothing a place before what is saved later; changes of drafts are told apart by this clock alone. */
const savedMs = ({ atMs, change }: NewItem, nowMs: number): number =>
  change === undefined ? Math.min(atMs, nowMs) : nowMs;

/**
 * True of a draft as a browser has it: the one that it had taken over, or that it wrote itself, and that none of its tabs wrote
 * since; by the parameters of the browser, the moment that it was given and the moment of its change.
 */
const isAsBrowserHas = (writer: string, fromMs: string, writtenMs: string): string =>
  `(saved_item.item::jsonb ->> 'writer' = ${writer}::text
      and (saved_item.item::jsonb ->> 'written_at')::float8 <= ${writtenMs}::float8
    or round(${msOf("saved_item.saved_at")}) = ${fromMs}::float8)`;

const keptKeys = rowsOf(Schema.Struct({ hash: Schema.String }));

/**
 * Statement that keeps one thing. What is told apart by its moment takes the place of what isn't newer. A change of a draft takes
 * that of the draft which its browser had taken over, or wrote itself before, and comes a moment after it.
 */
const keeping =
  `insert into saved_item (id, account_id, owner_id, kind, key_hash, item, body, saved_by, saved_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, ${time(9)})
  on conflict (owner_id, kind, key_hash) do update set item = excluded.item, body = excluded.body,
    saved_by = excluded.saved_by, saved_at = case when $10::text is null then excluded.saved_at
      else greatest(excluded.saved_at, saved_item.saved_at + interval '1 millisecond') end
  where case when $10::text is null then excluded.saved_at >= saved_item.saved_at
    else ${isAsBrowserHas("$10", "$11", "$12")} end
  returning key_hash as hash`;

/** Statement that forgets a draft as a browser has it, and finds it where it stays. */
const forgetting = `with gone as (
    delete from saved_item where owner_id = $1::uuid and kind = $2 and key_hash = $3
      and ${isAsBrowserHas("$4", "$5", "$6")}
    returning id)
  select key_hash as hash from saved_item where owner_id = $1::uuid and kind = $2 and key_hash = $3
    and not exists (select from gone)`;

/** @returns keys of the drafts that stay */
const forgetDrafts = (
  sql: SqlClient.SqlClient,
  owner: string,
  kind: SavedKind,
  drafts: ReadonlyArray<DraftToForget>,
) =>
  Effect.map(
    Effect.forEach(drafts, ({ key, change: { writer, fromMs, writtenMs } }) =>
      Effect.map(
        keptKeys(sql.unsafe(forgetting, [owner, kind, sha256Hex(key), writer, fromMs ?? null, writtenMs])),
        (found) => found.length > 0 ? [key] : [],
      )),
    (stay) => stay.flat(),
  );

/** Method that keeps things of a kind, one owner's after the other. */
const keepingIn = (sql: SqlClient.SqlClient): SavedItems["Type"]["keep"] => {
  const inTurn = turnsOf(sql);
  return (person, kind, items) => {
    const owner = ownerOf(person, kind);
    return inTurn(
      `${owner} ${kind}`,
      Effect.gen(function* () {
        yield* takeLock(sql, lockClass, `${owner} ${kind}`);
        const nowMs = yield* Clock.currentTimeMillis;
        const hashed = items.map((item) => ({ ...item, hash: sha256Hex(item.key) }))
          .sort((one, other) => one.hash < other.hash ? -1 : 1);
        const changedSince: Array<string> = [];
        for (const item of hashed) {
          const kept = yield* keptKeys(sql.unsafe(
            keeping,
            [
              newId(nowMs),
              person.accountId,
              owner,
              kind,
              item.hash,
              item.item,
              item.body,
              person.memberId,
              savedMs(item, nowMs),
              item.change?.writer ?? null,
              item.change?.fromMs ?? null,
              item.change?.writtenMs ?? null,
            ],
          ));
          if (item.change !== undefined && kept.length === 0) changedSince.push(item.key);
        }
        yield* sql.unsafe(
          `delete from saved_item where owner_id = $1::uuid and kind = $2 and id in (
             select id from saved_item where owner_id = $1::uuid and kind = $2
             order by saved_at desc, id desc offset $3)`,
          [owner, kind, mostSaved(kind)],
        );
        return changedSince;
      }),
    );
  };
};

const make: Effect.Effect<SavedItems["Type"], never, SqlClient.SqlClient> = Effect.map(
  SqlClient.SqlClient,
  (sql) => ({
    list: (person, kinds) =>
      orUnavailable(itemRows(sql.unsafe(
        `select s.id, s.kind, s.item, ${msOf("s.saved_at")} as "savedAtMs",
           m.email as "savedBy"
         from saved_item s join member m on m.id = s.saved_by
         where s.owner_id in ($1::uuid, $2::uuid) and s.kind = any($3::text[])
         order by s.saved_at desc, s.id desc`,
        [person.accountId, person.memberId, [...kinds]],
      ))),
    counts: ({ accountId, memberId }) =>
      Effect.map(
        orUnavailable(countRows(sql.unsafe(countsOfKinds, [accountId, memberId, [...savedKinds]]))),
        (rows) => new Map(rows.map(({ kind, count }) => [kind, count])),
      ),
    labels: ({ accountId, memberId }, { language, from, most }) =>
      orUnavailable(labelRows(sql.unsafe(
        labelsOfPart,
        [accountId, memberId, [...savedKinds], language, from, most],
      ))),
    item: (person, kind, id) =>
      Effect.map(
        orUnavailable(firstItem(sql.unsafe(
          "select item from saved_item where owner_id = $1::uuid and kind = $2 and id = $3::uuid",
          [ownerOf(person, kind), kind, uuidOfText(id) ?? null],
        ))),
        Option.map(({ item }) => item),
      ),
    body: (person, kind, key) =>
      Effect.map(
        orUnavailable(firstBody(sql.unsafe(
          "select body from saved_item where owner_id = $1::uuid and kind = $2 and key_hash = $3",
          [ownerOf(person, kind), kind, sha256Hex(key)],
        ))),
        Option.flatMap(({ body }) => Option.fromNullable(body)),
      ),
    keep: keepingIn(sql),
    forget: (person, kind, what) => {
      const owner = ownerOf(person, kind);
      const ofKind = "delete from saved_item where owner_id = $1::uuid and kind = $2";
      if (what !== "all" && "drafts" in what) {
        return orUnavailable(forgetDrafts(sql, owner, kind, what.drafts));
      }
      return Effect.as(
        orUnavailable(
          what === "all"
            ? sql.unsafe(ofKind, [owner, kind])
            : "id" in what
            ? sql.unsafe(`${ofKind} and id = $3::uuid`, [owner, kind, uuidOfText(what.id) ?? null])
            : sql.unsafe(`${ofKind} and key_hash = any($3::text[])`, [owner, kind, what.keys.map(sha256Hex)]),
        ),
        [],
      );
    },
  }),
);

export const layer: Layer.Layer<SavedItems, never, SqlClient.SqlClient> = Layer.effect(SavedItems, make);
