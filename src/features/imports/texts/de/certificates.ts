/**
 * German texts of the page for certificates.
 */
import { counted } from "../../../../kernel/text/shown.ts";
import type { CertificatesTexts } from "../en/certificates.ts";

export const certificates: CertificatesTexts = {
  lead: (declarant) =>
    `Was ${declarant} gekauft hat und was vom Konto abging, Kauf für Kauf. Preise werden nie gemittelt.`,
  held: (count) => `${counted(count, "Zertifikat", "Zertifikate")} auf dem Konto`,
  lotsTitle: "Käufe",
  noLots: "Noch keine Zertifikate",
  noLotsText:
    "Zertifikate werden ab dem 1. Februar 2027 verkauft. Tragen Sie jeden Kauf mit Tag und Preis ein: Diese Seite zeigt dann, was Sie zurückgeben können und wann der Rest gelöscht wird.",
  kind: "Art",
  weekly: "Wochenpreis",
  for2026: "Für Einfuhren 2026",
  bought: "Gekauft",
  left: "Übrig",
  of: (left, number) => `${left} von ${number}`,
  price: "Stückpreis",
  value: "Restwert",
  sellBack: "Rückkauf beantragen bis",
  cancelled: "Gelöscht am",
  reference: "Referenz",

  buyBackTitle: "Was Sie zurückgeben können",
  yearOfPurchase: "Gekauft",
  limit: "Grenze",
  available: "Jetzt möglich",
  atRisk: "Über der Grenze",
  atRiskHint: "verfallen bei der Löschung, wenn sie nicht vorher abgegeben werden",
  buyBackText:
    "Von den Zertifikaten, die Sie in einem Jahr zum Wochenpreis gekauft haben, können Sie höchstens so viele zurückgeben, wie Sie in diesem Jahr halten mussten (Artikel 23 Absatz 2), zum gezahlten Preis.",

  movesTitle: "Was vom Konto abging",
  move: "Abgang",
  moves: { surrendered: "Abgegeben", bought_back: "Zurückgekauft", cancelled: "Gelöscht" },
  day: "Tag",
  number: "Zertifikate",
  forYear: "Für Einfuhren von",

  holdingTitle: (year) => `Zertifikate, die Sie am Ende jedes Quartals ${year} halten müssen`,
  noHoldingTitle: "Bestand am Ende eines Quartals",
  holdingText:
    "Am Ende jedes Quartals müssen Ihre Zertifikate die Hälfte der Emissionen seit dem 1. Januar decken (Artikel 22 Absatz 2).",
  quarter: "Quartal",
  due: "Zu halten",
  onAccount: "Auf dem Konto",
  short: "Fehlt",
  cost: "Kosten heute",
  orderBy: "Bestellen bis",
  notObliged: "noch keine Pflicht",
  neverExempt: "nur Strom und Wasserstoff",

  addLot: "Kauf eintragen",
  saveLot: "Kauf speichern",
  addMove: "Abgang eintragen",
  lotHint:
    "Käufe, von denen etwas übrig ist. Sind es viele, stehen hier die der Seite, die oben gezeigt ist: Blättern Sie dort zu anderen.",
  saveMove: "Abgang speichern",
  forYearHint: "Nötig bei abgegebenen Zertifikaten: das Jahr der Einfuhr",
  lot: (kind, day, left) => `${kind}, gekauft am ${day}, ${left} übrig`,
  lotKept: "Der Kauf ist eingetragen.",
  moveKept: "Der Abgang ist eingetragen.",

  takeBack: "Zurücknehmen",
  mistake: "War ein Versehen",
  lotThere:
    "Ein Kauf mit dieser Referenz und denselben Werten ist schon eingetragen: Es wurde nichts hinzugefügt.",
  withdrawTitle: "War der Eintrag ein Versehen?",
  withdrawLot: ({ number, kind, day, price }) =>
    `Der Kauf vom ${day} zählt dann nicht mehr: ${kind}, ${number} zu je ${price}.`,
  withdrawMove: ({ number, move, day }) =>
    `Der Abgang zählt dann nicht mehr: ${move} am ${day}, Zertifikate: ${number}. Das Konto hat sie dann wieder.`,
  withdrawHint:
    "Der Eintrag bleibt auf dieser Seite unter „Zurückgenommen“. Im CBAM-Register ändert sich nichts. Soll er wieder zählen, tragen Sie ihn neu ein.",
  withdraw: "Eintrag zurücknehmen",
  withdrawn: "Der Eintrag ist zurückgenommen und zählt nicht mehr.",
  withdrawnTitle: "Zurückgenommen",
  withdrawnOn: "Zurückgenommen am",
  record: "Eintrag",
  purchaseOf: (kind) => `Kauf (${kind})`,
};
