/**
 * E-mail addresses of requests: one rule, which the mailer shares. Contract sections 2.9 and 4.7.
 */
import * as Schema from "effect/Schema";
import { type EmailAddress as EmailAddressValue, emailAddressOfText } from "../../kernel/email_address.ts";
import { explained, type Fault, type Rule, scalar } from "./scalar.ts";

/** White space around an address, or a name before it. */
const explain = (sent: unknown): Fault => {
  const text = typeof sent === "string" ? sent.trim() : "";
  const suggestion = emailAddressOfText(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);
  return suggestion === undefined ? { code: "format" } : { code: "format", suggestion };
};

const address: Rule<string, EmailAddressValue> = {
  identifier: "EmailAddress",
  expected: "exactly one e-mail address in ASCII letters, such as name@example.com",
  read: (sent) => typeof sent === "string" ? emailAddressOfText(sent) : undefined,
  explain,
  example: "name@example.com",
  jsonSchema: { type: "string", format: "email", maxLength: 254 },
};

/** An address that mail goes to. */
export const EmailAddress: Schema.Schema<EmailAddressValue, string> = scalar(address);

/** An address that mail goes to, or null for no mail. */
export const Receiver: Schema.Schema<EmailAddressValue | null, string | null> = explained(
  Schema.NullOr(EmailAddress),
  { identifier: "Receiver", expected: `${address.expected}, or null for no mail`, explain },
);

/** An address that is printed. */
export const PrintedEmailAddress: Schema.Schema<string, string> = scalar<string, string>(address);
