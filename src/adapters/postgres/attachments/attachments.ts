/**
 * Files about values: one row a file of an account, and one for each value that it is attached to. Rows are written after the bytes
 * were stored and deleted before they are removed, so that no row is without its bytes.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { newId } from "../../../application/new_id.ts";
import {
  type AttachmentResult,
  Attachments,
  type Removal,
} from "../../../application/attachments/attachment_ports.ts";
import { mostAttachments } from "../../../contract/requests/suppliers/attachment.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { countRow, yearRow } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { attachmentColumns, attachmentRows, fileColumns, filePages, fileRows } from "./attachment_rows.ts";
import { droppedTables } from "./dropped_tables.ts";
import { fileWriting } from "./file_writing.ts";
import { inTurn } from "../supplier_lock.ts";

const make: Effect.Effect<Attachments["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const { knownNow, settled, withoutUse } = fileWriting(sql);

  const ofValue = (accountId: string, valueIds: ReadonlyArray<string>) =>
    attachmentRows(sql.unsafe(
      `select ${attachmentColumns} from value_attachment a join supplier_file f on f.id = a.file_id
       where f.account_id = $1::uuid and a.value_id = any($2::uuid[]) order by a.id`,
      [accountId, valueIds.flatMap((id) => uuidOfText(id) ?? [])],
    ));

  const hasValue = (accountId: string, valueId: string) =>
    Effect.map(
      countRow(sql.unsafe(
        `select count(*)::float8 as count from supplier_value s join installation i on i.id = s.installation_id
         where i.account_id = $1::uuid and s.id = $2::uuid`,
        [accountId, uuidOfText(valueId) ?? null],
      )),
      Option.exists(({ count }) => count > 0),
    );

  const attach: Attachments["Type"]["attach"] = (stored, { valueId, name, origin, today }) => {
    const { accountId } = stored;
    const work: Effect.Effect<AttachmentResult, SqlError> = Effect.gen(function* () {
      if (!(yield* hasValue(accountId, valueId))) return { result: "unknown" };
      const there = yield* ofValue(accountId, [valueId]);
      const same = there.find(({ file }) => file.sha256 === stored.file.sha256);
      if (same !== undefined) {
        // A table that a value was read from stays with it, whoever added it before.
        if (origin === "read") {
          yield* sql.unsafe("update value_attachment set origin = 'read' where id = $1::uuid", [same.id]);
        }
        return {
          result: "unchanged",
          attachment: { ...same, origin: origin === "read" ? origin : same.origin },
        };
      }
      const added = there.filter((each) => each.origin === "added");
      if (origin === "added" && added.length >= mostAttachments) return { result: "full" };
      const file = yield* settled(stored);
      if ("result" in file) return file;
      const id = newId(yield* Clock.currentTimeMillis);
      yield* sql.unsafe(
        `insert into value_attachment (id, value_id, file_id, name, origin, added_on)
         values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::date)`,
        [id, valueId, file.id, name, origin, today],
      );
      const attachment = { id, valueId: valueId.toLowerCase(), file, name, origin, addedOn: today };
      return { result: "added", attachment };
    });
    return inTurn(sql, accountId, work);
  };

  const findNow = (accountId: string, valueId: string, id: string) =>
    Effect.map(
      ofValue(accountId, [valueId]),
      (all) => Option.fromNullable(all.find((each) => each.id === uuidOfText(id))),
    );

  /** The last year in which an entry of the ledger was released that took the value. */
  const lastYearOf = (accountId: string, valueId: string) =>
    Effect.map(
      yearRow(sql.unsafe(
        `select max(extract(year from e.released_on))::int as year from import_entry e
         join importer i on i.id = e.importer_id
         where i.account_id = $1::uuid and e.value_id = $2::uuid`,
        [accountId, valueId],
      )),
      Option.flatMap(({ year }) => Option.fromNullable(year)),
    );

  const remove: Attachments["Type"]["remove"] = (accountId, valueId, id) => {
    const work: Effect.Effect<Option.Option<Removal>, SqlError> = Effect.gen(function* () {
      const found = yield* findNow(accountId, valueId, id);
      if (Option.isNone(found)) return Option.none();
      const attachment = found.value;
      if (attachment.origin === "read") return Option.some<Removal>({ result: "read", attachment });
      const lastYear = yield* lastYearOf(accountId, attachment.valueId);
      if (Option.isSome(lastYear)) {
        return Option.some<Removal>({ result: "used", attachment, lastYear: lastYear.value });
      }
      yield* sql.unsafe("delete from value_attachment where id = $1::uuid", [attachment.id]);
      const [unused] = yield* withoutUse([attachment.file]);
      return Option.some<Removal>({ result: "removed", attachment, unused });
    });
    return inTurn(sql, accountId, work);
  };

  return {
    known: (accountId, sha256) => orUnavailable(knownNow(accountId, sha256)),
    attach,
    ofValues: (accountId, valueIds) => orUnavailable(ofValue(accountId, valueIds)),
    find: (accountId, valueId, id) => orUnavailable(findNow(accountId, valueId, id)),
    remove,
    ...droppedTables(sql),
    knownIds: (ids) =>
      Effect.map(
        orUnavailable(fileRows(sql.unsafe(
          `select ${fileColumns} from supplier_file f where f.id = any($1::uuid[])`,
          [ids],
        ))),
        (found) => new Set(found.map(({ id }) => id)),
      ),
    files: (accountId) => filePages(sql, accountId),
  };
});

export const layer: Layer.Layer<Attachments, never, SqlClient.SqlClient> = Layer.effect(Attachments, make);
