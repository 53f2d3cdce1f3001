/**
 * German sentences about suppliers' installations and values.
 */
import type { FileKind, NotTaken, SupplierFindings } from "../../../kernel/findings/suppliers/suppliers.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanDay, quoted } from "./shown.ts";

const states: Readonly<Record<string, string>> = {
  estimated: "geschätzten Wert",
  operator: "Wert des Betreibers",
  verified: "geprüften Wert",
};

const notTaken: Readonly<Record<NotTaken, string>> = {
  attestation:
    "Eine Bescheinigung ist kein Prüfbericht der Durchführungsverordnung (EU) 2025/2546, sodass die Werte geschätzt sind",
  carbonPrice:
    "Ein Betrag ohne Einheit und Nachlass ist kein CO2-Preis, der abgezogen werden kann: Erfassen Sie ihn beim Wert, wenn es einen Nachweis gibt",
  precursors:
    "Ein Vorläuferstoff zählt nach Tonnen je Tonne Ware, die die Zusammenfassung nicht hat; was er an kostenloser Zuteilung bringt, steht in der spezifischen eingebetteten kostenlosen Zuteilung",
  route:
    "Die Codes sind nicht die der Benchmarks: Erfassen Sie den Produktionsweg beim Wert, wo einer nötig ist",
  verification:
    "Was gelesen wird, wird als Schätzung erfasst: Sehen Sie es an und erfassen Sie die Prüfung mit einer neuen Fassung des Werts",
};

const fileKinds: Readonly<Record<FileKind, string>> = {
  pdf: "ein PDF",
  xlsx: "eine Excel-Arbeitsmappe (.xlsx)",
};

