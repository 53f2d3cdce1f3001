/**
 * English words of the calendar: a line for each kind of date, and the remark about weekends.
 */
import type { DateKind } from "../dates.ts";

/** Words of a calendar in one language. */
export interface CalendarTexts {
  /** Name of the whole calendar. */
  readonly name: (year: number) => string;
  /** Subject of a date. @param about the period or year, as the language has it */
  readonly summaries: Readonly<Record<DateKind, (about: string) => string>>;
  /** Remark on a day that is no working day. @param monday the Monday after it, as the language writes days */
  readonly weekend: (monday: string) => string;
}

/** English words of the calendar. */
export const calendar: CalendarTexts = {
  name: (year) => `CBAM ${year}`,
  summaries: {
    quarterly_price: (about) => `Price of ${about} is published`,
    weekly_prices_begin: () => "Weekly prices begin",
    sale_begins: () => "Sale of certificates begins",
    declaration_after_revocation: (about) => `CBAM declaration for ${about} after a revocation`,
    surrender_after_revocation: (about) => `Surrender for ${about} after a revocation`,
    order_certificates: (about) => `Order certificates for the end of ${about}`,
    holding: (about) => `Half of the year's emissions must be held at the end of ${about}`,
    threshold_assessment: (about) => `Threshold of ${about} is assessed by the Commission`,
    alternative_default_values: (about) => `Alternative default values for ${about}`,
    declaration_and_surrender: (about) => `CBAM declaration and surrender for ${about}`,
    buy_back_request: (about) =>
      `Last day to ask for buying back certificates after the declaration for ${about}`,
    cancellation: (about) => `Certificates of ${about} are cancelled`,
    end_of_records: (about) => `Records of imports of ${about} may end`,
  },
  weekend: (monday) => `A weekend: the Monday after is ${monday}. Public holidays are not counted.`,
};
