/** Languages that mails have: those of the pages. */
export type MailLanguage = "en" | "de" | "fr";
