/**
 * German texts of the verify page. Those below `client` go to the page's module.
 */
import type { VerifyTexts } from "../en/verify.ts";

export const verify: VerifyTexts = {
  title: "CBAM-Bericht prüfen",
  description: "Ist ein CBAM-Bericht echt? Mit Nummer und Datum oder mit seiner PDF-Datei. Ohne Konto.",
  heading: "Ist dieser Bericht echt?",
  lead: "Für alle, die einen CBAM-Bericht dieses Dienstes in der Hand haben. Ein Konto ist nicht nötig.",
  byNumber: "Mit Nummer und Datum",
  reportId: "Nummer oder Kennung des Berichts",
  reportIdHint: "Wie auf dem Bericht gedruckt, etwa CBAM-01a1f8d3-… oder BULK-01a1f8d3-…-R0.",
  issuedDate: "Ausstellungsdatum",
  issuedDateHint: "Wie gedruckt, etwa 2026-11-20 oder 20.11.2026.",
  button: "Prüfen",
  byFile: "Mit der PDF-Datei selbst",
  drop: "Legen Sie die PDF-Datei hier ab",
  choose: "PDF-Datei auswählen",
  stays: "Die Datei wird in Ihrem Browser geprüft. Sie verlässt Ihren Rechner nicht.",
  needsScripts: "Eine Datei zu prüfen braucht JavaScript. Nummer und Datum gehen auch ohne.",
  genuine: "Dieser Bericht ist echt",
  sample: "Das ist das veröffentlichte Muster, kein Bericht",
  notVerified: "Dieser Bericht konnte nicht bestätigt werden",
  notVerifiedLead:
    "Prüfen Sie Nummer und Ausstellungsdatum. Entwürfe und zurückgehaltene Berichte werden nicht bestätigt.",
  wrong: {
    reportId: {
      missing: "Geben Sie die Nummer oder Kennung an, die auf dem Bericht gedruckt ist.",
      form:
        "Das ist keine Nummer eines Berichts: Geben Sie sie ganz an, mit allen Buchstaben, Ziffern und Bindestrichen.",
    },
    issuedDate: {
      missing: "Geben Sie das Ausstellungsdatum an, das auf dem Bericht gedruckt ist.",
      form: "Geben Sie ein Datum ein, etwa 20.11.2026.",
    },
  },
  compared: (report, day) =>
    `Dieser Dienst hat ${report} am ${day} ausgestellt. Vergleichen Sie die Zahlen unten mit dem Papier in Ihrer Hand: Sie müssen gleich sein.`,
  download: "Bericht herunterladen (PDF)",
  downloadHint: "Das Exemplar des Dienstes selbst. Der Link gilt eine Stunde.",
  figures: {
    report_number: "Nummer des Berichts",
    issued_at: "Ausstellungsdatum",
    cn_code: "KN-Code",
    goods_description: "Ware",
    origin_country_iso3: "Ursprungsland",
    tonnage: "Eigenmasse, t",
    sector: "Sektor",
    production_route: "Produktionsweg",
    direct_emissions_t: "Direkte Emissionen, t CO₂e",
    indirect_emissions_t: "Indirekte Emissionen, t CO₂e",
    free_allocation_t: "Kostenlose Zuteilung, t CO₂e",
    net_emissions_t: "Netto-Emissionen, t CO₂e",
    price_eur_per_tco2e: "Zertifikatspreis, EUR je t CO₂e",
    gross_cost_eur: "Kosten vor Abzug",
    origin_carbon_deduction_eur: "Abzug für den gezahlten CO₂-Preis",
    net_cost_eur: "Nettokosten",
    client_ref: "Referenz",
    content_hash: "Hash des Inhalts (SHA-256)",
  },
  client: {
    checking: "Datei wird geprüft",
    secureOnly: "Dateien lassen sich nur über HTTPS prüfen.",
    tooLarge: "Diese Datei ist größer als jeder Bericht.",
    unreachable: "Der Dienst ist nicht erreichbar. Versuchen Sie es später erneut.",
    tooMany: "Zu viele Versuche. Versuchen Sie es später erneut.",
    forged: "Diese Datei ist kein echter Bericht dieses Dienstes",
    same: "Dieser Bericht ist echt, und diese Datei hat der Dienst so gemacht",
    otherPage:
      "Der Inhalt dieser Datei ist echt. Ihre Seite hat der Dienst nicht so gemacht: Glauben Sie den Zahlen unten, nicht der Seite",
    withdrawn:
      "Der Inhalt dieser Datei wurde signiert, aber dieser Dienst bestätigt ihn nicht: Er wurde zurückgezogen oder gehört zu einem anderen Dienst",
    contentOnly: "Der Inhalt dieser Datei ist echt",
    whatCompared: "Was verglichen wurde",
    compare: "Vergleichen Sie diese Zahlen mit dem Papier in Ihrer Hand.",
    parts: {
      attachment: "Angehängte Datei report.json",
      content: "Hash des Inhalts",
      state: "Zustand",
      key: "Schlüssel",
      signature: "Signatur",
      service: "Register des Dienstes",
      pages: "Seiten, Byte für Byte",
    },
    differs: {
      attachment: "Die angehängte Datei ist nicht so, wie der Dienst sie schreibt.",
      content: "Der Inhalt wurde verändert.",
      state: "Der Inhalt ist der eines Entwurfs oder eines Musters.",
      key: "Der Schlüssel ist keiner der veröffentlichten.",
      signature: "Die Signatur gehört nicht zum Inhalt.",
      service: "Der Dienst bestätigt diesen Bericht nicht.",
      pages: "Die Seiten sind nicht die, die der Dienst gemacht hat.",
    },
    results: { "genuine": "stimmt überein", "differs": "weicht ab", "not compared": "nicht verglichen" },
  },
};
