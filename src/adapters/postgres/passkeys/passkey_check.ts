/**
 * Passkeys as browsers make and use them: options for them, and the check of what a device signed. The library keeps the thread for
 * a third of a second while it is loaded: it is when the first device has signed something, for options anybody may ask. The person is verified by the device each time, as a passkey alone signs in; what make of device it is
 * isn't asked, and a statement with certificates is refused before anything follows the addresses in them.
 * @source W3C Web Authentication, Level 3, sections 7.1 and 7.2
 */
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Buffer } from "node:buffer";
import { parse } from "uuid";
import type { PasskeyAnswer } from "../../../application/accounts/passkeys.ts";
import { newToken } from "../../../application/accounts/secrets.ts";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import { challengeMs, type RelyingParty } from "../../../domain/accounts/passkey.ts";
import { requireUsableKey, UnusableKey } from "./passkey_key.ts";

const serviceName = "Customs Invoice and CBAM service";

const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** Options as they leave, in JSON of browsers, with the challenge in them. */
interface Options {
  readonly challenge: string;
  readonly [name: string]: unknown;
}

/** Answer of a device that proves nothing. */
export class Unproven extends Data.TaggedError("Unproven")<{ readonly reason: string }> {}

/** Public part of a passkey. */
export interface PublicPasskey {
  /** Base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** Longest answer that is read: an answer has about one kilobyte. */
const longestAnswer = 16_000;
const longestCredentialId = 1_400;

const base64url = Schema.String.pipe(Schema.pattern(/^[\w-]+$/));
const ofCredential = {
  id: base64url.pipe(Schema.maxLength(longestCredentialId)),
  rawId: base64url,
  type: Schema.Literal("public-key"),
};
const Registration = Schema.parseJson(Schema.Struct({
  ...ofCredential,
  response: Schema.Struct({ clientDataJSON: base64url, attestationObject: base64url }),
}));
const Assertion = Schema.parseJson(Schema.Struct({
  ...ofCredential,
  response: Schema.Struct({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
}));

const unproven = (cause: unknown): Unproven =>
  new Unproven({ reason: cause instanceof Error ? cause.message : "It could not be read." });

const readerOf = <Value, Encoded>(schema: Schema.Schema<Value, Encoded>) => {
  const decode = Schema.decodeUnknown(schema);
  return (text: string): Effect.Effect<Value, Unproven> =>
    text.length > longestAnswer
      ? new Unproven({ reason: "It is too long." })
      : Effect.mapError(decode(text), () => new Unproven({ reason: "It is no credential." }));
};

const registrationOf = readerOf(Registration);
/** Reads an assertion, by which a device signs in. @fails Unproven for a text that is none */
export const assertionOf = readerOf(Assertion);
/** Assertion of a device, by which it signs in. */
export type PasskeyAssertion = typeof Assertion["Type"];

const handleOf = (memberId: string): Uint8Array<ArrayBuffer> => new Uint8Array(parse(memberId));

/** Signatures that are checked, the preferred one first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

const credentialOf = (id: string) => ({ id, type: "public-key" });

/** @returns options to make a passkey of the member; devices that hold one of those that are known make none */
export const creationOptions = (
  party: RelyingParty,
  { memberId, email, accountEmail }: Pick<Membership, "memberId" | "email" | "accountEmail">,
  known: ReadonlyArray<string>,
): Options => ({
  challenge: newToken(),
  rp: { name: serviceName, id: party.id },
  user: {
    id: Buffer.from(handleOf(memberId)).toString("base64url"),
    name: email,
    displayName: email === accountEmail ? email : `${email} (${accountEmail})`,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
  timeout: challengeMs,
  attestation: "none",
  excludeCredentials: known.map(credentialOf),
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
});

/** @returns options to use any passkey that the device has for the site */
export const requestOptions = (party: RelyingParty): Options => ({
  challenge: newToken(),
  rpId: party.id,
  timeout: challengeMs,
  userVerification: "required",
});

/**
 * @fails Unproven unless the device made the passkey for this site and challenge, and verified the person
 * @fails UnusableKey for a key that no signature can be checked with
 */
export const madePasskey = (
  party: RelyingParty,
  { challenge, credential }: PasskeyAnswer,
): Effect.Effect<PublicPasskey, Unproven | UnusableKey> =>
  Effect.flatMap(registrationOf(credential), (sent) =>
    Effect.tryPromise({
      try: async () => {
        const { decodeAttestationObject, isoBase64URL } = await helpers();
        const statement = decodeAttestationObject(isoBase64URL.toBuffer(sent.response.attestationObject));
        const form = statement.get("fmt");
        const isPlain = form === "none" ||
          form === "packed" && statement.get("attStmt").get("x5c") === undefined;
        if (!isPlain) throw new Error(`A statement of the form ${form} was not asked for.`);
        const checked = await (await library()).verifyRegistrationResponse({
          response: { ...sent, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
        });
        if (!checked.verified) throw new Error("The statement is not signed by the passkey.");
        const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
        if (credentialId !== sent.id) throw new Error("The passkey has another id than it says.");
        await requireUsableKey(publicKey);
        return { credentialId, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
      },
      catch: (cause) => cause instanceof UnusableKey ? cause : unproven(cause),
    }));

/** A passkey that is known, with its member. */
export interface KnownPasskey extends PublicPasskey {
  readonly memberId: string;
}

/**
 * @returns the device's new count
 * @fails Unproven unless the member's passkey signed this challenge for this site, verified the person, and counted on
 */
export const usedPasskey = (
  party: RelyingParty,
  challenge: string,
  { sent, known }: { readonly sent: PasskeyAssertion; readonly known: KnownPasskey },
): Effect.Effect<number, Unproven> =>
  Effect.tryPromise({
    try: async () => {
      const { isoBase64URL } = await helpers();
      if (sent.response.userHandle !== isoBase64URL.fromBuffer(handleOf(known.memberId))) {
        throw new Error("The passkey is another member's.");
      }
      const { credentialId: id, publicKey, counter } = known;
      const checked = await (await library()).verifyAuthenticationResponse({
        response: { ...sent, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
        requireUserVerification: true,
      });
      if (!checked.verified) throw new Error("The signature is not the passkey's.");
      return checked.authenticationInfo.newCounter;
    },
    catch: unproven,
  });
