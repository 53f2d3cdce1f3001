/** Places for the keys that members make: an account has so many live ones at once, however many are asked for in one moment. */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { mostKeys } from "../../../application/accounts/own_account.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type OperatorRefused, refusedFor } from "../../../domain/accounts/operator_refused.ts";
import { firstRowOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";

const firstCount = firstRowOf(Schema.Struct({ live: Schema.Number }));

/**
 * Makes a key while no other is made for the account.
 * @fails OperatorRefused where the account has as many live keys as may be
 */
export const inKeyPlace = <Made>(
  sql: SqlClient.SqlClient,
  email: string,
  making: Effect.Effect<Made, OperatorRefused | ServiceUnavailable>,
): Effect.Effect<Made, OperatorRefused | ServiceUnavailable> =>
  orUnavailable(sql.withTransaction(Effect.gen(function* () {
    yield* sql`select 1 from account where lower(email) = lower(${email}) for no key update`;
    const counted = yield* firstCount(sql.unsafe(
      `select count(*)::int as live from api_key k join account a on a.id = k.account_id
       where lower(a.email) = lower($1) and k.revoked_at is null`,
      [email],
    ));
    const isFull = Option.exists(counted, ({ live }) => live >= mostKeys);
    return isFull ? yield* refusedFor({ kind: "tooManyKeys", most: mostKeys }) : yield* making;
  })));
