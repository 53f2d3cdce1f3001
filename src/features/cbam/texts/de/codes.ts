/**
 * German texts of the answer which document code a line of an import declaration needs.
 */
import type { CodeTexts } from "../en/codes.ts";

export const codes: CodeTexts = {
  unknownCode: "Diesen KN-Code gibt es nicht",
  title: "Dokumentcode der Einfuhranmeldung",
  choose: "Dokumentcode für",
  chooseHint: "Nennt dazu den Code, den die Position der Einfuhranmeldung braucht, mit Referenz.",
  nobody: "Keinen Code zeigen",
  authorised: "Einen zugelassenen Anmelder",
  below: "Einen Einführer, der die Schwelle dieses Jahres nicht zu überschreiten erwartet",
  neither: "Einen Einführer über der Schwelle ohne Zulassung",
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
  standings: {
    in_scope: "Ware des CBAM",
    not_in_annex_i: "Nicht in Anhang I",
    annex_iii_origin: "Ursprung nach Anhang III",
    eu_origin: "Ursprung in der Union",
    exempt_territory: "Ausgenommenes Gebiet",
    military: "Militärisch",
    offshore: "Offshore-Erzeugung",
  },
};
