/**
 * German texts of the page that shows a year at a glance.
 */
import { counted } from "../../../../kernel/text/shown.ts";
import type { YearTexts } from "../en/year.ts";

export const year: YearTexts = {
  title: (year) => `Einfuhren ${year}`,
  of: (importer, declarant) => `${importer}, Anmelder: ${declarant}`,
  asOf: (day) => `Das Register, wie es am ${day} bekannt war. Recht und Preise sind die von heute.`,
  now: "Stand von heute",

  massTitle: (limit) => `${limit} t im Jahr`,
  mass: (total, limit) => `${total} t von ${limit} t`,
  below: "Bisher ausgenommen",
  near: (day) => `Seit ${day} über 90 %`,
  passed: (day) => `Überschritten am ${day}`,
  noLimit: "Die Schwelle für dieses Jahr ist noch nicht veröffentlicht.",
  picture: (total, limit, passed) =>
    `Laufende Masse des Jahres: ${total} t, Schwelle ${limit} t, ${
      passed === undefined ? "nicht überschritten" : `überschritten am ${passed}`
    }. Die Tabelle daneben hat die Zahlen nach Monaten.`,
  legendRunning: "Bisher gezählt",
  legendFirst: "Wie zuerst eingetragen",
  legendLimit: (limit) => `Schwelle, ${limit} t`,
  legendWarn: (warn) => `90 %, ${warn} t: Die Behörden sehen den Einführer auf einer Liste`,
  goesOn: (total) => `Die Linie endet am Bildrand: Die Summe beträgt ${total} t.`,
  month: "Monat",
  monthMass: "Masse, t",
  running: "Summe, t",
  number: "Einfuhren",
  corrected: "Berichtigt",
  knownTitle: "Was Berichtigungen geändert haben",
  known: (known, passed) =>
    passed === undefined
      ? `Bekannt am ${known}: nicht überschritten`
      : `Bekannt am ${known}: überschritten am ${passed}`,
  pace: (days, total, yearTotal) =>
    `Geht es weiter wie bisher (${
      counted(days, "Tag", "Tage")
    }, ${total} t), endet das Jahr bei ${yearTotal} t.`,
  paceStays: "Das bleibt innerhalb der Schwelle.",
  pacePasses: (day, applyBy) =>
    `Die Schwelle wird dann am ${day} überschritten; eine Zulassung dauert meist 120 Tage, der Antrag sollte bis ${applyBy} gestellt sein.`,
  paceTooLate: (day, applyBy) =>
    `Die Schwelle wird dann am ${day} überschritten; eine Zulassung dauert meist 120 Tage und war bis ${applyBy} zu beantragen: Stellen Sie den Antrag jetzt.`,
  paceOfStatus: {
    authorised: (day) =>
      `Die Schwelle wird dann am ${day} überschritten; der Einführer ist zugelassener CBAM-Anmelder.`,
    applied: (day) =>
      `Die Schwelle wird dann am ${day} überschritten; der Antrag des Einführers auf Zulassung ist eingetragen.`,
  },
  noCounted: "Noch keine Einfuhr, die zählt.",

  statusTitle: "Einfuhren ohne Zulassung",
  statusText: "Für diese Einfuhren ist am Tag der Überlassung kein zugelassener Anmelder eingetragen.",
  toPeople: "Status eintragen",
  reason: "Grund",
  debtor: "Haftet",
  netByDefault: "Netto nach Standardwerten, t CO₂e",
  reasons: {
    limit_exceeded: "Ab dem Tag, an dem die Schwelle überschritten wurde",
    before_limit: "Bevor die Schwelle überschritten wurde",
    never_exempt: "Strom und Wasserstoff, die keine Schwelle ausnimmt",
    representative: "Durch einen indirekten Vertreter",
    application_refused: "Während eines Antrags, der abgelehnt wurde",
  },
  debtors: { importer: "Einführer", representative: "Indirekter Vertreter" },
  exposure: ({ who, certificates, least, most }) =>
    `Mögliche Sanktion für ${who}: ${least} bis ${most}, gerechnet mit ${
      counted(certificates, "Zertifikat", "Zertifikaten")
    }.`,

  costTitle: "Kosten nach Quartalen",
  costOf: (declarant) =>
    `Alles, was ${declarant} für Einführer über der Schwelle erklärt; für andere nur Strom und Wasserstoff.`,
  quarter: "Quartal",
  net: "Nettoemissionen, t CO₂e",
  priced: "Zu veröffentlichten Preisen",
  unpriced: "Preis steht noch aus",
  unpricedNote:
    "Was noch keinen eigenen Preis hat, wird mit einem anderen berechnet: 2026 mit dem letzten vor seinem Quartal, ab 2027 mit dem neuesten.",
  potential: (cost) =>
    `Die Schwelle ist nicht überschritten: Nichts ist fällig. Wird sie überschritten, sind alle Einfuhren des Jahres pflichtig, die bisherigen mit ${cost}.`,
  estimates: (cost) => `Mit Standardwerten statt Schätzungen: ${cost}.`,

  certificatesTitle: "Zertifikate",
  due: "Für das Jahr fällig",
  surrendered: "Für das Jahr abgegeben",
  held: "Auf dem Konto, für Einfuhren dieses Jahres",
  heldForBefore: (certificates: string): string =>
    `Auf dem Konto für frühere Jahre: ${certificates}. Sie sind noch für deren Einfuhren abzugeben und zählen hier nicht.`,
  overdue: (day) =>
    `Abzugeben waren sie bis zum ${day}. Was abgegeben wurde, tragen Sie bei den Zertifikaten ein; was nicht, bleibt fällig, mit einer Sanktion je Zertifikat (Verordnung (EU) 2023/956, Artikel 26).`,
  lacking: "Noch zu beschaffen",
  toCertificates: "Zu den Zertifikaten",

  toCalendar: "In meinen Kalender (.ics)",
  nextTitle: "Als Nächstes fällig",

  missingTitle: "Fehlt noch für die Erklärung",
  nothingMissing: "Nach dem, was eingetragen ist, fehlt nichts.",
  moreMissing: (count) => `Alle ${count} Punkte, in der Vorbereitung der Erklärung`,
  toDeclaration: "Zur Vorbereitung der Erklärung",
};
