/**
 * English texts of the pages for members, invitations and acts.
 */
import type { ActName } from "../../../../domain/accounts/acts.ts";
import type { Role } from "../../../../domain/accounts/roles.ts";

const roleNames: Readonly<Record<Role, string>> = {
  viewer: "Viewer",
  clerk: "Clerk",
  administrator: "Administrator",
};
const roleHints: Readonly<Record<Role, string>> = {
  viewer: "Sees and downloads everything, changes nothing.",
  clerk: "Also calculates tables, saves reports, makes invoices and records imports.",
  administrator: "Also invites and removes members, changes roles, makes and revokes API keys.",
};
const actNames: Readonly<Record<ActName, string>> = {
  "member.invited": "Invited",
  "invitation.revoked": "Revoked the invitation of",
  "member.joined": "Joined",
  "member.role": "Changed a role",
  "member.removed": "Removed",
  "member.left": "Left",
  "account.made": "Made the account",
  "account.named": "Named the account",
  "account.handed-over": "Handed the account over to",
  "passkey.added": "Added a passkey",
  "passkey.removed": "Removed a passkey",
  "key.made": "Made an API key",
  "key.revoked": "Revoked an API key",
  "table.calculated": "Calculated a table",
  "report.saved": "Saved a report",
  "invoice.made": "Made an invoice",
  "imports.changed": "Changed imports or suppliers",
};

export const members = {
  title: "Members",
  lead: (account: string): string =>
    `Everyone who works in the account ${account}. Each person signs in with their own address.`,
  listTitle: "Members",
  person: "Person",
  role: "Role",
  roleNames,
  roleHints,
  joined: "Member since",
  lastSeen: "Last active",
  notSeen: "Not recently",
  you: "you",
  holder: "Account's address",
  change: "Change",
  setRole: "Set the role",
  remove: "Remove",
  handOver: "Hand over",
  roleOf: (email: string): string => `Role of ${email}`,

  inviteTitle: "Invite someone",
  email: "E-mail address",
  emailHint: "The invitation goes to this address, and works only once, for 7 days.",
  send: "Send the invitation",
  chooseRole: "Choose a role.",
  invitationsTitle: "Open invitations",
  invitedBy: "Invited by",
  validUntil: "Valid until",
  revoke: "Revoke",
  done: {
    invited: "The invitation is on its way.",
    revoked: "The invitation is revoked: its link no longer works.",
    role: "The role is changed. It counts from the person's next page on.",
    removed: "The person is no longer a member. Their sessions have ended.",
    removedWithKeys:
      "The person is no longer a member. Their sessions have ended, and the API keys that they made are revoked: programs that use these are refused within two seconds.",
    removedKeysStay:
      "The person is no longer a member. Their sessions have ended. The API keys that they made still work: the page of API keys marks them.",
    named: "The account has its new name.",
    handed: "The account is handed over: its address is the other person's now.",
  },

  nameTitle: "Name of the account",
  nameLabel: "Name",
  nameHint: "Your company, for instance. Everyone in the account sees it.",
  nameSave: "Save the name",
  nameRefused: (most: number): string => `The name was not changed: enter one of at most ${most} characters.`,

  leaveTitle: "Leave this account",
  leaveText: "You lose access to everything in it at once. To come back you need a new invitation.",
  leave: "Leave the account",
  holderText: "The account's address is yours: hand the account over to another member before you leave.",

  removeTitle: (email: string): string => `Remove ${email}?`,
  removeText:
    "Every session of this person in this account ends at once, and whom they invited can't join any more.",
  removeKeys: (count: number): string =>
    count === 1
      ? "They made an API key that still works, and may have kept it. Whoever has it can call the API in the name of the account. Programs that use it are refused once it is revoked."
      : `They made ${count} API keys that still work, and may have kept them. Whoever has one can call the API in the name of the account. Programs that use them are refused once they are revoked.`,
  keysOf: (email: string): string => `Valid API keys that ${email} made`,
  removeAndRevoke: (count: number): string =>
    count === 1 ? "Remove the person, revoke the key" : `Remove the person, revoke ${count} keys`,
  removeAndKeep: (count: number): string =>
    count === 1 ? "Remove the person, leave the key valid" : `Remove the person, leave ${count} keys valid`,
  removeConfirm: "Remove the person",
  leaveKeys: (count: number): string =>
    count === 1
      ? "You made an API key that still works. Programs that use it are refused once it is revoked."
      : `You made ${count} API keys that still work. Programs that use them are refused once they are revoked.`,
  leaveKeysStay: (count: number): string =>
    count === 1
      ? "You made an API key that still works. It belongs to the account and stays valid; an administrator can revoke it."
      : `You made ${count} API keys that still work. They belong to the account and stay valid; an administrator can revoke them.`,
  ownKeys: "Valid API keys that you made",
  leaveAndRevoke: (count: number): string =>
    count === 1 ? "Leave and revoke the key" : `Leave and revoke ${count} keys`,
  leaveAndKeep: (count: number): string =>
    count === 1 ? "Leave, the key stays valid" : `Leave, ${count} keys stay valid`,
  handOverTitle: (email: string): string => `Hand the account over to ${email}?`,
  handOverText:
    "They become an administrator, and their address the account's: documents and reminders go there from now on. You stay an administrator, and may leave.",
  handOverConfirm: "Hand the account over",
  toMembers: "To the members",
  leaveConfirmTitle: (account: string): string => `Leave the account ${account}?`,
  keep: "Cancel",

  actsTitle: "Activity",
  actsLead:
    "What members did in this account on these pages, the latest first. Calls of programs are not listed: the overview counts them by API key.",
  day: "Time",
  act: "What",
  subject: "Subject",
  actNames,
  noActs: "Nothing yet",
  noActsText: "This page lists who did what: invitations, roles, keys, tables, reports, invoices, imports.",

  joinTitle: "You are invited",
  joinText: (inviter: string, account: string): string => `${inviter} invites you to the account ${account}.`,
  joinAs: "You join as",
  joinButton: "Join the account",
  joinForeign:
    "You do not know who this is? Then close this page: whoever sent it wants you in their account.",
  badTitle: "This invitation no longer works",
  badText:
    "It was accepted already, revoked, or is older than 7 days. Ask an administrator of the account for a new one. If you have joined already, sign in as usual.",
  signIn: "Sign in",

  chooseTitle: "Which account?",
  chooseLegend: "You are a member of several accounts",
};

/** The texts that every language has. */
export type MemberTexts = typeof members;
