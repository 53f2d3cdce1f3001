/**
 * Links that the service signs and serves itself: a path, until when it is good, and what its document is saved as,
 * under an HMAC-SHA-256 of all three. The signature is looked at before the time, so a link that was changed is never
 * told to be late.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { createHmac, timingSafeEqual } from "node:crypto";
import { LinkSigner, type SignedPath } from "../../application/documents/document_ports.ts";
import { LinkChanged, LinkExpired } from "../../contract/failures.ts";
import { fileNameOfText } from "../../domain/documents/file_name.ts";

/** Link that a signature is made for. */
export interface SignedLink extends SignedPath {
  /** Seconds since 1970; the link is good up to and in that second. */
  readonly expiresAtSeconds: number;
}

type Secret = Redacted.Redacted<string>;

/** Keeps these signatures apart from whatever else the secret may sign. */
const purpose = "signed link 1";

const signatureOf = (
  secret: Secret,
  expires: string,
  { path, name }: { path: string; name: string },
): string =>
  createHmac("sha256", Redacted.value(secret)).update([purpose, path, expires, name].join("\n"))
    .digest("base64url");

/** The one spelling of a link's query. */
const queryOf = (parts: { readonly expires: string; readonly name: string; readonly signature: string }) =>
  `?${new URLSearchParams(parts)}`;

/** @returns the path with its query: `expires`, `name`, `signature`, in that order. */
export const sign = (secret: Secret, { path, fileName, expiresAtSeconds }: SignedLink): string => {
  const expires = String(expiresAtSeconds);
  const signature = signatureOf(secret, expires, { path, name: fileName });
  return path + queryOf({ expires, name: fileName, signature });
};

const changed = new LinkChanged({
  message: "This link is not as it was given out: use it unchanged, or ask for a new one.",
});

const late = new LinkExpired({ message: "This link's time is over: ask for a new one." });

/** As texts, in time that tells nothing: decoded, a signature with signs behind it would be the same. */
const isSame = (one: string, other: string): boolean => {
  const [own, given] = [Buffer.from(one), Buffer.from(other)];
  return own.length === given.length && timingSafeEqual(own, given);
};

/**
 * @param url as it was asked for; its origin doesn't count
 * @param nowSeconds since 1970
 * @fails LinkChanged when anything in it was changed, added, left out, or is written otherwise, LinkExpired when it is genuine and late
 */
export const verify = (
  secret: Secret,
  url: URL,
  nowSeconds: number,
): Either.Either<SignedLink, LinkChanged | LinkExpired> => {
  const { expires = "", name = "", signature = "" } = Object.fromEntries(url.searchParams);
  const isWhole = url.search === queryOf({ expires, name, signature });
  const isGenuine = isSame(signatureOf(secret, expires, { path: url.pathname, name }), signature);
  const fileName = fileNameOfText(name);
  if (!isWhole || !isGenuine || fileName === undefined) return Either.left(changed);
  const expiresAtSeconds = Number(expires);
  return nowSeconds > expiresAtSeconds
    ? Either.left(late)
    : Either.right({ path: url.pathname, fileName, expiresAtSeconds });
};

const nowSeconds = Effect.map(Clock.currentTimeMillis, (nowMs) => Math.floor(nowMs / 1_000));

/**
 * Signs and verifies by the clock.
 * @param secret signs
 * @param others secrets whose links are good as well while the secret is rotated
 */
export const layer = (secret: Secret, others: ReadonlyArray<Secret> = []): Layer.Layer<LinkSigner> =>
  Layer.succeed(LinkSigner, {
    sign: (what, validForSeconds) =>
      Effect.map(nowSeconds, (now) => sign(secret, { ...what, expiresAtSeconds: now + validForSeconds })),
    verify: (url) =>
      Effect.flatMap(nowSeconds, (now) => {
        const verdicts = [secret, ...others].map((each) => verify(each, url, now));
        return verdicts.find((verdict) => Either.isRight(verdict) || verdict.left._tag === "LinkExpired") ??
          Either.left(changed);
      }),
  });
