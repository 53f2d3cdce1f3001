/**
 * The sentences of calculations in German: each as the pattern of the English one. What the law's core says is English,
 * because it stands in signed reports and in the API's answers; a page says it again. A sentence without a pattern is
 * shown in English, marked as English.
 */
import { germanReasons } from "./german_reasons.ts";
import { germanPrecursors } from "./german_precursors.ts";
import { germanVerified } from "./german_verified.ts";
import type { Rule } from "./rule.ts";

const money = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });

/** Amounts such as `5586.39 EUR` with a decimal comma. */
const germanAmounts = (text: string): string =>
  text.replace(/(\d+\.\d+) EUR/g, (_, amount: string) => `${money.format(Number(amount))} EUR`);

/** `2026-Q3` and `2027-W19` as a reader says them. */
const period = (text: string): string =>
  text.replace(/^(\d{4})-Q(\d)$/, "das $2. Quartal $1").replace(/^(\d{4})-W(\d{2})$/, "die KW $2/$1");

/** In the genitive: the price of the quarter. */
const ofPeriod = (text: string): string =>
  text.replace(/^(\d{4})-Q(\d)$/, "des $2. Quartals $1").replace(/^(\d{4})-W(\d{2})$/, "der KW $2/$1");

const decimal = (text: string): string => text.replace(".", ",");

/** What only a part of a code covers, where a code is only partly in scope. */
const parts: Readonly<Record<string, string>> = {
  "calcined clay only (TARIC 2507 00 80 80)": "nur kalzinierter Ton, TARIC 2507 00 80 80",
};

const partNames: Readonly<Record<string, string>> = { direct: "direkt", indirect: "indirekt" };

/** The one intensity that is a default value; empty text: both are. */
const ofPart = (part: string): string => part === "" ? "" : ` für den ${partNames[part] ?? ""}en Wert`;

const act = "Verordnung (EU) 2023/956";

