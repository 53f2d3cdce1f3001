/** Consequences of a command, in sentences for the operator who is about to confirm it, from the present state. */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { Operator, ShippedPrices } from "../../../application/ports.ts";
import { Operators } from "../../../application/accounts/operator_ports.ts";
import { type Command, expiryMs } from "../../../application/accounts/operator_commands.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type OperatorRefused, refusedFor } from "../../../domain/accounts/operator_refused.ts";
import { priceOfText, priceToEnter } from "../../../domain/cbam/law/certificate_price.ts";
import type { CertificatePrice } from "../../../domain/cbam/law/price.ts";
import {
  changeInPercent,
  entryToRetract,
  isFarOff,
  isOfficial,
  isToCome,
  priceBefore,
  type PricesBeside,
} from "../../../domain/cbam/law/price_catch.ts";
import { pricesThatCount } from "../../../domain/cbam/law/price_list.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { toJsonNumber, toMoneyText } from "../../../kernel/decimal.ts";
import {
  dayOfTime,
  digitByDigit,
  euros,
  longDay,
  momentOfTime,
  periodName,
} from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { dayOfText } from "../../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { operatorTexts } from "../texts/operator.ts";
import type { OperatorTexts } from "../texts/en/operator.ts";

/** A sentence, or a price beside the one before it. */
export type Consequence = string | PriceChange;

type Consequences = Effect.Effect<
  ReadonlyArray<Consequence>,
  OperatorRefused | ServiceUnavailable,
  Operator | Operators
>;

const liveKeysOf = (email: string) => Effect.flatMap(Operators, ({ liveKeys }) => liveKeys(email));

const accountOf = (email: string) =>
  Effect.map(Effect.flatMap(Operators, ({ account }) => account(email)), Option.getOrUndefined);

const limitsOf = (command: Extract<Command, { readonly do: "tier set" }>, texts: OperatorTexts) =>
  Effect.gen(function* () {
    const operator = yield* Operator;
    const tier = (yield* operator.tiers).find(({ name }) => name === command.tier);
    const open = yield* (yield* Operators).openAccounts(command.tier);
    const flag = (value: boolean | undefined): string => value === true ? texts.yes : texts.no;
    const rows = (value: number | null | undefined): string =>
      value === null ? texts.unlimited : String(value);
    const { columns, limitChange } = texts;
    const changes = [
      [columns.api_rate_per_hour, String(tier?.apiRatePerHour), String(command.apiRatePerHour)],
      [columns.cbam_api, flag(tier?.cbamApi), flag(command.cbamApi)],
      [columns.cbam_bulk_rows, rows(tier?.cbamBulkRows), rows(command.cbamBulkRows)],
    ].flatMap(([what = "", from = "", to = ""]) => from === to ? [] : [limitChange(what, from, to)]);
    return [texts.willSetLimits(command.tier, open, changes)];
  });

/** A price with each of its digits, and with cents where it has none. */
const inWords = (price: CertificatePrice, language: Language): string =>
  digitByDigit(toMoneyText(price.priceEurPerTco2e), language);

/** Price that is entered beside the one before it. */
export interface PriceChange {
  /** Period of the new price, in words. */
  readonly period: string;
  /** Period of the price before it, in words; undefined where it is replaced. */
  readonly periodBefore: string | undefined;
  /** EUR per t CO₂e, and their difference with its sign. */
  readonly before: string;
  readonly now: string;
  readonly difference: string;
  /** The difference in per cent, with its sign. */
  readonly percent: string;
}

/** The price before, and what the new one changes; with a warning where that is far, or where an official one goes. */
const changeOf = (
  now: CertificatePrice,
  beside: PricesBeside,
  language: Language,
): ReadonlyArray<Consequence> => {
  const texts = operatorTexts[language];
  const before = priceBefore(now.period, beside.known);
  if (before === undefined) return [texts.priceFirst];
  const difference = toJsonNumber(now.priceEurPerTco2e) - toJsonNumber(before.priceEurPerTco2e);
  const percent = digitByDigit(changeInPercent(before.priceEurPerTco2e, now.priceEurPerTco2e), language);
  const isSame = before.period === now.period;
  return [
    {
      period: periodName(now.period, language),
      periodBefore: isSame ? undefined : periodName(before.period, language),
      before: inWords(before, language),
      now: inWords(now, language),
      difference: `${difference > 0 ? "+" : ""}${euros(difference, language)}`,
      percent: `${percent}\u00a0%`,
    },
    ...(isSame ? [texts.priceInstead] : []),
    ...(isFarOff(before.priceEurPerTco2e, now.priceEurPerTco2e) ? [texts.priceFarOff] : []),
    ...(isSame && isOfficial(before, beside.shipped) ? [texts.officialReplaced] : []),
  ];
};

