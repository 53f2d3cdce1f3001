/**
 * The operator's commands as data: what `deno task admin` sends to the process that holds the database, and what it
 * prints. A command's answer is a list of rows with the names that people and scripts see.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import {
  type AccountRecord,
  type KeyRecord,
  longestKeyName,
  mostCallsPerHour,
  type Tier,
} from "../../domain/accounts/access.ts";
import { permissions, tierNames } from "../../contract/access.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";
import { momentOfText } from "../../kernel/time/moment.ts";
import { priceOfText } from "../../domain/cbam/law/certificate_price.ts";
import type { PriceEntry } from "../../domain/cbam/law/price.ts";
import { pricesThatCount } from "../../domain/cbam/law/price_list.ts";
import { toMoneyText } from "../../kernel/decimal.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { Operator } from "../ports.ts";

const TierName = Schema.Literal(...tierNames);
const Permission = Schema.Literal(...permissions);

/** Every command with its arguments. */
export const Command = Schema.Union(
  Schema.Struct({ do: Schema.Literal("account create"), email: Schema.String, tier: TierName }),
  Schema.Struct({ do: Schema.Literal("account list"), isSelfMade: Schema.optional(Schema.Boolean) }),
  Schema.Struct({ do: Schema.Literal("account set-tier"), email: Schema.String, tier: TierName }),
  Schema.Struct({
    do: Schema.Literal("account set-expiry"),
    email: Schema.String,
    expiresAt: Schema.NullOr(Schema.String),
  }),
  Schema.Struct({ do: Schema.Literal("account close"), email: Schema.String }),
  Schema.Struct({
    do: Schema.Literal("account hand-over"),
    email: Schema.String,
    to: Schema.String,
    revokesKeys: Schema.optional(Schema.Boolean),
  }),
  Schema.Struct({
    do: Schema.Literal("key create"),
    account: Schema.String,
    permissions: Schema.Array(Permission),
    isTest: Schema.optional(Schema.Boolean),
    name: Schema.optional(Schema.String.pipe(Schema.maxLength(longestKeyName))),
    id: Schema.optional(Schema.UUID),
  }),
  Schema.Struct({ do: Schema.Literal("key list") }),
  Schema.Struct({ do: Schema.Literal("key revoke"), id: Schema.String }),
  Schema.Struct({ do: Schema.Literal("tier list") }),
  Schema.Struct({
    do: Schema.Literal("tier set"),
    tier: TierName,
    apiRatePerHour: Schema.optional(Schema.NonNegativeInt.pipe(Schema.lessThanOrEqualTo(mostCallsPerHour))),
    cbamApi: Schema.optional(Schema.Boolean),
    cbamBulkRows: Schema.optional(Schema.NullOr(Schema.NonNegativeInt)),
  }),
  Schema.Struct({ do: Schema.Literal("price list"), isWhole: Schema.optional(Schema.Boolean) }),
  Schema.Struct({
    do: Schema.Literal("price retract"),
    period: Schema.String,
    entry: Schema.optional(Schema.NonNegativeInt),
    isConfirmed: Schema.optional(Schema.Boolean),
  }),
  Schema.Struct({
    do: Schema.Literal("price add"),
    period: Schema.String,
    price: Schema.String,
    publishedAt: Schema.String,
    skipsPeriods: Schema.optional(Schema.Boolean),
    isConfirmed: Schema.optional(Schema.Boolean),
  }),
);
export type Command = typeof Command.Type;

/** A row of an answer: names and values as they are printed. */
export type Row = Readonly<Record<string, string | number | boolean | null | ReadonlyArray<string>>>;

/** Row of an account. */
export const accountRow = (account: AccountRecord): Row => ({
  email: account.email,
  name: account.name,
  tier: account.tier,
  self_made: account.isSelfMade,
  created_at: account.createdAt,
  expires_at: account.expiresAt,
  closed_at: account.closedAt,
  id: account.id,
});

/** Row of a key. */
export const keyRow = (key: KeyRecord): Row => ({
  id: key.id,
  account: key.account,
  name: key.name,
  made_by: key.madeBy,
  last4: key.lastFour,
  permissions: key.permissions,
  test: key.isTest,
  created_at: key.createdAt,
  last_used_at: key.lastUsedAt,
  revoked_at: key.revokedAt,
});

const factsOf = ({ isTest = false, name = "", id }: Extract<Command, { readonly do: "key create" }>) => ({
  isTest,
  name,
  ...(id === undefined ? undefined : { id }),
});

const tierRow = (tier: Tier): Row => ({
  tier: tier.name,
  api_rate_per_hour: tier.apiRatePerHour,
  cbam_api: tier.cbamApi,
  cbam_bulk_rows: tier.cbamBulkRows ?? "unlimited",
});

const timeOf = (epochMs: number | undefined): string | null =>
  epochMs === undefined ? null : new Date(epochMs).toISOString();

