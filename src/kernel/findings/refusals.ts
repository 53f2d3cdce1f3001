/**
 * Why an operator's command, or a change of one's own account, can't be carried out, as data; and the sentences of the
 * command line about it.
 */
import { counted } from "../text/shown.ts";
import { type FigureExample, type FolderProblem, lawFigures } from "./law/law_figures.ts";
import { type NoParts, type OneOf, type Sentences } from "./sentences.ts";

/** Each kind of refusal with what its sentences are made of. */
export interface Refusals {
  /** No account has the address. */
  readonly noAccount: { readonly email: string };
  /** No account has the address, or had it before it was closed. */
  readonly noAccountEver: { readonly email: string };
  /** An account has the address already. */
  readonly accountThere: { readonly email: string };
  /** Given text that is no address. */
  readonly noAddress: { readonly email: string };
  /** The tier of calls without a key, which no account has. */
  readonly tierOfCalls: { readonly tier: string; readonly valid: ReadonlyArray<string> };
  /** No tier has the name. */
  readonly noTier: { readonly tier: string };
  /** More calls an hour than a tier may have. */
  readonly tooManyCalls: { readonly most: number; readonly asked: number };
  /** A key without a permission. */
  readonly noPermissions: NoParts;
  /** No key has the id. */
  readonly noKey: { readonly id: string };
  /** The account has no key with the id. */
  readonly noOwnKey: { readonly id: string };
  /** More keys than an account may have. */
  readonly tooManyKeys: { readonly most: number };
  /** A member of the account has the address already. */
  readonly memberThere: { readonly email: string };
  /** More members than an account may have. */
  readonly tooManyMembers: { readonly most: number };
  /** No member of the account has the id. */
  readonly noMember: NoParts;
  /** No invitation with the id can still be taken up. */
  readonly noInvitation: NoParts;
  /** Whoever asks is no administrator of the account any more. */
  readonly noAdministrator: NoParts;
  /** The account's address isn't that of who asks. */
  readonly noHolder: NoParts;
  /** The holder of the account's address, who can't leave or have another role. */
  readonly holderStays: { readonly email: string };
  /** An address that can't become the account's: another account has it, or the account is an operator's. */
  readonly addressStays: { readonly email: string };
  /** Given text that is no point in time. */
  readonly noTime: { readonly text: string };
  /** Given text that is no period. */
  readonly noPeriod: { readonly text: string };
  /** Given text that is no price. */
  readonly noPrice: NoParts;
  /** Given text that is no day of publication. */
  readonly noPublicationDay: NoParts;
  /** A price that was published before its period had ended. */
  readonly publishedBeforeEnd: { readonly period: string; readonly end: string; readonly found: string };
  /** A correction that is older than what it corrects. */
  readonly olderThanCorrected: {
    readonly period: string;
    readonly publishedAt: string;
    readonly found: string;
  };
  /** A period before which another one lacks its price. */
  readonly nextPeriodFirst: { readonly next: string; readonly period: string };
  /** A price 20 % or more off the one before it, in per cent with its sign. */
  readonly farOff: {
    readonly period: string;
    readonly before: string;
    readonly price: string;
    readonly percent: string;
  };
  /** A price whose day of publication is still to come. */
  readonly publishedLater: { readonly period: string; readonly today: string; readonly found: string };
  /** A price that counts already, entered again. */
  readonly samePrice: {
    readonly period: string;
    readonly price: string;
    readonly publishedAt: string;
  };
  /** A price in place of one that the service ships with. */
  readonly replacesOfficial: {
    readonly period: string;
    readonly price: string;
    readonly publishedAt: string;
  };
  /** A retraction of a price that the service ships with. */
  readonly retractsOfficial: {
    readonly period: string;
    readonly price: string;
    readonly publishedAt: string;
  };
  /** A price without all of its parts. */
  /** A period that has no price. */
  readonly nothingToRetract: { readonly period: string };
  /** No mail that failed has the id. */
  readonly mailGone: { readonly id: string };
  /** A form without all of its fields. */
  readonly incompleteForm: NoParts;
  /** Tables of law that can't be used, a line for each thing that is wrong, in English. */
  readonly lawBroken: { readonly problems: ReadonlyArray<string> };
  /** Tables that would count from a day that is over. */
  readonly lawTooEarly: { readonly today: string; readonly found: string };
  /** A version that stands for other tables already. */
  readonly versionTaken: { readonly version: string; readonly id: number };
  /** Tables that were added before and count. */
  readonly lawThere: { readonly version: string; readonly id: number };
  /** Tables that change no figure. */
  readonly lawChangesNothing: { readonly version: string };
  /** No entry of tables that were added has the number. */
  readonly noAddition: { readonly id: number };
  /** An entry that was withdrawn already. */
  readonly additionWithdrawn: { readonly id: number; readonly version: string };
  /** An entry without which the tables can't be used. */
  readonly additionNeeded: { readonly version: string; readonly problems: ReadonlyArray<string> };
  /** Others changed what was added in the meantime. */
  readonly lawMoved: NoParts;
  /** Unlikely changes that nobody confirmed. */
  readonly lawUnconfirmed: { readonly version: string };
  /** An upload or a directory that is no folder of tables. */
  readonly noLawFolder: { readonly problem: FolderProblem; readonly found: string };
  /** Figures more than three times as high as before, or less than a third. */
  readonly figuresFarOff: FigureExample;
  /** Figures that were there before and are missing. */
  readonly figuresGone: FigureExample;
  /** Goods or origins that CBAM reaches or no longer reaches. */
  readonly reachChanges: FigureExample;
  /** Countries that have no values of their own any more. */
  readonly originsGone: { readonly origins: ReadonlyArray<string> };
}

