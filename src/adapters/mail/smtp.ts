/**
 * Mails to an SMTP server: TLS from the start (`smtps:`) or by STARTTLS, which is required when a password is sent.
 * @source RFC 5321, section 4.2.1 (which answers are final); RFC 3207; RFC 4954
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { Socket } from "node:net";
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

/** Time limits for the server's answers. */
export interface SmtpPatience {
  /** For the connection, and for the server's greeting. */
  readonly connectMs: number;
  /**
   * For each answer. One that comes later makes a second copy of a mail that the server has taken: scanning one takes
   * minutes on some servers. RFC 5321, section 4.5.3.2.6.
   */
  readonly answerMs: number;
  /** For all of an attempt, however busy the server looks; shorter than the outbox books a mail for. */
  readonly attemptMs: number;
}

const usualPatience: SmtpPatience = { connectMs: 10_000, answerMs: 180_000, attemptMs: 240_000 };

/** Codes of nodemailer for an answer about sender, receiver or text; log-in and TLS are the operator's to mend. */
const aboutTheMail: ReadonlyArray<unknown> = ["EENVELOPE", "EMESSAGE"];

/** The server's final word about this mail. */
const isFinal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "responseCode" in error && "code" in error &&
  Number(error.responseCode) >= 500 && aboutTheMail.includes(error.code);

/** Errors of a connection may have a code and no words. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === "" && "code" in error ? String(error.code) : error.message;
};

/** True where the server said something about sender, receiver or text: it is there, and takes who sends. */
const isAboutTheMail = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && aboutTheMail.includes(error.code);

const failureOf = (error: unknown): MailDeferred | MailRefused => {
  const message = wordsOf(error);
  return isFinal(error) ? new MailRefused({ message }) : new MailDeferred({ message });
};

/** State of the server in the log: once that it can't be used, with why, and once that it can again. Mails are tried again meanwhile. */
const tellingServer = () => {
  let isFailing = false;
  return {
    failed: (message: string): Effect.Effect<void> =>
      Effect.suspend(() => {
        const wasFailing = isFailing;
        isFailing = true;
        return wasFailing
          ? Effect.void
          : Effect.logWarning(`The mail server can't be used, and mails are tried again. ${message}`);
      }),
    works: Effect.suspend(() => {
      const wasFailing = isFailing;
      isFailing = false;
      return wasFailing ? Effect.logInfo("The mail server works again.") : Effect.void;
    }),
  };
};

const outOfTime = (attemptMs: number): MailDeferred =>
  new MailDeferred({ message: `The mail was not handed over within ${attemptMs / 1_000} seconds.` });

/**
 * One connection a mail; it ends with the attempt. A connection that is lost between a mail's last byte and the server's
 * word leaves open whether the mail was taken: then it is sent again, under the same message id, by which its receiver
 * knows it.
 */
export const layer = (
  { url, from }: SmtpSettings,
  { connectMs, answerMs, attemptMs }: SmtpPatience = usualPatience,
): Layer.Layer<Mailer> =>
  Layer.sync(Mailer, () => {
    const address = new URL(Redacted.value(url));
    // Its socket connects by the server's name, for which alone the program has permission; by itself nodemailer takes an address.
    const transport = () =>
      createTransport({
        socket: new Socket(),
        url: address.href,
        requireTLS: address.protocol === "smtp:" && address.username !== "",
        dnsTimeout: connectMs,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: answerMs,
      });
    const { failed, works } = tellingServer();
    return {
      send: (mail) =>
        Effect.tryPromise({
          try: (signal) => transport().sendMail({ ...messageOf(mail, from), signal }),
          catch: (error) => error,
        }).pipe(
          Effect.timeoutFail({ duration: attemptMs, onTimeout: () => outOfTime(attemptMs) }),
          Effect.tapBoth({
            onSuccess: () => works,
            onFailure: (error) => isAboutTheMail(error) ? works : failed(wordsOf(error)),
          }),
          Effect.mapError(failureOf),
          Effect.asVoid,
        ),
    };
  });
