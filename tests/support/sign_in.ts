/** What tests of signing in have in common. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Outbox } from "../../src/application/documents/document_ports.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { Seen } from "./session_browser.ts";
import { sentMails } from "./whole_service.ts";

const patienceMs = 120_000;

/** Delivers mails until it is so, or for so long that it never will be: what is asked for is handed over after its answer. */
export const deliveredUntil = (isSo: () => boolean): Effect.Effect<void, ServiceUnavailable, Outbox> =>
  Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    const endMs = performance.now() + patienceMs;
    while (!isSo() && performance.now() < endMs) {
      yield* deliverDue;
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
  });

/** The path of the newest link that was mailed to the address, once it was. */
export const mailedLink = (
  email: string,
  expectedOrigin = "http://service.test",
): Effect.Effect<string, ServiceUnavailable, Outbox> =>
  Effect.gen(function* () {
    const newest = () => sentMails.findLast(({ to }) => to === email);
    const before = newest();
    yield* deliveredUntil(() => newest() !== before);
    const mail = newest();
    assert.ok(mail !== undefined && mail !== before, `no mail to ${email}`);
    const found = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
    const { origin, pathname, search } = new URL(found);
    assert.equal(origin, expectedOrigin);
    return `${pathname}${search}`;
  });

/** Fails when another mail to the address is sent: what was asked for is handed over after its answer. */
export const noMailTo = (email: string): Effect.Effect<void, ServiceUnavailable, Outbox> =>
  Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    const count = () => sentMails.filter(({ to }) => to === email).length;
    const before = count();
    for (let tries = 0; tries < 20; tries++) {
      yield* deliverDue;
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
    assert.equal(count(), before, `mails to ${email}`);
  });

/** Whether the answer to a pressed button leads on: somebody is signed in. */
export const isSignedIn = (page: Seen): boolean => page.status === 303;
