/** Tokens of forms, which follow from the signing secret and the session. */
import * as Redacted from "effect/Redacted";
import { createHmac, hkdfSync } from "node:crypto";

const formKeyBytes = 32;

/** Token that forms bring back: it follows from the session, and only the service can make it. */
export const formTokens = (secret: Redacted.Redacted<string>): (sessionId: string) => string => {
  const key = new Uint8Array(hkdfSync("sha256", Redacted.value(secret), "", "browser forms 1", formKeyBytes));
  return (sessionId) => createHmac("sha256", key).update(sessionId).digest("base64url");
};
