/**
 * German sentences about suppliers' communication templates.
 */
import type { NotRebuilt, TemplateFindings, TemplatePart } from "../../../kernel/findings/templates.ts";
import type { PageSentences } from "../page_sentences.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import { germanDay, germanFigure, quoted } from "./shown.ts";

const parts: Readonly<Record<TemplatePart, string>> = {
  code: "den KN-Code",
  country: "das Land",
  direct: "die spezifischen direkten Emissionen",
  indirect: "die spezifischen indirekten Emissionen",
  installation: "den Namen der Anlage",
  periodEnd: "das Ende des Berichtszeitraums",
  periodStart: "den Beginn des Berichtszeitraums",
  process: "den Herstellungsprozess",
  unit: "die Einheit",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "die Blätter D_Processes und E_PurchPrec nicht beide da sind",
  process: "kein Prozess dieses Namens in A_InstData steht",
  inputs: "Produktionsmengen, Emissionen oder Vorläuferstoffe des Prozesses fehlen oder nicht lesbar sind",
  circle: "Prozesse der Anlage einander im Kreis beliefern",
};

const calculate =
  "Öffnen Sie die Mappe in einem Tabellenprogramm, lassen Sie sie rechnen, speichern Sie sie und senden Sie sie erneut.";

/** Goods categories by the English names that the template has. */
const categories: ReadonlyMap<string, string> = new Map(Object.entries({
  "Cement": "Zement",
  "Cement clinker": "Zementklinker",
  "Calcined clays": "kalzinierter Ton",
  "Aluminous cement": "Tonerdezement",
  "Iron or steel products": "Erzeugnisse aus Eisen oder Stahl",
  "Crude steel": "Rohstahl",
  "Direct reduced iron": "direkt reduziertes Eisen",
  "Pig iron": "Roheisen",
  "Alloys (FeMn, FeCr, FeNi)": "Ferrolegierungen",
  "Sintered Ore": "gesintertes Erz",
  "Hydrogen": "Wasserstoff",
  "Ammonia": "Ammoniak",
  "Nitric acid": "Salpetersäure",
  "Urea": "Harnstoff",
  "Mixed fertilisers": "Mischdünger",
  "Aluminium products": "Aluminiumerzeugnisse",
  "Unwrought aluminium": "Rohaluminium",
  "Electricity (export to EU)": "Strom (Ausfuhr in die EU)",
}));

const categoryText = (name: string): string => {
  const own = categories.get(name);
  return own === undefined ? quoted(name) : `${quoted(name)} (${own})`;
};

