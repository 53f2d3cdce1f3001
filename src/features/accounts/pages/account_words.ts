/** An account in words: its name, where it has one, and its address. */
import type { Membership } from "../../../application/accounts/browser_session.ts";

/** @returns the words */
export const accountWords = (
  { accountName, accountEmail }: Pick<Membership, "accountName" | "accountEmail">,
): string => accountName === "" ? accountEmail : `${accountName} (${accountEmail})`;
