/**
 * Mails as files, one a mail under its message id, that any mail program opens: for a service without an SMTP server.
 * @source RFC 5322
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Mailer } from "../../application/documents/document_ports.ts";
import { StartFailed } from "../../application/start_failed.ts";
import { MailDeferred } from "../../domain/documents/mail_failures.ts";
import type { EmailAddress } from "../../kernel/email_address.ts";
import type { ReadyMail } from "../../domain/documents/mail.ts";
import { replaceFile } from "../storage/atomic_file.ts";
import { privateDirectory } from "../storage/private_directory.ts";
import { unusable } from "../storage/unusable.ts";
import { messageOf } from "./message.ts";

/** Directory for the files, and sender of the mails. */
export interface EmlSettings {
  readonly directory: string;
  readonly from: EmailAddress;
}

/** @fails StartFailed when the directory can't be made */
export const layer = ({ directory, from }: EmlSettings): Layer.Layer<Mailer, StartFailed> => {
  const write = async (mail: ReadyMail): Promise<void> => {
    const { createTransport } = await import("nodemailer");
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(messageOf(mail, from));
    if (!(message instanceof Uint8Array)) throw new Error("the message was not composed in memory");
    await replaceFile({ path: `${directory}/${mail.messageId}.eml`, temporaryDirectory: directory }, message);
  };
  return Layer.effect(
    Mailer,
    Effect.as(
      Effect.tryPromise({
        try: () => privateDirectory(directory),
        catch: (error) => new StartFailed({ message: unusable(`The directory ${directory}`, error) }),
      }),
      {
        send: (mail) =>
          Effect.tryPromise({
            try: () => write(mail),
            catch: (error) => new MailDeferred({ message: String(error) }),
          }),
      },
    ),
  );
};
