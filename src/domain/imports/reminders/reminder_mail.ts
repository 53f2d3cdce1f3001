/**
 * Mails that remind of something in an importer's year: their frame, and those about prices and dates. Each ends with the address of
 * the page where it is switched off. Decision 0152.
 */
import { type Decimal, isLess, toMoneyText, zero } from "../../../kernel/decimal.ts";
import type { EmailAddress } from "../../../kernel/email_address.ts";
import { sha256Hex } from "../../../kernel/sha256.ts";
import { escapedHtml } from "../../../kernel/text/html.ts";
import type { CertificatePrice } from "../../cbam/law/price.ts";
import { messageIdOfText, type OutgoingMail, senderNameOf, subjectOf } from "../../documents/mail.ts";
import type { MailLanguage } from "../../documents/mail_language.ts";
import { printed } from "../../documents/printed_number.ts";
import type { CalendarDate } from "../calendar/dates.ts";
import { calendar as germanCalendar } from "../calendar/words/de.ts";
import { calendar as englishCalendar, type CalendarTexts } from "../calendar/words/en.ts";
import { calendar as frenchCalendar } from "../calendar/words/fr.ts";
import { thresholdMails as germanMails } from "../mails/de.ts";
import { type ThresholdMails, thresholdMails as englishMails } from "../mails/en.ts";
import { thresholdMails as frenchMails } from "../mails/fr.ts";
import type { Importer } from "../people/declarant.ts";
import { hasChange, isWeekly, type PriceChange } from "./price_change.ts";
import { reminderTexts as german } from "./texts/de.ts";
import { type ReminderTexts, reminderTexts as english } from "./texts/en.ts";
import { reminderTexts as french } from "./texts/fr.ts";

/** Texts of each language that mails have. */
export type InMailLanguages<Texts> = Readonly<Record<MailLanguage, Texts>>;

const texts: InMailLanguages<ReminderTexts> = { en: english, de: german, fr: french };
const calendars: InMailLanguages<CalendarTexts> = {
  en: englishCalendar,
  de: germanCalendar,
  fr: frenchCalendar,
};
/** Texts of the mails about the threshold, which also write numbers and days. */
export const thresholdTexts: InMailLanguages<ThresholdMails> = {
  en: englishMails,
  de: germanMails,
  fr: frenchMails,
};

/** Path of the page where a member chooses reminders. */
export const remindersPath = "/account/reminders";

/** Whom a reminder goes to, and from which service. */
export interface ReminderAddress {
  /** Id of the receiver. */
  readonly receiverId: string;
  /** Receiver of the mail. */
  readonly to: EmailAddress;
  /** Language of the receiver's mails. */
  readonly language: MailLanguage;
  /** Origin of the service, as people reach it. */
  readonly origin: string;
}

/** Content of a reminder. */
export interface ReminderContent {
  /** Subjects of the reminder: the mail's id is made of them and of its receiver. */
  readonly about: ReadonlyArray<string>;
  /** Subject of the mail. */
  readonly subject: string;
  /** Sentences, each a paragraph. */
  readonly paragraphs: ReadonlyArray<string>;
  /** Name of the link. */
  readonly link: string;
  /** Path and query that the link leads to. */
  readonly path: string;
  /** Why the mail came; the usual line when it is left out. */
  readonly closing?: string;
}

const idDigits = 48;

/** Returns the mail; its id is the same for the same receiver, address and subjects: an account that changes hands stays one receiver. */
export const reminderMail = (
  { receiverId, to, language, origin }: ReminderAddress,
  { about, subject, paragraphs, link, path, closing = texts[language].why }: ReminderContent,
): OutgoingMail => {
  const messageId = messageIdOfText(
    `imports.${sha256Hex([receiverId, to.toLowerCase(), ...about].join("\n")).slice(0, idDigits)}`,
  );
  if (messageId === undefined) throw new Error("a hash is no id of a mail");
  const { off, titled } = texts[language];
  const [url, offUrl] = [`${origin}${path}`, `${origin}${remindersPath}`];
  const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`;
  const small = (html: string): string => paragraph(`<span style="color:#555">${html}</span>`);
  return {
    messageId,
    to,
    senderName: senderNameOf(""),
    replyTo: null,
    subject: subjectOf(subject),
    text: [
      ...paragraphs.flatMap((sentence) => [sentence, ""]),
      ...[titled(link), url, "", closing, titled(off), offUrl, ""],
    ].join("\n"),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${
        escapedHtml(subject)
      }</title></head>`,
      `<body style="font:15px/1.45 sans-serif;color:#111;margin:24px">`,
      ...paragraphs.map((sentence) => paragraph(escapedHtml(sentence))),
      paragraph(`<a href="${escapedHtml(url)}" style="font-weight:bold">${link}</a>`),
      small(`${escapedHtml(closing)} <a href="${escapedHtml(offUrl)}">${off}</a>`),
      "</body></html>\n",
    ].join("\n"),
    attachments: [],
  };
};

