/** A browser without a window: it keeps cookies, names its origin with forms, and finds values on pages. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { BrowserSession, type Membership } from "../../src/application/accounts/browser_session.ts";
import { Operator } from "../../src/application/ports.ts";
import type { Services } from "../../src/composition/features.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import type { TierName } from "../../src/contract/access.ts";
import type { EdgeOptions } from "../../src/http/server/app.ts";
import { openEdge } from "./service.ts";
import { client, freshPeer } from "./whole_service.ts";

/** A page as it came, redirects not followed. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Origin that the pages are of. */
export const ownOrigin = "http://service.test";

const seen = (response: Response): Effect.Effect<Seen> =>
  Effect.promise(async () => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));

/** @returns the value of a form's field on the page */
export const valueOf = ({ text }: Seen, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";

/** Forms with a file, which no page can hold. */
export const uploads: ReadonlySet<string> = new Set([
  "/tables/calculate",
  "/imports/sheet",
  "/imports/books",
  "/suppliers/installations/:id/template",
  "/suppliers/values/:id/files",
  "/operator/data-sets/preview",
]);

/** What the page holds, and would send. */
export const heldIn = ({ text }: Seen): Record<string, string> => {
  const [, form = ""] = /<form method="post" action="[^"]*"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
  return Object.fromEntries(
    Array.from(
      form.matchAll(/name="([^"]+)" value="([^"]*)"/g),
      ([, name = "", value = ""]) => [name, value],
    ),
  );
};

/** A browser, whose cookies can be looked at and changed. */
export interface Browser {
  readonly jar: Map<string, string>;
  readonly get: (path: string, headers?: Record<string, string>) => Effect.Effect<Seen>;
  /** Sends a form as a browser does that stands on a page of the service, unless other headers are given. */
  readonly post: (
    path: string,
    form: Record<string, string> | Array<[string, string]>,
    headers?: Record<string, string>,
  ) => Effect.Effect<Seen>;
  /** Sends a form with a file. */
  readonly upload: (
    path: string,
    form: FormData,
    headers?: Record<string, string>,
  ) => Effect.Effect<Seen>;
}

/** A browser at an address. */
export const browser = (
  peer = freshPeer(),
  edge: EdgeOptions = openEdge,
): Effect.Effect<Browser, never, Services> =>
  Effect.map(client(peer, edge), (send) => {
    const jar = new Map<string, string>();
    const keep = (response: Response): Response => {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";");
        const [name = "", value = ""] = pair.split("=");
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    const cookies = (): Record<string, string> =>
      jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const ask = (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
      send(path, { redirect: "manual", ...init, headers: { ...cookies(), ...init.headers } }).pipe(
        Effect.map(keep),
        Effect.flatMap(seen),
      );
    const fromOwnPage = { "origin": edge.publicOrigin ?? ownOrigin, "sec-fetch-site": "same-origin" };
    return {
      jar,
      get: (path, headers = {}) => ask(path, { headers }),
      upload: (path, form, headers = fromOwnPage) => ask(path, { method: "POST", headers, body: form }),
      post: (path, form, headers = fromOwnPage) =>
        ask(path, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
          body: new URLSearchParams(form).toString(),
        }),
    };
  });

/** A new account's address. */
export const account = (
  tier: TierName = "enterprise",
): Effect.Effect<string, OperatorRefused | ServiceUnavailable, Operator> =>
  Effect.gen(function* () {
    const email = `${crypto.randomUUID()}@example.com`;
    yield* (yield* Operator).createAccount(email, tier);
    return email;
  });

/** The only membership of an address. */
export const membershipOf = (
  email: string,
): Effect.Effect<Membership, ServiceUnavailable, BrowserSession> =>
  Effect.gen(function* () {
    const [found, ...others] = yield* (yield* BrowserSession).membershipsOf(email);
    assert.ok(found !== undefined && others.length === 0, email);
    return found;
  });

/** A browser that is signed in as an address, without the mail. */
export const signedIn = (
  email: string,
): Effect.Effect<Browser, ServiceUnavailable, Services> =>
  Effect.gen(function* () {
    const it = yield* browser();
    it.jar.set("session", yield* (yield* BrowserSession).begin(yield* membershipOf(email)));
    return it;
  });
