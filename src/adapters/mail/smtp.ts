/**
 * Mails to an SMTP server: TLS from the start (`smtps:`) or by STARTTLS, which is required when a password is sent.
 * @source RFC 5321, section 4.2.1 (which answers are final); RFC 3207; RFC 4954
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { createTransport } from "nodemailer";
import { Mailer } from "../../application/documents/document_ports.ts";
import { MailDeferred, MailRefused } from "../../domain/documents/mail_failures.ts";
import type { EmailAddress } from "../../kernel/email_address.ts";
import { messageOf } from "./message.ts";

/** The server, and whom mails come from. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user name and password where the server asks for them. */
  readonly url: Redacted.Redacted<string>;
  readonly from: EmailAddress;
}

const connectTimeoutMs = 10_000;
const answerTimeoutMs = 60_000;

/** What nodemailer calls an answer about sender, receiver or text; log-in and TLS are the operator's to mend. */
const aboutTheMail: ReadonlyArray<unknown> = ["EENVELOPE", "EMESSAGE"];

/** The server's final word about this mail. */
const isFinal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "responseCode" in error && "code" in error &&
  Number(error.responseCode) >= 500 && aboutTheMail.includes(error.code);

const failureOf = (error: unknown): MailDeferred | MailRefused => {
  const message = error instanceof Error ? error.message : String(error);
  return isFinal(error) ? new MailRefused({ message }) : new MailDeferred({ message });
};

/** One connection a mail. */
export const layer = ({ url, from }: SmtpSettings): Layer.Layer<Mailer> =>
  Layer.sync(Mailer, () => {
    const address = new URL(Redacted.value(url));
    const transport = createTransport({
      url: address.href,
      requireTLS: address.protocol === "smtp:" && address.username !== "",
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: answerTimeoutMs,
    });
    return {
      send: (mail) =>
        Effect.asVoid(Effect.tryPromise({
          try: () => transport.sendMail(messageOf(mail, from)),
          catch: failureOf,
        })),
    };
  });
