/** German texts of a CBAM indication. */
import type { OpenPoint, ValuesBasis } from "../../../../domain/plans/indicated.ts";
import type { IndicationParts, IndicationTexts } from "../en/indication.ts";

const openWords: Readonly<Record<OpenPoint, string>> = {
  price: "der Zertifikatspreis",
  values: "die Emissionswerte des Herstellers",
  correction_factor: "der Korrekturfaktor",
  benchmarks: "die Benchmarks der kostenlosen Zuteilung",
  default_values: "der EU-Standardwert",
};

const unitOf = ({ isElectricity }: IndicationParts): string => isElectricity ? "MWh" : "Tonne";

const valuesWords: Readonly<Record<ValuesBasis, string>> = {
  verified: "den geprüften Werten des Herstellers",
  not_verified: "den noch ungeprüften Werten des Herstellers",
  default: "dem EU-Standardwert des Landes",
  default_of_others: "dem EU-Standardwert der anderen Länder",
};

const priceWords = ({ price, period, isNewest }: IndicationParts): string =>
  period === undefined
    ? `einem angenommenen Zertifikatspreis von ${price}`
    : isNewest
    ? `einem Zertifikatspreis von ${price}, dem zuletzt veröffentlichten (${period})`
    : `dem Zertifikatspreis von ${price} (${period})`;

