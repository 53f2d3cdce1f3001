/**
 * The mail about an importer's year against the threshold, in the language of its receiver.
 */
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import type { OutgoingMail } from "../../documents/mail.ts";
import type { ThresholdMailFacts, ThresholdMails } from "../mails/en.ts";
import type { Importer, OwnStatus } from "../people/declarant.ts";
import type { ThresholdNotice } from "../threshold/notices.ts";
import { type ReminderAddress, reminderMail, thresholdTexts } from "./reminder_mail.ts";

/** A mail about the threshold, about to be sent. */
export interface ThresholdMail extends ReminderAddress {
  /** Importer whose year it is. */
  readonly importer: Pick<Importer, "id" | "eori" | "name">;
  /** Calendar year. */
  readonly year: number;
  /** Notice that the mail brings. */
  readonly notice: ThresholdNotice;
  /** The limit, tonnes. */
  readonly limitT: Decimal;
  /** True if the year is over. */
  readonly isOver: boolean;
  /** The importer's own status; undefined where it has none. */
  readonly status: OwnStatus | undefined;
}

const factsOf = (
  { importer, year, notice, limitT, isOver, status }: ThresholdMail,
  own: ThresholdMails,
): ThresholdMailFacts => ({
  importer: importer.name,
  eori: importer.eori,
  year: String(year),
  day: own.day(notice.reached.day),
  total: own.number(toText(notice.reached.runningT)),
  limit: own.number(toText(limitT)),
  isOver,
  lacksStatus: status === undefined,
});

/** Returns the mail; its id is the same for the same receiver, importer, year and notice. */
export const thresholdMail = (mail: ThresholdMail): OutgoingMail => {
  const { importer, year, notice, language } = mail;
  const own = thresholdTexts[language];
  const facts = factsOf(mail, own);
  const { subject, paragraphs, link, closing } = own[notice.kind];
  return reminderMail(mail, {
    about: [`threshold ${importer.id} ${year} ${notice.kind}`],
    subject: subject(facts),
    paragraphs: paragraphs(facts),
    link,
    path: `/imports?${new URLSearchParams({ importer: importer.id, year: String(year) })}`,
    closing,
  });
};
