/** An account's rows of a table, newest first. */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import type * as Effect from "effect/Effect";
import type { ListPart } from "../../../../application/page.ts";

/** Behind every id that there is. */
const pastTheNewest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Table, account and page of a listing. */
interface Listing {
  /** Columns and table of the statement. */
  readonly select: string;
  readonly accountId: string;
  /** A condition of the rows beside whose they are; undefined: none. */
  readonly where?: string | undefined;
  readonly part: ListPart;
}

/** @returns the rows; the tables' ids sort by time, and (account_id, id) is indexed */
export const newestOf = (
  sql: SqlClient.SqlClient,
  { select, accountId, where = "true", part: { behindId = pastTheNewest, atMost } }: Listing,
): Effect.Effect<ReadonlyArray<object>, SqlError> =>
  sql.unsafe(
    `select ${select} where account_id = $1::uuid and id < $2::uuid and ${where} order by id desc limit $3::integer`,
    [accountId, behindId, atMost],
  );
