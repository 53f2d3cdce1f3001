/** German sentences of the notes on plans. */
import {
  datasetsInWords,
  type PlanNoteSentences,
  yearsInWords,
} from "../../../../kernel/findings/plan_notes.ts";
import { groupedDigits, longDay, periodName } from "../../../../web/words/figures.ts";

const inGerman = (years: ReadonlyArray<number>): string => yearsInWords(years, { to: "bis", and: "und" });
const versionNamed = (version: string): string =>
  longDay(version, "de") === version ? `„${version}“` : `vom ${longDay(version, "de")}`;
const price = (eur: string, period: string): string =>
  `${groupedDigits(eur, "de")} EUR (${periodName(period, "de")})`;

export const germanNotes: PlanNoteSentences = {
  onlyRealOrigin: () =>
    "Es zählt nur der wirkliche Ursprung. Waren oder den angegebenen Ursprung zu verlegen, um einen niedrigeren Standardwert zu bekommen, kann Umgehung sein (Verordnung (EU) 2023/956, Artikel 27; der Vorschlag COM(2025) 989 würde sie dort nennen).",
  valuesOfOthers: ({ origins, fallingBack }) =>
    `${fallingBack} von ${origins} Ursprungsländern ${
      fallingBack === 1 ? "hat" : "haben"
    } keinen eigenen Standardwert für diese Ware: Dafür gilt die Zeile der anderen Länder und Gebiete.`,
  exemptOriginsLeftOut: () =>
    "Waren der Union und der Länder des Anhangs III der Verordnung (EU) 2023/956 sind ausgenommen und stehen nicht in der Liste.",
  knownToday: ({ datasets, day }) =>
    `Alle Jahre sind mit dem berechnet, was am ${longDay(day, "de")} bekannt ist: den Standardwerten ${
      datasetsInWords(datasets, versionNamed, (year, named) => `ab ${year} denen ${named}`)
    } und den veröffentlichten Benchmarks und Faktoren. Die Kommission soll die Benchmarks für Einfuhren ab 2027 ersetzen (Durchführungsverordnung (EU) 2025/2620, Erwägungsgrund 10) und die Standardwerte bis Dezember 2027 überprüfen (Durchführungsverordnung (EU) 2025/2547, Artikel 11 Absatz 5).`,
  priceHeld: ({ priceEur, period }) =>
    `Kein Preis eines kommenden Jahres ist bekannt: Der zuletzt veröffentlichte, ${
      price(priceEur, period)
    }, gilt für jedes Jahr weiter.`,
  publishedOfYear: ({ year, priceEur, period }) =>
    `Für ${year} gilt der neueste Preis der eigenen Quartale, ${price(priceEur, period)}.`,
  pathAssumed: () => "Die Preise sind eine Annahme; niemand hat sie veröffentlicht.",
  priceFarOff: ({ year, priceEur, newestEur, isAbove }) =>
    `Der Preis für ${year}, ${groupedDigits(priceEur, "de")} EUR je t CO₂e, ist ${
      isAbove
        ? "mehr als fünfmal so hoch wie der zuletzt veröffentlichte"
        : "kleiner als ein Fünftel des zuletzt veröffentlichten"
    } von ${groupedDigits(newestEur, "de")} EUR: Prüfen Sie das Komma.`,
  publishedBefore: ({ years, priceEur, period }) =>
    `Für ${inGerman(years)} gilt der zuletzt veröffentlichte Preis, ${price(priceEur, period)}.`,
  yearsOutside: ({ years }) =>
    `${
      inGerman(years)
    }: CBAM gilt für diese Waren nach dem heute bekannten Recht nicht, daher ist nichts angesetzt.`,
  cscfAssumed: ({ years, factor }) =>
    `Der sektorübergreifende Korrekturfaktor für ${inGerman(years)} ist nicht festgelegt: Angenommen ist ${
      groupedDigits(factor, "de")
    }.`,
  benchmarksAssumed: ({ years }) =>
    `Für ${
      inGerman(years)
    } sind keine Benchmarks festgelegt: Die des letzten Jahres, das welche hat, gelten weiter.`,
  allocationEnds: ({ year }) =>
    `Ab ${year} gibt es keine kostenlose Zuteilung mehr: Alle Emissionen werden bezahlt.`,
  breakEven: () =>
    "Ein geprüfter Wert unter der Gleichheitsschwelle kostet weniger als der Standardwert. Die Schwelle kann über dem Standardwert liegen, weil die kostenlose Zuteilung mit geprüften Werten eine andere ist.",
  breakEvenByColumnB: () =>
    "Die Vorläuferstoffe sind nicht bekannt; für geprüfte Werte zählt deshalb der Benchmark der ganzen Kette (Spalte B). Mit Vorläuferstoffen kann die Schwelle eine andere sein.",
  breakEvenBeforePaid: () =>
    "Die Gleichheitsschwelle lässt den CO₂-Preis außer Acht, der im Ursprungsland bezahlt wurde. Er wird nur bei geprüften Werten abgezogen; deshalb kann auch ein Wert etwas über der Schwelle noch sparen.",
  allocationScaled: ({ year }) =>
    `Die kostenlose Zuteilung des Prüfberichts ist die von ${year}: Für andere Jahre ist sie mit CBAM-Faktor und Korrekturfaktor umgerechnet.`,
  roundedOnce: () =>
    "Jede Zahl ist einmal gerundet, aus ihrem genauen Wert: Eine Summe kann um einen Cent von der Summe der gedruckten Zahlen abweichen.",
  defaultsStandIn: () =>
    "Die Kosten beruhen auf den Standardwerten der Ursprungsländer, nicht auf den Emissionen eines Herstellers: An ihre Stelle tritt dessen geprüfter Wert.",
  nothingBeside: () =>
    "Waren mit geprüften Werten, für deren KN-Code, Ursprung und Produktionsweg es keinen Standardwert gibt, sind allein mit ihren geprüften Werten berechnet: Sie haben keine Kosten nach Standardwerten, keine Ersparnis und keine Gleichheitsschwelle.",
  routeTaken: ({ route }) =>
    `Kein Produktionsweg ist genannt: Für die kostenlose Zuteilung der geprüften Werte ist ${route} angenommen, der Weg der Standardwerte. Ein anderer Weg hat eine andere Zuteilung.`,
  gradeTaken: ({ route, taken }) =>
    `Kein Produktionsweg ist genannt: Der Weg ${route} der Standardwerte lässt mehrere Stahlsorten zu; für die kostenlose Zuteilung der geprüften Werte zählt der höchste ihrer Benchmarks, der von ${taken} (Durchführungsverordnung (EU) 2025/2620, Anhang, Nummer 5.1).`,
};
