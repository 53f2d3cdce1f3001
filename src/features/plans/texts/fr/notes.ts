/** French sentences of the notes on plans. */
import {
  datasetsInWords,
  type PlanNoteSentences,
  yearsInWords,
} from "../../../../kernel/findings/plan_notes.ts";
import { groupedDigits, longDay, periodName } from "../../../../web/words/figures.ts";

const inFrench = (years: ReadonlyArray<number>): string => yearsInWords(years, { to: "à", and: "et" });
const versionNamed = (version: string): string =>
  longDay(version, "fr") === version ? `«\u00a0${version}\u00a0»` : `du ${longDay(version, "fr")}`;
const price = (eur: string, period: string): string =>
  `${groupedDigits(eur, "fr")} EUR (${periodName(period, "fr")})`;

export const frenchNotes: PlanNoteSentences = {
  onlyRealOrigin: () =>
    "Seule l’origine réelle compte. Déplacer des marchandises, ou l’origine déclarée, pour obtenir une valeur par défaut plus basse peut être un contournement (règlement (UE) 2023/956, article 27\u00a0; la proposition COM(2025) 989 l’y nommerait).",
  valuesOfOthers: ({ origins, fallingBack }) =>
    `${fallingBack} des ${origins} origines ${
      fallingBack === 1 ? "n’a" : "n’ont"
    } pas de valeur par défaut propre pour ces marchandises\u00a0: la ligne des autres pays et territoires s’applique.`,
  exemptOriginsLeftOut: () =>
    "Les marchandises de l’Union et des pays de l’annexe III du règlement (UE) 2023/956 sont exemptées et ne figurent pas dans la liste.",
  knownToday: ({ datasets, day }) =>
    `Toutes les années sont calculées avec ce qui est connu le ${
      longDay(day, "fr")
    }\u00a0: les valeurs par défaut ${
      datasetsInWords(datasets, versionNamed, (year, named) => `à partir de ${year} celles ${named}`)
    }, les référentiels et les facteurs publiés. La Commission doit remplacer les référentiels pour les importations à partir de 2027 (règlement d’exécution (UE) 2025/2620, considérant 10) et réexaminer les valeurs par défaut d’ici à décembre 2027 (règlement d’exécution (UE) 2025/2547, article 11, paragraphe 5).`,
  priceHeld: ({ priceEur, period }) =>
    `Aucun prix d’une année à venir n’est connu\u00a0: le dernier prix publié, ${
      price(priceEur, period)
    }, est conservé pour chaque année.`,
  publishedOfYear: ({ year, priceEur, period }) =>
    `Pour ${year}, le prix le plus récent de ses propres trimestres s’applique, ${price(priceEur, period)}.`,
  pathAssumed: () => "Les prix sont une hypothèse\u00a0; personne ne les a publiés.",
  priceFarOff: ({ year, priceEur, newestEur, isAbove }) =>
    `Le prix de ${year}, ${groupedDigits(priceEur, "fr")} EUR par t CO₂e, est ${
      isAbove ? "supérieur à cinq fois le" : "inférieur à un cinquième du"
    } dernier prix publié, ${groupedDigits(newestEur, "fr")} EUR\u00a0: vérifiez la virgule.`,
  publishedBefore: ({ years, priceEur, period }) =>
    `Pour ${inFrench(years)}, le dernier prix publié s’applique, ${price(priceEur, period)}.`,
  yearsOutside: ({ years }) =>
    `${
      inFrench(years)
    }\u00a0: selon le droit connu aujourd’hui, le MACF ne s’applique pas à ces marchandises, rien n’est donc compté.`,
  cscfAssumed: ({ years, factor }) =>
    `Le facteur de correction transsectoriel de ${inFrench(years)} n’est pas fixé\u00a0: ${
      groupedDigits(factor, "fr")
    } est supposé.`,
  benchmarksAssumed: ({ years }) =>
    `Aucun référentiel n’est fixé pour ${
      inFrench(years)
    }\u00a0: ceux de la dernière année qui en a s’appliquent encore.`,
  allocationEnds: ({ year }) =>
    `À partir de ${year}, il n’y a plus d’allocation gratuite\u00a0: toutes les émissions sont payées.`,
  breakEven: () =>
    "Une valeur vérifiée au-dessous du seuil d’égalité coûte moins que la valeur par défaut. Le seuil peut dépasser la valeur par défaut, car l’allocation gratuite est autre avec des valeurs vérifiées.",
  breakEvenByColumnB: () =>
    "Les précurseurs ne sont pas connus\u00a0; le référentiel de toute la chaîne (colonne B) compte donc pour les valeurs vérifiées. Avec les précurseurs, le seuil peut être autre.",
  breakEvenBeforePaid: () =>
    "Le seuil d’égalité ne tient pas compte du prix du carbone payé dans le pays d’origine. Il n’est déduit qu’avec des valeurs vérifiées\u00a0; une valeur un peu au-dessus du seuil peut donc encore faire économiser.",
  allocationScaled: ({ year }) =>
    `L’allocation gratuite du rapport de vérification est celle de ${year}\u00a0: pour les autres années, elle est convertie avec le facteur MACF et le facteur de correction.`,
  roundedOnce: () =>
    "Chaque chiffre est arrondi une fois, à partir de sa valeur exacte\u00a0: une somme peut s’écarter d’un centime de celle des chiffres imprimés.",
  defaultsStandIn: () =>
    "Les coûts reposent sur les valeurs par défaut de chaque origine, non sur les émissions d’un producteur\u00a0: sa valeur vérifiée les remplace.",
  nothingBeside: () =>
    "Les marchandises à valeurs vérifiées dont le code NC, l’origine et la voie de production n’ont pas de valeur par défaut sont calculées avec leurs seules valeurs vérifiées\u00a0: elles n’ont ni coût par valeurs par défaut, ni économie, ni seuil d’équivalence.",
  routeTaken: ({ route }) =>
    `Aucune voie de production n’est nommée\u00a0: ${route}, celle des valeurs par défaut, est supposée pour l’allocation gratuite des valeurs vérifiées. Une autre voie a une autre allocation.`,
  gradeTaken: ({ route, taken }) =>
    `Aucune voie de production n’est nommée\u00a0: la voie ${route} des valeurs par défaut laisse plusieurs nuances d’acier possibles\u00a0; le plus élevé de leurs référentiels, celui de ${taken}, compte pour l’allocation gratuite des valeurs vérifiées (règlement d’exécution (UE) 2025/2620, annexe, point 5.1).`,
};
