/** Inquiries to suppliers as their two sides use them: calls of the account, and forms of whoever has the link. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { Outbox } from "../../src/application/documents/document_ports.ts";
import { InquiryAnswer, InquiryChanged } from "../../src/contract/answers/suppliers/inquiries.ts";
import type { ReadyMail } from "../../src/domain/documents/mail.ts";
import type { ImportHolder } from "./import_calls.ts";
import { sentMails } from "./whole_service.ts";

export const inquiriesPath = "/api/v1/cbam/inquiries";

/** A question about fasteners to a supplier in Turkey. */
export const question = {
  asker: "Muster GmbH",
  email: "emissions@karadeniz.example",
  language: "tr",
  reporting_period: 2026,
  goods: [{ cn_code: "73181595", production_route: "(C)" }],
  due: "2026-12-31",
};

/** Mails to an address, once all that is due was handed over. */
export const mailsTo = (address: string): Effect.Effect<ReadonlyArray<ReadyMail>, never, Outbox> =>
  Effect.orDie(Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
    return sentMails.filter(({ to }) => to === address);
  }));

/** The token of a mail's link. */
export const tokenIn = ({ text }: Pick<ReadyMail, "text">): string => {
  const token = /\/inquiry\?token=([\w-]{43})/.exec(text)?.[1];
  assert.ok(token !== undefined, text);
  return token;
};

const changed = Schema.decodeUnknownSync(InquiryChanged);

/** An inquiry that was asked, with its first mail. */
export interface AskedInquiry {
  readonly inquiry: typeof InquiryChanged.Type["inquiry"];
  readonly email: string;
  readonly mail: ReadyMail;
  readonly token: string;
}

/** Asks a supplier of its own. @returns the inquiry, and the token of its mail */
export const ask = (
  { post }: Pick<ImportHolder, "post">,
  installation: string,
  more: Readonly<Record<string, unknown>> = {},
): Effect.Effect<AskedInquiry, never, Outbox> =>
  Effect.gen(function* () {
    const email = `s${crypto.randomUUID().slice(0, 8)}@karadeniz.example`;
    const { status, text, body } = yield* post(inquiriesPath, { installation, ...question, email, ...more });
    assert.equal(status, 200, text);
    assert.doesNotMatch(text, /token/);
    const [mail] = yield* mailsTo(email);
    assert.ok(mail !== undefined);
    return { inquiry: changed(body).inquiry, email, mail, token: tokenIn(mail) };
  });

/** An inquiry that its supplier answered over a socket. @returns its id */
export const answeredInquiry = (
  calls: Pick<ImportHolder, "post">,
  origin: string,
  installation: string,
  more: Readonly<Record<string, unknown>> = {},
): Effect.Effect<string, never, Outbox> =>
  Effect.gen(function* () {
    const { inquiry, token } = yield* ask(calls, installation, more);
    const form = formOf(token, { "0.direct_t_per_t": "2.1", "0.state": "operator" });
    const [status, text] = yield* Effect.promise(async () => {
      const response = await fetch(new URL("/inquiry", origin), form);
      return [response.status, await response.text()] as const;
    });
    assert.equal(status, 200, text);
    return inquiry.id;
  });

/** @returns an inquiry with its answers, as a call tells it */
export const inquiryOf: (body: unknown) => typeof InquiryAnswer.Type = Schema.decodeUnknownSync(
  InquiryAnswer,
);

/** What stands in the fields and choices of the form behind a link. */
export const standing = (html: string): Readonly<Record<string, string>> => {
  const values = new Map<string, string>();
  for (const [input] of html.matchAll(/<input[^>]*type="text"[^>]*>/g)) {
    values.set(/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
  for (
    const [, name = "", options = ""] of html.matchAll(/<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)
  ) {
    const chosen = options.match(/<option[^>]*>/g)?.find((option) => option.includes("selected"));
    if (chosen !== undefined) values.set(name, /value="([^"]*)"/.exec(chosen)?.[1] ?? "");
  }
  values.set("remark", />([^<]*)<\/textarea>/.exec(html)?.[1] ?? "");
  return Object.fromEntries(values);
};

/** A form of the page, as a browser sends it. */
export const formOf = (
  token: string,
  values: Readonly<Record<string, string | File>>,
  lang = "en",
): RequestInit => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, lang, do: "send", ...values })) {
    form.append(name, value);
  }
  return { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body: form };
};
