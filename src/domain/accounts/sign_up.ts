/**
 * Rules of accounts that people make for themselves: whose addresses may, how many a day, and names of accounts. Decision 0153.
 */
import type { TierName } from "../../contract/access.ts";

/** Rules of the operator. */
export interface SignUpRules {
  /** Tier of the accounts. */
  readonly tier: TierName;
  /** Accounts that may be made within 24 hours. */
  readonly mostADay: number;
  /** The same from one client address, or /64 network of IPv6. */
  readonly mostANetwork: number;
  /** Mail domains whose addresses may, lower case; none named: every domain. */
  readonly domains: ReadonlyArray<string>;
}

/** Returns the domain of a mail address, lower case. */
const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Labels below a country's, under which anybody registers names: `example.co.uk` is one registered name, as `example.de`. */
const sharedLabels = new Set(
  "ac asn biz co com edu gen go gob gov gv id ind info ltd me mil ne net nhs nom or org plc pro sch web"
    .split(" "),
);

/**
 * Returns the part of a mail domain that somebody registered: its last two labels, three below a country's shared label. Whoever
 * has it makes any number of domains below it.
 */
const registeredDomainOf = (domain: string): string => {
  const labels = domain.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && sharedLabels.has(second) ? -3 : -2).join(".");
};

/** Returns true if the operator's rules let addresses of this domain make an account; part of a domain's name is not enough. */
export const mayHaveAccount = ({ domains }: SignUpRules, email: string): boolean =>
  domains.length === 0 || domains.includes(mailDomainOf(email));

/**
 * Returns the accounts that addresses of one registered mail domain may make within 24 hours: half of a day's, so that who has a domain
 * with any number of addresses leaves some to others; all where the operator named the domains.
 */
export const mostOfDomain = ({ mostADay, domains }: SignUpRules): number =>
  domains.length > 0 ? mostADay : Math.ceil(mostADay / 2);

/** Returns the domain by which accounts of an address are counted. */
export const countedDomainOf = (email: string): string => registeredDomainOf(mailDomainOf(email));

/** Mails to addresses without an account, for each account that may still be made. */
export const mailsAnAccount = 5;

/** Longest name of an account, in characters. */
export const longestAccountName = 80;

/** Returns the name of an account as it is kept; undefined for an empty or longer one, or one with invisible signs. */
export const accountNameOf = (text: string): string | undefined => {
  const name = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return name !== "" && [...name].length <= longestAccountName && !/\p{C}/u.test(name) ? name : undefined;
};

/** State of a sign-up: it may go on, a day's accounts are made, or the mailbox has an account already. */
export type SignUpState = "open" | "full" | "taken";

/** Accounts of the last 24 hours, and whether the mailbox has one. */
export interface SignUpCounts {
  /** True if an account, open or closed, has the mailbox: the address without what stands behind a plus sign. */
  readonly isTaken: boolean;
  /** Address that asks. */
  readonly email: string;
  /** Addresses of accounts that people made for themselves. */
  readonly made: ReadonlyArray<string>;
}

/** Returns whether an account may be made now. */
export const standingOf = (
  { isTaken, email, made }: SignUpCounts,
  rules: SignUpRules,
): SignUpState => {
  if (isTaken) return "taken";
  const domain = countedDomainOf(email);
  const madeOfDomain = made.filter((other) => countedDomainOf(other) === domain).length;
  return made.length >= rules.mostADay || madeOfDomain >= mostOfDomain(rules) ? "full" : "open";
};
