/**
 * Lists of accounts and keys as operators, and an account its own keys, look through them: by words and a choice, a numbered page at a time. What isn't on the page
 * is counted and not read.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { Operators } from "../../../../application/accounts/operator_ports.ts";
import type { NumberedRecords } from "../../../../application/accounts/own_account.ts";
import { numberedPage, recordsANumberedPage } from "../../../../application/page.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { countRow, firstRowOf, rowsOf } from "../../engine/rows.ts";
import { orUnavailable } from "../../engine/unavailable.ts";
import { accountColumns, AccountRow, keyColumns, keyOrder, KeyRow, keysOf } from "../account_rows.ts";

/** A list in numbered pages: its rows, their columns, tables with the condition, and order. */
interface NumberedList<Row, Encoded> {
  readonly row: Schema.Schema<Row, Encoded>;
  readonly columns: string;
  readonly from: string;
  readonly order: string;
}

type Parameters = ReadonlyArray<string | boolean | null>;

const countOf = (
  sql: SqlClient.SqlClient,
  from: string,
  values: Parameters,
): Effect.Effect<number, ServiceUnavailable> =>
  Effect.map(
    orUnavailable(
      Effect.flatMap(
        countRow(sql.unsafe(`select count(*)::float8 as count from ${from}`, values)),
        Effect.orDie,
      ),
    ),
    ({ count }) => count,
  );

/** Reader of a list's pages, by the parameters of its condition. */
export const numberedRecords = <Row, Encoded>(
  sql: SqlClient.SqlClient,
  { row, columns, from, order }: NumberedList<Row, Encoded>,
): (values: Parameters, page: number) => Effect.Effect<NumberedRecords<Row>, ServiceUnavailable> => {
  const decode = rowsOf(row);
  return (values, page) =>
    Effect.gen(function* () {
      const count = yield* countOf(sql, from, values);
      const place = numberedPage(page, count);
      const records = yield* orUnavailable(decode(sql.unsafe(
        `select ${columns} from ${from} order by ${order}
         offset ${(place.page - 1) * recordsANumberedPage} limit ${recordsANumberedPage}`,
        values,
      )));
      return { records, ...place };
    });
};

const firstAccount = firstRowOf(AccountRow);
const firstKey = firstRowOf(KeyRow);

/** True where one of the texts has the words of a parameter, in any case of letters. */
const hasWords = (parameter: string, texts: ReadonlyArray<string>): string =>
  `(${texts.map((text) => `position(lower(${parameter}) in lower(${text})) > 0`).join(" or ")})`;

/** Lists of accounts and keys, one of either, and counts of what a command is about. */
export const operatorLists = (
  sql: SqlClient.SqlClient,
): Pick<Operators["Type"], "accounts" | "account" | "keys" | "key" | "liveKeys" | "openAccounts"> => {
  const accounts = numberedRecords(sql, {
    row: AccountRow,
    columns: accountColumns,
    from: `account a where ${hasWords("$1", ["a.email", "a.name"])}
      and case $2::text when 'self' then a.signed_up_at is not null when 'open' then a.closed_at is null
        when 'closed' then a.closed_at is not null else true end`,
    order: `a.closed_at is not null, a.created_at desc, a.email collate "C"`,
  });
  const keys = numberedRecords(sql, {
    row: KeyRow,
    columns: keyColumns,
    from: `${keysOf("api_key")} where ${hasWords("$1", ["a.email", "k.name", "k.last4"])}
      and ($2::text is null or (k.revoked_at is null) = ($2::text = 'good'))
      and ($3::text is null or lower(a.email) = lower($3::text))`,
    order: keyOrder,
  });
  return {
    accounts: ({ text, made, page }) => accounts([text, made ?? null], page),
    account: (email) =>
      orUnavailable(firstAccount(sql.unsafe(
        `select ${accountColumns} from account a where lower(a.email) = lower($1)`,
        [email],
      ))),
    keys: ({ text, state, account, page }) => keys([text, state ?? null, account ?? null], page),
    key: (id) =>
      orUnavailable(firstKey(sql.unsafe(
        `select ${keyColumns} from ${keysOf("api_key")} where k.id = $1::uuid`,
        [uuidOfText(id) ?? null],
      ))),
    liveKeys: (email) =>
      countOf(
        sql,
        "api_key k join account a on a.id = k.account_id where k.revoked_at is null and lower(a.email) = lower($1)",
        [email],
      ),
    openAccounts: (tier) => countOf(sql, "account where tier = $1 and closed_at is null", [tier]),
  };
};
