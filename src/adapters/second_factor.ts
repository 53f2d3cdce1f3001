/**
 * Codes of authenticator programs: six digits, a new one every 30 seconds, one step to either side accepted.
 * @source RFC 6238
 */
import { Secret, TOTP } from "otpauth";

const issuer = "Customs Invoice and CBAM service";
const secretBytes = 20;
const stepMs = 30_000;
const written = /^\d{6}$/;

const totp = (secret: Secret, label = ""): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: stepMs / 1_000 });

/** A secret that was just made. */
export interface NewSecret {
  /** Base32. */
  readonly secret: string;
  /** `otpauth` address that authenticator programs read. */
  readonly uri: string;
}

/** @param label whose secret it is, as the program shows it */
export const newSecret = (label: string): NewSecret => {
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.base32, uri: totp(secret, label).toString() };
};

/** @returns the step of time that the code belongs to; undefined when it is wrong */
export const stepOfCode = (secret: string, code: string, nowMs: number): number | undefined => {
  const digits = code.replace(/\s/g, "");
  if (!written.test(digits)) return undefined;
  const delta = totp(Secret.fromBase32(secret)).validate({ token: digits, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / stepMs) + delta;
};
