/**
 * German texts of the page for certificates.
 */
import type { CertificatesTexts } from "../en/certificates.ts";

export const certificates: CertificatesTexts = {
  lead: (declarant) =>
    `Was ${declarant} gekauft hat und was vom Konto abging, Posten für Posten. Gemittelt wird nichts.`,
  held: (count) => `${count} Zertifikate auf dem Konto`,
  lotsTitle: "Posten",
  noLots: "Noch keine Zertifikate",
  noLotsText:
    "Zertifikate werden ab dem 1. Februar 2027 verkauft. Tragen Sie jeden Kauf mit Tag und Preis ein: Daraus folgt, was zurückgegeben werden kann und was wann gelöscht wird.",
  kind: "Art",
  weekly: "Wöchentlich",
  for2026: "Von 2026",
  bought: "Gekauft",
  left: "Übrig",
  of: (left, number) => `${left} von ${number}`,
  price: "Stückpreis",
  value: "Wert der übrigen",
  sellBack: "Rückkauf beantragen bis",
  cancelled: "Gelöscht am",
  reference: "Referenz",

  buyBackTitle: "Was zurückgegeben werden kann",
  yearOfPurchase: "Gekauft",
  limit: "Höchstens",
  available: "Jetzt",
  atRisk: "Darüber",
  atRiskHint: "verfällt bei der Löschung, wenn es nicht abgegeben wird",
  buyBackText:
    "Wöchentliche je Kaufjahr höchstens so viele, wie die Bestandspflicht dieses Jahres verlangt hat (Artikel 23 Absatz 2); der Preis ist der gezahlte.",

  movesTitle: "Was vom Konto abging",
  move: "Abgang",
  moves: { surrendered: "Abgegeben", bought_back: "Zurückgekauft", cancelled: "Gelöscht" },
  day: "Tag",
  number: "Zertifikate",
  forYear: "Für Einfuhren von",

  holdingTitle: (year) => `Bestand an den Quartalsenden ${year}`,
  holdingText:
    "An jedem Ende muss die Hälfte der Emissionen seit dem 1. Januar gedeckt sein (Artikel 22 Absatz 2).",
  quarter: "Quartal",
  due: "Fällig",
  onAccount: "Auf dem Konto",
  short: "Fehlt",
  cost: "Kosten heute",
  orderBy: "Bestellen bis",
  notObliged: "noch nicht fällig",

  addLot: "Kauf eintragen",
  saveLot: "Kauf speichern",
  addMove: "Abgang eintragen",
  saveMove: "Abgang speichern",
  forYearHint: "Bei abgegebenen Zertifikaten: das Jahr der Einfuhr",
  lot: (kind, day, left) => `${kind}, gekauft ${day}, ${left} übrig`,
  lotKept: "Der Kauf ist eingetragen.",
  moveKept: "Der Abgang ist eingetragen.",
};
