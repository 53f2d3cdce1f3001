/**
 * German sentences of the law: notes, reasons and terms of a calculation.
 */
import type { LawSentences } from "../../../kernel/findings/law/law_finding.ts";
import { euroText, groupedDigits, routeCosts, wordList } from "../../words/figures.ts";
import { partOfCode } from "./parts.ts";
import { germanReasons } from "./reasons.ts";
import { routes } from "./routes.ts";
import { germanTerms } from "./terms.ts";

const act = "Verordnung (EU) 2023/956";
const allocationAct = "Durchführungsverordnung (EU) 2025/2620, Anhang, Nummer 5.1";
const intensityAct = "Durchführungsverordnung (EU) 2025/2547";

const decimal = (text: string): string => groupedDigits(text, "de");
const and = (items: ReadonlyArray<string>): string => wordList(items, "and", "de");
const costs = (each: ReadonlyArray<string>): string => routeCosts(each, "de");

const adjectives = { direct: "direkte", indirect: "indirekte" } as const;

/** The one intensity that is a default value; nothing where both are. */
const applies = { both: "", direct: " für den direkten Wert", indirect: " für den indirekten Wert" } as const;

const inputs = {
  precursors: "bleiben die Vorläuferstoffe",
  precursorsAndAllocation: "bleiben die Vorläuferstoffe und die für sie angegebene kostenlose Zuteilung",
  verifiedAllocation: "bleibt die geprüfte kostenlose Zuteilung",
  correctionFactor: "bleibt der angenommene Korrekturfaktor",
} as const;

const counted = {
  not: "",
  byBenchmark: " Ihre kostenlose Zuteilung zählt hier nach dem Benchmark der Spalte B.",
  asGiven: " Ihre kostenlose Zuteilung zählt hier wie angegeben.",
} as const;

/** `2026-Q3` and `2027-W19` as a reader says them; a year as it is. */
const period = (text: string): string =>
  text.replace(/^(\d{4})-Q(\d)$/, "das $2. Quartal $1").replace(/^(\d{4})-W(\d{2})$/, "die KW $2/$1");

/** In the genitive: the price of the quarter. */
const ofPeriod = (text: string): string =>
  text.replace(/^(\d{4})-Q(\d)$/, "des $2. Quartals $1").replace(/^(\d{4})-W(\d{2})$/, "der KW $2/$1");

const converted = (embedded: string): string =>
  `je Tonne Ware sind es ${decimal(embedded)} t CO₂e je Tonne Ware (${intensityAct}, Artikel 4).`;

