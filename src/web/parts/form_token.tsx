/** Token that every form of a session brings back, so that no other page can send it. */
import type { VNode } from "preact";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { maskedToken } from "../../application/accounts/secrets.ts";
import { formTokenName } from "../visit/session.ts";

export const FormToken = ({ signedIn }: { signedIn: SignedIn }): VNode => (
  <input type="hidden" name={formTokenName} value={maskedToken(signedIn.formToken)} />
);