/** A day as the language's mails write it. */
const dayIn = (day: string, language: MailLanguage): string => thresholdTexts[language].day(day);

/** An amount in EUR with cents, as the language writes it. */
const moneyIn = (amount: Decimal, language: MailLanguage): string => {
  const { thousands } = texts[language];
  const [whole = "", cents = ""] = printed(amount, 2).split(".");
  return thresholdTexts[language].number(`${whole.replaceAll(",", "_")}.${cents}`).replaceAll("_", thousands);
};

/** Change of one importer's year by a price. */
export interface ImporterChange {
  /** The importer. */
  readonly importer: Pick<Importer, "eori" | "name">;
  /** Year of the imports. */
  readonly year: number;
  /** Imports that need certificates. */
  readonly due: PriceChange;
  /** Imports that would need them if the threshold were exceeded. */
  readonly below: PriceChange;
}

const mostImporters = 20;

/** Returns the mail about a new price, which changes something for one importer at least. */
export const priceMail = (
  address: ReminderAddress,
  about: string,
  { price, changes }: {
    readonly price: CertificatePrice;
    readonly changes: ReadonlyArray<ImporterChange>;
  },
): OutgoingMail => {
  const { language } = address;
  const own = texts[language];
  const years = [...new Set(changes.map(({ year }) => String(year)))];
  const facts = {
    period: own.period(price.period),
    price: thresholdTexts[language].number(toMoneyText(price.priceEurPerTco2e)),
    day: dayIn(price.publishedAt, language),
    year: years.join(own.and),
  };
  const sentence = (
    say: ReminderTexts["due"],
    { importer, year }: Pick<ImporterChange, "importer" | "year">,
    change: PriceChange,
  ) =>
    hasChange(change)
      ? [say({
        importer: importer.name,
        eori: importer.eori,
        year: String(year),
        before: moneyIn(change.beforeEur, language),
        after: moneyIn(change.afterEur, language),
        difference: `${isLess(zero, change.differenceEur) ? "+" : ""}${
          moneyIn(change.differenceEur, language)
        }`,
      }, own.numbers(change))]
      : [];
  const others = changes.length - mostImporters;
  return reminderMail(address, {
    about: [about],
    subject: own.priceSubject(facts),
    paragraphs: [
      isWeekly(price) ? own.weekLead(facts) : own.priceLead(facts),
      ...changes.slice(0, mostImporters).flatMap(({ due, below, ...of }) => [
        ...sentence(own.due, of, due),
        ...sentence(own.below, of, below),
      ]),
      ...(others > 0 ? [own.more(others)] : []),
    ],
    link: own.ledger,
    path: `/imports?year=${years[0] ?? ""}`,
  });
};

/** Returns the mail about dates, of which there is at least one. @param about the name of each */
export const datesMail = (
  address: ReminderAddress,
  about: ReadonlyArray<string>,
  dates: ReadonlyArray<CalendarDate>,
): OutgoingMail => {
  const { language } = address;
  const own = texts[language];
  const { summaries, weekend } = calendars[language];
  const summaryOf = ({ kind, about: period }: CalendarDate): string => summaries[kind](own.period(period));
  const sentenceOf = (date: CalendarDate): string => {
    const said = `${dayIn(date.day, language)} – ${summaryOf(date)}.`;
    return date.isWeekend ? `${said} ${weekend(dayIn(date.workingDay, language))}` : said;
  };
  const [first] = dates;
  return reminderMail(address, {
    about,
    subject: first === undefined
      ? own.calendar
      : own.dateSubject(dayIn(first.day, language), summaryOf(first), dates.length - 1),
    paragraphs: [own.dateLead, ...dates.map(sentenceOf)],
    link: own.calendar,
    path: "/imports",
  });
};
