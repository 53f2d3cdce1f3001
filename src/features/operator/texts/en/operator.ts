/**
 * English texts of the operator's pages.
 */
import { counted } from "../../../../kernel/text/shown.ts";

export const operator = {
  title: "Operator",
  navigation: "Operator",
  accounts: "Accounts",
  keys: "Keys",
  tiers: "Tiers",
  prices: "Prices",
  mails: "Undelivered mails",
  dataSets: "Data sets",
  acts: "Audit log",

  searchActs: "Address, act or subject",
  from: "From",
  to: "Until",
  search: "Search",
  searchAgain: "Show all",
  noActs: "No entry fits.",

  secondFactorTitle: "Second factor",
  secondFactorLead: "Enter the six digits that your authenticator program shows now.",
  code: "Code",
  codeHint: "Each code works once.",
  wrongCode: "The code is wrong, or it was used already: wait for the next one.",
  goOn: "Go on",

  columns: {
    name: "Name",
    self_made: "Signed up alone",
    email: "Address",
    account: "Account",
    tier: "Tier",
    created_at: "Made",
    expires_at: "Ends",
    closed_at: "Closed",
    id: "ID",
    last4: "Ends in",
    permissions: "Permissions",
    last_used_at: "Last used",
    revoked_at: "Revoked",
    api_rate_per_hour: "CBAM calls per hour",
    cbam_api: "Reports, year of imports and bulk calculations",
    cbam_bulk_rows: "Rows of one bulk call",
    period: "Period",
    price_eur_per_tco2e: "EUR per t CO₂e",
    published_at: "Counts from",
    known_from: "Entered",
    retracted_at: "Retracted",
    done_at: "When",
    operator: "Who",
    act: "What",
    subject: "Subject",
    receiver: "To",
    mail: "Mail",
    status: "State",
    attempts: "Attempts",
    queued_at: "Queued",
    failure: "Why",
    version: "Version",
    is_in_force: "In force",
    valid_from: "In force from",
    rows: "Rows",
  },
  unlimited: "unlimited",
  yes: "Yes",
  no: "No",
  none: "–",
  change: "Change",
  nothing: "Nothing here yet.",
  noMails: "Every mail reached its receiver, or waits for its first attempt.",
  retry: "Send again",
  mailStates: { queued: "Will be tried again", dead: "Given up" },

  searchAccounts: "Address or name",
  whichAccounts: "Accounts",
  everyAccount: "All accounts",
  selfMade: "Signed up alone",
  openAccounts: "Open",
  closedAccounts: "Closed",
  searchKeys: "Account, name or last four characters",
  whichKeys: "Keys",
  everyKey: "All keys",
  goodKeys: "Live",
  revokedKeys: "Revoked",
  noRecords: "No entry fits the search.",
  noActsSoFar: (acts: string): string =>
    `Nothing fits among the next ${acts} of the entries asked for: "Older" looks further.`,
  actsSoFar: (acts: string): string =>
    `The next ${acts} of the entries asked for were looked through: "Older" looks further.`,
  noActsYet: "Nothing is recorded yet: each change on these pages stands here afterwards.",
  keyName: "Name of the key",
  keyNameHint: "Such as the program that uses it.",
  reports: "Reports and year of imports",
  bulk: "Bulk calculations",
  upToRows: (rows: string): string => `up to ${counted(rows, "row", "rows")}`,
  newAccount: "Make an account",
  changeTier: "Change the tier",
  changeExpiry: "Change the end",
  expiryHint: "From 00:00 (Brussels) of that day; empty: never.",
  closeAccount: "Close the account",
  closeHint: "Its keys are refused and nobody can sign in any more. This cannot be taken back.",
  newKey: "Make a key",
  revokeKey: "Revoke",
  tierLimits: (tier: string): string => `Limits of ${tier}`,
  rowsHint: "A number; 0: no bulk calculations; empty: no limit of the tier.",
  newPrice: "Enter a price",
  periodHint: "2026-Q4, or from 2027 a week such as 2027-W01.",
  priceHint: "Such as 81.20.",
  skips: "No price was published for the periods between",
  retractPrice: "Retract",
  submit: "Check the effect",

  confirmTitle: "Confirm the change",
  confirm: "Yes, do it",
  cancel: "No, go back",
  refused: "That can't be done",
  done: "The change is made and recorded.",
  keyTitle: "The new key",
  keyText: "Hand it to its holder now: it is kept nowhere and can't be shown again.",
  back: "Back",

  willCreateAccount: (email: string, tier: string): string =>
    `An account of ${email} is made on the tier ${tier}. Whoever reads the mail of this address can sign in to it.`,
  willSetTier: (email: string, from: string, to: string, keys: number): string =>
    `${email} moves from ${from} to ${to}. The limits of the new tier count for its ${
      counted(keys, "live key", "live keys")
    } within two seconds.`,
  willExpire: (email: string, at: string | undefined, keys: number): string =>
    at === undefined
      ? `${email} never ends: its ${counted(keys, "live key goes", "live keys go")} on.`
      : `From ${at} on, the ${counted(keys, "live key", "live keys")} of ${email} ${
        keys === 1 ? "is" : "are"
      } refused and nobody can sign in to it. An end that has passed counts at once.`,
  willClose: (email: string, keys: number): string =>
    `${email} is closed for good: its ${
      counted(keys, "live key is", "live keys are")
    } refused within two seconds, its sessions end, nobody can sign in. It can't be opened again, and no other account can have its address.`,
  yourOwn:
    "This is your own account: you are signed out with it and can do nothing here any more. Another operator, or the command line, has to take over.",
  willCreateKey: (email: string, permissions: string): string =>
    `A key of ${email} is made and shown to you, this once. Whoever has it may: ${permissions}.`,
  willRevoke: (account: string, lastFour: string, lastUsed: string | undefined): string =>
    `The key of ${account} that ends in ${lastFour} is refused within two seconds, for good. ${
      lastUsed === undefined ? "It was never used." : `It was last used on ${lastUsed}.`
    }`,
  willSetLimits: (tier: string, accounts: number, changes: ReadonlyArray<string>): string =>
    `The tier ${tier}, which ${
      counted(accounts, "open account is", "open accounts are")
    } on, changes within five seconds: ${changes.length === 0 ? "nothing changes" : changes.join("; ")}.`,
  limitChange: (what: string, from: string, to: string): string => `${what} from ${from} to ${to}`,
  willAddPrice: (period: string, price: string, from: string): string =>
    `From ${from} on, certificates of ${period} cost ${price} EUR per tonne of CO₂e in every calculation that is made.`,
  priceBefore: (period: string | undefined): string =>
    period === undefined ? "Until now" : `Before (${period})`,
  priceNow: "New",
  difference: "Difference",
  priceFarOff: "That is far off: check the price before you confirm it.",
  priceToCome:
    "It counts from a day to come, and calculations go on without it until then: check the day before you confirm it.",
  officialReplaced: "It replaces the official price that the service ships with.",
  officialRetracted: "It is the official price that the service ships with.",
  priceInstead: "Reports that were issued stay as they are; drafts are calculated anew.",
  priceFirst: "The period has no price yet: another period's stands in until then.",
  willRetract: (period: string, price: string, from: string, before: string | undefined): string =>
    `The price of ${period}, ${price} EUR, published on ${from}, counts no longer within five seconds. ${
      before === undefined
        ? "The period has no price then: another period's stands in."
        : `${before} EUR counts again.`
    }`,
  willRetry: (receiver: string): string => `The mail to ${receiver} is tried again within five seconds.`,
};

/** The texts that every language has. */
export type OperatorTexts = typeof operator;
