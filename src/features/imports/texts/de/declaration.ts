/**
 * German texts of the page for the declaration.
 */
import { counted } from "../../../../kernel/text/shown.ts";
import type { DeclarationTexts } from "../en/declaration.ts";

export const declaration: DeclarationTexts = {
  title: (year) => `Erklärung für ${year}`,
  preparation:
    "Diese Seite bereitet die Erklärung vor. Die Erklärung selbst geben Sie im CBAM-Register ab, dessen Format nicht veröffentlicht ist. Die Zahlen folgen aus den hier eingetragenen Einfuhren, dem Recht und den Preisen von heute.",
  dueBy: (day) => `Geben Sie Erklärung und Zertifikate bis ${day} ab.`,
  wasDueBy: (day) => `Erklärung und Zertifikate waren bis ${day} abzugeben.`,
  nothing: "Nichts zu erklären",
  nothingText:
    "Kein Einführer dieses Anmelders hat die Schwelle überschritten, und keiner hat Strom oder Wasserstoff eingeführt.",
  certificates: (count) => counted(count, "Zertifikat", "Zertifikate"),
  exact: (net) => `Genau ${net} t CO₂e.`,
  totalsTitle: "Summen",
  imports: "Einfuhren",
  mass: "Eigenmasse, t",
  energy: "Strommenge, MWh",
  embedded: "Graue Emissionen, t CO₂e",
  allocation: "Kostenlose Zuteilung, t CO₂e",
  net: "Nettoemissionen, t CO₂e",
  once: "Zertifikate, Jahr aufgerundet",
  byQuarter: "Zertifikate, je Quartal aufgerundet",
  deduction: "Abzug für CO₂-Preis im Ausland",
  cost: "Kosten",
  byDefault: "Nur mit Standardwerten",
  fileable: "Bei Abgabe heute",
  basis: "Zahlen der Erklärung",
  asRecorded: "Wie eingetragen",
  figure: "Summe des Jahres",

  linesTitle: "Zeilen",
  line: "Ware und Ursprung",
  determination: "Emissionen",
  ofInstallation: (installation) => `Anlage ${installation}`,
  quantity: "Menge",
  period: (period, procedure) => `${period}, Verfahren ${procedure}`,

  quartersTitle: "Zertifikate nach Quartalen",
  quarter: "Quartal",
  number: "Zertifikate",
  price: "Preis",
  standsIn: "neuester Preis",
  toCome: "steht aus",

  importersTitle: "Einführer",
  counted: "Zählende Masse, t",
  passedOn: "Schwelle überschritten am",
  notPassed: "nicht überschritten",

  asXlsx: "Als XLSX",
  asCsv: "Als CSV",
  asPdf: "Signiertes PDF",
  filesText:
    "Die Tabellen enthalten jede Zeile mit ihren Einfuhren. Das PDF ist nummeriert und signiert, und jeder kann es prüfen; es sagt, dass es eine Vorbereitung ist.",
  missingTitle: "Fehlt noch für die Erklärung",
  nothingMissing: "Nach den Einträgen fehlt nichts.",
  penaltyTitle: "Wenn Sie keine Zertifikate abgeben",
  missingPenaltyTitle: "Sanktion für nicht abgegebene Zertifikate",
  penalty: (amount) => `Sanktion von ${amount}`,
  penaltySpan: (least, most) => `Sanktion von ${least} bis ${most}`,
  downloads: "Zum Herunterladen",
};
