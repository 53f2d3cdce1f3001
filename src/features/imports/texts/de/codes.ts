/**
 * German texts of the page that answers which document code a line needs.
 */
import type { CodesTexts } from "../en/codes.ts";

export const codes: CodesTexts = {
  title: "Welcher Dokumentcode?",
  lead:
    "Jede Position einer Einfuhranmeldung mit Waren des Anhangs I braucht einen dieser Codes (Maßnahme 775 des Zolltarifs), oder die Ware darf nicht überlassen werden.",
  ask: "Code zeigen",
  day: "Tag der Überlassung",
  expects: "Der Einführer erwartet, dieses Jahr bei höchstens 50 t zu bleiben",
  expectsHint: "Nur dann kommt Y137 in Frage; Strom und Wasserstoff sind nie ausgenommen.",
  noCode: "Kein Code nötig",
  noCodeText: (standing) => `${standing}: Die Position braucht keinen Code.`,
  refused: "Darf nicht überlassen werden",
  code: (code) => `Dokumentcode ${code}`,
  codes: (codes) => `Dokumentcodes ${codes}`,
  reference: "Referenz",
  references: {
    account: "Nummer des CBAM-Kontos",
    application: "Nummer des Antrags",
    procedure: "Referenz des Verfahrens",
    none: "Keine",
  },
  missingReference: (kind) => `${kind}: hier nicht bekannt`,
  why: "Warum",
  valid: "Gültig",
  validTo: (from, to) => `vom ${from} bis ${to}`,
  validFrom: (from) => `ab ${from}`,
  source: "Quelle",
  bases: {
    authorised: "Der Anmelder ist an diesem Tag zugelassen.",
    applied: "Der Anmelder hat rechtzeitig einen Antrag gestellt, über den noch nicht entschieden ist.",
    de_minimis: "Der Einführer erwartet, im Jahr bei höchstens der Schwelle zu bleiben.",
    union_origin: "Die Ware hat ihren Ursprung in der Union.",
    territory: "Die Ware kommt aus einem ausgenommenen Gebiet.",
    military: "Die Ware ist militärisch.",
    offshore: "Strom oder Wasserstoff, auf See erzeugt.",
    inward: "Die Ware war in der aktiven Veredelung; der Code steht neben dem anderen.",
  },
};