export const germanRules: ReadonlyArray<Rule> = [
  ...germanReasons,
  ...germanPrecursors,
  ...germanVerified,
  [
    /^Only part of CN code (\d+) is in scope \((.+)\): check the goods\.$/,
    (code, part) =>
      `Nur ein Teil des KN-Codes ${code} fällt unter CBAM${
        parts[part] === undefined ? "" : ` (${parts[part]})`
      }: Prüfen Sie die Ware.`,
  ],
  [
    /^CN code (\d+) left CN 2026 for (.+): declare the goods under the code that is in force\.$/,
    (code, next) =>
      `Den KN-Code ${code} gibt es seit der KN 2026 nicht mehr, sondern ${
        next.replaceAll(" and ", " und ")
      }: Melden Sie die Ware unter dem geltenden Code an.`,
  ],
  [
    /^CN code (\d+) was split off (\d+): the values of that code apply\.$/,
    (code, parent) => `Der KN-Code ${code} wurde von ${parent} abgespalten: Dessen Werte gelten.`,
  ],
  [
    /^Emission factors of electricity: data sourced from the IEA, (.+)\.$/,
    (licence) => `Emissionsfaktoren für Strom: Daten der Internationalen Energieagentur, ${licence}.`,
  ],
  [
    /^Electricity is measured in MWh: .*$/,
    () => "Strom wird in MWh gemessen: Die Menge gilt als MWh, Intensitäten als t CO₂e je MWh.",
  ],
  [
    /^The act prints 0 as the default value of goods line (\d+) .*$/,
    (line) =>
      `Der Rechtsakt nennt für die Warenzeile ${line} dieses Ursprungs den Standardwert 0: Er gilt wie gedruckt.`,
  ],
  [
    /^The verified (direct|indirect) intensity is 0: check that it was meant\.$/,
    (part) => `Der geprüfte ${partNames[part] ?? ""}e Wert ist 0: Prüfen Sie, ob das so gemeint ist.`,
  ],
  [
    /^The act prints no default value of electricity for \w+: .* applies(?: to the (\w+) intensity)?\.$/,
    (part) =>
      `Für dieses Land nennt der Rechtsakt keinen Standardwert für Strom: Es gilt der${
        ofPart(part)
      } der Europäischen Union.`,
  ],
  [
    /^The act prints no default value of this CN code for \w+: .* applies(?: to the (\w+) intensity)?\.$/,
    (part) =>
      `Für dieses Land nennt der Rechtsakt keinen Standardwert dieses KN-Codes: Es gilt der${
        ofPart(part)
      } der übrigen Länder und Gebiete.`,
  ],
  [
    /^Only direct emissions of these goods count .*$/,
    () =>
      `Bei dieser Ware zählen nur direkte Emissionen (${act}, Anhang II): Indirekte dienen der Information.`,
  ],
  [
    /^With default values Article 9\(4\) .* the net cost is (.+)\.$/,
    (cost) =>
      `Bei Standardwerten lässt Artikel 9 Absatz 4 der ${act} nur Standard-CO₂-Preise zu, die die Kommission veröffentlicht; bisher gibt es keine: Abgezogen wird hier der angegebene Preis. Ohne den Abzug sind die Kosten ${
        germanAmounts(cost)
      }.`,
  ],
  [
    /^Default values are those of data set (\S+), which is superseded by (\S+)\.$/,
    (used, newer) => `Die Standardwerte sind die des Datenstands ${used}, den ${newer} abgelöst hat.`,
  ],
  [
    /^Default values are those of data set (\S+): at the time .* for, (\S+) was in force\.$/,
    (used, then) => `Die Standardwerte sind die des Datenstands ${used}: Zur gefragten Zeit galt ${then}.`,
  ],
  [
    /^No production route was named: the default values' route (\S+) leaves .* of the benchmarks of (.+), here that of (\S+), .*; net cost .*: (.+)\.$/,
    (route, grades, taken, costs) =>
      `Es ist kein Produktionsweg angegeben: Der Weg ${route} der Standardwerte lässt mehrere Stahlsorten zu. Für die kostenlose Zuteilung gilt der höchste der Benchmarks von ${
        grades.replaceAll(" and ", " und ")
      }, hier der von ${taken} (Durchführungsverordnung (EU) 2025/2620, Anhang, Nummer 5.1). Mit ${taken} als Angabe bleibt es dabei; Kosten mit einem anderen Weg als Angabe: ${
        germanAmounts(costs)
      }.`,
  ],
  [
    /^No production route was named: (\S+), that of the default values, .* Net cost by the other routes: (.+)\.$/,
    (route, costs) =>
      `Es ist kein Produktionsweg angegeben: Für die kostenlose Zuteilung wird ${route} angenommen, der der Standardwerte. Kosten bei den anderen Wegen: ${
        germanAmounts(costs)
      }.`,
  ],
  [
    /^In (\d+) the CBAM factor is 0: .*$/,
    (year) => `Im Jahr ${year} ist der CBAM-Faktor 0: Es gibt keine kostenlose Zuteilung mehr.`,
  ],
  [
    /^The cross-sectoral correction factor of (\d+) is not set yet: the figures assume ([\d.]+)(?:, and that the benchmarks of (\d+) go on)?\.$/,
    (year, factor, last) =>
      `Der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest: Angenommen ist ${
        decimal(factor)
      }${last === "" ? "" : `, und dass die Benchmarks von ${last} weiter gelten`}.`,
  ],
  [
    /^Free allocation uses the benchmark of column B, .*$/,
    () =>
      "Die kostenlose Zuteilung nutzt den Benchmark der Spalte B, der die ganze Kette umfasst: Mit den Vorläuferstoffen rechnet die API sie bei geprüften Werten genau.",
  ],
  [
    /^The benchmark of this CN code does not depend on the production route (\S+)\.$/,
    (route) => `Der Benchmark dieses KN-Codes hängt nicht vom Produktionsweg ${route} ab.`,
  ],
  [
    /^The default line's route (\S+) leaves several steel grades possible: the highest benchmark, that of (\S+), .*$/,
    (route, highest) =>
      `Der Weg ${route} der Standardzeile lässt mehrere Stahlsorten zu: Es gilt der höchste Benchmark, der von ${highest} (Durchführungsverordnung (EU) 2025/2620, Anhang, Nummer 5.1).`,
  ],
  [
    /^From 2027 certificates are priced in the week .*$/,
    () =>
      "Ab 2027 gilt für Zertifikate der Preis der Woche, in der sie gekauft werden: Der Preis der Einfuhrwoche ist eine Schätzung.",
  ],
  [
    /^No certificate price was published for (\S+): the price of (\S+), .*$/,
    (wanted, taken) =>
      `Für ${period(wanted)} wurde kein Zertifikatspreis veröffentlicht: An seiner Stelle steht der ${
        ofPeriod(taken)
      }, der letzte vor diesem Zeitraum.`,
  ],
  [
    /^No certificate price is published yet for (\S+): the price of (\S+), .*$/,
    (wanted, taken) =>
      `Für ${period(wanted)} ist noch kein Zertifikatspreis veröffentlicht: An seiner Stelle steht der ${
        ofPeriod(taken)
      }, der neueste.`,
  ],
  [
    /^Neither day nor year of import is given: (\d+) is assumed\.$/,
    (year) => `Es ist weder ein Tag noch ein Jahr der Einfuhr angegeben: Angenommen ist ${year}.`,
  ],
  [
    /^The price is that of (\S+), the newest published period of (\d+)\.$/,
    (taken, year) =>
      `Es gilt der Preis ${ofPeriod(taken)}, des neuesten veröffentlichten Zeitraums des Jahres ${year}.`,
  ],
  [
    /^Only the import year (\d+) is given: the price is that of (\S+), .*$/,
    (year, taken) =>
      `Nur das Einfuhrjahr ${year} ist angegeben: Es gilt der Preis ${
        ofPeriod(taken)
      }, des neuesten veröffentlichten Zeitraums des Jahres.`,
  ],
  [
    /^The shipment alone exceeds the threshold of ([\d.]+) t\. .*$/,
    (tonnes) =>
      `Die Sendung allein überschreitet die Schwelle von ${
        decimal(tonnes)
      } t. Sie zählt die Eigenmasse aller CBAM-Waren, die der Einführer im Kalenderjahr einführt (Artikel 2a der ${act}): Er muss zugelassener CBAM-Anmelder sein (Artikel 5).`,
  ],
  [
    /^The shipment does not exceed the threshold of ([\d.]+) t by itself\. .*$/,
    (tonnes) =>
      `Die Sendung allein überschreitet die Schwelle von ${
        decimal(tonnes)
      } t nicht. Sie zählt die Eigenmasse aller CBAM-Waren, die der Einführer im Kalenderjahr einführt (Artikel 2a der ${act}): Zählen Sie die übrigen Einfuhren des Jahres dazu.`,
  ],
  [
    /^The threshold of Article 2a .* does not exist for (\w+): .*$/,
    () =>
      `Für diese Ware gibt es die Schwelle des Artikels 2a der ${act} nicht: Jede Menge braucht einen zugelassenen CBAM-Anmelder (Artikel 5).`,
  ],
];
