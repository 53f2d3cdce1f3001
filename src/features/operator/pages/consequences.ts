/**
 * What a command will do, in sentences for the operator who is about to confirm it, from what is so now.
 */
import * as Effect from "effect/Effect";
import { Operator } from "../../../application/ports.ts";
import type { Command } from "../../../application/accounts/operator_commands.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { OperatorRefused } from "../../../domain/accounts/operator_refused.ts";
import type { PriceEntry } from "../../../domain/cbam/law/price.ts";
import { pricesThatCount } from "../../../domain/cbam/law/price_list.ts";
import { decimalOfText, toJsonNumber, toText } from "../../../kernel/decimal.ts";
import { digitByDigit, euros, longDay, periodName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { operatorTexts } from "../texts/operator.ts";
import type { OperatorTexts } from "../texts/en/operator.ts";

type Sentences = Effect.Effect<ReadonlyArray<string>, OperatorRefused | ServiceUnavailable, Operator>;

const liveKeysOf = (email: string) =>
  Effect.map(
    Effect.flatMap(Operator, ({ keys }) => keys),
    (keys) =>
      keys.filter(({ account, revokedAt }) =>
        revokedAt === null && account.toLowerCase() === email.toLowerCase()
      ).length,
  );

const accountOf = (email: string) =>
  Effect.map(
    Effect.flatMap(Operator, ({ accounts }) => accounts),
    (accounts) => accounts.find((account) => account.email.toLowerCase() === email.toLowerCase()),
  );

const limitsOf = (command: Extract<Command, { readonly do: "tier set" }>, texts: OperatorTexts) =>
  Effect.gen(function* () {
    const operator = yield* Operator;
    const tier = (yield* operator.tiers).find(({ name }) => name === command.tier);
    const open = (yield* operator.accounts).filter((account) =>
      account.tier === command.tier && account.closedAt === null
    );
    const flag = (value: boolean | undefined): string => value === true ? texts.yes : texts.no;
    const rows = (value: number | null | undefined): string =>
      value === null ? texts.unlimited : String(value);
    const { columns, limitChange } = texts;
    const changes = [
      [columns.api_rate_per_hour, String(tier?.apiRatePerHour), String(command.apiRatePerHour)],
      [columns.cbam_api, flag(tier?.cbamApi), flag(command.cbamApi)],
      [columns.cbam_bulk_rows, rows(tier?.cbamBulkRows), rows(command.cbamBulkRows)],
    ].flatMap(([what = "", from = "", to = ""]) => from === to ? [] : [limitChange(what, from, to)]);
    return [texts.willSetLimits(command.tier, open.length, changes)];
  });

const signed = (difference: number, language: Language): string =>
  `${difference > 0 ? "+" : ""}${euros(difference, language)}`;

const priceOf = (prices: ReadonlyArray<PriceEntry>, period: string): PriceEntry | undefined =>
  pricesThatCount(prices, Infinity).find((price) => price.period === period);

const addedPrice = (
  { period, price, publishedAt }: Extract<Command, { readonly do: "price add" }>,
  language: Language,
) =>
  Effect.gen(function* () {
    const texts = operatorTexts[language];
    const before = priceOf(yield* (yield* Operator).prices, period);
    const now = decimalOfText(price);
    const what = texts.willAddPrice(
      periodName(period, language),
      digitByDigit(price, language),
      longDay(publishedAt, language),
    );
    if (before === undefined || now === undefined) return [what, texts.priceFirst];
    const difference = toJsonNumber(now) - toJsonNumber(before.priceEurPerTco2e);
    return [
      what,
      texts.priceInstead(
        digitByDigit(toText(before.priceEurPerTco2e), language),
        signed(difference, language),
      ),
    ];
  });

const retractedPrice = (period: string, language: Language) =>
  Effect.gen(function* () {
    const prices = yield* (yield* Operator).prices;
    const now = priceOf(prices, period);
    const before = priceOf(prices.filter((price) => price !== now), period);
    return [operatorTexts[language].willRetract(
      periodName(period, language),
      now === undefined ? "?" : digitByDigit(toText(now.priceEurPerTco2e), language),
      before && digitByDigit(toText(before.priceEurPerTco2e), language),
    )];
  });

const revokedKey = (id: string, language: Language) =>
  Effect.gen(function* () {
    const key = (yield* (yield* Operator).keys).find((one) => one.id === id);
    const lastUsed = key?.lastUsedAt?.slice(0, 10);
    const day = lastUsed && longDay(lastUsed, language);
    return [operatorTexts[language].willRevoke(key?.account ?? "?", key?.lastFour ?? "?", day)];
  });

/** @returns the sentences; none for a command that only looks */
export const consequencesOf = (command: Command, language: Language): Sentences => {
  const texts = operatorTexts[language];
  switch (command.do) {
    case "account create":
      return Effect.succeed([texts.willCreateAccount(command.email, command.tier)]);
    case "account set-tier":
      return Effect.zipWith(accountOf(command.email), liveKeysOf(command.email), (account, keys) => [
        texts.willSetTier(command.email, account?.tier ?? "?", command.tier, keys),
      ]);
    case "account set-expiry":
      return Effect.map(liveKeysOf(command.email), (keys) => [
        texts.willExpire(command.email, command.expiresAt ?? undefined, keys),
      ]);
    case "account close":
      return Effect.map(liveKeysOf(command.email), (keys) => [texts.willClose(command.email, keys)]);
    case "key create":
      return Effect.succeed([texts.willCreateKey(command.account, command.permissions.join(", "))]);
    case "key revoke":
      return revokedKey(command.id, language);
    case "tier set":
      return limitsOf(command, texts);
    case "price add":
      return addedPrice(command, language);
    case "price retract":
      return retractedPrice(command.period, language);
    default:
      return Effect.succeed([]);
  }
};
