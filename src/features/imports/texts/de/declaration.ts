/**
 * German texts of the page for the declaration.
 */
import type { DeclarationTexts } from "../en/declaration.ts";

export const declaration: DeclarationTexts = {
  title: (year) => `Erklärung für ${year}`,
  preparation:
    "Eine Vorbereitung, nicht die Erklärung selbst: Diese wird im CBAM-Register abgegeben, dessen Format nicht veröffentlicht ist. Die Zahlen sind die des Registers der Einfuhren, des Rechts und der Preise von heute.",
  dueBy: (day) => `Abzugeben, samt Zertifikaten, bis ${day}.`,
  nothing: "Nichts zu erklären",
  nothingText:
    "Kein Einführer, für den dieser Anmelder erklärt, hat die Schwelle überschritten, und Strom oder Wasserstoff gibt es nicht.",
  certificates: (count) => `${count} Zertifikate`,
  exact: (net) => `Genau ${net} t CO₂e.`,
  totalsTitle: "Summen",
  imports: "Einfuhren",
  mass: "Eigenmasse, t",
  energy: "Strommenge, MWh",
  embedded: "Graue Emissionen, t CO₂e",
  allocation: "Kostenlose Zuteilung, t CO₂e",
  net: "Nettoemissionen, t CO₂e",
  once: "Zertifikate, einmal aufgerundet",
  byQuarter: "Zertifikate, je Quartal aufgerundet",
  cost: "Kosten",
  byDefault: "Alles nach Standardwerten",
  fileable: "Wie heute abzugeben",
  asRecorded: "Wie eingetragen",
  figure: "Größe",

  linesTitle: "Zeilen",
  line: "Ware und Ursprung",
  determination: "Emissionen",
  installation: "Anlage",
  quantity: "Menge",
  period: (period, procedure) => `${period}, Verfahren ${procedure}`,

  quartersTitle: "Zertifikate nach Quartalen",
  quarter: "Quartal",
  number: "Zertifikate",
  price: "Preis",
  standsIn: "stellvertretend",
  toCome: "steht aus",

  importersTitle: "Einführer",
  counted: "Zählende Masse, t",
  passedOn: "Schwelle überschritten am",
  notPassed: "nicht überschritten",

  asXlsx: "Als XLSX",
  asCsv: "Als CSV",
  asPdf: "Signiertes PDF",
  filesTitle: "Dateien",
  filesText:
    "Die Tabellen haben jede Zeile mit ihren Einfuhren. Das PDF ist ein nummeriertes Dokument, das jeder prüfen kann; es sagt, dass es eine Vorbereitung ist.",
  missingTitle: "Fehlt, bevor sie abgegeben werden kann",
  nothingMissing: "Nach dem, was eingetragen ist, fehlt nichts.",
  penaltyTitle: "Würde kein Zertifikat abgegeben",
  penalty: (amount) => `Sanktion von ${amount}`,
  penaltySpan: (least, most) => `Sanktion von ${least} bis ${most}`,
  downloads: "Zum Herunterladen",
};
