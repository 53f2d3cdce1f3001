/**
 * German sentences about entries of the ledger, the 50 t and the codes of a declaration.
 */
import { amountsText } from "../../../kernel/findings/declared/undeclared.ts";
import type { ImportFindings } from "../../../kernel/findings/imports.ts";
import { partOfCode } from "../../law/de/parts.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanAmount, germanDay, germanNumber, quoted } from "./shown.ts";

const act = "Verordnung (EU) 2023/956";

const changes = { correction: "berichtigt", cancellation: "storniert" } as const;

const states: Readonly<Record<string, string>> = {
  applied: "Antrag gestellt",
  authorised: "zugelassen",
  refused: "abgelehnt",
  revoked: "widerrufen",
};

const references: Readonly<Record<string, string>> = {
  account: "die CBAM-Kontonummer",
  application: "die Nummer des Antrags",
  procedure: "die Referenz des Verfahrens",
};

/** Names of who needs the status, as in "the status of". */
const holders = {
  importer: "des Einführers",
  representative: "des indirekten Vertreters",
  declarant: "des Anmelders",
} as const;

const counted = (counts: boolean): string => counts ? "mitgezählt" : "nicht mitgezählt";

export const germanImports: PageSentences<ImportFindings> = {
  releaseInFuture: ({ found, today }) =>
    `Der Tag der Überlassung, ${germanDay(found)}, liegt nach dem heutigen ${
      germanDay(today)
    }: Tragen Sie eine Einfuhr ein, sobald sie überlassen ist.`,
  releaseTooEarly: ({ found, first }) =>
    `Der Tag der Überlassung, ${germanDay(found)}, liegt vor dem ${
      germanDay(first)
    }: Erst ab diesem Tag braucht es Zertifikate.`,
  recordedBeforeRelease: ({ found, released }, label) =>
    `${label}: Der ${germanDay(found)} liegt vor dem Tag der Überlassung, dem ${
      germanDay(released)
    }. Erfasst wird eine Einfuhr erst, wenn sie überlassen ist: Geben Sie diesen Tag oder einen späteren an, oder keinen.`,
  verificationInFuture: ({ found, today }) =>
    `Der Prüfbericht vom ${germanDay(found)} liegt nach dem heutigen ${
      germanDay(today)
    }: Geprüft sind Werte erst, wenn der Bericht vorliegt. Lassen Sie den Tag bis dahin weg.`,
  taricOfOtherGoods: ({ found, code }) =>
    `Der TARIC-Code ${found} gehört zu anderen Waren: Er müsste mit dem KN-Code ${
      spacedCode(code)
    } beginnen. Berichtigen Sie einen der beiden, oder lassen Sie den TARIC-Code weg.`,
  taricOutsideAnnexI: ({ found, code, part }) =>
    `Der TARIC-Code ${found} gehört zu Waren, für die CBAM nicht gilt: Anhang I nennt vom KN-Code ${
      spacedCode(code)
    } nur einen Teil${partOfCode(part)}. Berichtigen Sie den TARIC-Code, oder lassen Sie die Zeile weg.`,
  taricOfOtherRoute: ({ found, route, named }) =>
    `Der TARIC-Code ${found} gehört zu Waren der Produktionsroute ${route}, angegeben ist ${named}: Berichtigen Sie eines von beiden.`,
  procedureWithoutRelease: ({ found }, label) =>
    `${label}: Das Verfahren ${
      quoted(found)
    } überlässt nichts zum freien Verkehr. Möglich sind zum Beispiel 4000, 4051, 4200 oder 6110; andere Waren tragen Sie ein, wenn sie überlassen werden.`,
  stateOutsideUnion: ({ found }, label) =>
    `${label}: ${quoted(found)} ist kein Mitgliedstaat der Union. Geben Sie dessen Code an, etwa DE.`,
  actualValuesUnused: () =>
    "Tatsächliche Werte zählen nur, wenn die Emissionen tatsächlich oder nach passiver Veredelung bestimmt werden: Wählen Sie das, oder lassen Sie die Werte weg.",
  placedGoodsUnused: () =>
    "Waren, die in die aktive Veredelung übergeführt wurden, zählen nur bei dieser Bestimmung: Wählen Sie sie, oder lassen Sie die Waren weg.",
  offshoreOfOtherGoods: ({ code }) =>
    `Die Ausnahme für Offshore-Erzeugung gilt nur für Strom und Wasserstoff (${act}, Artikel 2 Absatz 3a), nicht für ${
      spacedCode(code)
    }.`,
  noQuantityOfImport: ({ isElectricity }) =>
    isElectricity
      ? "Die Strommenge fehlt oder ist 0: Geben Sie sie in MWh an."
      : "Die Eigenmasse fehlt oder ist 0: Geben Sie sie an.",
  energyOfImport: ({ code }) =>
    `MWh gibt es nur bei Strom (KN-Code 2716 00 00): Für ${spacedCode(code)} zählt die Eigenmasse.`,
  noActualValues: () =>
    "Für tatsächliche Emissionen fehlen die Werte je Tonne und die Anlage: Geben Sie beides an.",
  noPlacedGoods: () =>
    `Nach aktiver Veredelung zählen die Emissionen der Waren, die in das Verfahren übergeführt wurden (${act}, Artikel 6 Absatz 3): Geben Sie deren KN-Code, Ursprung und Eigenmasse an.`,
  importDiffers: ({ mrn, item, entry, members, withoutTaric: code }, _, { nameOf }) =>
    `Position ${item} von ${quoted(mrn)} steht schon im Register (Eintrag ${entry}), ${
      code === undefined
        ? `mit anderen Angaben: ${members.map(nameOf).join(", ")}`
        : `ohne den TARIC-Code ${code}`
    }. Berichtigen Sie sie auf der Seite der Einfuhr, oder senden Sie die Zeile mit „Berichtigung“ als Art des Eintrags und ${entry} in der Spalte „Bezug auf“.`,
  rowBeforeChange: ({ mrn, item, entry }) =>
    `Position ${item} von ${
      quoted(mrn)
    } ist der Eintrag ${entry}, die Einfuhr einer früheren Zeile, bis eine spätere Zeile sie ändert oder storniert. Ist die Zeile eine andere Einfuhr, stellen Sie sie hinter jene spätere Zeile, oder senden Sie sie für sich allein.`,
  entryNotLive: ({ change, refersTo }) =>
    `Der Eintrag ${quoted(refersTo)} kann nicht ${
      changes[change]
    } werden: Er wurde inzwischen geändert oder gehört nicht zu diesem Einführer.`,
  importTooLong: ({ entry, most }) =>
    `Die Einfuhr des Eintrags ${entry} hat ${
      germanNumber(most)
    } Einträge, mehr sind nicht möglich: Stornieren Sie sie und tragen Sie sie neu ein.`,
  laterEntry: ({ change, entry }) =>
    change === "correction"
      ? `Die Zeile war schon erfasst und wurde inzwischen berichtigt: Es gilt der Eintrag ${entry}, geändert wurde nichts.`
      : `Die Zeile war schon erfasst und wurde inzwischen mit dem Eintrag ${entry} storniert, geändert wurde nichts. Soll die Einfuhr wieder gelten, senden Sie eine Berichtigung, die sich auf ${entry} bezieht.`,
  mrnOfNoOffice: ({ mrn, letters }) =>
    `Die MRN ${mrn} hat die Buchstaben ${letters}, und überlassen wird Ware von einer Zollstelle eines Mitgliedstaats: Ist es die Nummer der Einfuhranmeldung?`,
  mrnOfOtherYear: ({ mrn, year, released }) =>
    `Die MRN ${mrn} ist von ${year}, und die Ware wurde am ${germanDay(released)} überlassen: Stimmt beides?`,
  recordedCodesDiffer: ({ recorded, needed, mayUseNone }) =>
    `Erfasst ist die Anmeldung mit ${recorded}; nach den Einfuhren hier ${
      mayUseNone
        ? "darf die Position keinen solchen Code haben"
        : `braucht die Position ${needed === "" ? "keinen solchen Code" : needed}`
    }: Stimmt der Eintrag, und stimmte die Anmeldung?`,
  undeclaredImports: ({ year, imports, ...amounts }) =>
    `${imports === 1 ? "1 Einfuhr" : `${germanNumber(imports)} Einfuhren`} des Jahres ${year}${
      amountsText(amounts, germanNumber)
    } ${
      imports === 1 ? "nennt" : "nennen"
    } keinen Anmelder, von Einführern, die dieser Anmelder selbst ist oder für die er anmeldet: Keine Erklärung enthält sie, und sie fehlen bei Erklärung, Bestand, Zertifikaten und Abgrenzung. Berichtigen Sie jede und nennen Sie, wer sie anmeldet: den Einführer selbst, wenn es nicht ein indirekter Vertreter tut (${act}, Artikel 5 und Artikel 6 Absatz 2).`,
  rowsWithoutDeclarant: ({ own }) =>
    `Es ist kein Anmelder genannt: Keine Erklärung, kein Bestand und keine Abgrenzung eines Anmelders enthält die Einfuhr, bis eine Berichtigung einen nennt. ${
      own === null
        ? "Kein Anmelder des Kontos hat die EORI-Nummer des Einführers"
        : `Der Anmelder mit der EORI-Nummer des Einführers ist ${quoted(own.name)}`
    }; ein Einführer, der den Schwellenwert des Jahres nicht überschreitet, braucht keinen (${act}, Artikel 2a und 5).`,
  declarantLeft: () =>
    "Die Berichtigung nennt keinen Anmelder, und die Einfuhr hatte einen: Sie steht jetzt in niemandes Erklärung. Berichtigen Sie sie mit Anmelder und Vertretung.",
  statusLeft: () =>
    "Der Einführer ist selbst Anmelder und darf an diesem Tag aufgrund seines Status einführen: Nennen Sie ihn als Anmelder, dann hat die Position den Code dieses Status.",
  memberStateLeft: () =>
    `Für den Einführer ist kein Mitgliedstaat eingetragen: Ist er außerhalb der Union ansässig, ist ein indirekter Vertreter sein Anmelder und braucht die Zulassung vor der ersten Einfuhr, auch unter der Schwelle (${act}, Artikel 5 Absätze 1a und 2).`,
  representationLeft: ({ representation }) =>
    `Die Berichtigung nennt keine Vertretung, und die Einfuhr hatte ${
      representation === "direct" ? "einen direkten" : "einen indirekten"
    } Vertreter: Sie steht jetzt als Einfuhr im eigenen Namen da. Berichtigen Sie sie mit ihrer Vertretung.`,
  movedEntry: ({ mrn, item, entry, toMrn, toItem }) =>
    `Position ${item} von ${
      quoted(mrn)
    } war schon erfasst und steht nach einer Berichtigung als Position ${toItem} von ${
      quoted(toMrn)
    } im Register, geändert wurde nichts. Ist die Zeile eine andere Einfuhr, senden Sie sie mit ${entry} in der Spalte „Bezug auf“, oder tragen Sie sie im Formular ein.`,
  referenceOfImport: (_, label) =>
    `${label}: Das gilt nur für Berichtigungen und Stornierungen. Sagen Sie in der Spalte der Art, was die Zeile ist.`,
  recordedTooEarly: ({ found, first }, label) =>
    `${label}: Der ${germanDay(found)} liegt vor dem ${
      germanDay(first)
    }. Früher überlassene Waren gehören nicht in das Register.`,
  recordedBeside: ({ mrn, item, entry, first }, label) =>
    `${label}: Position ${item} von ${quoted(mrn)} stand bis zum Eintrag ${entry} vom ${
      germanDay(first)
    } im Register, vorher würde die neue Einfuhr doppelt zählen. Geben Sie diesen Tag oder einen späteren an, oder keinen.`,
  entryNamedTwice: (_, label) =>
    `${label}: So heißt schon eine frühere Zeile. Geben Sie jeder Zeile ihren eigenen Namen.`,
  cancellationOfOther: ({ entry, mrn, item }, label) =>
    `${label}: Der Eintrag ${entry} ist Position ${item} von ${
      quoted(mrn)
    }, nicht die der Zeile. Eine Stornierung wiederholt MRN und Position dessen, was sie entfernt: Berichtigen Sie den Bezug, oder MRN und Position.`,
  importThere: ({ mrn, item, entry }) =>
    `Position ${item} von ${quoted(mrn)} steht schon im Register (Eintrag ${entry}).`,
  neverCounted: () =>
    `Strom und Wasserstoff zählen nie für die Schwelle und sind nie ausgenommen (${act}, Artikel 2a Absatz 4).`,
  inwardMass: () =>
    "Nach aktiver Veredelung zählt für die Schwelle die Masse der Waren, die in das Verfahren übergeführt wurden: Der Rechtsakt sagt nicht, welche Masse gilt.",
  returnedGoods: ({ counts }) =>
    `Rückwaren werden für die Schwelle ${
      counted(counts)
    }: Dem Wortlaut nach sind sie eingeführte Waren des Anhangs I; die Kommission hat sich dazu nicht geäußert.`,
  outwardGoods: ({ counts }) =>
    `Waren nach passiver Veredelung werden für die Schwelle ${
      counted(counts)
    }: Dem Wortlaut nach sind sie eingeführte Waren des Anhangs I; die Kommission hat sich dazu nicht geäußert.`,
  wholeYearDutiable: ({ year, day }) =>
    `Die Schwelle wurde am ${
      germanDay(day)
    } überschritten: Alle Einfuhren von Waren des Anhangs I ab dem 1. Januar ${year} unterliegen den Pflichten (${act}, Artikel 2a Absatz 2).`,
  yearWithinLimit: ({ year, total, limit, isRepresented }) =>
    `Die Summe von ${year}, bisher ${germanNumber(total)} t, überschreitet die Schwelle von ${
      germanNumber(limit)
    } t nicht (${act}, Artikel 2a Absatz 1): Waren, die dafür zählen${
      isRepresented ? " und die der Einführer selbst anmeldet" : ""
    }, brauchen noch keinen zugelassenen Anmelder.`,
  lineAboveLimit: ({ year, mass, limit }) =>
    `Die Position allein hat ${germanNumber(mass)} t, mehr als die Schwelle von ${
      germanNumber(limit)
    } t des Jahres ${year}: Y137 ist nicht möglich, was immer erwartet wird (${act}, Artikel 2a Absatz 1 und 2).`,
  codeBySecondarySource: ({ code }) =>
    `Der Code ${code} stammt aus Mitteilungen der Zollverwaltungen und nicht aus einem Rechtsakt: Prüfen Sie ihn im Zolltarif.`,
  noCodeReference: ({ code, reference }) =>
    `Zum Code ${code} gehört ${
      references[reference] ?? "eine Referenz"
    }; sie ist hier nicht bekannt. Sie steht bei den ${
      reference === "procedure" ? "übergeführten Waren" : "Angaben zum Anmelder"
    }.`,
  mustNotBeReleased: ({ day, who, isNamed, state, neverExempt, expectsToStayBelow, application }) =>
    `Am ${germanDay(day)} darf die Ware nicht überlassen werden. ${
      isNamed
        ? `Status ${holders[who]}: ${state === null ? "kein Antrag" : states[state] ?? "unbekannt"}`
        : "Es ist kein Anmelder genannt"
    }${
      application === null
        ? ""
        : application.why === "late"
        ? ` (weiter einführen darf nur, wer bis zum ${
          germanDay(application.last)
        } beantragt hat, Artikel 17 Absatz 7a)`
        : ` (der Code für offene Anträge galt bis zum ${germanDay(application.last)})`
    }; ${
      neverExempt
        ? "Strom und Wasserstoff kennen keine Schwelle"
        : who === "representative"
        ? "ein indirekter Vertreter braucht die Zulassung vor der ersten Einfuhr, auch unter der Schwelle"
        : expectsToStayBelow
        ? "an diesem Tag gilt kein passender Code"
        : "die Schwelle wird voraussichtlich überschritten"
    } (${act}, Artikel 4${who === "representative" ? ", 5 Absatz 1a" : ""} und 25 Absatz 1).`,
  noCodeOfAnnexIII: () =>
    "Für Ursprünge des Anhangs III ist kein Code nötig: Die Maßnahme des Zolltarifs nimmt sie aus. Das ist unsere Lesart.",
  deMinimisAmended: () =>
    "Ob eine Anmeldung mit Y137 zu ändern ist, wenn die Schwelle später überschritten wird, ist nicht bekannt: Nutzen Sie den Code nur, solange Sie damit nicht rechnen.",
  outwardAllocation: () =>
    `Es zählt nur die Veredelung im Drittland (${act}, Artikel 6 Absatz 4); welche kostenlose Zuteilung dazu gehört, ist offen: Ohne geprüfte wird keine abgezogen.`,
  noDeductionWithDefaults: () =>
    `Bei Standardwerten wird ein im Ausland gezahlter CO₂-Preis nicht abgezogen: Dafür kämen nur Standardpreise der Kommission in Frage (${act}, Artikel 9 Absatz 4), und für dieses Land und Jahr gibt es keinen.`,
  noEvidenceOfCarbonPrice: () =>
    `Für einen im Ausland gezahlten CO₂-Preis fehlen die Bescheinigung einer unabhängigen Person oder der Zahlungsnachweis (${act}, Artikel 9 Absatz 2).`,
  estimatedValues: () =>
    `Die tatsächlichen Werte sind nicht geprüft: Sie sind eine Schätzung und dürfen nicht erklärt werden (${act}, Artikel 8 Absatz 1).`,
  returnedZero: () => `Rückwaren werden getrennt erklärt, mit 0 t Emissionen (${act}, Artikel 6 Absatz 5).`,
  inwardEmissions: ({ code, country, tonnes }) =>
    `Die Emissionen sind die von ${germanAmount(tonnes)} t ${spacedCode(code)} (Ursprung: ${
      placeName(country, "de")
    }), die in die aktive Veredelung übergeführt wurden (${act}, Artikel 6 Absatz 3).`,
  countedAsPart: ({ code, part }) =>
    `Anhang I nennt vom KN-Code ${spacedCode(code)} nur einen Teil${
      partOfCode(part)
    }: Die Einfuhr zählt als solche Ware. Stornieren Sie sie, wenn es eine andere ist.`,
};