export const germanSuppliers: PageSentences<SupplierFindings> = {
  placeInOtherCountry: ({ found, country, begins }) =>
    `${found} ist ein Ort eines anderen Landes als ${
      placeName(country, "de")
    }, dessen Codes mit ${begins} beginnen: Berichtigen Sie, was falsch ist.`,
  halfOfPlace: (_, label, { nameOf }) =>
    `${label} fehlt: Ein Ort braucht ${nameOf("latitude")} und ${nameOf("longitude")}.`,
  installationThere: ({ registryId, id }) =>
    `Die Anlage ${id} hat die Registernummer ${registryId} und andere Angaben: Erfassen Sie, was sich geändert hat, als neue Fassung davon.`,
  versionNotCurrent: ({ replaces, current }) =>
    `Fassung ${replaces} kann nicht ersetzt werden, weil Fassung ${current} die neueste ist: Sehen Sie nach, was sich geändert hat.`,
  valueThere: ({ id, code, period, isByRoute }) =>
    `Der Wert ${id} gilt für die Anlage, den KN-Code ${
      spacedCode(code)
    } und ${period} und hat andere Zahlen: Ein Betreiber hat für einen Code und ein Jahr einen Wert (Durchführungsverordnung (EU) 2025/2547, Artikel 4 Absatz 6). ${
      isByRoute
        ? "Einer der beiden nennt einen Produktionsweg und der andere keinen, was für alle steht: Nennen Sie ihn bei beiden."
        : "Erfassen Sie, was sich geändert hat, als neue Fassung davon."
    }`,
  verifiedThere: ({ id, code, period }) =>
    `Der Wert ${id} für den KN-Code ${
      spacedCode(code)
    } und ${period} ist geprüft, der der Antwort nicht: Er tritt nicht an die Stelle eines geprüften, nach dem allein Waren erklärt werden können (Verordnung (EU) 2023/956, Artikel 8 Absatz 1). Senden Sie die Antwort zurück und fragen Sie nach dem Prüfbericht. Gilt der geprüfte Wert nicht mehr, erfassen Sie, was gilt, als neue Fassung davon.`,
  periodBefore: ({ period, first, state }) =>
    `Der Berichtszeitraum ${period} ist zu früh für einen ${states[state] ?? state}: Der erste ist ${first}.`,
  periodToCome: ({ period, year, state }) =>
    `Der Berichtszeitraum ${period} hat noch nicht begonnen, sodass es keinen ${
      states[state] ?? state
    } geben kann: höchstens ${year}, oder erfassen Sie ihn als geschätzt.`,
  verificationMissing: () =>
    "Die Prüfung fehlt: Ein Wert ist durch einen Bericht mit Nummer, Tag und Urteil geprüft (Verordnung (EU) 2023/956, Artikel 8). Ohne ihn ist er der des Betreibers.",
  verificationOfEstimate: () =>
    "Ein geschätzter Wert hat keine Prüfung: Erfassen Sie ihn als Wert des Betreibers oder als geprüft.",
  verifiedTooEarly: ({ period, found }) =>
    `Der Bericht vom ${
      germanDay(found)
    } liegt im Berichtszeitraum oder davor: Er deckt ein ganzes Kalenderjahr ab, sodass keiner über ${period} vor dem 01.01.${
      period + 1
    } liegen kann. Bis dahin ist es der Wert des Betreibers.`,
  opinionNotSatisfactory: () =>
    "Ein geprüfter Wert braucht das Urteil „zufriedenstellend“: Mit einem anderen bleibt er der des Betreibers.",
  valueWithoutVerifier: () =>
    "Die Prüfstelle fehlt, und die Anlage nennt keine: Geben Sie eine von beiden an.",
  unitContentMissing: ({ unit, code, state }) =>
    `Der Gehalt fehlt: Ein ${states[state] ?? state} von ${spacedCode(code)} gilt je ${
      unit === "clinker" ? "Tonne Klinker" : "Kilogramm Stickstoff"
    }, und der Gehalt einer Tonne Ware rechnet ihn um (Durchführungsverordnung (EU) 2025/2547, Artikel 4 und Anhang IV Nummer 2).`,
  rebateAbovePrice: () => "Der Nachlass darf nicht über dem Betrag liegen, von dem er abgeht.",
  goodsNotCovered: ({ code, country }) =>
    `CBAM gilt nicht für den KN-Code ${spacedCode(code)} aus ${
      placeName(country, "de")
    }: Prüfen Sie den Code und das Land der Anlage.`,
  unknownValue: ({ found }) =>
    `Ein Wert ${quoted(found)} ist in diesem Konto nicht erfasst: Wählen Sie einen aus der Liste der Werte.`,
  valueWithdrawn: ({ since }) =>
    `Der Wert wurde am ${
      germanDay(since)
    } zurückgezogen: Rechnen Sie mit einem anderen, oder erfassen Sie, was gilt, als seine neue Fassung.`,
  valueVersionKept: ({ version, newest, isWithdrawn }) =>
    isWithdrawn
      ? `Die Zeile war schon mit Fassung ${version} ihres Wertes erfasst und behält sie, geändert wurde nichts. Mit Fassung ${newest} wurde der Wert inzwischen zurückgezogen.`
      : `Die Zeile war schon mit Fassung ${version} ihres Wertes erfasst und behält sie, geändert wurde nichts. Eine Berichtigung, die den Wert nennt, übernimmt Fassung ${newest}.`,
  valueVersionTaken: ({ version, newest }) =>
    `Die Einfuhr hatte Fassung ${version} ihres Wertes und übernimmt die neueste, Fassung ${newest}: Deren Zahlen gelten jetzt. Eine Zeile, die die Fassung behalten soll, nennt keinen Wert, sondern die Zahlen der Einfuhr; das Formular behält sie, solange die verwendete Fassung gewählt bleibt.`,
  valueLeft: ({ version }) =>
    `Der berichtigte Eintrag hatte Fassung ${version} des Wertes eines Lieferanten. Dieser hat andere Waren oder Zahlen, die für sich stehen; eine Berichtigung, die den Wert nennt, übernimmt ihn wieder.`,
  valueBesideFigures: ({ members }, _, { nameOf }) =>
    `Der Wert steht an der Stelle von ${
      members.map(nameOf).join(", ")
    }: Geben Sie das eine oder das andere an.`,
  valueNotActual: () =>
    "Der Wert gilt nur für Einfuhren, die nach tatsächlichen Werten bestimmt werden: Lassen Sie ihn weg, oder ändern Sie die Ermittlung.",
  valueOfOtherGoods: ({ code, found }) =>
    `Der Wert gilt für den KN-Code ${spacedCode(code)}, die Ware hat ${
      spacedCode(found)
    }: Ein Wert zählt nur für seinen eigenen Code.`,
  valueOfOtherCountry: ({ country, found }) =>
    `Der Wert ist der einer Anlage in ${placeName(country, "de")}, die Ware kommt aus ${
      placeName(found, "de")
    }: Berichtigen Sie, was falsch ist.`,
  valueOfOtherPeriod: ({ period, first, last }) =>
    `Der Wert gilt für ${period}: Die Ware nimmt einen von ${
      first === last ? first : `${first} bis ${last}`
    } (Durchführungsverordnung (EU) 2025/2547, Artikel 7 Absatz 1).`,
  valueOfOtherRoute: ({ route, found }) =>
    `Der Wert gilt für den Produktionsweg ${route}, die Ware hat ${found}: Lassen Sie den Weg weg, oder nennen Sie den des Werts.`,
  dueOutside: ({ first, last, found }) =>
    `Die Frist ${germanDay(found)} geht nicht: vom ${germanDay(first)} bis zum ${germanDay(last)}.`,
  goodsOrImports: () =>
    "Geben Sie Waren oder Einfuhren an: Eines von beiden sagt, wofür Werte erbeten werden.",
  goodsTwice: ({ code }) =>
    `Der KN-Code ${
      spacedCode(code)
    } steht zweimal da, mit demselben Produktionsweg oder einmal für alle: Nennen Sie ihn einmal.`,
  unknownImport: ({ found }) => `${quoted(found)} ist keine geltende Einfuhr dieses Kontos.`,
  importNotAsked: ({ id, why, found }) =>
    `Die Einfuhr ${id} ${
      why === "country"
        ? `kommt aus ${found}, nicht aus dem Land der Anlage`
        : why === "year"
        ? `gehört zum Berichtszeitraum ${found}, nicht zu dem, nach dem gefragt wird`
        : "wird nicht nach Standardwerten bestimmt"
    }: Lassen Sie sie weg.`,
  inquiryStands: ({ round }) =>
    `Die Anfrage steht inzwischen anders (Runde ${round}): Sehen Sie sie noch einmal an, das geht so nicht mehr.`,
  mailNotDelivered: ({ state, receiver, said }) => {
    const answer = said === null ? "" : ` (Antwort des Mailservers: ${quoted(said)})`;
    return state === "retrying"
      ? `Die Nachricht an ${receiver} konnte noch nicht übergeben werden${answer}: Es wird bis einen Tag nach dem Absenden weiter versucht.`
      : `Die Nachricht an ${receiver} ${
        state === "refused" ? "wurde abgewiesen" : "konnte einen Tag lang nicht übergeben werden"
      }${answer} und hat niemanden erreicht: Prüfen Sie die Adresse, ziehen Sie die Anfrage zurück, und fragen Sie neu.`;
  },
  toldMissing: ({ source }, label) =>
    source === null
      ? `${label} fehlt: Ohne diese Angabe wird kein Wert übernommen.`
      : `${label} fehlt, was die Durchführungsverordnung (EU) 2025/2547, Anhang IV Nummer ${source}, verlangt: Fragen Sie den Lieferanten danach.`,
  toldNotTaken: ({ why }, label) => `${label} wurde nicht übernommen. ${notTaken[why]}.`,
  toldTwice: ({ code, other }, label) =>
    `${label}: ${other} hat einen anderen Wert für den KN-Code ${
      spacedCode(code)
    } im selben Jahr. Ein Betreiber hat für einen Code und ein Jahr einen Wert, gemittelt über seine Produktionswege (Durchführungsverordnung (EU) 2025/2547, Artikel 4 Absatz 6): Fragen Sie, welcher gilt.`,
  otherFile: () =>
    "Die Datei ist weder ein PDF noch eine Excel-Arbeitsmappe (.xlsx): Drucken Sie sie als PDF, oder speichern Sie sie als Excel-Arbeitsmappe (.xlsx).",
  otherFileKind: ({ found }) =>
    `Die Datei ist ${fileKinds[found]} und kam unter einer anderen Art: Wählen Sie sie noch einmal.`,
  otherEnding: ({ ending, found }) =>
    `Der Name endet auf „${ending}“, und die Datei ist ${
      fileKinds[found]
    }: Benennen Sie sie nach dem, was sie ist.`,
  cutPdf: () => "Dem PDF fehlt das Ende, als wäre es abgeschnitten: Senden Sie es noch einmal ganz.",
  fileWithMacros: () =>
    "Die Arbeitsmappe hat Makros, die weder ausgeführt noch aufbewahrt werden: Speichern Sie sie ohne Makros als Excel-Arbeitsmappe (.xlsx).",
  emptyFile: () => "Die Datei ist leer: Wählen Sie eine andere.",
};