/** One refusal. */
export type Refusal = OneOf<Refusals>;

const exampleOf = ({ figure, subject, before, after }: FigureExample): string =>
  `such as the ${lawFigures[figure]} of ${subject}, ${before || "none"} before, ${after || "none"} after`;

const folderProblems: Readonly<Record<FolderProblem, (found: string) => string>> = {
  noArchive: (found) => `${found} is no ZIP archive, or a damaged one.`,
  noManifest: (found) =>
    `${found} has no manifest.json: name the folder of one data set or amendment, or a ZIP archive of it.`,
  tooMany: (found) => `A folder of tables has at most ${found} files.`,
  tooLarge: (found) => `A folder of tables has at most ${found} MB.`,
  noText: (found) => `${found} is not valid UTF-8.`,
};

const english: Sentences<Refusals> = {
  noAccount: ({ email }) =>
    `There is no account ${email}, or it is closed and stays so: see \`account list\`. An unknown one is made with \`account create\`.`,
  noAccountEver: ({ email }) =>
    `There is no account ${email}, open or closed: \`account list\` has all of them.`,
  accountThere: ({ email }) =>
    `There is an account ${email} already: see \`account list\`. A closed one stays closed and keeps its address: use another one.`,
  noAddress: ({ email }) => `${email} is no e-mail address: write one such as a@example.com.`,
  tierOfCalls: ({ tier, valid }) =>
    `An account can't be on the tier ${tier}, which is for calls without a key: use one of ${
      valid.join(", ")
    }.`,
  noTier: ({ tier }) => `There is no tier ${tier}.`,
  tooManyCalls: ({ most, asked }) => `A tier may allow up to ${most} calls an hour, not ${asked}.`,
  noPermissions: () => "A key needs at least one permission.",
  noKey: ({ id }) => `There is no key ${id}: \`key list\` shows the ids.`,
  noOwnKey: ({ id }) => `There is no key ${id} of this account.`,
  tooManyKeys: ({ most }) => `An account has at most ${most} keys: revoke one that is no longer used.`,
  memberThere: ({ email }) => `${email} is a member of this account already.`,
  tooManyMembers: ({ most }) =>
    `An account has at most ${most} members, with those who are invited: remove one, or revoke an invitation.`,
  noMember: () => "There is no such member of this account.",
  noInvitation: () => "There is no such invitation, or it was used, revoked or is too old.",
  noAdministrator: () => "Only an administrator of the account may do this.",
  noHolder: () => "Only the holder of the account's address may hand it over.",
  holderStays: ({ email }) =>
    `${email} is the address of the account: hand the account over to another member first.`,
  addressStays: ({ email }) =>
    `${email} can't become the address of this account: an account has it, this one, another or a closed one, or this account is an operator's.`,
  noTime: ({ text }) => `${text} is no time: write one such as 2027-06-30T00:00:00Z, or never.`,
  noPeriod: ({ text }) =>
    `${text} is no period: write a quarter such as 2026-Q4, or a week such as 2026-W53 or 2027-W01.`,
  noPrice: () =>
    "The price must be a positive number of EUR below 100000 with at most 2 decimals, such as 81.20.",
  noPublicationDay: () => "The day of publication must be a calendar date YYYY-MM-DD.",
  publishedBeforeEnd: ({ period, end, found }) =>
    `The price of ${period} can't be published before ${end}, found ${found}.`,
  olderThanCorrected: ({ period, publishedAt, found }) =>
    `${period} has a price published on ${publishedAt}: a correction can't be older, found ${found}.`,
  nextPeriodFirst: ({ next, period }) =>
    `The next period is ${next}: enter it before ${period}, or add --skip where no price was published for it.`,
  farOff: ({ period, before, price, percent }) =>
    `The price of ${period} would be ${percent} % off that of ${before}, ${price} EUR: check it, and add --confirm if it is right.`,
  publishedLater: ({ period, today, found }) =>
    `The price of ${period} would count from ${found}, and today is ${today}: check the day of publication, and add --confirm if it is right.`,
  samePrice: ({ period, price, publishedAt }) =>
    `Unchanged: ${period} has this price already, ${price} EUR, published on ${publishedAt}. Nothing was entered.`,
  replacesOfficial: ({ period, price, publishedAt }) =>
    `${period} has the official price that the service ships with, ${price} EUR, published on ${publishedAt}: add --confirm to replace it.`,
  retractsOfficial: ({ period, price, publishedAt }) =>
    `The price of ${period}, ${price} EUR, published on ${publishedAt}, is the official one that the service ships with: add --confirm to retract it.`,
  nothingToRetract: ({ period }) => `There is no price of ${period} to retract: see \`price list\`.`,
  mailGone: ({ id }) => `The mail ${id} can't be sent again: it was not given up, or its text is gone.`,
  incompleteForm: () =>
    "The form is incomplete, or one of its values can't be read: numbers are whole, permissions are named.",
  lawBroken: ({ problems }) => ["The tables can't be used:", ...problems].join("\n"),
  lawTooEarly: ({ today, found }) =>
    `in_force.from must be ${today} (today) or later, found ${found}: what was answered before stays as it was.`,
  versionTaken: ({ version, id }) =>
    `The version ${version} stands for other tables, those of entry ${id}: answers name it, so give these another version.`,
  lawThere: ({ version, id }) =>
    `The tables ${version} are there already, with the same content: entry ${id}.`,
  lawChangesNothing: ({ version }) =>
    `The tables ${version} change no figure (rows of goods-lines.csv and precursors-of-unknown-origin.csv, which no answer reads, aren't compared): check the folder, and add --confirm if that is right.`,
  noAddition: ({ id }) => `There is no entry ${id}: \`data list\` shows the numbers.`,
  additionWithdrawn: ({ id, version }) => `Entry ${id}, version ${version}, was withdrawn already.`,
  additionNeeded: ({ version, problems }) =>
    [`Without the tables ${version} the others can't be used: withdraw those first.`, ...problems].join("\n"),
  lawMoved: () => "Others changed the tables at the same time: try again.",
  lawUnconfirmed: ({ version }) => `Check the tables ${version}, and add --confirm if they are right.`,
  noLawFolder: ({ problem, found }) => folderProblems[problem](found),
  figuresFarOff: (example) =>
    `${counted(example.count, "figure is", "figures are")} more than three times what ${
      example.count === 1 ? "it was" : "they were"
    }, or less than a third: ${exampleOf(example)}.`,
  figuresGone: (example) =>
    `${counted(example.count, "figure is missing that is", "figures are missing that are")} there now: ${
      exampleOf(example)
    }.`,
  reachChanges: (example) =>
    `${counted(example.count, "change decides", "changes decide")} what CBAM reaches, or how it counts: ${
      exampleOf(example)
    }.`,
  originsGone: ({ origins }) =>
    `${counted(origins.length, "country has", "countries have")} no default values of ${
      origins.length === 1 ? "its" : "their"
    } own any more, and ${origins.length === 1 ? "takes" : "take"} those of all others: ${
      origins.join(", ")
    }.`,
};

const sentenceIn = <Kind extends keyof Refusals>(
  refusal: { readonly [Each in Kind]: { readonly kind: Each } & Refusals[Each] }[Kind],
): string => english[refusal.kind](refusal, "");

/** Returns the command line's sentence about the refusal. */
export const refusalSentence = (refusal: Refusal): string => sentenceIn(refusal);