export const indication: IndicationTexts = {
  title: "CBAM-Richtwert",
  noReport:
    "Dies ist ein Richtwert zu einem Angebot und kein CBAM-Bericht: Er wurde nicht ausgestellt, hat keine Nummer, lässt sich nicht prüfen und bindet niemanden.",
  margin: "CBAM-Richtwert. Kein Bericht, nicht prüfbar.",
  subject: (code, origin, day) => `CBAM-Kosten von KN ${code}, Ursprung ${origin}, Einfuhr am ${day}`,
  heading: "Angebot",
  goods: "Ware",
  code: "KN-Code",
  origin: "Ursprungsland",
  importDay: "Einfuhr",
  quantity: "Menge",
  route: "Produktionsweg",
  madeOn: "Erstellt am",
  law: "Recht und Preise, bekannt am",
  perTonne: "CBAM-Zertifikate je Tonne",
  perMwh: "CBAM-Zertifikate je MWh",
  about: (cost) => `rund ${cost}`,
  forAll: (total, quantity) => `${total} für ${quantity}`,
  basis: "Berechnet mit",
  values: {
    verified: "Geprüfte Werte des Herstellers",
    not_verified: "Werte des Herstellers, noch ungeprüft",
    default: "EU-Standardwert des Landes",
    default_of_others: "EU-Standardwert der anderen Länder",
  },
  priceOf: (price, period) =>
    period === undefined ? `${price} je t CO₂e, angenommen` : `${price} je t CO₂e (${period})`,
  untilVerified: "Bis ein Prüfer die Werte bestätigt",
  defaultOfUnit: (cost, isElectricity) => `${cost} je ${isElectricity ? "MWh" : "Tonne"} (EU-Standardwert)`,
  certificatePrice: "Zertifikatspreis",
  noneDue: "Es sind keine CBAM-Zertifikate fällig",
  settled: "Fest",
  allSettled:
    "Preis, Emissionen und Faktoren stehen fest. Nur eine Änderung des Rechts würde die Zahl ändern.",
  makeUp: "So setzen sich die Kosten zusammen, je Tonne",
  makeUpMwh: "So setzen sich die Kosten zusammen, je MWh",
  term: "Größe",
  unit: "Einheit",
  installation: "Anlage",
  period: "Berichtszeitraum",
  precursors: "Hergestellt aus",
  withOwn: "Werte des Herstellers",
  withDefault: "EU-Standardwert",
  embedded: "Emissionen, die zählen",
  markUp: "davon Aufschlag auf den Standardwert",
  free: "abzüglich kostenlose Zuteilung",
  net: "Zu bezahlende Emissionen",
  price: "mal Zertifikatspreis",
  deduction: "abzüglich im Ursprungsland gezahlter CO₂-Preis",
  cost: "CBAM-Zertifikate",
  notSettled: "Noch nicht fest",
  notes: "Hinweise",
  acts: "Rechtsakte",
  disclosure:
    "Nur zur Information. Ersetzt weder eine CBAM-Zulassung noch eine Behörde oder einen akkreditierten Prüfer.",
  sentence: (parts) => {
    const { code, origin, day, cost, total, quantity, values, open, byDefault } = parts;
    const about = open.length === 0 ? "" : "rund ";
    const unit = unitOf(parts);
    return [
      `CBAM-Zertifikate für KN ${code}, Ursprung ${origin}, Einfuhr am ${day}: ${about}${cost} je ${unit}, ${total} für ${quantity}.`,
      `Berechnet mit ${valuesWords[values]} und ${priceWords(parts)}.`,
      ...(open.length === 0 ? [] : [`Noch nicht fest: ${open.map((point) => openWords[point]).join(", ")}.`]),
      ...(values === "not_verified" && byDefault !== undefined
        ? [
          `Bis ein Prüfer die Werte des Herstellers bestätigt, gilt der Standardwert: ${byDefault} je ${unit}.`,
        ]
        : []),
    ].join(" ");
  },
  noneDueSentence: (code, origin, day, reason) =>
    `KN ${code}, Ursprung ${origin}, Einfuhr am ${day}: Es sind keine CBAM-Zertifikate fällig. ${reason}`,
  noFigureSentence: (code, origin, day, reason) =>
    `KN ${code}, Ursprung ${origin}, Einfuhr am ${day}: Noch gibt es keine Zahl. ${reason}`,
  defaultStandsIn:
    "Es zählt der EU-Standardwert, weil keine geprüften Werte des Herstellers angegeben sind: Sie träten an seine Stelle.",
  openSentences: {
    price: (parts) => {
      const { price, period, isOfPurchase, perEuro } = parts;
      return [
        period === undefined
          ? `Zertifikatspreis: ${price} ist eine Annahme; niemand hat ihn veröffentlicht.`
          : isOfPurchase
          ? `Zertifikatspreis: Ab 2027 kostet ein Zertifikat, was die Woche seines Kaufs kostet; das weiß noch niemand. Der zuletzt veröffentlichte Preis, ${price} (${period}), steht dafür.`
          : `Zertifikatspreis: Für das Quartal der Einfuhr ist keiner veröffentlicht. Der zuletzt davor veröffentlichte, ${price} (${period}), steht dafür.`,
        ...(perEuro === undefined
          ? []
          : [`Jeder Euro mehr oder weniger ändert die Kosten um ${perEuro} je ${unitOf(parts)}.`]),
      ].join(" ");
    },
    values: (parts) =>
      `Emissionen: Kein akkreditierter Prüfer hat die Werte des Herstellers bestätigt. ${
        parts.byDefault === undefined
          ? "Bis dahin dürfen sie nicht angemeldet werden, und einen Standardwert gibt es nicht."
          : `Bis dahin gilt der EU-Standardwert: ${parts.byDefault} je ${unitOf(parts)}.`
      }`,
    correction_factor: ({ year, factor }) =>
      `Korrekturfaktor: Für ${year} ist keiner festgelegt; angenommen ist ${factor}.`,
    benchmarks: ({ year, benchmarksUntil }) =>
      benchmarksUntil < year
        ? `Benchmarks der kostenlosen Zuteilung: Sie sind bis ${benchmarksUntil} festgelegt; angenommen ist, dass sie weiter gelten. Die Kommission soll sie für Einfuhren ab 2027 ersetzen (Durchführungsverordnung (EU) 2025/2620, Erwägungsgrund 10).`
        : "Benchmarks der kostenlosen Zuteilung: Die Kommission soll sie für Einfuhren ab 2027 ersetzen (Durchführungsverordnung (EU) 2025/2620, Erwägungsgrund 10).",
    default_values: () =>
      "EU-Standardwert: Die Kommission soll die Standardwerte bis Dezember 2027 überprüfen (Durchführungsverordnung (EU) 2025/2547, Artikel 11 Absatz 5).",
  },
};
