/** French texts of a CBAM indication. */
import type { OpenPoint, ValuesBasis } from "../../../../domain/plans/indicated.ts";
import type { IndicationParts, IndicationTexts } from "../en/indication.ts";

const openWords: Readonly<Record<OpenPoint, string>> = {
  price: "le prix du certificat",
  values: "les valeurs d’émission du producteur",
  correction_factor: "le facteur de correction",
  benchmarks: "les référentiels de l’allocation gratuite",
  default_values: "la valeur par défaut de l’UE",
};

const unitOf = ({ isElectricity }: IndicationParts): string => isElectricity ? "MWh" : "tonne";

const valuesWords: Readonly<Record<ValuesBasis, string>> = {
  verified: "les valeurs vérifiées du producteur",
  not_verified: "les valeurs du producteur, pas encore vérifiées,",
  default: "la valeur par défaut de l’UE pour le pays",
  default_of_others: "la valeur par défaut de l’UE pour les autres pays",
};

const priceWords = ({ price, period, isNewest }: IndicationParts): string =>
  period === undefined
    ? `un prix de certificat supposé de ${price}`
    : isNewest
    ? `un prix de certificat de ${price}, le dernier publié (${period})`
    : `le prix du certificat de ${price} (${period})`;

export const indication: IndicationTexts = {
  title: "Indication MACF",
  noReport:
    "Ceci est une indication jointe à une offre et non un rapport MACF\u00a0: elle n’a pas été délivrée, n’a pas de numéro, ne peut pas être vérifiée et n’engage personne.",
  margin: "Indication MACF. Pas un rapport, non vérifiable.",
  subject: (code, origin, day) => `Coût MACF de NC ${code}, origine ${origin}, importation le ${day}`,
  heading: "Offre",
  goods: "Marchandise",
  code: "Code NC",
  origin: "Pays d’origine",
  importDay: "Importation",
  quantity: "Quantité",
  route: "Voie de production",
  madeOn: "Établie le",
  law: "Droit et prix connus le",
  perTonne: "Certificats MACF par tonne",
  perMwh: "Certificats MACF par MWh",
  about: (cost) => `environ ${cost}`,
  forAll: (total, quantity) => `${total} pour ${quantity}`,
  basis: "Calculé avec",
  values: {
    verified: "Valeurs vérifiées du producteur",
    not_verified: "Valeurs du producteur, pas encore vérifiées",
    default: "Valeur par défaut de l’UE pour le pays",
    default_of_others: "Valeur par défaut de l’UE pour les autres pays",
  },
  priceOf: (price, period) =>
    period === undefined ? `${price} par t CO₂e, supposé` : `${price} par t CO₂e (${period})`,
  untilVerified: "Tant qu’un vérificateur ne les a pas confirmées",
  defaultOfUnit: (cost, isElectricity) =>
    `${cost} par ${isElectricity ? "MWh" : "tonne"} (valeur par défaut de l’UE)`,
  certificatePrice: "Prix du certificat",
  noneDue: "Aucun certificat MACF n’est dû",
  settled: "Fixé",
  allSettled:
    "Le prix, les émissions et les facteurs sont fixés. Seule une modification du droit changerait le chiffre.",
  makeUp: "Composition du coût, par tonne",
  makeUpMwh: "Composition du coût, par MWh",
  term: "Grandeur",
  unit: "Unité",
  installation: "Installation",
  period: "Période de déclaration",
  precursors: "Fabriqué à partir de",
  withOwn: "Valeurs du producteur",
  withDefault: "Valeur par défaut de l’UE",
  embedded: "Émissions prises en compte",
  markUp: "dont majoration de la valeur par défaut",
  free: "moins l’allocation gratuite",
  net: "Émissions à payer",
  price: "fois le prix du certificat",
  deduction: "moins le prix du carbone payé dans le pays d’origine",
  cost: "Certificats MACF",
  notSettled: "Pas encore fixé",
  notes: "Remarques",
  acts: "Actes",
  disclosure:
    "À titre d’information. Ne remplace ni une autorisation MACF, ni une autorité, ni un vérificateur accrédité.",
  sentence: (parts) => {
    const { code, origin, day, cost, total, quantity, values, open, byDefault } = parts;
    const about = open.length === 0 ? "" : "environ ";
    const unit = unitOf(parts);
    return [
      `Certificats MACF pour NC ${code}, origine ${origin}, importation le ${day}\u00a0: ${about}${cost} par ${unit}, ${total} pour ${quantity}.`,
      `Calculé avec ${valuesWords[values]} et ${priceWords(parts)}.`,
      ...(open.length === 0
        ? []
        : [`Pas encore fixé\u00a0: ${open.map((point) => openWords[point]).join(", ")}.`]),
      ...(values === "not_verified" && byDefault !== undefined
        ? [
          `Tant qu’un vérificateur n’a pas confirmé les valeurs du producteur, la valeur par défaut compte\u00a0: ${byDefault} par ${unit}.`,
        ]
        : []),
    ].join(" ");
  },
  noneDueSentence: (code, origin, day, reason) =>
    `NC ${code}, origine ${origin}, importation le ${day}\u00a0: aucun certificat MACF n’est dû. ${reason}`,
  noFigureSentence: (code, origin, day, reason) =>
    `NC ${code}, origine ${origin}, importation le ${day}\u00a0: il n’y a pas encore de chiffre. ${reason}`,
  defaultStandsIn:
    "La valeur par défaut de l’UE compte, car aucune valeur vérifiée du producteur n’a été donnée\u00a0: elle la remplacerait.",
  openSentences: {
    price: (parts) => {
      const { price, period, isOfPurchase, perEuro } = parts;
      return [
        period === undefined
          ? `Prix du certificat\u00a0: ${price} est une hypothèse\u00a0; personne ne l’a publié.`
          : isOfPurchase
          ? `Prix du certificat\u00a0: à partir de 2027, un certificat coûte ce que coûte la semaine de son achat, que personne ne connaît encore. Le dernier prix publié, ${price} (${period}), en tient lieu.`
          : `Prix du certificat\u00a0: aucun n’est publié pour le trimestre de l’importation. Le dernier publié avant lui, ${price} (${period}), en tient lieu.`,
        ...(perEuro === undefined ? [] : [
          `Chaque euro de plus ou de moins change le coût de ${perEuro} par ${unitOf(parts)}.`,
        ]),
      ].join(" ");
    },
    values: (parts) =>
      `Émissions\u00a0: aucun vérificateur accrédité n’a confirmé les valeurs du producteur. ${
        parts.byDefault === undefined
          ? "D’ici là, elles ne peuvent pas être déclarées, et il n’y a pas de valeur par défaut."
          : `D’ici là, la valeur par défaut de l’UE compte\u00a0: ${parts.byDefault} par ${unitOf(parts)}.`
      }`,
    correction_factor: ({ year, factor }) =>
      `Facteur de correction\u00a0: aucun n’est fixé pour ${year}\u00a0; ${factor} est supposé.`,
    benchmarks: ({ year, benchmarksUntil }) =>
      benchmarksUntil < year
        ? `Référentiels de l’allocation gratuite\u00a0: ils sont fixés jusqu’en ${benchmarksUntil} et supposés s’appliquer encore. La Commission doit les remplacer pour les importations à partir de 2027 (règlement d’exécution (UE) 2025/2620, considérant 10).`
        : "Référentiels de l’allocation gratuite\u00a0: la Commission doit les remplacer pour les importations à partir de 2027 (règlement d’exécution (UE) 2025/2620, considérant 10).",
    default_values: () =>
      "Valeur par défaut de l’UE\u00a0: la Commission doit réexaminer les valeurs par défaut d’ici à décembre 2027 (règlement d’exécution (UE) 2025/2547, article 11, paragraphe 5).",
  },
};
