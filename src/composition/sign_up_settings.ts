/** Settings of accounts that people make for themselves. */
import * as Config from "effect/Config";
import type { TierName } from "../contract/access.ts";
import { accountTiers } from "../domain/accounts/access.ts";
import type { SignUpRules } from "../domain/accounts/sign_up.ts";
import { emailAddressOfText } from "../kernel/email_address.ts";
import { onOrOff, setting } from "./settings.ts";

const mostADay = 100_000;
const numberOf = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= mostADay ? Number(text) : undefined;
const numbers = `a number from 1 to ${mostADay}`;

const mostDomains = 100;
const isDomain = (text: string): boolean => emailAddressOfText(`a@${text}`) !== undefined;
const domainsOf = (text: string): ReadonlyArray<string> | undefined => {
  const domains = text.split(",").map((each) => each.trim().toLowerCase());
  return domains.length <= mostDomains && domains.every(isDomain) ? domains : undefined;
};

/** True if people may make accounts for themselves. Off unless the operator says so. */
const isAllowed: Config.Config<boolean> = onOrOff("SIGN_UP");

/** Tier of such accounts. Default: the smallest that an account can have. */
const tier: Config.Config<TierName> = setting(
  "SIGN_UP_TIER",
  accountTiers.join(", ").replace(/, (?=[^,]*$)/, " or "),
  (text) => accountTiers.find((known) => known === text),
).pipe(Config.withDefault<TierName>("pro"));

/** Such accounts within 24 hours. Default 50. */
const perDay = setting("SIGN_UP_PER_DAY", numbers, numberOf).pipe(Config.withDefault(50));

/** The same from one client address, or /64 network of IPv6. Default 3. */
const perNetwork = setting("SIGN_UP_PER_NETWORK", numbers, numberOf).pipe(Config.withDefault(3));

/** Mail domains whose addresses may, each whole: a part of a name is another domain. Default: all. */
const domains: Config.Config<ReadonlyArray<string>> = setting(
  "SIGN_UP_DOMAINS",
  `at most ${mostDomains} mail domains such as example.com,example.de, those with other letters in their xn-- form`,
  domainsOf,
).pipe(Config.withDefault<ReadonlyArray<string>>([]));

/** Rules of sign-up; undefined: nobody makes an account. All of the settings are read, so that a wrong one is told. */
export const signUpRules: Config.Config<SignUpRules | undefined> = Config.map(
  Config.all({ isAllowed, tier, mostADay: perDay, mostANetwork: perNetwork, domains }),
  ({ isAllowed: isOn, ...rules }) => isOn ? rules : undefined,
);
