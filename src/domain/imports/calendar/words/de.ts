/**
 * German words of the calendar.
 */
import type { CalendarTexts } from "./en.ts";

/** German words of the calendar. */
export const calendar: CalendarTexts = {
  name: (year) => `CBAM ${year}`,
  summaries: {
    quarterly_price: (about) => `Preis erscheint: ${about}`,
    weekly_prices_begin: () => "Wöchentliche Preise beginnen",
    sale_begins: () => "Verkauf der Zertifikate beginnt",
    declaration_after_revocation: (about) => `CBAM-Erklärung für ${about} nach einem Widerruf`,
    surrender_after_revocation: (about) => `Abgabe für ${about} nach einem Widerruf`,
    order_certificates: (about) => `Letzter Tag, Zertifikate zu bestellen (${about})`,
    holding: (about) => `Die Hälfte der Emissionen des Jahres muss gedeckt sein (${about})`,
    threshold_assessment: (about) => `Kommission überprüft die Schwelle für ${about}`,
    alternative_default_values: (about) => `Alternative Standardwerte für ${about}`,
    declaration_and_surrender: (about) => `CBAM-Erklärung und Abgabe für ${about}`,
    buy_back_request: (about) =>
      `Letzter Tag, den Rückkauf von Zertifikaten nach der Erklärung für ${about} zu beantragen`,
    cancellation: (about) => `Zertifikate von ${about} werden gelöscht`,
    end_of_records: (about) => `Aufbewahrung der Einfuhren von ${about} darf enden`,
  },
  weekend: (monday) =>
    `Ein Wochenende: Der Montag danach ist der ${monday}. Feiertage sind nicht berücksichtigt.`,
};
