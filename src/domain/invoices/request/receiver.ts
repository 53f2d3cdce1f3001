/** Address that an invoice's documents are mailed to. An address that can't be mailed is an issue, never silence. */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import { type EmailAddress, emailAddressOfText } from "../../../kernel/email_address.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { remarkAt } from "./remark.ts";
import type { RequestedInvoice } from "./requested_invoice.ts";

/** Returns what to say about an account's address that no mail reaches. */
export const unmailable = (accountEmail: string): Issue =>
  remarkAt(["email"], {
    code: "missing",
    finding: { kind: "unmailable", address: accountEmail },
  });

/**
 * Returns the address; undefined where no mail is wanted; InvalidRequest when the account's own can't be mailed.
 * @param accountEmail where the documents go when the request names no address
 */
export const receiverOf = (
  { email }: Pick<RequestedInvoice, "email">,
  accountEmail: string,
): Either.Either<EmailAddress | undefined, InvalidRequest> => {
  if (email !== undefined) return Either.right(email ?? undefined);
  return Either.fromNullable(
    emailAddressOfText(accountEmail),
    () => invalidRequest([unmailable(accountEmail)]),
  );
};
