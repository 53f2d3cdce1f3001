/** Operator's changes of accounts, keys, tiers and prices. Each change is one statement or one transaction. */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import { Operator, ShippedPrices } from "../../../application/ports.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import {
  type AccountRecord,
  accountTiers,
  mostCallsPerHour,
  type Tier,
} from "../../../domain/accounts/access.ts";
import type { TierName } from "../../../contract/access.ts";
import { newApiKey } from "../../../application/accounts/secrets.ts";
import { rolesWith } from "../../../domain/accounts/roles.ts";
import { hashOfApiKey, lastFour } from "../../../domain/accounts/api_key.ts";
import { priceToEnter } from "../../../domain/cbam/law/certificate_price.ts";
import { catchesOfEntry, catchOfRetraction, entryToRetract } from "../../../domain/cbam/law/price_catch.ts";
import { pricesThatCount } from "../../../domain/cbam/law/price_list.ts";
import { type OperatorRefused, refusedFor } from "../../../domain/accounts/operator_refused.ts";
import type { Refusal } from "../../../kernel/findings/refusals.ts";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import {
  accountColumns,
  AccountRow,
  keyColumns,
  KeyRow,
  keysOf,
  tierColumns,
  TierRow,
} from "./account_rows.ts";
import { handOver } from "./hand_over.ts";
import { inKeyPlace } from "../limits/key_places.ts";
import { alone, findPrices, insertPrice, retractPrice } from "../certificate_prices.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";

const accountRows = rowsOf(AccountRow);
const keyRows = rowsOf(KeyRow);
const tierRows = rowsOf(TierRow);

/** The statement's first row; a refusal when there is none. */
const oneOr = <Row extends object>(
  rows: Effect.Effect<ReadonlyArray<Row>, SqlError>,
  refusal: Refusal,
): Effect.Effect<Row, OperatorRefused | ServiceUnavailable> =>
  Effect.flatMap(
    orUnavailable(rows),
    ([row]) => row === undefined ? refusedFor(refusal) : Effect.succeed(row),
  );

const noAccount = (email: string): Refusal => ({ kind: "noAccount", email });

const checkTier = (tier: TierName): Effect.Effect<void, OperatorRefused> =>
  accountTiers.includes(tier) ? Effect.void : refusedFor({ kind: "tierOfCalls", tier, valid: accountTiers });

