/** Rows of the database put in by the thousand, as copies of one that the service made: lists that took people years. */
import type { SqlClient } from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { permissions } from "../../src/contract/access.ts";

/** Copies of one row of a table. */
interface Copies {
  readonly table: string;
  /** Condition of the row that is copied, of the account `$1`. */
  readonly of: string;
  readonly count: number;
  /** Columns that differ, as SQL of the copy's number `n` and the copied row `t`. */
  readonly changes: Readonly<Record<string, string>>;
}

/** A text that pages have to escape, as long as a name may be. */
const words = `repeat('<&', 40)`;
const address = (name: string): string =>
  `'${name}' || n || repeat('x', 40) || '@' || repeat('y', 60) || '.example'`;
const hash = `md5('a' || n || t.id) || md5('b' || n || t.id)`;
const idOf = (name: string): string => `md5('${name}' || n || $1)::uuid`;
const fresh = "gen_random_uuid()";

const ofAccount = "t.account_id = $1";
const ofInstallation = `t.installation_id in (select id from installation where account_id = $1)`;
const longFacts = `jsonb_set(t.facts::jsonb, '{name}', to_jsonb(${words}))::json`;

const copied: ReadonlyArray<Copies> = [
  {
    table: "account",
    of: "t.id = $1",
    count: 1_000,
    changes: { id: fresh, email: address("a"), name: words, operator_since: "null" },
  },
  {
    table: "api_key",
    of: ofAccount,
    count: 1_000,
    changes: {
      id: fresh,
      key_hash: hash,
      name: words,
      permissions: `array[${permissions.map((name) => `'${name}'`).join()}]`,
      revoked_at: "case when n > 60 then t.created_at end",
    },
  },
  {
    table: "member",
    of: ofAccount,
    count: 300,
    changes: { id: fresh, email: address("m"), left_at: "case when n > 24 then t.joined_at end" },
  },
  { table: "report", of: ofAccount, count: 100, changes: { id: fresh, report_number: "'R-' || n" } },
  { table: "bulk_batch", of: ofAccount, count: 100, changes: { id: fresh, file_name: words } },
  { table: "invoice", of: ofAccount, count: 100, changes: { id: fresh, short_id: "'S-' || n" } },
  {
    table: "importer",
    of: ofAccount,
    count: 300,
    changes: { id: fresh, eori: "'DE' || lpad(n::text, 15, '0')", eori_written: "null", name: words },
  },
  {
    table: "declarant",
    of: ofAccount,
    count: 300,
    changes: { id: fresh, eori: "'DE' || lpad(n::text, 15, '0')", eori_written: "null", name: words },
  },
  { table: "installation", of: ofAccount, count: 300, changes: { id: idOf("works") } },
  {
    table: "installation_version",
    of: ofInstallation,
    count: 300,
    changes: { installation_id: idOf("works"), facts: longFacts },
  },
  {
    table: "supplier_value",
    of: ofInstallation,
    count: 300,
    changes: { id: idOf("value"), installation_id: idOf("works") },
  },
  {
    table: "supplier_value_version",
    of:
      "t.value_id in (select v.id from supplier_value v join installation i on i.id = v.installation_id where i.account_id = $1)",
    count: 300,
    changes: { value_id: idOf("value") },
  },
  { table: "supplier_inquiry", of: ofInstallation, count: 300, changes: { id: fresh } },
];

/** Statements that put in what no row of the service's can be copied for. */
const made: ReadonlyArray<string> = [
  `insert into member_invitation (id, account_id, email, role, token_hash, invited_by, invited_at, expires_at)
   select ${fresh}, $1, ${
    address("i")
  }, 'clerk', ${hash}, t.id, t.joined_at, t.joined_at + interval '9999 days'
   from (select * from member where account_id = $1 limit 1) t, generate_series(1, 25) n`,
  `insert into account_act (id, account_id, member_id, done_at, act, subject)
   select ${fresh}, $1, t.id, t.joined_at, 'key.made', ${words}
   from (select * from member where account_id = $1 limit 1) t, generate_series(1, 1000) n`,
  `insert into operator_act (id, account_id, done_at, act, subject, details)
   select ${fresh}, $1, t.created_at, 'key revoke', ${words}, '{}'
   from (select * from account where id = $1) t, generate_series(1, 1000) n`,
  `insert into mail (message_id, receiver, subject, body, attachments, status, queued_at, due_at, attempts, last_failure)
   select 'copy ' || n, ${
    address("r")
  }, repeat('<&', 200), 'x', '[]', 'dead', t.created_at, t.created_at, 9, repeat('<&', 2000)
   from (select * from account where id = $1) t, generate_series(1, 1000) n`,
  `insert into certificate_price (period, price_eur_per_tco2e, published_at, known_from, retracted_at)
   select '2026-Q1', 80, date '2026-01-01' + n, t.created_at, t.created_at
   from (select * from account where id = $1) t, generate_series(1, 500) n`,
];

/** Tables of an account's rows that no list draws, or that are filled in other ways. */
export const notListed: ReadonlySet<string> = new Set([
  // The member's browser asks for nothing of these, or is one of few.
  ...["browser_session", "sign_in_link", "idempotency_key", "service_probe", "reminder", "passkey_challenge"],
  // Rows of a batch, which its page shows a part of.
  "bulk_row",
  // Filled by `fillSaved`, and one a year and declarant.
  ...["saved_item", "declaration_report", "supplier_file"],
]);

/** Names of the tables that are filled. */
export const filledTables: ReadonlySet<string> = new Set([
  ...copied.map(({ table }) => table),
  ...made.flatMap((statement) => /^insert into (\w+)/.exec(statement)?.[1] ?? []),
]);

/** Fills with as many as there may be, or as come together in years: every list of the account, and those of its operator. */
export const copyRows = (sql: SqlClient, accountId: string): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    for (const { table, of, count, changes } of copied) {
      const columns = (yield* sql.unsafe<{ readonly name: string }>(
        `select column_name as name from information_schema.columns
         where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'`,
        [table],
      )).map(({ name }) => name);
      const values = columns.map((name) => changes[name] ?? `t."${name}"`);
      yield* sql.unsafe(
        `insert into ${table} (${columns.map((name) => `"${name}"`).join()}) select ${values.join()}
         from (select * from ${table} t where ${of} limit 1) t, generate_series(1, ${count}) n
         where $1::uuid is not null`,
        [accountId],
      );
    }
    for (const statement of made) yield* sql.unsafe(statement, [accountId]);
  });
