/**
 * German texts of what every page shares: navigation, footer, messages of forms.
 */
import { waitInWords, type WaitWords } from "../wait.ts";
import type { ShellTexts } from "../en/shell.ts";

const waitWords: WaitWords = {
  second: ["Sekunde", "Sekunden"],
  minute: ["Minute", "Minuten"],
  hour: ["Stunde", "Stunden"],
};

export const shell: ShellTexts = {
  product: "Zoll & CBAM",
  skip: "Zum Inhalt springen",
  navigation: "Hauptmenü",
  menu: "Menü",
  docs: "Doku",
  inEnglish: "auf Englisch",
  signIn: "Anmelden",
  account: "Konto",
  language: "Sprache",
  footer:
    "Die Zahlen dienen der Information. Sie ersetzen weder die Zulassung als CBAM-Anmelder noch die zuständige Behörde oder eine akkreditierte Prüfstelle.",
  apiReference: "OpenAPI-Dokument",
  serviceState: "Zustand des Dienstes",
  version: (version) => `Version ${version}`,
  optional: "optional",
  errorSummary: "Bitte prüfen Sie Ihre Angaben",
  errorPrefix: "Fehler:",
  notAllowed: "Das ist nicht erlaubt",
  notInTier: "Ihr Tarif enthält das nicht",
  timeIsOver: "Die Zeit ist abgelaufen",
  somethingWrong: "Etwas ist schiefgegangen",
  nothingHere: "Diese Seite gibt es nicht",
  nothingHereText:
    "Vielleicht ist die Adresse vertippt, oder was hier war, ist gelöscht oder gehört einem anderen Konto. Diese Seiten gibt es:",
  backToStart: "Zurück zum Rechner",
  requestId: (id) => `Anfrage ${id}: Nennen Sie diese Nummer, wenn Sie nachfragen.`,
  tryAgainIn: (seconds) => `Versuchen Sie es in ${waitInWords(seconds, waitWords)} erneut.`,
  held: {
    title: "Noch nicht gesendet",
    signedOut:
      "Sie wurden abgemeldet, deshalb wurde nichts gesendet. Ihre Eingaben sind noch da: Melden Sie sich in einem anderen Tab an, kommen Sie zurück und senden Sie sie.",
    signedIn: (person) =>
      `Sie haben sich ab- oder angemeldet, seit die Seite geöffnet wurde, deshalb wurde nichts gesendet. Ihre Eingaben sind noch da. Sie sind als ${person} angemeldet.`,
    signedOutFile:
      "Sie wurden abgemeldet, deshalb wurde nichts gesendet und nichts eingetragen. Melden Sie sich an: Danach sind Sie wieder beim Formular. Füllen Sie es neu aus und wählen Sie die Datei neu.",
    elsewhere:
      "Ihre Eingaben sind noch da. Sie wurden nicht gespeichert: Gehören sie zu etwas in einem anderen Ihrer Konten, melden Sie sich in einem anderen Tab ab und in jenem Konto an, kommen Sie zurück und senden Sie sie. Ist jenes Konto beendet, lassen sie sich nicht mehr senden.",
    atWork:
      "Ihre Eingaben sind noch da. Sie wurden schon einmal gesendet und sind dann vielleicht gespeichert: Senden Sie sie von dieser Seite aus erneut, um zu sehen, was daraus wurde. Nichts entsteht doppelt.",
    kept:
      "Ihre Eingaben sind noch da. Sie wurden nicht gespeichert: Senden Sie sie von dieser Seite aus erneut.",
    signIn: "In einem anderen Tab anmelden",
    signOut: "In einem anderen Tab abmelden",
    send: "Eingaben senden",
  },
  oneFile: "Eine Datei auf einmal: Von den abgelegten Dateien wurde keine übernommen.",
  changedTitle: "Geändert, seit Sie die Seite geöffnet haben",
  changedText:
    "Es wurde nichts gespeichert. Wo sich etwas geändert hat, steht, was jetzt gilt. Senden Sie das Formular noch einmal, wenn seine Angaben an diese Stelle treten sollen.",
  holdsNow: (label, value) => `${label}: jetzt ${value === "" ? "leer" : value}`,
  people: {
    personHint: "Firma oder EORI-Nummer, auch ein Teil davon.",
    emptyMeans: (what) => `Leer: ${what}.`,
    orTyped: (what) => `Oder: ${what}.`,
    noSuch: (text) =>
      `Kein Anmelder hat hier „${text}“ in Firma oder EORI-Nummer. Schreiben Sie einen anderen Teil davon, oder lassen Sie das Feld leer.`,
    only: (text, label) =>
      `„${text}“ ist ein Teil von ${label}. Schreiben Sie die ganze Firma oder die EORI-Nummer.`,
    several: (text) =>
      `Mehrere Anmelder haben „${text}“ in Firma oder EORI-Nummer. Schreiben Sie die ganze Firma oder die EORI-Nummer.`,
  },
  copy: "Kopieren",
  copied: "Kopiert",
  older: "Ältere",
  newest: "Zurück zu den neuesten",
  previousPage: "Vorige Seite",
  nextPage: "Nächste Seite",
  pageOf: (page, last) => `Seite ${page} von ${last}`,
  earlier: "Antwort auf die frühere Frage",
  unanswered:
    "Frühere Antwort: Der Dienst hat die neue Frage nicht beantwortet. Versuchen Sie es noch einmal.",
  silent: "Der Dienst hat nicht geantwortet. Versuchen Sie es gleich noch einmal.",
};
