/** Acts of an account's members that are recorded by person. Decision 0150. */
import type { KeyRecord } from "./access.ts";

/** Names of acts. */
export const acts = [
  "member.invited",
  "invitation.revoked",
  "member.joined",
  "member.role",
  "member.removed",
  "member.left",
  "account.made",
  "account.named",
  "account.handed-over",
  "passkey.added",
  "passkey.removed",
  "key.made",
  "key.revoked",
  "table.calculated",
  "report.saved",
  "invoice.made",
  "imports.changed",
] as const;
/** Name of an act. */
export type ActName = typeof acts[number];

/** One act, as it is recorded. */
export interface Act {
  /** Name of the act. */
  readonly act: ActName;
  /** Subject of the act: an address, a key's or a passkey's name, a path. */
  readonly subject: string;
}

/** Act of revoking a key, which is known by its name and its end. */
export const keyRevoked = ({ name, lastFour }: Pick<KeyRecord, "name" | "lastFour">): Act => ({
  act: "key.revoked",
  subject: `${name} …${lastFour}`.trim(),
});
