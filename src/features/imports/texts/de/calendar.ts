/**
 * German words of the calendar.
 */
import type { CalendarTexts } from "../en/calendar.ts";

export const calendar: CalendarTexts = {
  name: (year) => `CBAM ${year}`,
  summaries: {
    quarterly_price: (about) => `Preis für ${about} erscheint`,
    weekly_prices_begin: () => "Wochenpreise beginnen",
    sale_begins: () => "Verkauf der Zertifikate beginnt",
    surrender_after_revocation: (about) => `Abgabe für ${about} nach einem Widerruf`,
    order_certificates: (about) => `Zertifikate für das Ende von ${about} bestellen`,
    holding: (about) => `Am Ende von ${about} muss die Hälfte der Emissionen des Jahres gedeckt sein`,
    threshold_assessment: (about) => `Die Kommission prüft den Schwellenwert für ${about}`,
    alternative_default_values: (about) => `Alternative Standardwerte für ${about}`,
    declaration_and_surrender: (about) => `CBAM-Erklärung und Abgabe für ${about}`,
    buy_back_request: (about) => `Letzter Tag für den Antrag auf Rückkauf nach der Erklärung für ${about}`,
    cancellation: (about) => `Zertifikate von ${about} werden gelöscht`,
    end_of_records: (about) => `Aufbewahrung der Unterlagen über Einfuhren von ${about} endet`,
  },
  weekend: (monday) => `Ein Wochenende: Der Montag danach ist der ${monday}.`,
};
