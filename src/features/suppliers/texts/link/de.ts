/**
 * German texts of the page behind a supplier's link.
 */
import { shell } from "../../../../web/words/de/shell.ts";
import type { LinkTexts } from "./link_texts.ts";

/** Texts of the page. */
export const linkTexts: LinkTexts = {
  language: "Deutsch",
  title: (period) => `Emissionswerte ${period}`,
  formTitle: "Ihre Werte",
  optional: "optional",
  errorSummary: "Bitte prüfen Sie Ihre Angaben",
  fields: {
    direct_t_per_t: {
      label: "Direkte Emissionen",
      hint:
        "Tonnen CO2-Äquivalent je Tonne Ware, aus Brennstoffen und Prozessen, mit denen zugekaufter Vormaterialien.",
    },
    indirect_t_per_t: {
      label: "Indirekte Emissionen",
      hint: "Tonnen CO2-Äquivalent je Tonne Ware, aus dem verbrauchten Strom.",
    },
    unit_content: { label: "Gehalt", hint: "Gehalt einer Tonne Ware." },
    production_route: { label: "Produktionsweg", hint: "Der Weg, auf dem diese Waren hergestellt werden." },
    free_allocation_t_per_t: {
      label: "Spezifische eingebettete kostenlose Zuteilung (SEFA)",
      hint:
        "Tonnen je Tonne Ware, aus dem Emissionsbericht des Betreibers. Lassen Sie sie weg, wenn Sie keine haben.",
    },
    default_share: { label: "Anteil nach Standardwerten", hint: "Von 0 bis 1: 0,05 sind 5 %." },
    state: { label: "Die Werte sind", hint: "Nach welchen Regeln sie ermittelt wurden." },
    report: { label: "Nummer des Prüfberichts", hint: "Wie die Prüfstelle sie angibt." },
    day: { label: "Tag des Berichts", hint: "Jahr, Monat, Tag: 2027-03-01." },
    verifier: { label: "Prüfstelle", hint: "Name der akkreditierten Prüfstelle." },
    source: { label: "Herkunft der Zahlen", hint: "Zum Beispiel eine Datei oder Ihr Überwachungsbericht." },
    carbon_amount: {
      label: "Geschuldeter CO2-Preis",
      hint:
        "Betrag je Tonne, der am Ort der Herstellung gezahlt wurde oder geschuldet ist, vor jedem Nachlass.",
    },
    carbon_currency: { label: "Währung", hint: "Drei Buchstaben: TRY, CNY, INR, EUR." },
    carbon_per: { label: "Der Preis gilt je", hint: "Je Tonne Emissionen oder je Tonne Ware." },
    carbon_rebate: {
      label: "Nachlass",
      hint:
        "Was von diesem Betrag erstattet wurde, in derselben Währung: auch kostenlose Zertifikate zählen. 0, wenn nichts erstattet wurde.",
    },
    carbon_evidence: { label: "Zahlungsnachweis", hint: "Referenz des Dokuments, das die Zahlung belegt." },
    carbon_certifier: {
      label: "Bescheinigt von",
      hint:
        "Unabhängige Person, die die Zahlung bescheinigt hat, falls es sie gibt (Verordnung (EU) 2023/956, Artikel 9).",
    },
    precursors: {
      label: "Vorläuferstoffe",
      hint:
        "CBAM-Waren, aus denen diese hergestellt sind, etwa Walzdraht in Schrauben, Klinker in Zement, Ammoniak in Harnstoff. Sie können die kostenlose Zuteilung erhöhen; ihre Emissionen bleiben Teil der Zahlen oben.",
    },
    opinion: {
      label: "Urteil der Prüfstelle",
      hint: "Wie es im Bericht steht. Zufriedenstellend mit Anmerkungen ist zufriedenstellend.",
    },
    accreditation: { label: "Nummer der Akkreditierung", hint: "Nummer der Akkreditierung der Prüfstelle." },
    accreditation_body: {
      label: "Akkreditierungsstelle",
      hint: "Nationale Stelle, die die Prüfstelle akkreditiert hat, etwa DAkkS.",
    },
  },
  clinker: {
    label: "Klinkergehalt",
    hint:
      "Tonnen Klinker je Tonne Ware: Die Werte gelten dann je Tonne Klinker. Leer nur bei geschätzten Werten, die dann je Tonne Ware gelten.",
  },
  nitrogen: {
    label: "Stickstoffgehalt",
    hint:
      "Kilogramm Stickstoff je Tonne Ware: Die Werte gelten dann je Kilogramm Stickstoff. Leer nur bei geschätzten Werten, die dann je Tonne Ware gelten.",
  },
  states: {
    estimated: "geschätzt oder nach den Regeln bis 2025",
    operator: "ermittelt nach den Regeln seit 2026 (Verordnung (EU) 2025/2547)",
    verified: "von einer akkreditierten Prüfstelle als zufriedenstellend geprüft",
  },
  opinions: { satisfactory: "zufriedenstellend", not_satisfactory: "nicht zufriedenstellend" },
  precursors: {
    title: "Vorläuferstoffe, falls bekannt",
    none: "keine: nur aus Rohstoffen hergestellt",
    listed: "unten genannt oder nicht bekannt",
    fields: {
      cn_code: { label: "KN-Code", hint: "Zollcode des Vorläuferstoffs, acht Ziffern." },
      tonnes_per_tonne: {
        label: "Tonnen je Tonne",
        hint: "Vorläuferstoff in einer Tonne dieser Ware: 1,06.",
      },
      origin_country: { label: "Ursprungsland", hint: "Wo er hergestellt wurde: Name oder Code." },
      production_route: { label: "Produktionsweg", hint: "Sein Buchstabe, etwa (C)." },
      verified_emissions_t_per_t: {
        label: "Emissionen",
        hint: "Tonnen CO2-Äquivalent je Tonne Vorläuferstoff, nach dem geprüften Bericht seines Herstellers.",
      },
      free_allocation_t_per_t: {
        label: "Kostenlose Zuteilung (SEFA)",
        hint: "Tonnen je Tonne Vorläuferstoff, nach dem Bericht seines Herstellers.",
      },
    },
    nth: (number) => `Vorläuferstoff ${number}`,
    column: (label) => `Vorläuferstoff: ${label}`,
    more: "Weitere Vorläuferstoffe",
  },
  carbonPrice: "CO2-Preis, falls am Ort der Herstellung einer gezahlt wurde",
  carbonUnits: { emissions: "Tonne CO2-Äquivalent", goods: "Tonne Ware" },
  sheet: {
    name: "Werte",
    explained: "Erläuterungen",
    column: "Spalte",
    holds: "Was hineingehört",
    cnCode: {
      label: "KN-Code",
      hint: "Zollcode der Ware, acht Ziffern. Er ist ausgefüllt: Lassen Sie ihn, wie er ist.",
    },
    goods: { label: "Ware", hint: "Name der Ware, zu Ihrer Kenntnis." },
    period: { label: "Jahr", hint: "Kalenderjahr der Emissionen. Es ist ausgefüllt." },
    skipped:
      "Ein Strich: bei dieser Ware nicht gefragt. Zellen und Waren, von denen Sie nichts wissen, bleiben leer.",
    furtherRows:
      "Ein zweiter Vorläuferstoff steht in einer eigenen Zeile darunter, nur mit dem Code der Ware und den Zellen des Vorläuferstoffs.",
    download: "Tabelle herunterladen (Excel)",
  },
  inCell: (row, column, sentence) => `Zeile ${row}, Spalte ${column}: ${sentence}`,
  merged: (label) =>
    `${label} steht in verbundenen Zellen: Heben Sie die Verbindung auf und schreiben Sie den Wert in jede Zeile.`,
  shownOtherwise: (label) =>
    `${label} zeigt die Zelle in Tausend, mit einer anderen Einheit oder in einer anderen Währung: Schreiben Sie die Zahl, wie sie gemeint ist, in einem einfachen Zahlenformat.`,
  struck: (label) =>
    `${label} ist durchgestrichen und wurde nicht übernommen: Löschen Sie, was gestrichen ist, und entfernen Sie den Strich von dem, was zählt.`,
  hiddenRows: (rows) => `Ausgeblendete Zeilen wurden gelesen wie die anderen: ${rows}.`,
  hiddenColumns: (names) => `Ausgeblendete Spalten wurden gelesen wie die anderen: ${names}.`,
  unknownColumn: (heading) =>
    `Die Spalte „${heading}“ ist nicht bekannt: Was darin steht, wurde nicht gelesen.`,
  furtherSheets: (names) => `Diese Blätter haben auch solche Spalten und wurden nicht gelesen: ${names}.`,
  notAsked: (what) => `${what} ist hier nicht gefragt.`,
  everyRoute: "alle Wege",
  more: "Weitere Zahlen, falls vorhanden",
  verification: "Prüfung, nur bei geprüften Werten",
  remark: "Bemerkung",
  remarkHint: "Was man über diese Werte wissen sollte. Höchstens 1.000 Zeichen.",
  send: "Werte senden",
  once:
    "Sie können einmal gesendet werden. Prüfen Sie sie vorher. Waren, die Sie nicht herstellen oder nicht kennen, bleiben leer.",
  fileTitle: "Möchten Sie lieber mit Excel arbeiten?",
  fileText:
    "Laden Sie die Tabelle dieser Waren herunter, füllen Sie sie aus, und wählen Sie sie hier; oder wählen Sie die Kommunikationsvorlage der Kommission für Anlagen, wenn Sie diese ausgefüllt haben (Excel, .xlsx, höchstens 4 MB). Die Datei wird gelesen, um das Formular unten auszufüllen; Makros werden nicht ausgeführt. Sie geht als Nachweis mit dem Formular mit, wenn Sie ihren Haken nicht entfernen. Gesendet wird noch nichts.",
  file: "Datei",
  read: "Datei lesen",
  filled: (filled, all) =>
    `Aus der Vorlage ${
      filled === 1 ? "ist" : "sind"
    } ${filled} von ${all} Waren ausgefüllt. Prüfen Sie die Zahlen unten, und senden Sie sie.`,
  nothingTaken:
    "Für diese Waren ließ sich der Datei keine Zahl entnehmen. Ist unten etwas zu berichtigen, berichtigen Sie es und wählen Sie die Datei erneut; sonst prüfen Sie, ob die Waren in der Datei stehen, oder füllen Sie das Formular aus.",
  macros:
    "Die Arbeitsmappe enthält Makros: Sie wurden nicht ausgeführt, die Zahlen wurden so gelesen, wie sie gespeichert sind. Die Datei selbst kann nicht als Nachweis mitgehen: Speichern Sie sie dazu als .xlsx ohne Makros und wählen Sie sie noch einmal.",
  otherPeriod: (found) =>
    `Die Vorlage ist für ${found}, nicht für das erbetene Jahr: Ihre Zahlen wurden nicht übernommen.`,
  filesSent: "Dateien, die mitgehen",
  fileIssues: "Was in der Vorlage zu berichtigen ist",
  noFile: "Es wurde keine Datei gewählt.",
  tooLarge:
    "Die Datei ist größer als 4 MB. Entfernen Sie Bilder und weitere Blätter, und wählen Sie sie noch einmal.",
  unreadable:
    "Die Datei ist nicht lesbar: Es muss eine Excel-Mappe (.xlsx) ohne Kennwort sein, mit der Tabelle dieser Seite als erstem Blatt oder mit den Blättern der Vorlage der Kommission.",
  laterTitle: "Das geht gerade nicht",
  busy: "Der Dienst ist ausgelastet.",
  tooOften: "Diese Seite wurde zu oft aufgerufen.",
  kept: "Ihre Eingaben sind noch da.",
  sendAgain: "Erneut versuchen",
  tryAgainIn: shell.tryAgainIn,
  errors: {
    missing: (label) => `${label} fehlt.`,
    unknown: (label) => `${label} ist unbekannt.`,
    format: (label) => `${label} ist nicht lesbar: Prüfen Sie die Schreibweise.`,
    range: (label) => `${label} liegt außerhalb des Möglichen.`,
    choice: (label) => `${label} muss eine der Möglichkeiten sein.`,
    ambiguous: (label) => `${label} kann zweierlei bedeuten: Schreiben Sie es mit Dezimalkomma.`,
    conflict: (label) => `${label} widerspricht anderen Angaben.`,
    duplicate: (label) => `${label} steht zweimal da.`,
    length: (label) => `${label} ist zu lang.`,
    unprintable: (label) => `${label} enthält nicht druckbare Zeichen.`,
    unreadable: (label) => `${label} ist nicht lesbar.`,
  },
  suggestion: (value) => `Meinten Sie ${value}?`,
  sentTitle: "Vielen Dank, die Werte sind gesendet",
  sentText: (asker) =>
    `${asker} sieht sie durch. Bei Rückfragen erhalten Sie eine weitere Nachricht mit einem neuen Link. Sie können diese Seite schließen.`,
  usedTitle: "Die Werte wurden schon gesendet",
  usedText: (asker) =>
    `Dieser Link ist benutzt: ${asker} hat eine Antwort. Um etwas zu ändern, schreiben Sie ${asker}; Sie erhalten dann einen neuen Link.`,
  lateTitle: "Dieser Link ist zu alt",
  lateText: (asker) => `Seine Zeit ist vorbei. Bitten Sie ${asker} um einen neuen.`,
  revokedTitle: "Die Anfrage wurde zurückgezogen",
  revokedText: (asker) => `${asker} braucht keine Antwort mehr. Es ist nichts zu tun.`,
  unknownTitle: "Dieser Link funktioniert nicht",
  unknownText:
    "Vielleicht ist er unvollständig: Kopieren Sie den ganzen Link aus der Nachricht. Geht es dann noch nicht, bitten Sie den Absender um einen neuen.",
  privacy: (asker) => `Nur ${asker} erhält, was Sie hier senden.`,
};
