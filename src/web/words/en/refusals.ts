/**
 * English sentences for commands, and changes of one's own account, that can't be carried out.
 */
import type { Refusals } from "../../../kernel/findings/refusals.ts";
import { type LawNames, lawRefusals, type LawRefusalTexts } from "./law_refusals.ts";

/** Periods and days as the language calls them. */
export interface Names extends LawNames {
  readonly period: (period: string) => string;
}

/** One language's sentences; they do not compile while a refusal lacks one. */
export interface RefusalTexts {
  readonly refusals: { readonly [Kind in keyof Refusals]: (refusal: Refusals[Kind], say: Names) => string };
  /** Names of figures of the law. */
  readonly figures: LawRefusalTexts["figures"];
  /** For a refusal of no known kind. */
  readonly unexplained: string;
}

export const refusals: RefusalTexts = {
  unexplained: "The command can't be carried out as it stands.",
  figures: lawRefusals.figures,
  refusals: {
    ...lawRefusals.refusals,
    noAccount: ({ email }) => `There is no account ${email}, or it is closed.`,
    noAccountEver: ({ email }) => `There is no account ${email}, open or closed.`,
    accountThere: ({ email }) =>
      `There is an account ${email} already. A closed one stays closed and keeps its address: use another one.`,
    noAddress: ({ email }) => `“${email}” is no e-mail address: write one such as a@example.com.`,
    tierOfCalls: ({ tier }) =>
      `An account can't be on the tier ${tier}: it is for callers without an account.`,
    noTier: ({ tier }) => `There is no tier ${tier}.`,
    tooManyCalls: ({ most, asked }) => `A tier may allow up to ${most} calls an hour, not ${asked}.`,
    noPermissions: () => "A key needs at least one permission.",
    noKey: () => "There is no such key.",
    noOwnKey: () => "There is no such key of this account.",
    tooManyKeys: ({ most }) => `An account has at most ${most} keys: revoke one that is no longer used.`,
    memberThere: ({ email }) => `${email} is a member already.`,
    tooManyMembers: ({ most }) =>
      `An account has at most ${most} members, with those who are invited: remove one, or revoke an invitation.`,
    noMember: () => "There is no such member of this account.",
    noInvitation: () => "There is no such invitation any more: it was used, revoked, or is too old.",
    noAdministrator: () => "Only an administrator of this account may do this.",
    noHolder: () => "Only whose address is the account's may hand it over.",
    holderStays: ({ email }) =>
      `${email} is the address of this account: first hand the account over to another member.`,
    addressStays: ({ email }) =>
      `The account can't be handed over to ${email}: this address has an account, this one, another or a closed one, or this account is an operator's.`,
    noTime: ({ text }) => `“${text}” is no day: write one such as 2027-06-30, or leave the field empty.`,
    noPeriod: ({ text }) =>
      `“${text}” is no period: write a quarter such as 2026-Q4, or from 2027 a week such as 2027-W01.`,
    noPrice: () =>
      "The price must be a positive number of EUR below 100,000 with at most 2 decimals, such as 81.20.",
    noPublicationDay: () => "Give the day from which the price counts, such as 2026-10-05.",
    publishedBeforeEnd: ({ period, end, found }, say) =>
      `The price of ${say.period(period)} can't count before ${say.day(end)}, found ${say.day(found)}.`,
    olderThanCorrected: ({ period, publishedAt, found }, say) =>
      `${say.period(period)} has a price that counts from ${
        say.day(publishedAt)
      }: a correction can't be older, found ${say.day(found)}.`,
    nextPeriodFirst: ({ next, period }, say) =>
      `The next period is ${say.period(next)}: enter it before ${
        say.period(period)
      }, or say that no price was published for the periods between.`,
    farOff: ({ period, before, price, percent }, say) =>
      `The price of ${say.period(period)} would be ${percent} % off that of ${
        say.period(before)
      }, ${price} EUR: confirm it.`,
    publishedLater: ({ period, today, found }, say) =>
      `The price of ${say.period(period)} would count from ${say.day(found)}, and today is ${
        say.day(today)
      }: confirm the day.`,
    samePrice: ({ period, price }, say) =>
      `Unchanged: ${
        say.period(period)
      } has this price already, ${price} EUR with the same day of publication. Nothing was entered.`,
    replacesOfficial: ({ period, price }, say) =>
      `${
        say.period(period)
      } has the official price that the service ships with, ${price} EUR: confirm its replacement.`,
    retractsOfficial: ({ period, price }, say) =>
      `The price of ${
        say.period(period)
      }, ${price} EUR, is the official one that the service ships with: confirm its retraction.`,
    nothingToRetract: ({ period }, say) => `There is no price of ${say.period(period)} to retract.`,
    mailGone: () => "The mail can't be sent again: it was not given up, or its text is gone.",
    incompleteForm: () => "The form is incomplete, or one of its values can't be read: numbers are whole.",
  },
};
