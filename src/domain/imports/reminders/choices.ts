/**
 * Reminders that a member chooses, and those that one gets who chose nothing. Decision 0152.
 */
import type { MailLanguage } from "../../documents/mail_language.ts";

/** Most days before a date on which its mail may come. */
const mostDaysBefore = 60;

/** Choice of a member. */
export interface ReminderChoice {
  /** Mails about new certificate prices. */
  readonly prices: boolean;
  /** Mails about 90 % of the threshold and the limit. */
  readonly threshold: boolean;
  /** Mails about dates of the calendar. */
  readonly dates: boolean;
  /** Days before a date on which its mail comes, 1 to 60. */
  readonly daysBefore: number;
}

/** Choice of who chose nothing. */
export const usualChoice: ReminderChoice = { prices: true, threshold: true, dates: true, daysBefore: 14 };

/** Returns the days of a text; undefined for what is no whole number from 1 to 60. */
export const daysBeforeOf = (text: string): number | undefined => {
  const days = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= mostDaysBefore ? days : undefined;
};

/** Receiver of reminders: a member, or an account's own address that has not signed in yet. */
export interface ReminderReceiver {
  /** Id under which the reminders of the receiver are kept. */
  readonly id: string;
  /** Address as it was written. */
  readonly email: string;
  /** Language of its mails. */
  readonly language: MailLanguage;
}