const priceRow = (price: PriceEntry): Row => ({
  entry: price.entry ?? null,
  period: price.period,
  price_eur_per_tco2e: toMoneyText(price.priceEurPerTco2e),
  published_at: price.publishedAt,
  known_from: timeOf(price.knownFromMs),
});

const wholePriceRow = (price: PriceEntry): Row => ({
  ...priceRow(price),
  retracted_at: timeOf(price.retractedMs),
});

/** The prices that count, or will on their day of publication; those that count no longer on demand. */
const priceRows = (history: ReadonlyArray<PriceEntry>, isWhole = false): ReadonlyArray<Row> =>
  isWhole ? history.map(wholePriceRow) : pricesThatCount(history, Infinity).map(priceRow);

/** Beyond it, ISO 8601 needs a sign and six digits for the year. */
const lastTimeMs = Date.UTC(9999, 11, 31);

/** A day is its first moment in Brussels. @returns milliseconds since 1970; undefined for what no calendar and clock show */
export const expiryMs = (text: string): number | undefined => {
  const epochMs = momentOfText(text)?.startMs;
  return epochMs === undefined || epochMs < 0 || epochMs > lastTimeMs ? undefined : epochMs;
};

const isoTime = (text: string | null): Effect.Effect<string | undefined, OperatorRefused> => {
  if (text === null) return Effect.succeed(undefined);
  const epochMs = expiryMs(text);
  return epochMs === undefined
    ? refusedFor({ kind: "noTime", text })
    : Effect.succeed(new Date(epochMs).toISOString());
};

const setTierLimits = (
  operator: Operator["Type"],
  command: Extract<Command, { readonly do: "tier set" }>,
) =>
  Effect.gen(function* () {
    const known = (yield* operator.tiers).find(({ name }) => name === command.tier);
    if (known === undefined) {
      return yield* refusedFor({ kind: "noTier", tier: command.tier });
    }
    return tierRow(
      yield* operator.setTierLimits({
        name: command.tier,
        apiRatePerHour: command.apiRatePerHour ?? known.apiRatePerHour,
        cbamApi: command.cbamApi ?? known.cbamApi,
        cbamBulkRows: command.cbamBulkRows === undefined ? known.cbamBulkRows : command.cbamBulkRows,
      }),
    );
  });

const addPrice = (
  operator: Operator["Type"],
  { period, price, publishedAt, skipsPeriods, isConfirmed }: Extract<Command, { readonly do: "price add" }>,
) =>
  operator.addPrice({
    period,
    price: priceOfText(price),
    publishedAt: dayOfText(publishedAt),
    skipsPeriods,
    isConfirmed,
  });

/**
 * Carries a command out.
 * @returns the rows to print: a list, or the one thing that was made or changed
 * @fails OperatorRefused with what would be right
 */
export const carryOut = (
  command: Command,
): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable, Operator> =>
  Effect.flatMap(Operator, (operator) => {
    switch (command.do) {
      case "account create":
        return Effect.map(
          operator.createAccount(command.email, command.tier),
          (account) => [accountRow(account)],
        );
      case "account list":
        return Effect.map(
          operator.accounts,
          (accounts) =>
            accounts.filter(({ isSelfMade }) => isSelfMade || command.isSelfMade !== true).map(accountRow),
        );
      case "account set-tier":
        return Effect.map(operator.setTier(command.email, command.tier), (account) => [accountRow(account)]);
      case "account set-expiry":
        return isoTime(command.expiresAt).pipe(
          Effect.flatMap((expiresAt) => operator.setExpiry(command.email, expiresAt)),
          Effect.map((account) => [accountRow(account)]),
        );
      case "account close":
        return Effect.map(operator.closeAccount(command.email), (account) => [accountRow(account)]);
      case "account hand-over":
        return Effect.map(
          operator.handOver(command.email, command.to, command.revokesKeys === true ? "revoked" : "stay"),
          ({ account, keysLeft }) => [{ ...accountRow(account), keys_of_holder_before: keysLeft }],
        );
      case "key create":
        return Effect.map(
          operator.createKey(command.account, command.permissions, factsOf(command)),
          (key) => [
            { key: key.key, ...keyRow(key) },
          ],
        );
      case "key list":
        return Effect.map(operator.keys, (keys) => keys.map(keyRow));
      case "key revoke":
        return Effect.map(operator.revokeKey(command.id), (key) => [keyRow(key)]);
      case "tier list":
        return Effect.map(operator.tiers, (tiers) => tiers.map(tierRow));
      case "tier set":
        return Effect.map(setTierLimits(operator, command), (row) => [row]);
      case "price list":
        return Effect.map(operator.prices, (prices) => priceRows(prices, command.isWhole));
      case "price retract":
        return Effect.map(operator.retractPrice(command), (entry) => [wholePriceRow(entry)]);
      case "price add":
        return Effect.map(addPrice(operator, command), (prices) => priceRows(prices));
    }
  });
