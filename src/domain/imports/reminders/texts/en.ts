/**
 * English texts of reminders about prices and dates, and the line that every reminder ends with.
 */

/** A new price, written as the language has it. */
export interface PriceFacts {
  /** Period of the price. */
  readonly period: string;
  /** The price, EUR per tCO2e. */
  readonly price: string;
  /** Day of publication. */
  readonly day: string;
  /** Year of the imports, or several. */
  readonly year: string;
}

/** Change of one importer's year, written as the language has it. */
export interface ChangeFacts {
  /** Name of the importer. */
  readonly importer: string;
  /** EORI number of the importer. */
  readonly eori: string;
  /** Year of the imports. */
  readonly year: string;
  /** Cost before, EUR. */
  readonly before: string;
  /** Cost now, EUR. */
  readonly after: string;
  /** Difference with its sign, EUR. */
  readonly difference: string;
}

/** Numbers of imports that a price changes. */
export interface ChangedNumbers {
  /** Those that get the price of their period. */
  readonly priced: number;
  /** Those whose price was corrected. */
  readonly repriced: number;
  /** Those that stay estimated. */
  readonly estimated: number;
}

/** Texts of reminders in one language. */
export interface ReminderTexts {
  /** Subject of the mail about a price. */
  readonly priceSubject: (facts: PriceFacts) => string;
  /** First paragraph of it. */
  readonly priceLead: (facts: PriceFacts) => string;
  /** First paragraph of it, for the price of a week in which certificates are bought. */
  readonly weekLead: (facts: PriceFacts) => string;
  /** Numbers of imports, as a list in words. */
  readonly numbers: (numbers: ChangedNumbers) => string;
  /** Cost of an importer whose imports need certificates. */
  readonly due: (facts: ChangeFacts, numbers: string) => string;
  /** Cost of an importer below the threshold, if it were exceeded. */
  readonly below: (facts: ChangeFacts, numbers: string) => string;
  /** Sentence about importers that the mail doesn't list. */
  readonly more: (count: number) => string;
  /** Name of the link to the ledger. */
  readonly ledger: string;
  /** Subject of the mail about dates. @param more number of the other dates of the mail */
  readonly dateSubject: (day: string, summary: string, more: number) => string;
  /** First paragraph of it. */
  readonly dateLead: string;
  /** Name of the link to the calendar. */
  readonly calendar: string;
  /** Line about why the mail came. */
  readonly why: string;
  /** Line in front of the address where reminders are switched off. */
  readonly off: string;
  /** A name in front of what it names, on a line of its own. */
  readonly titled: (name: string) => string;
  /** A period of prices, or a year. */
  readonly period: (period: string) => string;
  /** Word between the last two of a list, with its spaces. */
  readonly and: string;
  /** Mark between thousands. */
  readonly thousands: string;
}

const of = (count: number, one: string, many: string): ReadonlyArray<string> =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** English texts. */
export const reminderTexts: ReminderTexts = {
  priceSubject: ({ period, price }) => `CBAM price of ${period}: ${price} EUR`,
  priceLead: ({ period, price, day, year }) =>
    `The certificate price of ${period} is ${price} EUR per tonne of CO2e (published on ${day}). For your imports of ${year} it changes the following.`,
  weekLead: ({ period, price, day, year }) =>
    `A certificate bought in ${period} costs ${price} EUR per tonne of CO2e (published on ${day}). Your imports of ${year} are estimated at this price until their certificates are bought.`,
  numbers: ({ priced, repriced, estimated }) =>
    [
      ...of(priced, "import gets its price", "imports get their price"),
      ...of(repriced, "import gets a corrected price", "imports get a corrected price"),
      ...of(estimated, "import is estimated anew", "imports are estimated anew"),
    ].join(", "),
  due: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}): ${numbers}. Cost of ${year}: ${before} EUR before, ${after} EUR now, difference ${difference} EUR.`,
  below: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}), outside the duties of ${year} so far: ${numbers}. Should they apply: ${before} EUR before, ${after} EUR now, difference ${difference} EUR.`,
  more: (count) => count === 1 ? "One more importer changes." : `${count} more importers change.`,
  ledger: "See the year",
  dateSubject: (day, summary, more) =>
    more === 0 ? `CBAM, ${day}: ${summary}` : `CBAM, ${day}: ${summary} (and ${more} more)`,
  dateLead: "The next dates of the CBAM calendar:",
  calendar: "See the year and its dates",
  why: "You get this mail because you belong to an account with a ledger of imports. It is sent once.",
  off: "Choose or switch off reminders",
  titled: (name) => `${name}:`,
  period: (period) => period.replace(/^(\d{4})-W0?(\d+)$/, "week $2 of $1"),
  and: " and ",
  thousands: ",",
};
