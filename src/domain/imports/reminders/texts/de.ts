/**
 * German texts of reminders about prices and dates, and the line that every reminder ends with.
 */
import type { ReminderTexts } from "./en.ts";

const of = (count: number, one: string, many: string): ReadonlyArray<string> =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** German texts. */
export const reminderTexts: ReminderTexts = {
  priceSubject: ({ period, price }) => `CBAM-Preis (${period}): ${price} EUR`,
  priceLead: ({ period, price, day, year }) =>
    `Der Zertifikatspreis (${period}) beträgt ${price} EUR je Tonne CO2e (veröffentlicht am ${day}). Für Ihre Einfuhren von ${year} ändert er Folgendes.`,
  weekLead: ({ period, price, day, year }) =>
    `Ein in ${period} gekauftes Zertifikat kostet ${price} EUR je Tonne CO2e (veröffentlicht am ${day}). Ihre Einfuhren von ${year} werden mit diesem Preis geschätzt, bis ihre Zertifikate gekauft sind.`,
  numbers: ({ priced, repriced, estimated }) =>
    [
      ...of(priced, "Einfuhr bekommt ihren Preis", "Einfuhren bekommen ihren Preis"),
      ...of(
        repriced,
        "Einfuhr bekommt einen berichtigten Preis",
        "Einfuhren bekommen einen berichtigten Preis",
      ),
      ...of(estimated, "Einfuhr wird neu geschätzt", "Einfuhren werden neu geschätzt"),
    ].join(", "),
  due: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}): ${numbers}. Kosten ${year}: bisher ${before} EUR, jetzt ${after} EUR, Unterschied ${difference} EUR.`,
  below: ({ importer, eori, year, before, after, difference }, numbers) =>
    `${importer} (${eori}), ${year} bisher ohne Pflichten: ${numbers}. Falls sie greifen: bisher ${before} EUR, jetzt ${after} EUR, Unterschied ${difference} EUR.`,
  more: (count) =>
    count === 1
      ? "Bei einem weiteren Einführer ändert sich etwas."
      : `Bei ${count} weiteren Einführern ändert sich etwas.`,
  ledger: "Das Jahr ansehen",
  dateSubject: (day, summary, more) =>
    more === 0 ? `CBAM, ${day}: ${summary}` : `CBAM, ${day}: ${summary} (und ${more} weitere)`,
  dateLead: "Die nächsten Termine des CBAM-Kalenders:",
  calendar: "Das Jahr mit seinen Terminen ansehen",
  why:
    "Sie bekommen diese Nachricht, weil Sie zu einem Konto gehören, in dem Einfuhren erfasst sind. Sie kommt einmal.",
  off: "Erinnerungen wählen oder abschalten",
  titled: (name) => `${name}:`,
  period: (period) =>
    period.replace(/^(\d{4})-Q(\d)$/, "$2. Quartal $1").replace(/^(\d{4})-W0?(\d+)$/, "KW $2/$1"),
  and: " und ",
  thousands: ".",
};