const addedPrice = (
  { period, price, publishedAt, skipsPeriods }: Extract<Command, { readonly do: "price add" }>,
  language: Language,
) =>
  Effect.gen(function* () {
    const texts = operatorTexts[language];
    const shipped = yield* ShippedPrices;
    const known = pricesThatCount(yield* (yield* Operator).prices, Infinity);
    const entered = { period, price: priceOfText(price), publishedAt: dayOfText(publishedAt), skipsPeriods };
    const read = priceToEnter(entered, known);
    if (Either.isLeft(read)) return yield* refusedFor(read.left);
    const entry = read.right;
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    return [
      texts.willAddPrice(
        periodName(period, language),
        inWords(entry, language),
        longDay(entry.publishedAt, language),
      ),
      ...changeOf(entry, { known, shipped }, language),
      ...(isToCome(entry, today) ? [texts.priceToCome] : []),
    ];
  });

const retractedPrice = (
  retraction: Extract<Command, { readonly do: "price retract" }>,
  language: Language,
) =>
  Effect.gen(function* () {
    const texts = operatorTexts[language];
    const shipped = yield* ShippedPrices;
    const prices = yield* (yield* Operator).prices;
    const { period } = retraction;
    const now = entryToRetract(retraction, prices);
    if (now === undefined) return yield* refusedFor({ kind: "nothingToRetract", period });
    const counting = pricesThatCount(prices.filter((price) => price !== now), Infinity);
    const before = counting.find((price) => price.period === period);
    return [
      texts.willRetract(
        periodName(period, language),
        inWords(now, language),
        longDay(now.publishedAt, language),
        before && inWords(before, language),
      ),
      ...(isOfficial(now, shipped) ? [texts.officialRetracted] : []),
    ];
  });

const revokedKey = (id: string, language: Language) =>
  Effect.gen(function* () {
    const key = Option.getOrUndefined(yield* (yield* Operators).key(id));
    const lastUsed = key?.lastUsedAt ?? undefined;
    const day = lastUsed && dayOfTime(lastUsed, language);
    return [operatorTexts[language].willRevoke(key?.account ?? "?", key?.lastFour ?? "?", day)];
  });

/** Sentence where the own account is shut: an address in a form is easily read over. */
const ofOwnAccount = (email: string, { own, language }: Asker): ReadonlyArray<string> =>
  email.toLowerCase() === own.toLowerCase() ? [operatorTexts[language].yourOwn] : [];

/** Operator who asks for a command. */
interface Asker {
  readonly language: Language;
  /** Address of the operator's own account. */
  readonly own: string;
}

const setExpiry = (
  { email, expiresAt }: Extract<Command, { readonly do: "account set-expiry" }>,
  asker: Asker,
): Consequences => {
  const { language } = asker;
  if (expiresAt !== null && expiryMs(expiresAt) === undefined) {
    return refusedFor({ kind: "noTime", text: expiresAt });
  }
  const moment = expiresAt === null ? undefined : momentOfTime(expiresAt, language);
  return Effect.map(liveKeysOf(email), (keys) => [
    operatorTexts[language].willExpire(email, moment, keys),
    ...(moment === undefined ? [] : ofOwnAccount(email, asker)),
  ]);
};

/** An account that can be made: of an address that has none yet. */
const createdAccount = (
  { email, tier }: Extract<Command, { readonly do: "account create" }>,
  texts: OperatorTexts,
): Consequences =>
  emailAddressOfText(email) === undefined
    ? refusedFor({ kind: "noAddress", email })
    : Effect.flatMap(accountOf(email), (there) =>
      there === undefined
        ? Effect.succeed([texts.willCreateAccount(email, tier)])
        : refusedFor({ kind: "accountThere", email }));

/**
 * @returns its consequences; none for a command that only looks
 * @fails OperatorRefused for what can't be right, before anyone is asked to confirm it
 */
export const consequencesOf = (command: Command, asker: Asker): Consequences => {
  const { language } = asker;
  const texts = operatorTexts[language];
  switch (command.do) {
    case "account create":
      return createdAccount(command, texts);
    case "account set-tier":
      return Effect.zipWith(accountOf(command.email), liveKeysOf(command.email), (account, keys) => [
        texts.willSetTier(command.email, account?.tier ?? "?", command.tier, keys),
      ]);
    case "account set-expiry":
      return setExpiry(command, asker);
    case "account close":
      return Effect.map(liveKeysOf(command.email), (keys) => [
        texts.willClose(command.email, keys),
        ...ofOwnAccount(command.email, asker),
      ]);
    case "key create":
      return Effect.succeed([texts.willCreateKey(command.account, command.permissions.join(", "))]);
    case "key revoke":
      return revokedKey(command.id, language);
    case "tier set":
      return limitsOf(command, texts);
    case "price add":
      return addedPrice(command, language);
    case "price retract":
      return retractedPrice(command, language);
    default:
      return Effect.succeed([]);
  }
};