export const germanTemplates: PageSentences<TemplateFindings> = {
  templateUnknown: () =>
    "Die Arbeitsmappe ist nicht die Kommunikationsvorlage der Kommission für Anlagen: Senden Sie die Tabelle so, wie sie ausgefüllt wurde, in Version 2.0, 2.1 oder 2.1.1, in beliebiger Sprache.",
  templateSheetMissing: ({ sheet }) =>
    `Das Blatt ${sheet} wurde weder unter seinem Namen noch nach seinem Inhalt gefunden: Senden Sie die ganze Mappe, wie sie ausgefüllt wurde.`,
  templateUnproven: ({ sheet }) =>
    `Das Blatt ${sheet} wurde nicht gefunden: Die Zahlen ließen sich nicht mit dem vergleichen, woraus sie berechnet sind. Senden Sie die ganze Mappe, wie sie ausgefüllt wurde.`,
  templateSheetRenamed: ({ sheet }) => `Das Blatt ${quoted(sheet)} wurde unter einem anderen Namen gefunden.`,
  templateSheetTwice: ({ sheet, names }) =>
    `Mehrere Blätter enthalten dasselbe wie ${sheet} (${
      names.map(quoted).join(", ")
    }): Behalten Sie das richtige unter dem Namen ${sheet}.`,
  templateVersion: ({ found }, label) =>
    `${label}: Version ${
      quoted(found)
    } der Vorlage ist nicht bekannt, sondern 2.0, 2.0.1, 2.1 und 2.1.1. Vergleichen Sie das Gelesene mit dem Blatt.`,
  templateMacros: () =>
    "Die Arbeitsmappe enthält Makros: Sie wurden nicht ausgeführt, und die Vorlage braucht keine.",
  templateCut: (_, label) =>
    `${label} hat mehr Zeilen oder Spalten als die Vorlage: Was dahinter steht, wurde nicht gelesen.`,
  templateColumnsMoved: (_, label) =>
    `${label}: Spalten wurden eingefügt oder entfernt, sodass sich die Zahlen nicht zuordnen lassen. Nehmen Sie die Vorlage, wie sie veröffentlicht wurde.`,
  templateRowUnnumbered: (_, label) =>
    `${label} steht in einer Zeile ohne Nummer, die keine Formel der Vorlage zählt: Tragen Sie die Ware in eine nummerierte Zeile ein.`,
  templateMerged: ({ range }, label) =>
    `${label}: Die Zellen ${range} sind verbunden, sodass eine Zelle für mehrere Zeilen steht. Füllen Sie jede Zeile aus.`,
  templateExampleFilled: (_, label) =>
    `${label} ist das Beispiel der Vorlage, das nie gelesen wird, und enthält andere Zahlen: Tragen Sie diese Waren in die Zeilen darunter ein.`,
  templateCellError: ({ found }, label) =>
    `${label} enthält den Fehler ${
      abridged(found)
    }: Berichtigen Sie die Formel oder füllen Sie die Zelle aus, auf die sie verweist.`,
  templateMissing: ({ part }, label) => `${label} ist leer: Tragen Sie ${parts[part]} ein.`,
  templateContradiction: ({ found, other, sheet, cell }, label) =>
    `${label} lautet ${quoted(found)}, Zelle ${cell} in ${sheet} ${
      other === "" ? "ist leer" : `dagegen ${quoted(other)}`
    }: ${calculate}`,
  templateOpenDay: ({ found, days }, label) =>
    `${label} lautet ${quoted(found)}, was der ${
      days.map(germanDay).join(" oder der ")
    } sein kann: Schreiben Sie den Tag als JJJJ-MM-TT.`,
  templatePeriod: ({ from, to }, label) =>
    `${label}: Der Berichtszeitraum geht vom ${germanDay(from)} bis zum ${
      germanDay(to)
    }. Ein Wert muss ein Kalenderjahr umfassen, vom 1. Januar bis zum 31. Dezember: Es braucht die Zahlen des ganzen Jahres (Durchführungsverordnung (EU) 2025/2547, Artikel 7).`,
  templateCountry: ({ found }, label) =>
    `${label} lautet ${
      quoted(found)
    }, was kein bekanntes Land ist: Schreiben Sie den Code nach ISO 3166-1, etwa TR.`,
  templateCityUnderCountry: ({ city }, label) =>
    `${label} heißt in der Vorlage Land und ist die Stadt: Gelesen wurde die Stadt ${quoted(city)}.`,
  templatePlaceCode: ({ found }, label) =>
    `${label} lautet ${
      quoted(found)
    }, was kein UN/LOCODE des Landes der Anlage ist: Er hat die zwei Buchstaben des Landes und drei weitere Zeichen, etwa TRIST.`,
  templateDegrees: ({ found, most }, label) =>
    `${label} lautet ${quoted(found)}: Schreiben Sie Grade als Dezimalzahl zwischen -${most} und ${most}.`,
  templateShortCode: ({ found }, label) =>
    `${label} lautet ${
      quoted(found)
    }: Ein KN-Code hat acht Stellen, denn Werte und Erklärungen gelten je KN-Code.`,
  templateCodeUnlisted: ({ code }, label) =>
    `${label}: ${code} ist kein KN-Code von Waren in den CBAM-Tabellen: Schlagen Sie ihn in der Nomenklatur des Einfuhrjahres nach.`,
  templateCodeOutside: ({ code }, label) =>
    `${label}: Waren des KN-Codes ${code} stehen nicht in Anhang I der CBAM-Verordnung.`,
  templateCodeCategory: ({ code, category, expected }, label) =>
    `${label}: Waren des KN-Codes ${code} gehören zur Kategorie ${
      categoryText(expected)
    }, der Prozess stellt aber ${categoryText(category)} her: Berichtigen Sie den Code oder den Prozess.`,
  templateProcess: ({ found, known }, label) =>
    `${label} nennt den Prozess ${quoted(found)}, in A_InstData ${
      known.length === 0 ? "steht keiner" : `stehen ${known.map(quoted).join(", ")}`
    }: Nehmen Sie den Namen eines Prozesses.`,
  templateUnit: ({ found, per }, label) =>
    `${label} lautet ${
      quoted(found)
    }, die Vorlage zählt in t CO2e/${per}: Rechnen Sie die Zahlen um oder berichtigen Sie die Einheit.`,
  templateShare: ({ found }, label) =>
    `${label} lautet ${
      germanFigure(found)
    }, was kein Anteil zwischen 0 und 1 ist: Schreiben Sie 35 % als 0,35 oder 35%.`,
  templateNegative: ({ found }, label) =>
    `${label} lautet ${germanFigure(found)}: Emissionen von Waren liegen nicht unter 0.`,
  templateZero: (_, label) =>
    `${label}: Waren ganz ohne Emissionen, direkte wie indirekte, werden aus einer Vorlage nicht übernommen. Prüfen Sie den Prozess.`,
  templateFarFrom: ({ found, least, most, isAbove }, label) =>
    `${label} lautet ${germanFigure(found)} t CO2e/t, ${
      isAbove ? "mehr als das Zehnfache" : "weniger als ein Zehntel"
    } der Standardwerte und Richtwerte dieser Waren (${germanFigure(least)} bis ${
      germanFigure(most)
    }): Prüfen Sie die Einheit und ob Tonnen oder Kilogramm gemeint sind.`,
  templateSum: ({ direct, indirect, total }, label) =>
    `${label} lautet ${germanFigure(total)}, direkte (${germanFigure(direct)}) und indirekte Emissionen (${
      germanFigure(indirect)
    }) ergeben aber eine andere Summe: Berichtigen Sie, was falsch ist.`,
  templateIndirectUncounted: ({ code }, label) =>
    `${label} ist ausgefüllt, indirekte Emissionen von Waren des KN-Codes ${code} zählen aber nicht: Sie stehen in Anhang II der Verordnung (EU) 2023/956. Der Wert hat allein die direkten Emissionen.`,
  templateRebuilt: ({ process }, label) =>
    `${label} hat eine Formel ohne Ergebnis: Die Zahl wurde aus den Eingabeblättern des Prozesses ${
      quoted(process)
    } berechnet.`,
  templateStale: ({ found, rebuilt, process }, label) =>
    `${label} lautet ${germanFigure(found)}, die Eingabeblätter des Prozesses ${quoted(process)} ergeben ${
      germanFigure(rebuilt)
    }: ${calculate}`,
  templateNotRebuilt: ({ why }, label) =>
    `${label} hat eine Formel ohne Ergebnis und lässt sich nicht aus den Eingabeblättern berechnen, weil ${
      reasons[why]
    }: ${calculate}`,
  templateUncalculated: (_, label) =>
    `${label} hat eine Formel ohne Ergebnis, diese Angabe fehlt deshalb: ${calculate}`,
  templateTwoValues: ({ code, line }, label) =>
    `${label}: Zeile ${line} hat einen anderen Wert für den KN-Code ${code}. Eine Anlage hat für jeden KN-Code und jedes Jahr einen Wert, gemittelt über ihre Prozesse (Durchführungsverordnung (EU) 2025/2547, Artikel 4 Absatz 6).`,
  templatePriceOpen: (_, label) =>
    `${label}: Dem CO2-Preis fehlt die Währung, oder geschuldeter Preis, Nachlass und effektiver Preis passen nicht zusammen: Es wurde kein CO2-Preis übernommen.`,
  templateEmpty: (_, label) =>
    `${label} hat keine Ware: Jede Ware braucht eine Zeile mit Prozess und KN-Code.`,
  templateEstimated: () =>
    "Werte aus dieser Vorlage sind nicht geprüft und haben keine spezifische eingebettete kostenlose Zuteilung: Sie werden als geschätzt festgehalten, und keine Erklärung darf auf ihnen beruhen.",
};
