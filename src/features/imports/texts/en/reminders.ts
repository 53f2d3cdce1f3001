/**
 * English words of the page for reminders.
 */

export const reminders = {
  title: "Reminders",
  lead: (email: string): string =>
    `Mails to ${email} about the imports of this account. Every member chooses for their own address.`,
  legend: "Send me a mail",
  kinds: {
    prices: "when a new certificate price is published",
    threshold: "when an importer passes 90 % of the threshold or the threshold",
    dates: "before dates of the CBAM calendar",
  },
  hints: {
    prices: "With what it changes: cost of your imports before and now.",
    threshold: "One mail for each, once a year for every importer.",
    dates: "Ordering and holding certificates, declaration, buying back. For accounts with a declarant.",
  },
  daysBefore: "Days before a date",
  daysHint: "From 1 to 60.",
  daysWrong: "Enter a whole number of days from 1 to 60, such as 14.",
  language: "The mails are in the language of this page when you save it.",
  save: "Save",
  saved: "Saved.",
};

/** The texts that every language has. */
export type ReminderPageTexts = typeof reminders;
