/**
 * German texts of the mails to suppliers.
 */
import type { InquiryMails } from "./en.ts";

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) => `${asker} bittet um Emissionswerte für ${period} bis ${due}`,
    reminded: ({ asker, period, due }) =>
      `Erinnerung: ${asker} wartet auf Emissionswerte für ${period} bis ${due}`,
    returned: ({ asker, period }) => `${asker} hat eine Rückfrage zu Ihren Emissionswerten für ${period}`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker} führt Waren Ihrer Anlage ${installation} in die Europäische Union ein und bittet um deren Emissionen im Jahr ${period}.`,
    reminded: ({ asker, installation, period }) =>
      `${asker} hat um die Emissionen von Waren Ihrer Anlage ${installation} im Jahr ${period} gebeten. Eine Antwort ist noch nicht eingegangen.`,
    returned: ({ asker, installation, period }) =>
      `Vielen Dank für die Emissionswerte von ${installation} für ${period}. ${asker} gibt sie mit einer Bemerkung zurück: Bitte sehen Sie sie noch einmal durch, und senden Sie sie erneut.`,
  },
  why: ({ asker }) =>
    `Nach dem CO2-Grenzausgleichssystem der EU (CBAM, Verordnung (EU) 2023/956) zahlt ${asker} für die Emissionen dieser Waren. Ohne Ihre eigenen Zahlen gelten Standardwerte, die mit Absicht hoch sind.`,
  goods: "Waren",
  good: ({ code, name, route, pays }) =>
    `KN ${code}${name === "" ? "" : ` (${name})`}${route === "" ? "" : `, Produktionsweg ${route}`}${
      pays === undefined
        ? ""
        : `: ${pays.cost} EUR je ${pays.unit} nach Standardwerten (Zertifikatspreis für ${pays.period}: ${pays.price} EUR). Jede Tonne CO2 unter ${pays.breakEven} t je ${pays.unit} spart ${pays.price} EUR.`
    }`,
  needed:
    "Gebraucht werden für jede Ware: die direkten Emissionen in Tonnen CO2-Äquivalent je Tonne Ware, die indirekten (Strom), wo sie zählen, und woher die Zahlen kommen. Die Seite erklärt jedes Feld. Haben Sie die Kommunikationsvorlage der Kommission für Anlagen ausgefüllt, legen Sie stattdessen diese Datei dort ab.",
  when: ({ due, until }) =>
    `Bitte antworten Sie bis ${due}. Der Link gilt bis ${until}, einmal, und braucht kein Konto.`,
  without: "Ohne Antwort bleibt es bei den Standardwerten, und Ihre Waren bleiben die teureren.",
  message: ({ asker }) => `${asker} schreibt:`,
  remark: ({ asker }) => `Bemerkung von ${asker}:`,
  link: "Werte angeben",
  closing: ({ asker }) =>
    `Sie erhalten diese Nachricht, weil ${asker} Ihre Adresse angegeben hat. Wer den Link hat, kann an Ihrer Stelle antworten: Geben Sie ihn nur weiter, wenn das so sein soll. Ist die Nachricht nicht für Sie, ist nichts zu tun.`,
  between: "; ",
  titled: (title) => `${title}:`,
  units: { t: "t", MWh: "MWh" },
  period: {
    quarter: (number, year) => `das ${number}. Quartal ${year}`,
    week: (number, year) => `die Woche ${number} ${year}`,
  },
  mark: ",",
  day: (day) => day.split("-").toReversed().join("."),
};
