/**
 * German sentences about tables of customs, accruals, certificates that go back or were recorded by mistake.
 */
import { type ClosingFindings, isWithin2026, type OtherQuarters } from "../../../kernel/findings/closings.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import { translatedLaw } from "../../law/law_sentence.ts";
import type { PageSentences } from "../page_sentences.ts";
import { euroText, periodName, spacedCode } from "../../words/figures.ts";
import { certificates, kindName, pair } from "./duties.ts";
import { germanDay, germanFigure, germanNumber, quoted } from "./shown.ts";

const act = "Verordnung (EU) 2023/956";
const imports = (count: number): string => count === 1 ? "1 Einfuhr" : `${germanNumber(count)} Einfuhren`;

const moved = { surrendered: "abgegeben", bought_back: "zurückgekauft", cancelled: "gelöscht" } as const;

const ofQuarters = (quarters: OtherQuarters["quarters"]): string =>
  quarters.map(({ quarter, due, there }) =>
    `${periodName(quarter, "de")}: ${germanNumber(due)} nötig, ${germanNumber(there)} vorhanden`
  ).join("; ");

export const germanClosings: PageSentences<ClosingFindings> = {
  calculationNoted: ({ code, note }) => `KN-Code ${spacedCode(code)}: ${translatedLaw(note, "de") ?? note}`,
  calculationsNoted: ({ imports: number, codes, note }) =>
    `${imports(number)} mit ${codes.length === 1 ? "dem KN-Code" : "den KN-Codes"} ${
      firstNamed(codes.map(spacedCode))
    }: ${translatedLaw(note, "de") ?? note}`,
  massesOfShip: ({ imports: ids }) =>
    `${imports(ids.length)} ${ids.length === 1 ? "hat" : "haben"} eine Masse, wie sie nur ein Schiff trägt (${
      firstNamed(ids)
    }): Prüfen Sie, ob Tonnen gemeint sind und nicht Kilogramm.`,
  rowWithMassOfShip: () =>
    "Eine solche Masse trägt nur ein Schiff: Prüfen Sie, ob die Einheit der Spalte die ist, in der sie gelesen wird.",
  rowWithUnlikelyValues: () =>
    "Die tatsächlichen Werte oder der CO2-Preis sehen nach einem Versehen aus: Die Hinweise der Einfuhr sagen, welche. Prüfen Sie Einheiten und Dezimalzeichen.",
  noPerson: () => "Wählen Sie einen Einführer oder einen Anmelder.",
  dayToCome: ({ last, found }, label) =>
    `${label}: Der ${germanDay(found)} liegt nach dem ${germanDay(last)}, dem letzten möglichen Tag.`,
  spanOfTable: ({ from, to }) =>
    `In der Tabelle gesucht werden Einfuhren, die vom ${germanDay(from)} bis zum ${
      germanDay(to)
    } überlassen wurden: Geben Sie Anfang und Ende an, wenn sie einen anderen Zeitraum umfasst.`,
  dayOfCustoms: () =>
    `Der Zoll teilt den Tag der Zollanmeldung mit (${act}, Artikel 25 Absatz 2), das Register hat den der Überlassung: Eine Zeile kann allein im Datum abweichen.`,
  emptyCustomsTable: () =>
    "Unter den Überschriften der Tabelle muss mindestens eine Zeile einer Anmeldung stehen.",
  rowsNotRead: ({ rows, isCompared }) =>
    !isCompared
      ? `${
        rows === 1 ? "1 Zeile ließ" : `${germanNumber(rows)} Zeilen ließen`
      } sich nicht lesen: Mit dem Register wurde nichts verglichen. Geben Sie Anfang und Ende an, wenn es verglichen werden soll.`
      : rows === 1
      ? "1 Zeile ließ sich nicht lesen: Die Einfuhr, von der sie handelt, gilt als in der Tabelle fehlend."
      : `${
        germanNumber(rows)
      } Zeilen ließen sich nicht lesen: Die Einfuhren, von denen sie handeln, gelten als in der Tabelle fehlend.`,
  notAccrued: ({ imports: count, eur }) =>
    `${imports(count)} von Einführern, die den Schwellenwert des Jahres nicht überschritten haben, ${
      count === 1 ? "ist" : "sind"
    } nicht abgegrenzt: Es kämen ${
      euroText(eur, "de")
    } hinzu, und zwar alles, sobald er überschritten ist (${act}, Artikel 2a Absatz 2).`,
  accruedEstimates: ({ imports: count }) =>
    `${imports(count)} ${
      count === 1 ? "zählt" : "zählen"
    } mit Werten, die noch nicht geprüft sind: Die Erklärung kann höher ausfallen.`,
  notCalculated: ({ imports: count }) =>
    `${imports(count)} ${count === 1 ? "ließ" : "ließen"} sich nicht berechnen und ${
      count === 1 ? "fehlt" : "fehlen"
    } in der Abgrenzung. Die Erklärung sagt, warum.`,
  declaredWithout: ({ imports: count }) =>
    count === 1
      ? "1 Einfuhr ließ sich nicht berechnen und fehlt in den Summen: Es können mehr Zertifikate abzugeben sein."
      : `${
        germanNumber(count)
      } Einfuhren ließen sich nicht berechnen und fehlen in den Summen: Es können mehr Zertifikate abzugeben sein.`,
  declaredValueWithdrawn: ({ installation, code, since }) =>
    `Der Wert der Anlage ${quoted(installation)} für den KN-Code ${spacedCode(code)} wurde am ${
      germanDay(since)
    } zurückgezogen: Einfuhren, die ihn verwenden, dürfen nicht danach erklärt werden und zählen in dem, was heute abgegeben werden könnte, nach Standardwerten. Berichtigen Sie sie auf einen anderen Wert oder auf Standardwerte.`,
  noVerificationReport: ({ installation }) =>
    `Die Nummer des Prüfberichts zur Anlage ${
      quoted(installation)
    } fehlt: Bis sie da ist, zählen die Einfuhren in dem, was heute abgegeben werden könnte, nach Standardwerten.`,
  noOpinion: ({ installation }) =>
    `Niemand hat gesagt, ob der Bericht zur Anlage ${
      quoted(installation)
    } als zufriedenstellend geprüft ist: Bis dahin zählen die Einfuhren in dem, was heute abgegeben werden könnte, nach Standardwerten.`,
  declaredValueReplaced: ({ installation, code, since, used, newest, isVerified }) =>
    `Die Einfuhren verwenden Fassung ${used} des Werts der Anlage ${quoted(installation)} für den KN-Code ${
      spacedCode(code)
    }; seit dem ${germanDay(since)} gilt Fassung ${newest}, die ${
      isVerified ? "geprüft" : "noch nicht geprüft"
    } ist. Berichtigen Sie die Einfuhren auf diese Fassung.`,
  limitOf2026: () =>
    `Zertifikate für 2026 können nur 2027 zurückgegeben werden. Das ist eine Ausnahme von der Obergrenze nach der Bestandspflicht, die für sie nicht gezählt wird: eine Lesart (${act}, Artikel 23 Absatz 2a).`,
  heldAfterSurrender: ({ number, year, day, isOverdue }) =>
    isOverdue
      ? `Zertifikate, die bis zum ${germanDay(day)} für ${year} abzugeben waren und es noch sind: ${
        germanNumber(number)
      }. An kommenden Quartalsenden zählen sie nicht mehr als gehalten, soweit welche ihrer Art auf dem Konto sind (${act}, Artikel 26 Absatz 3).`
      : `Bis zum ${germanDay(day)} für ${year} noch abzugebende Zertifikate: ${
        germanNumber(number)
      }. Von diesem Tag an zählen sie nicht mehr als gehalten, soweit welche ihrer Art auf dem Konto sind.`,
  openSinceYear: ({ number, year, day }) =>
    `Zertifikate, die bis zum ${germanDay(day)} für ${year} abzugeben waren und es noch sind: ${
      germanNumber(number)
    }. Sie sind weiter geschuldet; von den hier gehaltenen ist für sie nichts abgezogen (${act}, Artikel 26 Absatz 3).`,
  stillDueWithout: ({ imports: count, year }) =>
    `${
      count === 1
        ? `1 Einfuhr aus ${year} ließ sich nicht berechnen`
        : `${germanNumber(count)} Einfuhren aus ${year} ließen sich nicht berechnen`
    }: Für ${year} können noch mehr Zertifikate abzugeben sein, als hier gezählt sind. Die Erklärung sagt, warum.`,
  pairsNotCalculated: ({ pairs, year }) =>
    `Keine Einfuhr aus ${year} ließ sich berechnen für ${
      firstNamed(pairs.map(pair))
    }: Ohne sie können die abgegebenen Zertifikate nicht die Grundlage sein. Die Erklärung für ${year} sagt, woran es liegt.`,
  moreThanThereAre: ({ found, left }) =>
    `Von diesem Kauf ${left === 1 ? "ist" : "sind"} noch ${certificates(left)} übrig: ${
      germanNumber(found)
    } können das Konto nicht verlassen.`,
  boughtMoreThanObliged: ({ year, bought, limit }) =>
    `Im Jahr ${year} gekaufte Zertifikate: ${bought}. Davon lassen sich höchstens ${limit} zurückgeben, so viele wie zu halten waren: Die übrigen verfallen ohne Entschädigung, wenn sie nicht abgegeben werden (${act}, Artikel 23 Absatz 2 und Artikel 24).`,
  limitMayRise: ({ year, limit, lacking }) =>
    lacking > 0
      ? `${imports(lacking)} aus ${year} ${
        lacking === 1 ? "ließ" : "ließen"
      } sich nicht berechnen: Es war mehr zu halten, als hier gezählt ist.`
      : `${year} läuft noch: Nach den bisher erfassten Einfuhren lassen sich von den Zertifikaten des Jahres höchstens ${
        germanNumber(limit)
      } zurückgeben (${act}, Artikel 23 Absatz 2).`,
  soldBackAfterSurrender: () =>
    `Zurückgegeben wird nur, was nach der Abgabe übrig ist: Noch abzugebende Zertifikate sind unter den verfügbaren (${act}, Artikel 23 Absatz 1).`,
  soldBackAboveLimit: ({ year, boughtBack, limit }) =>
    `Von den ${year} gekauften Zertifikaten ${boughtBack === 1 ? "ist" : "sind"} ${
      germanNumber(boughtBack)
    } als zurückgegeben erfasst, höchstens ${
      germanNumber(limit)
    } sind möglich: Prüfen Sie die Bewegungen (${act}, Artikel 23 Absatz 2).`,
  boughtWithoutImports: ({ year }) =>
    `Das Register hat keine Einfuhren aus ${year}, also war in dem Jahr nichts zu halten. Wer die Schwelle nicht überschritten hat, kann alle Zertifikate des Jahres zurückgeben (${act}, Artikel 23 Absatz 2): Tragen Sie die Einfuhren ein, wenn es welche gab.`,
  unlikelyValues: ({ imports: ids }) =>
    `${imports(ids.length)} ${
      ids.length === 1 ? "hat" : "haben"
    } tatsächliche Werte oder CO2-Preise, die nach einem Versehen aussehen (${
      firstNamed(ids)
    }): Die Hinweise der Einfuhr sagen, welche. Prüfen Sie Einheiten und Dezimalzeichen.`,
  surrenderWithoutYear: () =>
    `Geben Sie an, für Einfuhren welchen Jahres die Zertifikate abgegeben wurden: Die Erklärung dieses Jahres zählt sie (${act}, Artikel 22 Absatz 1).`,
  cancelledEarly: ({ number, day }) =>
    `${number === 1 ? "1 Zertifikat ist" : `${germanNumber(number)} Zertifikate sind`} als gelöscht vor dem ${
      germanDay(day)
    } erfasst, dem Tag, an dem die Kommission die übrigen löscht: Prüfen Sie die Bewegungen (${act}, Artikel 24).`,
  soldBackAfterRequest: ({ number, last, workingDay }) =>
    `Als zurückgekauft erfasst nach dem ${germanDay(last)}, dem letzten Tag für den Antrag: ${
      certificates(number)
    }. Dass der Rückkauf bis dahin ${
      workingDay === last
        ? ""
        : `oder bis zum ${germanDay(workingDay)}, dem Montag danach (später, wo er ein Feiertag ist), `
    }beantragt und nichts davon gelöscht wurde, ist der Eintragung entnommen: Prüfen Sie es (${act}, Artikel 23 und 24${
      workingDay === last ? "" : "; Verordnung (EWG, Euratom) 1182/71, Artikel 3 Absatz 4"
    }).`,
  countedAsCancelled: ({ number, day }) =>
    `Als am ${germanDay(day)} gelöscht gezählt: ${
      certificates(number)
    } (${act}, Artikel 24). Zertifikate, deren Rückkauf rechtzeitig beantragt wurde, werden nicht gelöscht: Tragen Sie ihn ein, sobald sie das Konto verlassen haben. Bis zu diesem Tag zählen sie dann als auf dem Konto.`,
  weeklyForQuarters: ({ number, cancelled }) =>
    `Mit Wochenpreis gekauft und als abgegeben für 2026 erfasst: ${
      certificates(number)
    }. Die Zertifikate für 2026 selbst wurden am ${
      germanDay(cancelled)
    } gelöscht. Welche Art für eine so späte Abgabe dient, sagt kein Rechtsakt: Dass es die mit Wochenpreis sind, ist eine Lesart (${act}, Artikel 19 Absatz 5, Artikel 24 Absatz 2 und Artikel 26 Absatz 3).`,
  surrenderedForOtherQuarter: ({ number, quarters }) =>
    `Für Einfuhren eines anderen Quartals als ihres eigenen abgegeben: ${certificates(number)} (${
      ofQuarters(quarters)
    }). Zertifikate für 2026 gehören zum Quartal der Einfuhr (${act}, Artikel 21 Absatz 1a): Gleichen Sie sie mit dem Register der Kommission ab.`,
  countedForOtherQuarter: ({ number, quarters }) =>
    `Auf dem Konto, und für Einfuhren eines anderen Quartals als ihres eigenen gezählt: ${
      certificates(number)
    } (${
      ofQuarters(quarters)
    }). Zertifikate für 2026 gehören zum Quartal der Einfuhr (${act}, Artikel 21 Absatz 1a): Prüfen Sie die Käufe.`,
  otherPriceThanQuarter: ({ certificates: kind, eur, published, lots }) =>
    `Zertifikate ${kindName(kind)} sind mit je ${
      euroText(eur, "de")
    } eingetragen, der veröffentlichte Preis des Quartals ist ${euroText(published, "de")} (gekauft am ${
      firstNamed(lots.map(({ day }) => germanDay(day)))
    }): Prüfen Sie Art und Preis. Gerechnet wird mit dem, was eingetragen ist.`,
  statusRevoked: ({ since }) =>
    `Der Status als zugelassener Anmelder ist seit dem ${
      germanDay(since)
    } widerrufen. Der 30. September gilt für Anmelder, die ihn haben: Nach einem Widerruf ist die CBAM-Erklärung binnen eines Monats einzureichen, und die Zertifikate sind ${
      isWithin2026(since) ? "bis zum 15.02.2027" : "innerhalb von 15 Tagen danach"
    } abzugeben (Durchführungsverordnung (EU) 2025/486, Artikel 21 und 23).`,
  purchaseDiffers: ({ reference, certificates: kind, day, number, eur }) =>
    `Ein Kauf mit der Referenz ${quoted(reference)} ist schon eingetragen: ${certificates(number)} ${
      kindName(kind)
    }, gekauft am ${germanDay(day)} zu je ${
      germanFigure(eur)
    } EUR. Geben Sie eine andere Referenz an, oder nehmen Sie jenen Kauf zurück, wenn er ein Versehen war.`,
  purchasesAlike: ({ lots, certificates: kind, day, number, eur }) =>
    `${germanNumber(lots.length)} Käufe sind gleich: ${certificates(number)} ${kindName(kind)}, gekauft am ${
      germanDay(day)
    } zu je ${germanFigure(eur)} EUR. Wenn es derselbe ist, nehmen Sie zurück, was zu oft eingetragen wurde.`,
  moreAlike: ({ groups }) =>
    groups === 1
      ? "Noch 1 Gruppe von Käufen oder Abgängen gleicht sich."
      : `Noch ${germanNumber(groups)} Gruppen von Käufen oder Abgängen gleichen sich.`,
  movesAlike: ({ moves, moved: how, day, number, year }) =>
    `${germanNumber(moves.length)} Abgänge von einem Kauf sind gleich: ${certificates(number)}, am ${
      germanDay(day)
    } ${moved[how]}${
      year === null ? "" : ` für ${year}`
    }. Wenn es derselbe ist, nehmen Sie zurück, was zu oft eingetragen wurde.`,
  lotHasMoves: ({ moves }) =>
    `Der Kauf lässt sich nicht zurücknehmen, solange Zertifikate von ihm abgegangen sind. Nehmen Sie zuerst diese Abgänge zurück: ${
      firstNamed(
        moves.map(({ moved: how, day, number }) =>
          `${germanNumber(number)} am ${germanDay(day)} ${moved[how]}`
        ),
      )
    }.`,
};
