/** Members of accounts, as tests make them: invited and joined without the mail. */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import { Members } from "../../src/application/accounts/members.ts";
import { newToken } from "../../src/application/accounts/secrets.ts";
import { Outbox } from "../../src/application/documents/document_ports.ts";
import type { Services } from "../../src/composition/features.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import type { Role } from "../../src/domain/accounts/roles.ts";
import { invitationMail } from "../../src/domain/accounts/sign_in_mail.ts";
import { emailAddressOfText } from "../../src/kernel/email_address.ts";
import { type Browser, browser, membershipOf, type Seen, valueOf } from "./session_browser.ts";

/** A person with a browser that is signed in. */
export interface Person {
  readonly email: string;
  readonly it: Browser;
}

/** An address that nobody has. */
export const freshAddress = (): string => `${crypto.randomUUID()}@example.com`;

/** An invitation of the account's holder. @returns its token, which a mail would bring */
export const invited = (
  holder: string,
  email: string,
  role: Role,
): Effect.Effect<string, OperatorRefused | ServiceUnavailable, Services> =>
  Effect.gen(function* () {
    const person = yield* membershipOf(holder);
    const to = emailAddressOfText(email);
    assert.ok(to !== undefined);
    const token = newToken();
    const link = { mailId: crypto.randomUUID(), to, url: "https://x.example/", host: "x.example" };
    const mail = invitationMail({ ...link, language: "en" }, { inviter: holder, account: holder });
    yield* (yield* Members).invite(person, { email, role, token, mail });
    yield* (yield* Outbox).deliverDue;
    yield* TestClock.adjust("1 second");
    return token;
  });

/** A member of the holder's account in the role, with a browser. */
export const joined = (
  holder: string,
  role: Role,
  email = freshAddress(),
): Effect.Effect<Person, OperatorRefused | ServiceUnavailable, Services> =>
  Effect.gen(function* () {
    const token = yield* (yield* Members).join(yield* invited(holder, email, role));
    const it = yield* browser();
    it.jar.set("session", Option.getOrThrow(token));
    return { email, it };
  });

/** Id of the member on the account's page, as an administrator sees it. */
export const memberId = (administrator: Browser, email: string): Effect.Effect<string> =>
  Effect.map(administrator.get("/account/members"), ({ text }) => {
    const row = text.split("<tr").slice(1).find((each) => each.includes(email)) ?? "";
    return /\/account\/members\/([0-9a-f-]{36})/.exec(row)?.[1] ?? "";
  });

/** Sends a form of the account with the session's token. */
export const sent = (it: Browser, path: string, values: Record<string, string> = {}): Effect.Effect<Seen> =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get("/account"), "form_token");
    return yield* it.post(path, { form_token, ...values });
  });

/** Whether the browser has a session that is good. */
export const isIn = (it: Browser): Effect.Effect<boolean> =>
  Effect.map(it.get("/account"), ({ status }) => status === 200);
