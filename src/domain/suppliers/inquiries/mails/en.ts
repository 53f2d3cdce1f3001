/**
 * English texts of the mails to suppliers.
 */

/** Goods of a mail, written as the language has them. */
export interface MailedGoods {
  /** CN code with blanks. */
  readonly code: string;
  /** Names of the goods, in the language and in English; empty where there is none. */
  readonly name: string;
  /** Route; empty where none is named. */
  readonly route: string;
  /** Cost by default values, price, its period and break-even; undefined where default values cost nothing. */
  readonly pays: {
    readonly cost: string;
    readonly price: string;
    readonly period: string;
    readonly breakEven: string;
    /** Unit of the goods, a tonne or a MWh. */
    readonly unit: string;
  } | undefined;
}

/** Facts that a mail's sentences are made of. */
export interface InquiryMailFacts {
  /** Name of who asks. */
  readonly asker: string;
  /** Name of the installation. */
  readonly installation: string;
  /** Calendar year of the emissions. */
  readonly period: string;
  /** Day by which an answer is wanted. */
  readonly due: string;
  /** Last day on which the link works. */
  readonly until: string;
}

/** Words for a quarter and a week of a year. */
export interface PeriodWords {
  /** A quarter. */
  readonly quarter: (number: string, year: string) => string;
  /** A week. */
  readonly week: (number: string, year: string) => string;
}

/** Kinds of mails: a first one, a reminder, an answer that is sent back. */
export type InquiryMailKind = "asked" | "reminded" | "returned";

/** Texts of the mails in one language, and the way in which it writes numbers. */
export interface InquiryMails {
  /** Subjects. */
  readonly subject: Readonly<Record<InquiryMailKind, (facts: InquiryMailFacts) => string>>;
  /** First sentences. */
  readonly opening: Readonly<Record<InquiryMailKind, (facts: InquiryMailFacts) => string>>;
  /** Reason why the figures are asked for. */
  readonly why: (facts: InquiryMailFacts) => string;
  /** Title of the list of goods. */
  readonly goods: string;
  /** Line of one of the goods. */
  readonly good: (goods: MailedGoods) => string;
  /** Figures that are needed. */
  readonly needed: string;
  /** Day by which an answer is wanted, and how long the link works. */
  readonly when: (facts: InquiryMailFacts) => string;
  /** Consequence of no answer. */
  readonly without: string;
  /** Title of the asker's own words. */
  readonly message: (facts: InquiryMailFacts) => string;
  /** Title of the remark on what was sent. */
  readonly remark: (facts: InquiryMailFacts) => string;
  /** Name of the link. */
  readonly link: string;
  /** Last sentences. */
  readonly closing: (facts: InquiryMailFacts) => string;
  /** Mark between two names of the same goods. */
  readonly between: string;
  /** A title with the mark before what it is of. */
  readonly titled: (title: string) => string;
  /** Units of goods. */
  readonly units: Readonly<Record<"t" | "MWh", string>>;
  /** A period of certificate prices. */
  readonly period: PeriodWords;
  /** Decimal mark. */
  readonly mark: "." | ",";
  /** A day as the language writes it, from `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) => `${asker} asks for emission values of ${period}, by ${due}`,
    reminded: ({ asker, period, due }) =>
      `Reminder: ${asker} waits for emission values of ${period}, by ${due}`,
    returned: ({ asker, period }) => `${asker} has a question about your emission values of ${period}`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker} imports goods of your installation ${installation} into the European Union and asks for their emissions in ${period}.`,
    reminded: ({ asker, installation, period }) =>
      `${asker} asked for the emissions of goods of your installation ${installation} in ${period}. No answer has come yet.`,
    returned: ({ asker, installation, period }) =>
      `Thank you for the emission values of ${installation} for ${period}. ${asker} sends them back with a remark: please look at them again and send them once more.`,
  },
  why: ({ asker }) =>
    `The EU's Carbon Border Adjustment Mechanism (CBAM, Regulation (EU) 2023/956) makes ${asker} pay for the emissions of these goods. Without your own figures it pays by default values, which are high on purpose.`,
  goods: "Goods",
  good: ({ code, name, route, pays }) =>
    `CN ${code}${name === "" ? "" : ` (${name})`}${route === "" ? "" : `, route ${route}`}${
      pays === undefined
        ? ""
        : `: EUR ${pays.cost} per ${pays.unit} by default values (certificate price of ${pays.period}: EUR ${pays.price}). Each tonne of CO2 below ${pays.breakEven} t per ${pays.unit} saves EUR ${pays.price}.`
    }`,
  needed:
    "Needed for each of them: direct emissions in tonnes of CO2 equivalent per tonne of goods, indirect ones (electricity) where they count, and where the figures come from. The page explains each field. If you have filled in the Commission's communication template for installations, drop that file there instead.",
  when: ({ due, until }) =>
    `Please answer by ${due}. The link works until ${until}, once, and needs no account.`,
  without: "Without an answer the default values stay, and your goods stay the dearer ones.",
  message: ({ asker }) => `${asker} writes:`,
  remark: ({ asker }) => `Remark of ${asker}:`,
  link: "Give the values",
  closing: ({ asker }) =>
    `You get this mail because ${asker} named your address. Whoever has the link can answer in your place: pass it on only to who shall. If it is not for you, do nothing.`,
  between: "; ",
  titled: (title) => `${title}:`,
  units: { t: "t", MWh: "MWh" },
  period: {
    quarter: (number, year) => `quarter ${number} of ${year}`,
    week: (number, year) => `week ${number} of ${year}`,
  },
  mark: ".",
  day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
};
