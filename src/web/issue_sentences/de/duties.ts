/**
 * German sentences about declaration, holding, certificates and penalties.
 */
import { translatedLaw } from "../../law/law_sentence.ts";
import type { DutyFindings } from "../../../kernel/findings/duties.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import { count, euroText, periodName, placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanAmount, germanDay, germanNumber, quoted } from "./shown.ts";

const act = "Verordnung (EU) 2023/956";

/** `2027-Q3` as a reader says it. */
const quarter = (name: string): string => name.replace(/^(\d{4})-Q(\d)$/, "$2. Quartal $1");

/** @returns the kind of certificates behind the noun */
export const kindName = (kind: string): string =>
  kind === "weekly" ? "mit Wochenpreis" : `des ${quarter(kind).replace("Quartal", "Quartals")}`;

/** @returns the number with its noun */
export const certificates = (number: number): string =>
  number === 1 ? "1 Zertifikat" : `${germanNumber(number)} Zertifikate`;

/** `72083900 CHN` as a reader says it. */
export const pair = (text: string): string => {
  const [code = "", country = ""] = text.split(" ");
  return `${spacedCode(code)} aus ${placeName(country, "de")}`;
};

export const germanDuties: PageSentences<DutyFindings> = {
  severalValuesOfInstallation: ({ installation, code, year, imports }) =>
    `Für die Anlage ${quoted(installation)} sind zu ${
      spacedCode(code)
    } im Jahr ${year} mehrere Werte eingetragen (${germanNumber(imports.length)} Einfuhren: ${
      firstNamed(imports)
    }): Ein Bericht des Betreibers nennt je Code und Jahr nur einen (Durchführungsverordnung (EU) 2025/2547, Artikel 4 Absatz 6).`,
  preparationOnly: ({ year }) =>
    `Das bereitet die CBAM-Erklärung für ${year} vor: Das Format des CBAM-Registers ist nicht veröffentlicht.`,
  flooredByImport: () =>
    "Die Nettoemissionen jeder Einfuhr sind mindestens 0: Die Rechtsakte sagen nicht, auf welcher Ebene die kostenlose Zuteilung endet.",
  roundingOpen: ({ once, byQuarter }) =>
    `Einmal aufgerundet ${once === 1 ? "ist" : "sind"} es ${certificates(once)}, je Quartal aufgerundet ${
      count(byQuarter, "de")
    }: Die Rechtsakte lassen offen, was gilt.`,
  pricesStandIn: ({ year }) =>
    `Für einen Teil der Einfuhren von ${year} gibt es noch keinen eigenen Preis: An seiner Stelle steht der letzte davor.`,
  pricedWhenBought: ({ year }) =>
    `Zertifikate für Einfuhren von ${year} kosten so viel wie in der Woche ihres Kaufs: Die Kosten sind eine Schätzung mit einem bisher veröffentlichten Preis.`,
  deductionByDraft: ({ isMeanOfYear }) =>
    `Der im Ausland gezahlte CO₂-Preis wird in Euro zum Preis jeder Einfuhr abgezogen. Der Entwurf der Kommission vom 13. Mai 2026, der nicht angenommen ist, rechnet mit dem mittleren Preis des Jahres${
      isMeanOfYear ? "" : "; noch sind hier nicht alle seine Preise bekannt"
    }. Bei keiner Einfuhr nimmt er mehr weg, als sie schuldet. Die Zahl der Zertifikate und die Sanktion gelten vor dem Abzug, die Kosten danach.`,
  valuesNotVerified: ({ installation }) =>
    `Die Werte der Anlage ${
      quoted(installation)
    } sind nicht geprüft: Nötig ist ein Prüfbericht über den ganzen Berichtszeitraum, sonst gelten Standardwerte.`,
  noVerifier: ({ installation }) => `Für die Anlage ${quoted(installation)} ist keine Prüfstelle genannt.`,
  noAccreditation: ({ verifier }) => `Die Akkreditierungsnummer der Prüfstelle ${quoted(verifier)} fehlt.`,
  noVerifiedAllocation: ({ installation }) =>
    `Die geprüfte kostenlose Zuteilung der Anlage ${
      quoted(installation)
    } fehlt: Sie wird aus Benchmarks gebildet.`,
  noPrecursors: ({ installation }) =>
    `Die Vorläuferstoffe der Waren der Anlage ${
      quoted(installation)
    } sind nicht angegeben: Es gilt der Benchmark der ganzen Kette.`,
  routeNotNamed: ({ code, route }) =>
    `Für den KN-Code ${
      spacedCode(code)
    } mit tatsächlichen Werten ist kein Produktionsweg angegeben: Die kostenlose Zuteilung ist die von ${route}, wie bei den Standardwerten. Die Hinweise jeder Einfuhr sagen, was sie bei den anderen Wegen kostet.`,
  noDeclarant: () => "Es ist kein Anmelder genannt.",
  noFigures: ({ reasons }) =>
    `Die Einfuhr konnte nicht berechnet werden. ${
      reasons.map((reason) => translatedLaw(reason, "de") ?? "Es fehlen Angaben.").join(" ")
    }`,
  penaltyNotIndexed: ({ year }) =>
    `Die indexierte Sanktion für ${year} ist hier nicht bekannt: Es gilt der Betrag des Rechtsakts.`,
  penaltyWithEstimates: ({ number }) =>
    `Sie ist mit Werten gerechnet, die noch nicht angemeldet werden können: Würde das Jahr heute angemeldet, wären ${
      certificates(number)
    } abzugeben.`,
  noPenaltyOfYear: ({ year }) =>
    `Die Sanktion für ${year} steht noch nicht in den Tabellen: Es sind 100 EUR je nicht abgegebenem Zertifikat, indexiert für das Jahr der Einfuhr (${act}, Artikel 26 Absatz 1).`,
  stillToSurrender: () =>
    `Eine Sanktion ersetzt die Abgabe nicht: Die Zertifikate sind weiter abzugeben (${act}, Artikel 26 Absatz 3).`,
  penaltyMayBeLower: ({ refused }) =>
    `${
      refused
        ? "Nach einem abgelehnten Antrag von 2026"
        : "Bei einer Überschreitung der Schwelle um höchstens 10 %"
    } kann die Sanktion niedriger sein, mindestens aber einfach (${act}, Artikel 26 Absatz 2a).`,
  penaltyReleases: () =>
    `Wer die Sanktion für Einfuhren ohne Zulassung zahlt, muss sie weder anmelden noch Zertifikate für sie abgeben (${act}, Artikel 26 Absatz 2a).`,
  declaredWithTheYear: () =>
    `Einfuhren vor dem Überschreiten der Schwelle meldet ein zugelassener Anmelder mit dem Jahr an: Sie zählen nicht mit (${act}, Artikel 2a Absatz 2).`,
  declarableOnceGranted: () =>
    `Einfuhren vor dem Überschreiten der Schwelle werden mit dem Jahr angemeldet, sobald der Antrag bewilligt ist: Sie zählen nicht mit, es sei denn, er wird abgelehnt (${act}, Artikel 2a Absatz 2 und Artikel 17 Absatz 7a).`,
  representativeNeedsStatus: () =>
    `Wer als indirekter Vertreter für den Einführer anmeldet, braucht die Zulassung vor der ersten Einfuhr, auch unter der Schwelle (${act}, Artikel 5 Absatz 1a).`,
  applicationPending: ({ imports }) =>
    `${
      imports === 1 ? "Eine Einfuhr wurde" : `${count(imports, "de")} Einfuhren wurden`
    } überlassen, während ein Antrag nicht entschieden war: Das zählt nur, wenn er abgelehnt wird (${act}, Artikel 17 Absatz 7a).`,
  neverExemptDueBefore: ({ quarters }) =>
    `Am Ende von ${
      quarters.map(quarter).join(" und ")
    } zählen nur Strom und Wasserstoff: Artikel 22 Absatz 2a der ${act} schiebt die übrigen Waren auf und schweigt zu diesen.`,
  noBasisB: ({ year, first }) =>
    `Für ${year} gibt es keine Erklärung des Vorjahrs: Die Zahl der abgegebenen Zertifikate ist erst ab ${first} eine mögliche Grundlage.`,
  noEarlierDeclaration: ({ year }) =>
    `Die Erklärung für ${year} liegt hier nicht vor: Die Zahl der abgegebenen Zertifikate kann nicht die Grundlage sein.`,
  pairsNotDeclared: ({ pairs }) =>
    `In der früheren Erklärung fehlen ${
      firstNamed(pairs.map(pair))
    }: Code und Ursprung müssen gleich sein, sonst kann sie nicht die Grundlage sein (${act}, Artikel 22 Absatz 2).`,
  basisBPerTonne: () =>
    "Wie die Jahreszahl der abgegebenen Zertifikate auf einen Teil des Jahres umzulegen ist, ist offen: Gerechnet wird je Tonne von Code und Ursprung.",
  basisBSurrendered: ({ number, year }) =>
    `Der Bestand nach abgegebenen Zertifikaten (b) beruht auf der Zahl, die als für ${year} abgegeben erfasst ist (${
      certificates(number)
    }), auf Codes und Ursprünge verteilt, wie die Einfuhren des Jahres erklärt werden könnten.`,
  basisBUnproven: ({ year, own, fileable }) =>
    `Der Bestand nach abgegebenen Zertifikaten (b) zählt Einfuhren von ${year} mit Werten, die so, wie sie erfasst sind, nicht erklärt werden können: Mit ihnen ergibt das Jahr ${
      certificates(own)
    }, so wie es erklärt werden könnte ${
      certificates(fileable)
    }. Erfassen Sie die für ${year} abgegebenen Zertifikate, dann beruht (b) auf ihrer Zahl.`,
  basisBReturned: ({ pairs, year, hold, without }) =>
    `Der Bestand nach abgegebenen Zertifikaten (b) teilt durch alle für ${year} erklärten Tonnen, auch die von Rückwaren (${
      firstNamed(pairs.map(pair))
    }), und zählt keine, die jetzt zurückkommen: ${
      certificates(hold)
    } für alle Einfuhren des Jahres. Durch die übrigen Tonnen geteilt ${
      without === 1 ? "wäre es" : "wären es"
    } ${
      certificates(without)
    }. Der Rechtsakt sagt nicht, was gilt (${act}, Artikel 22 Absatz 2): Halten Sie die höhere Zahl, oder fragen Sie Ihre Behörde.`,
  basisBOnlyReturned: ({ pairs, year }) =>
    `Für ${year} wurden nur Rückwaren erklärt: ${
      firstNamed(pairs.map(pair))
    }. Der Bestand nach abgegebenen Zertifikaten (b) zählt ihre Einfuhren mit nichts, der nach Standardwerten (a) zählt sie.`,
  whoOwes: ({ why }) => {
    const duties = "CBAM-Erklärung, Zertifikate und Sanktionen für diese Einfuhr";
    switch (why) {
      case "own":
        return `Der Einführer schuldet ${duties} als Anmelder (${act}, Artikel 4 und 5).`;
      case "direct":
        return `Der Einführer schuldet ${duties}: Ein direkter Vertreter ändert daran nichts (${act}, Artikel 3 Nummer 15 und Artikel 4).`;
      case "importer_itself":
        return `Der Einführer schuldet ${duties}: Sein indirekter Vertreter nur dann, wenn er zugestimmt hat, Anmelder zu sein (${act}, Artikel 5 Absatz 2).`;
      case "representative":
        return `Der indirekte Vertreter schuldet ${duties} als Anmelder und braucht die Zulassung vor der ersten Einfuhr, auch unter der Schwelle (${act}, Artikel 5 Absätze 1a, 2 und 2a).`;
      case "other_declarant":
        return `Der Einführer schuldet ${duties}, der Anmelder ist aber ein anderes Unternehmen: Nur ein indirekter Vertreter meldet für einen Einführer an (${act}, Artikel 5). Berichtigen Sie den Anmelder oder die Vertretung.`;
    }
  },
  holdingReadings: () =>
    "Jede Einfuhr zählt mit mindestens 0, die Hälfte der Summe wird aufgerundet, und alle Zertifikate zählen, die am Ende des Tages auf dem Konto sind, also ohne an ihm abgegebene und bis dahin gelöschte: Das sind unsere Lesarten.",
  shortAtPrice: ({ eur, period }) =>
    `Die Kosten fehlender Zertifikate gelten zu ${
      germanAmount(eur)
    } EUR, dem neuesten veröffentlichten Preis (${
      periodName(period, "de")
    }): Sie kosten, was die Woche des Kaufs kostet.`,
  heldWithout: ({ imports }) =>
    imports === 1
      ? "1 Einfuhr ließ sich nicht berechnen und fehlt in den Zahlen: Es ist mehr zu halten. Die Erklärung sagt, warum."
      : `${
        germanNumber(imports)
      } Einfuhren ließen sich nicht berechnen und fehlen in den Zahlen: Es ist mehr zu halten. Die Erklärung sagt, warum.`,
  noHoldingYet: ({ first }) => `Zertifikate sind erst ab ${first} zu halten (${act}, Artikel 22 Absatz 2).`,
  certificatesNotWhole: ({ found }) =>
    `Ein Zertifikat ist eine ganze Tonne: Geben Sie eine ganze Zahl über 0 an, gefunden wurde ${
      germanNumber(found)
    }.`,
  boughtBeforeSale: ({ found, first }) =>
    `Zertifikate werden ab dem ${
      germanDay(first)
    } verkauft (${act}, Artikel 20 Absatz 1): Gefunden wurde ein Kauf am ${germanDay(found)}.`,
  certificatesOfOtherYear: ({ certificates, year }) =>
    `Zertifikate ${kindName(certificates)} werden nicht für ${
      year ?? "dieses Jahr"
    } abgegeben: Die von 2026 und die mit Wochenpreis sind eigene Arten.`,
  noSuchLot: ({ found }) => `Den Kauf ${quoted(found)} gibt es nicht.`,
  movedBeforeBought: ({ found, bought }) =>
    `Die Zertifikate wurden am ${germanDay(bought)} gekauft: Am ${
      germanDay(found)
    } können sie das Konto nicht verlassen.`,
  boughtAfterCancelled: ({ found, cancelled }) =>
    `Zertifikate für 2026 sind am ${
      germanDay(cancelled)
    } verfallen (${act}, Artikel 24 Absatz 2): Gefunden wurde ein Kauf am ${
      germanDay(found)
    }. Tragen Sie seither gekaufte mit Wochenpreis ein: Sie lassen sich verspätet für 2026 abgeben.`,
  surrenderedAfterCancelled: ({ found, cancelled }) =>
    `Was von den Zertifikaten übrig war, ist am ${germanDay(cancelled)} verfallen (${act}, Artikel 24): Am ${
      germanDay(found)
    } können sie nicht abgegeben werden.`,
  surrenderedForYearToCome: ({ found, year }) =>
    `Für Einfuhren von ${year} können am ${
      germanDay(found)
    } keine Zertifikate abgegeben werden, das Jahr hat noch nicht begonnen: Geben Sie das Einfuhrjahr an, für das sie abgegeben wurden.`,
  yearWithoutSurrender: () =>
    "Ein Einfuhrjahr gehört nur zu abgegebenen Zertifikaten: Lassen Sie es hier weg.",
  buyBackTooLate: ({ found, requested, last }) =>
    `Der Rückkauf war bis zum ${
      germanDay(requested)
    } zu beantragen (${act}, Artikel 23) und lässt sich mit einem Tag bis zum ${
      germanDay(last)
    } eintragen, gefunden wurde der ${germanDay(found)}.`,
  allBoughtBack: () =>
    `Wer unter der Schwelle bleibt, kann alle Zertifikate zurückgeben (${act}, Artikel 23 Absatz 2).`,
  accruedYearBefore: ({ year, certificates: needed, surrendered, eur }) =>
    `Einfuhren von ${year} brauchen ${certificates(needed)}; ${
      surrendered === null
        ? "was dafür abgegeben wurde, ist bei einem Einführer nicht abgezogen"
        : `davon ${surrendered === 1 ? "ist" : "sind"} ${germanNumber(surrendered)} als abgegeben eingetragen`
    }. Für ${year} bleiben ${
      euroText(eur, "de")
    } zurückzustellen, neben der Summe dieses Jahres, die ohne sie ist.`,
  penaltyBesideSurrender: ({ year, surrendered, due, last, isOver }) =>
    `Für ${year} ${surrendered === 1 ? "ist" : "sind"} ${germanNumber(surrendered)} von ${
      germanNumber(due)
    } Zertifikaten ${
      isOver ? `bis ${germanDay(last)} ` : ""
    }als abgegeben eingetragen. Die Sanktion ist für die gerechnet, die ${
      isOver ? "dann fehlten" : `noch fehlen und bis ${germanDay(last)} abzugeben sind`
    }.`,
  surrenderedBeyondDue: ({ year, surrendered, due }) =>
    `Als abgegeben für ${year} eingetragen: ${certificates(surrendered)}. Die Einfuhren des Jahres brauchen ${
      germanNumber(due)
    }: Prüfen Sie Anzahl und Jahr, und ob Einfuhren fehlen; nehmen Sie zurück, was versehentlich eingetragen wurde.`,
  surrenderedWhileYearRan: ({ year, surrendered, last }) =>
    `Als abgegeben für Einfuhren des Jahres ${year} eingetragen, als es noch lief: ${
      certificates(surrendered)
    }. Abgegeben wird nach dem Ende des Jahres, bis zum ${
      germanDay(last)
    } (Verordnung (EU) 2023/956, Artikel 22 Absatz 1), früher nur nach einem Widerruf des Status: Prüfen Sie das Einfuhrjahr, und nehmen Sie zurück, was versehentlich eingetragen wurde.`,
  ledgerAboveLimit: ({ year, total, limit, isWithLine }) =>
    `Das Register des Einführers kommt ${year}${isWithLine ? " mit dieser Position" : ""} auf ${
      germanNumber(total)
    } t, mehr als die Schwelle von ${
      germanNumber(limit)
    } t: Y137 ist nicht möglich, was immer erwartet wird (${act}, Artikel 2a Absatz 1 und 2).`,
  ledgerNearLimit: ({ year, total, limit, rest, isWithLine }) =>
    `Das Register des Einführers kommt ${year}${isWithLine ? " mit dieser Position" : ""} auf ${
      germanNumber(total)
    } t: Bis zur Schwelle von ${germanNumber(limit)} t bleiben ${germanNumber(rest)} t.`,
};
