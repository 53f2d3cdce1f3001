/**
 * Tables that were dropped on the page behind a link: kept in their round until its answer is sent.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import type { Attachments } from "../../../application/attachments/attachment_ports.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { accountRows, fileColumns, fileRows, namedFileRows } from "./attachment_rows.ts";
import { fileWriting } from "./file_writing.ts";
import { inTurn } from "../supplier_lock.ts";

/** Tables that a round of an inquiry keeps until one of them is sent. */
const mostDropped = 10;

/** Methods of the port about dropped tables. */
export type DroppedTables = Pick<
  Attachments["Type"],
  "dropped" | "forgetUnsent" | "keepDropped" | "markSent"
>;

/** The methods on a database. */
export const droppedTables = (sql: SqlClient.SqlClient): DroppedTables => {
  const { settled, withoutUse } = fileWriting(sql);

  const dropped: DroppedTables["dropped"] = (inquiryId, round) =>
    orUnavailable(namedFileRows(sql.unsafe(
      `select ${fileColumns}, d.name from inquiry_file d join supplier_file f on f.id = d.file_id
       where d.inquiry_id = $1::uuid and d.round = $2 order by f.id`,
      [inquiryId, round],
    )));

  const keepDropped: DroppedTables["keepDropped"] = (stored, { inquiryId, round, name }) =>
    inTurn(
      sql,
      stored.accountId,
      Effect.gen(function* () {
        const dropped = yield* fileRows(sql.unsafe(
          `select ${fileColumns} from inquiry_file d join supplier_file f on f.id = d.file_id
           where d.inquiry_id = $1::uuid and d.round = $2`,
          [inquiryId, round],
        ));
        if (dropped.some(({ sha256 }) => sha256 === stored.file.sha256)) return true;
        if (dropped.length >= mostDropped) return false;
        const file = yield* settled(stored);
        if ("result" in file) return false;
        yield* sql.unsafe(
          "insert into inquiry_file (inquiry_id, round, file_id, name) values ($1::uuid, $2, $3::uuid, $4)",
          [inquiryId, round, file.id, name],
        );
        return true;
      }),
    );

  const markSent: DroppedTables["markSent"] = (inquiryId, round, sha256s) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      yield* sql.unsafe(
        `update inquiry_file d set is_sent = true from supplier_file f
         where f.id = d.file_id and d.inquiry_id = $1::uuid and d.round = $2 and f.sha256 = any($3::text[])`,
        [inquiryId, round, sha256s],
      );
      const others = yield* fileRows(sql.unsafe(
        `delete from inquiry_file d using supplier_file f
         where f.id = d.file_id and d.inquiry_id = $1::uuid and d.round = $2 and not d.is_sent
         returning ${fileColumns}`,
        [inquiryId, round],
      ));
      return yield* withoutUse(others);
    })));

  /** Tables `d` of rounds of inquiries `q` that take no answer any more by the day $1. */
  const unsent = `not d.is_sent and (q.state <> 'waiting' or q.round <> d.round or q.open_until < $1::date)`;

  const forgetUnsent: DroppedTables["forgetUnsent"] = (today) =>
    Effect.gen(function* () {
      const accounts = yield* orUnavailable(accountRows(sql.unsafe(
        `select distinct i.account_id as "accountId" from inquiry_file d join supplier_inquiry q on q.id = d.inquiry_id
         join installation i on i.id = q.installation_id where ${unsent}`,
        [today],
      )));
      const forgotten = yield* Effect.forEach(accounts, ({ accountId }) =>
        inTurn(
          sql,
          accountId,
          Effect.flatMap(
            fileRows(sql.unsafe(
              `delete from inquiry_file d using supplier_file f, supplier_inquiry q
               where f.id = d.file_id and q.id = d.inquiry_id and f.account_id = $2::uuid and ${unsent}
               returning ${fileColumns}`,
              [today, accountId],
            )),
            withoutUse,
          ),
        ));
      return forgotten.flat();
    });

  return { dropped, keepDropped, markSent, forgetUnsent };
};