export const germanLaw: LawSentences = {
  ...germanReasons,
  ...germanTerms,
  partOfCode: ({ code, part }) =>
    `Nur ein Teil des KN-Codes ${code} fällt unter CBAM${partOfCode(part)}: Prüfen Sie die Ware.`,
  codeLeft: ({ code, year, next }) =>
    `Den KN-Code ${code} gibt es seit der KN ${year} nicht mehr, sondern ${
      and(next)
    }: Melden Sie die Ware unter dem geltenden Code an.`,
  splitOff: ({ code, parent }) => `Der KN-Code ${code} wurde von ${parent} abgespalten: Dessen Werte gelten.`,
  electricityInTonnes: () =>
    "Strom wird in MWh gemessen: Die Menge gilt als MWh, Intensitäten als t CO₂e je MWh.",
  massOfShip: ({ tonnes }) =>
    `${
      decimal(tonnes)
    } t sind eine Schiffsladung: Prüfen Sie, ob die Masse wirklich in Tonnen angegeben ist und nicht in Kilogramm.`,
  superseded: ({ used, newer }) =>
    `Die Standardwerte sind die des Datenstands ${used}, den ${newer} abgelöst hat.`,
  otherDataSet: ({ used, then }) =>
    `Die Standardwerte sind die des Datenstands ${used}: Zur gefragten Zeit galt ${then}.`,
  onlyDirectCounts: () =>
    `Bei dieser Ware zählen nur direkte Emissionen (${act}, Anhang II): Indirekte dienen der Information.`,
  unionValueOfElectricity: ({ applies: part }) =>
    `Für dieses Land nennt der Rechtsakt keinen Standardwert für Strom: Es gilt der${
      applies[part]
    } der Europäischen Union.`,
  otherCountriesValue: ({ applies: part }) =>
    `Für dieses Land nennt der Rechtsakt keinen Standardwert dieses KN-Codes: Es gilt der${
      applies[part]
    } der übrigen Länder und Gebiete.`,
  otherVariantValue: ({ code, printed, route, goods, applies: part }) =>
    `Der Standardwert, den der Rechtsakt für dieses Land nennt, ist der des TARIC-Codes ${printed} (${
      routes[route] ?? goods
    }): Für den TARIC-Code ${code} gilt der${applies[part]} der übrigen Länder und Gebiete.`,
  carbonPriceWithDefaults: ({ costEur }) =>
    `Bei Standardwerten lässt Artikel 9 Absatz 4 der ${act} nur Standard-CO₂-Preise zu, die die Kommission veröffentlicht; bisher gibt es keine: Abgezogen wird hier der angegebene Preis. Ohne den Abzug sind die Kosten ${
      euroText(costEur, "de")
    }.`,
  priceInOtherCurrency: ({ currency }) =>
    `Der CO₂-Preis des Lieferanten ist in ${currency} angegeben und wird nicht abgezogen: Noch sagt kein Rechtsakt, wie er umgerechnet wird (${act}, Artikel 9 Absatz 5). Was in Euro je t CO₂e gezahlt wurde, kann neben dem Wert angegeben werden.`,
  pricePerGoods: () =>
    `Der CO₂-Preis des Lieferanten gilt je Tonne Ware und wird nicht abgezogen: Abgezogen wird je t CO₂e (${act}, Artikel 9). Was in Euro je t CO₂e gezahlt wurde, kann neben dem Wert angegeben werden.`,
  priceWithoutEvidence: () =>
    `Für den CO₂-Preis des Lieferanten gibt es keinen Nachweis der Zahlung, er wird nicht abgezogen (${act}, Artikel 9 Absatz 2): Erfassen Sie den Nachweis mit einer neuen Fassung des Wertes.`,
  electricityLicence: ({ licence }) =>
    `Emissionsfaktoren für Strom: Daten der Internationalen Energieagentur, ${licence}.`,
  electricityConditions: () =>
    `Tatsächliche Emissionen von Strom zählen nur, wenn alle Bedingungen nachgewiesen und von einer akkreditierten Prüfstelle bescheinigt sind: ein Strombezugsvertrag des Anmelders mit dem Erzeuger, eine ans Netz der Union angeschlossene Anlage oder kein Engpass auf dem Weg dorthin, höchstens 0,55 t CO₂ fossilen Ursprungs je MWh und für die Stunde der Erzeugung fest nominierte Kapazität (${act}, Artikel 7 Absatz 3 und Anhang IV Nummer 5). Sonst gilt der Standardwert.`,
  electricityAboveLimit: ({ intensity, most }) =>
    `Tatsächliche Emissionen von Strom zählen nur bei Anlagen, die höchstens ${
      decimal(most)
    } t CO₂ fossilen Ursprungs je MWh ausstoßen (${act}, Anhang IV Nummer 5 Buchstabe c), angegeben sind ${
      decimal(intensity)
    }: Es gilt der Standardwert, wenn nicht der Rest anderen Ursprungs ist.`,
  notice: ({ text }) => text,
  zeroDefault: ({ line }) =>
    `Der Rechtsakt nennt für die Warenzeile ${line} dieses Ursprungs den Standardwert 0: Er gilt wie gedruckt.`,
  zeroVerified: ({ part }) =>
    `Der geprüfte ${adjectives[part]} Wert ist 0: Prüfen Sie, ob das so gemeint ist.`,
  gradesAssumed: ({ route, grades, taken, costs: others }) =>
    `Es ist kein Produktionsweg angegeben: Der Weg ${route} der Standardwerte lässt mehrere Stahlsorten zu. Für die kostenlose Zuteilung gilt der höchste der Benchmarks von ${
      and(grades)
    }, hier der von ${taken} (${allocationAct}). Mit ${taken} als Angabe bleibt es dabei; Kosten mit einem anderen Weg als Angabe: ${
      costs(others)
    }.`,
  routeAssumed: ({ route, costs: others }) =>
    `Es ist kein Produktionsweg angegeben: Für die kostenlose Zuteilung wird ${route} angenommen, der der Standardwerte. Kosten bei den anderen Wegen: ${
      costs(others)
    }.`,
  wholeChain: () =>
    "Die kostenlose Zuteilung nutzt den Benchmark der Spalte B, der die ganze Kette umfasst: Mit den Vorläuferstoffen rechnet die API sie bei geprüften Werten genau.",
  benchmarkOfAllRoutes: ({ route }) =>
    `Der Benchmark dieses KN-Codes hängt nicht vom Produktionsweg ${route} ab.`,
  gradesOfDefaultLine: ({ route, highest }) =>
    `Der Weg ${route} der Standardzeile lässt mehrere Stahlsorten zu: Es gilt der höchste Benchmark, der von ${highest} (${allocationAct}).`,
  allocationEnded: ({ year }) =>
    `Im Jahr ${year} ist der CBAM-Faktor 0: Es gibt keine kostenlose Zuteilung mehr.`,
  factorAssumed: ({ year, factor }) =>
    `Der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest: Angenommen ist ${
      decimal(factor)
    }.`,
  factorAndBenchmarksAssumed: ({ year, factor, lastYear }) =>
    `Der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest: Angenommen ist ${
      decimal(factor)
    }, und dass die Benchmarks von ${lastYear} weiter gelten.`,
  idleOfElectricity: ({ input }) =>
    `Ohne Wirkung ${inputs[input]}: Für Strom gibt es keine kostenlose Zuteilung.`,
  idleInYear: ({ input, year }) =>
    `Ohne Wirkung ${inputs[input]}: Im Jahr ${year} gibt es keine kostenlose Zuteilung mehr.`,
  unusualShare: ({ index, tonnes, code }) =>
    `Vorläuferstoff ${index + 1}: ${
      decimal(tonnes)
    } t ${code} je Tonne Ware sind ungewöhnlich viel. Prüfen Sie das Verhältnis: Es ist keine Masse.`,
  exemptPrecursor: ({ index, code, counted: how }) =>
    `Vorläuferstoff ${
      index + 1
    } (${code}) stammt aus der Union oder einem ausgenommenen Land. Nach Anhang IV, Nummer 3, der ${act} zählt ein solcher nicht: Der geprüfte Wert sollte seine Emissionen nicht enthalten.${
      counted[how]
    }`,
  givenPerClinker: ({ content, embedded }) =>
    `Die Werte sind je Tonne Klinker angegeben: Bei ${decimal(content)} t Klinker ${converted(embedded)}`,
  givenPerNitrogen: ({ content, embedded }) =>
    `Die Werte sind je Kilogramm Stickstoff angegeben: Bei ${decimal(content)} kg Stickstoff ${
      converted(embedded)
    }`,
  reportingPeriod: ({ period: reported, year }) =>
    `CBAM-Faktor, Korrekturfaktor und Benchmarks sind die des Berichtszeitraums ${reported}, der Aufschlag der des Einfuhrjahrs ${year}: Für den Berichtszeitraum muss ausreichend belegt sein, dass die Ware ${reported} hergestellt wurde (${intensityAct}, Artikel 7 Absatz 1).`,
  verifiedAllocation: ({ allocation, year, idle }) =>
    `Die kostenlose Zuteilung ist die geprüfte von ${
      decimal(allocation)
    } t CO₂e je Tonne Ware; sie gilt für den Berichtszeitraum ${year}. Benchmarks${
      idle === "nothing" ? "" : " und die angegebenen Vorläuferstoffe"
    } zählen nicht.`,
  intensityUnusual: ({ intensity, unit, usual, markUp }) =>
    `Der geprüfte Wert von ${decimal(intensity)} t CO₂e je ${
      unit === "MWh" ? "MWh" : "Tonne"
    } ist mehr als dreimal so hoch wie der Standardwert${markUp === "with" ? " mit Aufschlag" : ""}, ${
      decimal(usual)
    }: Prüfen Sie die Einheit und das Komma.`,
  intensityBeyond: ({ intensity, unit, most }) =>
    `Der geprüfte Wert von ${decimal(intensity)} t CO₂e je ${unit === "MWh" ? "MWh" : "Tonne"} liegt über ${
      decimal(most)
    }, mehr als jede Herstellung verursacht: Prüfen Sie die Einheit und das Komma.`,
  intensityTiny: ({ intensity, unit, usual, markUp }) =>
    `Der geprüfte Wert von ${decimal(intensity)} t CO₂e je ${
      unit === "MWh" ? "MWh" : "Tonne"
    } ist kleiner als ein Hundertstel des Standardwerts${markUp === "with" ? " mit Aufschlag" : ""}, ${
      decimal(usual)
    }: Prüfen Sie die Einheit und das Komma.`,
  verifiedAllocationUnusual: ({ allocation, intensity }) =>
    `Die geprüfte kostenlose Zuteilung von ${
      decimal(allocation)
    } t CO₂e je Tonne Ware liegt über dem geprüften Wert von ${
      decimal(intensity)
    }, sodass keine Emissionen zu bezahlen bleiben: Prüfen Sie die Einheit und das Komma.`,
  allocationAboveIntensity: ({ allocation, intensity }) =>
    `Die kostenlose Zuteilung von ${
      decimal(allocation)
    } t CO₂e je Tonne Ware liegt über dem geprüften Wert von ${
      decimal(intensity)
    }: Ein geprüfter Wert muss auch die Emissionen der Vorläuferstoffe enthalten (${act}, Anhang IV, Nummer 3).`,
  precursorsAboveIntensity: ({ precursors, intensity, compared }) =>
    `Die geprüften Emissionen der Vorläuferstoffe ergeben ${
      decimal(precursors)
    } t CO₂e je Tonne Ware, mehr als der geprüfte Wert von ${decimal(intensity)} (${
      compared === "total"
        ? "beide direkt und indirekt"
        : "beide nur direkt, denn nur das zählt bei diesen Waren"
    }): Ein geprüfter Wert muss auch die Emissionen der Vorläuferstoffe enthalten (${act}, Anhang IV, Nummer 3). Sie werden nicht addiert; prüfen Sie beide Angaben.`,
  carbonPriceUnusual: ({ paid, price }) =>
    `Der gezahlte CO₂-Preis von ${
      decimal(paid)
    } EUR je t CO₂e ist mehr als dreimal so hoch wie der Zertifikatspreis von ${
      decimal(price)
    } EUR: Prüfen Sie, ob es ein Preis je Tonne CO₂e ist und kein Betrag.`,
  yearAssumed: ({ year }) =>
    `Es ist weder ein Tag noch ein Jahr der Einfuhr angegeben: Angenommen ist ${year}.`,
  priceNeverPublished: ({ wanted, taken }) =>
    `Für ${period(wanted)} wurde kein Zertifikatspreis veröffentlicht: An seiner Stelle steht der ${
      ofPeriod(taken)
    }, der letzte vor diesem Zeitraum.`,
  priceNotYetPublished: ({ wanted, taken }) =>
    `Für ${period(wanted)} ist noch kein Zertifikatspreis veröffentlicht: An seiner Stelle steht der ${
      ofPeriod(taken)
    }, der neueste.`,
  priceOfAssumedYear: ({ period: taken, year }) =>
    `Es gilt der Preis ${ofPeriod(taken)}, des neuesten veröffentlichten Zeitraums des Jahres ${year}.`,
  priceOfYear: ({ year, period: taken }) =>
    `Nur das Einfuhrjahr ${year} ist angegeben: Es gilt der Preis ${
      ofPeriod(taken)
    }, des neuesten veröffentlichten Zeitraums des Jahres.`,
  priceEstimated: () =>
    "Ab 2027 gilt für Zertifikate der Preis der Woche, in der sie gekauft werden: Der Preis der Einfuhrwoche ist eine Schätzung.",
  priceOfPurchase: ({ taken }) =>
    `Ab 2027 kostet ein Zertifikat so viel wie in der Woche, in der es gekauft wird, nicht wie in der Woche der Einfuhr: Der Preis ${
      ofPeriod(taken)
    }, der neueste veröffentlichte, ist eine Schätzung.`,
  priceOfPurchaseBeforeWeeks: ({ taken }) =>
    `Ab 2027 kostet ein Zertifikat so viel wie in der Woche, in der es gekauft wird, nicht wie in der Woche der Einfuhr, und noch ist kein Wochenpreis veröffentlicht: Der Preis ${
      ofPeriod(taken)
    }, der neueste veröffentlichte, ist eine Schätzung.`,
};
