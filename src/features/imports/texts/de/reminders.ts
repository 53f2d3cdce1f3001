/**
 * German words of the page for reminders.
 */
import type { ReminderPageTexts } from "../en/reminders.ts";

export const reminders: ReminderPageTexts = {
  title: "Erinnerungen",
  lead: (email) =>
    `E\u2011Mails an ${email} zu den Einfuhren dieses Kontos. Jedes Mitglied wählt für die eigene Adresse.`,
  legend: "E\u2011Mail an mich",
  kinds: {
    prices: "wenn ein neuer Zertifikatspreis erscheint",
    threshold: "wenn ein Einführer 90 % der Schwelle oder die Schwelle überschreitet",
    dates: "vor Terminen des CBAM-Kalenders",
  },
  hints: {
    prices: "Mit dem, was er ändert: Kosten Ihrer Einfuhren bisher und jetzt.",
    threshold: "Je eine E\u2011Mail, einmal im Jahr für jeden Einführer.",
    dates: "Zertifikate bestellen und halten, Erklärung, Rückkauf. Für Konten mit einem Anmelder.",
  },
  daysBefore: "Tage vor einem Termin",
  daysHint: "Von 1 bis 60.",
  daysWrong: "Geben Sie eine ganze Zahl von 1 bis 60 ein, etwa 14.",
  language: "Die E\u2011Mails kommen in der Sprache dieser Seite, in der Sie speichern.",
  save: "Speichern",
  saved: "Gespeichert.",
};
