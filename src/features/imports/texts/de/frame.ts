/**
 * German texts that the pages of an importer's year share.
 */
import { counted } from "../../../../kernel/text/shown.ts";
import type { FrameTexts } from "../en/frame.ts";

export const frame: FrameTexts = {
  onlyLooking:
    "Mit der Rolle Ansicht können Sie keine Einfuhren ändern: Bitten Sie jemanden, der das Konto verwaltet, um die Rolle Sachbearbeitung.",
  section: "Einfuhren",
  year: "Jahr",
  ledger: "Register",
  codes: "Dokumentcodes",
  certificates: "Zertifikate",
  declaration: "Erklärung",
  books: "Monatsabschluss",
  people: "Einführer und Anmelder",

  importer: "Einführer",
  declarant: "Anmelder",
  yearOf: "Jahr",
  show: "Anzeigen",
  none: "keine",
  importerItself: "Der Einführer selbst",
  usualDeclarant: "Üblicher Anmelder des Einführers",
  chooseDeclarant: "Bitte wählen",
  noDeclarant: "Kein Anmelder",
  noImporter: "Kein Einführer",
  anyDeclarant: "Alle Anmelder",
  whichPerson: "Welches Unternehmen ist gemeint?",
  noSuchPerson: (text) => `Kein Einführer oder Anmelder hat hier „${text}“ in Firma oder EORI-Nummer.`,
  severalPersons: (text) =>
    `Mehrere Unternehmen haben „${text}“ in Firma oder EORI-Nummer. Noch ist nichts eingetragen.`,
  firstPersons:
    "Das sind die ersten hundert: Gehen Sie zurück und schreiben Sie mehr von der Firma, um andere zu sehen.",
  fileAgain: "Wählen Sie die Datei auf der nächsten Seite noch einmal.",
  goOn: "Weiter",
  allYears: "Alle Jahre",
  without: "–",
  days: "Tag",
  total: "Summe",
  notes: "Gut zu wissen",
  download: "Herunterladen",
  imports: (count) => counted(count, "Einfuhr", "Einfuhren"),

  states: {
    applied: "Antrag gestellt",
    authorised: "Zugelassen",
    refused: "Abgelehnt",
    revoked: "Widerrufen",
  },
  representations: {
    own: "Im eigenen Namen",
    direct: "Durch einen direkten Vertreter",
    indirect: "Durch einen indirekten Vertreter",
  },
  determinations: {
    default: "Standardwerte",
    actual: "Tatsächliche Emissionen",
    returned: "Rückwaren",
    outward: "Passive Veredelung",
    inward: "Aktive Veredelung",
  },
  certainty: {
    default: "Standardwerte",
    verified: "Geprüft",
    estimated: "Schätzung",
    zero: "Null",
  },

  firstTitle: "Beginnen Sie mit dem Einführer",
  firstText:
    "Die Mengenschwelle zählt je Einführer, nach seiner EORI-Nummer; Erklärung und Zertifikate führt der Anmelder. Tragen Sie beide ein, oft ist es eine Firma, danach die überlassenen Waren.",
  firstButton: "Einführer eintragen",
  noDeclarantTitle: "Noch kein Anmelder",
  noDeclarantText:
    "Erklärung und Zertifikate werden je Anmelder geführt: Das ist der Einführer selbst oder sein indirekter Vertreter. Tragen Sie ihn mit dem Status seines Antrags ein.",
  noDeclarantButton: "Anmelder eintragen",
  whichTitle: "Welcher Anmelder?",
  whichText:
    "Keine Einfuhr des Einführers nennt einen Anmelder, und keiner hat seine EORI-Nummer: Wählen Sie den Anmelder.",
  noImportsTitle: "Für dieses Jahr ist nichts eingetragen",
  noImportsText:
    "Laden Sie die Liste der überlassenen Einfuhren hoch, so wie Sie sie führen, oder tragen Sie eine einzelne ein.",
  importSheet: "Tabelle einlesen",
  addImport: "Einfuhr eintragen",
  guide: "Ein Jahr Einfuhren, Schritt für Schritt",
  noTier:
    "Das Register der Einfuhren gehört zu den Tarifen CBAM Pro und Enterprise: Fragen Sie den Betreiber dieses Dienstes.",
};
