/**
 * Inquiries: requests to suppliers for values of their goods, answered by a link in a mail without an account. Each round of an
 * inquiry takes one answer; an answer that is sent back begins the next round. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import type { CnCode } from "../../../kernel/identifiers.ts";
import type { EmailAddress } from "../../../kernel/email_address.ts";
import { type CalendarDay, daysLater } from "../../../kernel/time/calendar.ts";
import type { FileName } from "../../documents/file_name.ts";
import type { SupplierFile } from "../attachment.ts";
import type { ValueFacts } from "../value.ts";

/** Languages that suppliers are written to in. */
export const supplierLanguages = ["en", "de", "fr", "zh", "tr", "hi"] as const;
/** Language of a supplier's mails and page. */
export type SupplierLanguage = typeof supplierLanguages[number];

/** Goods that values are asked for. */
export interface InquiredGoods {
  /** Eight digits of the Combined Nomenclature. */
  readonly cnCode: CnCode;
  /** Route; null where none is named. */
  readonly productionRoute: string | null;
}

/** Facts of an inquiry, which never change: all that the supplier sees of the importer. */
export interface InquiryFacts {
  /** Name by which the supplier knows who asks. */
  readonly asker: string;
  /** Receiver of the mails. */
  readonly receiver: EmailAddress;
  /** Address that answers to the mails go to; null for none. */
  readonly replyTo: EmailAddress | null;
  /** Language of mails and page. */
  readonly language: SupplierLanguage;
  /** Calendar year of the emissions. */
  readonly period: number;
  /** Goods, each once. */
  readonly goods: ReadonlyArray<InquiredGoods>;
  /** Words of the asker; null for none. */
  readonly message: string | null;
}

/** State of an inquiry: the supplier's turn, the asker's turn, taken, or withdrawn. */
export const inquiryStates = ["waiting", "received", "accepted", "revoked"] as const;
/** State of an inquiry. */
export type InquiryState = typeof inquiryStates[number];

/** An inquiry as it stands. */
export interface Inquiry {
  /** UUID. */
  readonly id: string;
  /** UUID of the installation. */
  readonly installationId: string;
  /** Facts that never change. */
  readonly facts: InquiryFacts;
  /** Day in Brussels on which it was made. */
  readonly askedOn: CalendarDay;
  /** State. */
  readonly state: InquiryState;
  /** Number of the round, from 1. */
  readonly round: number;
  /** Day on which the round began. */
  readonly roundOn: CalendarDay;
  /** Day by which an answer is wanted. */
  readonly dueOn: CalendarDay;
  /** Last day on which its links work. */
  readonly openUntil: CalendarDay;
  /** Remark by which the last answer was sent back; null in the first round. */
  readonly remark: string | null;
}

/** A value as a supplier sent it. */
export interface AnsweredValue extends InquiredGoods {
  /** Figures, judged as every other value is. */
  readonly facts: ValueFacts;
}

/** A table that an answer was read from. */
export interface AnswerFile {
  /** The file as the account keeps it. */
  readonly file: SupplierFile;
  /** Name that it is saved as. */
  readonly name: FileName;
}

/** Answer of a supplier in one round. */
export interface InquiryAnswer {
  /** Number of the round. */
  readonly round: number;
  /** Day in Brussels on which it was sent. */
  readonly sentOn: CalendarDay;
  /** Values in the order of the goods. */
  readonly values: ReadonlyArray<AnsweredValue>;
  /** Words of the supplier; null for none. */
  readonly remark: string | null;
  /** Tables that the supplier sent along. */
  readonly files: ReadonlyArray<AnswerFile>;
}

/** Returns whether a link of the inquiry takes an answer: waiting, in the link's own round, not too late. */
export const isOpen = (
  { state, round, openUntil }: Pick<Inquiry, "state" | "round" | "openUntil">,
  today: CalendarDay,
  linkRound: number,
): boolean => state === "waiting" && round === linkRound && today <= openUntil;

/** Returns the standing as it is told: links that work no more are `expired`. */
export const toldState = (inquiry: Inquiry, today: CalendarDay): InquiryState | "expired" =>
  inquiry.state === "waiting" && inquiry.openUntil < today ? "expired" : inquiry.state;

/**
 * Returns the reminder that is due: the number of days before the day by which an answer is wanted. Of several whose day has
 * come only the last is; none whose day was over when the round began.
 * @param daysBefore days before the due day on which reminders go out; 0 on that day
 */
export const reminderDue = (
  { state, roundOn, dueOn, openUntil }: Inquiry,
  today: CalendarDay,
  daysBefore: ReadonlyArray<number>,
): number | undefined => {
  if (state !== "waiting" || openUntil < today) return undefined;
  const come = daysBefore.filter((days) => {
    const day = daysLater(dueOn, -days);
    return day > roundOn && day <= today;
  });
  return come.length === 0 ? undefined : Math.min(...come);
};