const tooMany = ({ apiRatePerHour }: Tier): Refusal => ({
  kind: "tooManyCalls",
  most: mostCallsPerHour,
  asked: apiRatePerHour,
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const shipped = yield* ShippedPrices;

  /** Runs an update of an open account and returns its new row. */
  const updateAccount = (
    email: string,
    change: string,
    values: ReadonlyArray<string | number | null>,
  ): Effect.Effect<AccountRecord, OperatorRefused | ServiceUnavailable> =>
    oneOr(
      accountRows(sql.unsafe(
        `update account a set ${change} where lower(a.email) = lower($1) and a.closed_at is null
         returning ${accountColumns}`,
        [email, ...values],
      )),
      noAccount(email),
    );

  const createAccount = (email: string, tier: TierName) =>
    Effect.gen(function* () {
      yield* checkTier(tier);
      if (emailAddressOfText(email) === undefined) {
        return yield* refusedFor({ kind: "noAddress", email });
      }
      const nowMs = yield* Clock.currentTimeMillis;
      return yield* oneOr(
        accountRows(sql.unsafe(
          `insert into account as a (id, email, tier, created_at) values ($1, $2, $3, ${time(4)})
           on conflict (lower(email)) do nothing returning ${accountColumns}`,
          [crypto.randomUUID(), email, tier, nowMs],
        )),
        { kind: "accountThere", email },
      );
    });

  const createKey: Operator["Type"]["createKey"] = (
    email,
    permissions,
    { isTest = false, name = "", madeBy, id: wantedId } = {},
  ) =>
    Effect.gen(function* () {
      const id = wantedId ?? crypto.randomUUID();
      if (permissions.length === 0) return yield* refusedFor({ kind: "noPermissions" });
      const key = newApiKey();
      const nowMs = yield* Clock.currentTimeMillis;
      const making = oneOr(
        keyRows(sql.unsafe(
          // The maker's row is held, so that who is removed at the same moment leaves no key behind that nobody saw.
          `with maker as (
             select 1 from member where id = $9::uuid and left_at is null and role = any($10::text[]) for share),
           k as (
             insert into api_key (id, account_id, key_hash, last4, permissions, created_at, is_test, name, made_by)
             select $1, id, $3, $4, $5::text[], ${time(6)}, $7, $8, $9::uuid from account
             where lower(email) = lower($2) and closed_at is null
               and ($9::uuid is null or exists (select 1 from maker))
             on conflict (id) do nothing returning *)
           select ${keyColumns} from ${keysOf("k")}`,
          [
            id,
            email,
            hashOfApiKey(key),
            lastFour(key),
            [...new Set(permissions)],
            nowMs,
            isTest,
            name,
            madeBy ?? null,
            rolesWith("administer"),
          ],
        )),
        noAccount(email),
      );
      return { ...yield* madeBy === undefined ? making : inKeyPlace(sql, email, making), key };
    });

  const revokeKey = (id: string) =>
    Effect.gen(function* () {
      const noKey: Refusal = { kind: "noKey", id };
      if (uuidOfText(id) === undefined) return yield* refusedFor(noKey);
      const nowMs = yield* Clock.currentTimeMillis;
      return yield* oneOr(
        keyRows(sql.unsafe(
          `with k as (update api_key set revoked_at = coalesce(revoked_at, ${time(2)})
             where id = $1::uuid returning *)
           select ${keyColumns} from ${keysOf("k")}`,
          [id, nowMs],
        )),
        noKey,
      );
    });

  const setTierLimits = (tier: Tier) =>
    tier.apiRatePerHour > mostCallsPerHour ? refusedFor(tooMany(tier)) : oneOr(
      tierRows(sql.unsafe(
        `update tier t set api_rate_per_hour = $2, cbam_api = $3, cbam_bulk_rows = $4 where t.name = $1
         returning ${tierColumns}`,
        [tier.name, tier.apiRatePerHour, tier.cbamApi, tier.cbamBulkRows],
      )),
      { kind: "noTier", tier: tier.name },
    );

  const addPrice: Operator["Type"]["addPrice"] = (entered) =>
    orUnavailable(alone(
      sql,
      Effect.gen(function* () {
        const known = pricesThatCount(yield* findPrices(sql), Infinity);
        const read = priceToEnter(entered, known);
        if (Either.isLeft(read)) return yield* refusedFor(read.left);
        const entry = read.right;
        const today = dayInBrussels(yield* Clock.currentTimeMillis);
        const caught = entered.isConfirmed === true ? [] : catchesOfEntry(entry, { known, shipped }, today);
        const [last, ...others] = caught.toReversed();
        if (last !== undefined) return yield* refusedFor(last, others.toReversed());
        yield* insertPrice(sql, entry);
        return yield* findPrices(sql);
      }),
    ));

  const retractPriceOf: Operator["Type"]["retractPrice"] = (retraction) =>
    orUnavailable(alone(
      sql,
      Effect.gen(function* () {
        const found = entryToRetract(retraction, yield* findPrices(sql));
        if (found === undefined) {
          return yield* refusedFor({ kind: "nothingToRetract", period: retraction.period });
        }
        const caught = retraction.isConfirmed === true ? undefined : catchOfRetraction(found, shipped);
        if (caught !== undefined) return yield* refusedFor(caught);
        return { ...found, retractedMs: yield* retractPrice(sql, found.entry) };
      }),
    ));

  return Operator.of({
    createAccount,
    accounts: orUnavailable(
      accountRows(
        sql.unsafe(`select ${accountColumns} from account a order by a.created_at, a.email collate "C"`),
      ),
    ),
    setTier: (email, tier) => Effect.zipRight(checkTier(tier), updateAccount(email, "tier = $2", [tier])),
    setExpiry: (email, expiresAt) =>
      updateAccount(email, "expires_at = $2::timestamptz", [expiresAt ?? null]),
    closeAccount: (email) =>
      Effect.flatMap(
        Clock.currentTimeMillis,
        (nowMs) => updateAccount(email, `closed_at = ${time(2)}`, [nowMs]),
      ),
    handOver: (email, to, keys) =>
      emailAddressOfText(to) === undefined
        ? refusedFor({ kind: "noAddress", email: to })
        : orUnavailable(handOver(sql, { email, to, keys })),
    createKey,
    keys: orUnavailable(
      keyRows(sql.unsafe(
        `select ${keyColumns} from ${keysOf("api_key")} order by k.created_at`,
      )),
    ),
    revokeKey,
    tiers: orUnavailable(
      tierRows(sql.unsafe(`select ${tierColumns} from tier t order by t.api_rate_per_hour, t.cbam_api`)),
    ),
    setTierLimits,
    prices: orUnavailable(findPrices(sql)),
    addPrice,
    retractPrice: retractPriceOf,
  });
});

export const layer: Layer.Layer<Operator, never, SqlClient.SqlClient> = Layer.effect(Operator, make);
