/**
 * One rule for e-mail addresses: an account's, an invoice's receiver, a party's, the sender's. What it accepts can be
 * mailed; nothing in it can become another header or another receiver.
 */
import * as Brand from "effect/Brand";

/** Exactly one address. */
export type EmailAddress = string & Brand.Brand<"EmailAddress">;
const emailAddress = Brand.nominal<EmailAddress>();

const atoms = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?";
const addressPattern = new RegExp(`^${atoms}(\\.${atoms})*@(${label}\\.)+${label}$`, "i");
/** Beginning of an encoded word (RFC 2047): some mail servers read another address out of it, of another domain. */
const encodedWord = "=?";
/**
 * Returns the mailbox of an address, by which addresses of one person are told to be the same: lower case, without what stands
 * behind a plus sign.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/u, "$1@");

/** Characters that an address may have. */
export const longestAddress = 254;
const longestLocalPart = 64;

/**
 * Returns the address when the text is exactly one, of ASCII characters.
 * @source RFC 5321, sections 4.1.2 and 4.5.3.1, without quoted local parts, address literals, SMTPUTF8 and encoded words
 */
export const emailAddressOfText = (text: string): EmailAddress | undefined =>
  text.length <= longestAddress && text.indexOf("@") <= longestLocalPart && addressPattern.test(text) &&
    !text.includes(encodedWord)
    ? emailAddress(text)
    : undefined;
