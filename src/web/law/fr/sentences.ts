/**
 * French sentences of the law: notes, reasons and terms of a calculation.
 */
import type { LawSentences } from "../../../kernel/findings/law/law_finding.ts";
import { euroText, groupedDigits, routeCosts, wordList } from "../../words/figures.ts";
import { partOfCode } from "./parts.ts";
import { frenchReasons } from "./reasons.ts";
import { routes } from "./routes.ts";
import { frenchTerms } from "./terms.ts";

const act = "règlement (UE) 2023/956";
const allocationAct = "règlement d’exécution (UE) 2025/2620, annexe, point 5.1";
const intensityAct = "règlement d’exécution (UE) 2025/2547";

const decimal = (text: string): string => groupedDigits(text, "fr");
const and = (items: ReadonlyArray<string>): string => wordList(items, "and", "fr");
const costs = (each: ReadonlyArray<string>): string => routeCosts(each, "fr");

const adjectives = { direct: "directes", indirect: "indirectes" } as const;

/** The one intensity that is a default value; nothing where both are. */
const applies = {
  both: "",
  direct: " pour les émissions directes",
  indirect: " pour les émissions indirectes",
} as const;

const inputs = {
  precursors: "Les précurseurs sont",
  precursorsAndAllocation: "Les précurseurs et l’allocation à titre gratuit indiquée pour eux sont",
  verifiedAllocation: "L’allocation à titre gratuit vérifiée est",
  correctionFactor: "Le facteur de correction supposé est",
} as const;

const counted = {
  not: "",
  byBenchmark: " Son allocation à titre gratuit est comptée ici d’après son référentiel de la colonne B.",
  asGiven: " Son allocation à titre gratuit est comptée ici telle qu’elle a été indiquée.",
} as const;

/** `2026-Q3` and `2027-W19` as a reader says them; a year as it is. */
const named = (text: string, article: { readonly quarter: string; readonly week: string }): string =>
  text.replace(/^(\d{4})-Q1$/, `${article.quarter} 1er trimestre $1`)
    .replace(/^(\d{4})-Q(\d)$/, `${article.quarter} $2e trimestre $1`)
    .replace(/^(\d{4})-W0?(\d+)$/, `${article.week} semaine $2 de $1`);

const period = (text: string): string => named(text, { quarter: "le", week: "la" });

/** The price of the period. */
const ofPeriod = (text: string): string =>
  named(text, { quarter: "du", week: "de la" }).replace(/^(\d{4})$/, "de $1");

const converted = (embedded: string): string =>
  `par tonne de marchandises, les émissions intrinsèques sont de ${
    decimal(embedded)
  } t CO₂e par tonne de marchandises (${intensityAct}, article 4).`;

export const frenchLaw: LawSentences = {
  ...frenchReasons,
  ...frenchTerms,
  partOfCode: ({ code, part }) =>
    `Seule une partie du code NC ${code} relève du MACF${partOfCode(part)} : vérifiez les marchandises.`,
  codeLeft: ({ code, year, next }) =>
    `Depuis la NC ${year}, le code NC ${code} est remplacé par ${
      and(next)
    } : déclarez les marchandises sous le code en vigueur.`,
  splitOff: ({ code, parent }) =>
    `Le code NC ${code} est issu du code ${parent} : les valeurs de ce dernier s’appliquent.`,
  electricityInTonnes: () =>
    "L’électricité se mesure en MWh : la quantité est lue en MWh, les intensités en t CO₂e par MWh.",
  massOfShip: ({ tonnes }) =>
    `${
      decimal(tonnes)
    } t, c’est la cargaison d’un navire : vérifiez que la masse est bien en tonnes et non en kilogrammes.`,
  superseded: ({ used, newer }) =>
    `Les valeurs par défaut sont celles du jeu de données ${used}, remplacé par ${newer}.`,
  otherDataSet: ({ used, then }) =>
    `Les valeurs par défaut sont celles du jeu de données ${used} : à la date demandée, c’est ${then} qui était en vigueur.`,
  onlyDirectCounts: () =>
    `Pour ces marchandises, seules les émissions directes comptent (${act}, annexe II) : les émissions indirectes sont données à titre d’information.`,
  unionValueOfElectricity: ({ applies: part }) =>
    `L’acte ne donne pas de valeur par défaut de l’électricité pour ce pays : celle de l’Union européenne s’applique${
      applies[part]
    }.`,
  otherCountriesValue: ({ applies: part }) =>
    `L’acte ne donne pas de valeur par défaut de ce code NC pour ce pays : celle des autres pays et territoires s’applique${
      applies[part]
    }.`,
  otherVariantValue: ({ code, printed, route, goods, applies: part }) =>
    `La valeur par défaut que l’acte donne pour ce pays est celle du code TARIC ${printed} (${
      routes[route] ?? goods
    })\u00a0: pour le code TARIC ${code}, celle des autres pays et territoires s’applique${applies[part]}.`,
  carbonPriceWithDefaults: ({ costEur }) =>
    `Avec des valeurs par défaut, l’article 9, paragraphe 4, du ${act} n’admet que les prix du carbone par défaut publiés par la Commission ; il n’y en a pas encore : la déduction retient le prix indiqué. Sans elle, le coût est de ${
      euroText(costEur, "fr")
    }.`,
  priceInOtherCurrency: ({ currency }) =>
    `Le prix du carbone du fournisseur est en ${currency} et rien n’en est déduit : aucun acte ne dit encore comment le convertir (${act}, article 9, paragraphe 5). Ce qui a été payé en euros par t CO₂e peut être indiqué à côté de la valeur.`,
  pricePerGoods: () =>
    `Le prix du carbone du fournisseur est dû par tonne de marchandises et rien n’en est déduit : la déduction se fait par t CO₂e (${act}, article 9). Ce qui a été payé en euros par t CO₂e peut être indiqué à côté de la valeur.`,
  priceWithoutEvidence: () =>
    `Le prix du carbone du fournisseur n’a pas de preuve de paiement et rien n’en est déduit (${act}, article 9, paragraphe 2) : enregistrez la preuve avec une nouvelle version de la valeur.`,
  electricityLicence: ({ licence }) =>
    `Facteurs d’émission de l’électricité : données de l’Agence internationale de l’énergie, ${licence}.`,
  electricityConditions: () =>
    `Les émissions réelles de l’électricité ne comptent que si toutes les conditions sont démontrées et certifiées par un vérificateur accrédité : un contrat d’achat d’électricité du déclarant avec le producteur, une installation raccordée au réseau de l’Union ou l’absence de congestion jusqu’à lui, au plus 0,55 t de CO₂ d’origine fossile par MWh, et une capacité nommée de manière ferme pour l’heure de production (${act}, article 7, paragraphe 3, et annexe IV, point 5). Sinon, la valeur par défaut s’applique.`,
  electricityAboveLimit: ({ intensity, most }) =>
    `Les émissions réelles de l’électricité ne comptent que pour des installations qui émettent au plus ${
      decimal(most)
    } t de CO₂ d’origine fossile par MWh (${act}, annexe IV, point 5 c), et ${
      decimal(intensity)
    } sont indiquées : la valeur par défaut s’applique, sauf si le reste est d’une autre origine.`,
  notice: ({ text }) => text,
  zeroDefault: ({ line }) =>
    `Pour la ligne ${line} et cette origine, l’acte donne la valeur par défaut 0 : elle est reprise telle quelle.`,
  zeroVerified: ({ part }) =>
    `La valeur vérifiée des émissions ${adjectives[part]} est 0 : vérifiez que c’est bien voulu.`,
  gradesAssumed: ({ route, grades, taken, costs: others }) =>
    `Aucune voie de production n’est indiquée : la voie ${route} des valeurs par défaut laisse plusieurs nuances d’acier possibles. Pour l’allocation à titre gratuit, le plus élevé des référentiels de ${
      and(grades)
    } est retenu, ici celui de ${taken} (${allocationAct}). Indiquer ${taken} donne les mêmes chiffres ; coût si une autre voie est indiquée : ${
      costs(others)
    }.`,
  routeAssumed: ({ route, costs: others }) =>
    `Aucune voie de production n’est indiquée : pour l’allocation à titre gratuit, ${route}, celle des valeurs par défaut, est supposée. Coût par les autres voies : ${
      costs(others)
    }.`,
  wholeChain: () =>
    "L’allocation à titre gratuit suit le référentiel de la colonne B, qui couvre toute la chaîne : avec les précurseurs, l’API la calcule exactement pour des valeurs vérifiées.",
  benchmarkOfAllRoutes: ({ route }) =>
    `Le référentiel de ce code NC ne dépend pas de la voie de production ${route}.`,
  gradesOfDefaultLine: ({ route, highest }) =>
    `La voie ${route} de la ligne par défaut laisse plusieurs nuances d’acier possibles : le référentiel le plus élevé, celui de ${highest}, s’applique (${allocationAct}).`,
  allocationEnded: ({ year }) =>
    `En ${year}, le facteur MACF est 0 : il n’y a plus d’allocation à titre gratuit.`,
  factorAssumed: ({ year, factor }) =>
    `Le facteur de correction transsectoriel de ${year} n’est pas encore fixé : les chiffres supposent ${
      decimal(factor)
    }.`,
  factorAndBenchmarksAssumed: ({ year, factor, lastYear }) =>
    `Le facteur de correction transsectoriel de ${year} n’est pas encore fixé : les chiffres supposent ${
      decimal(factor)
    }, et que les référentiels de ${lastYear} restent applicables.`,
  idleOfElectricity: ({ input }) =>
    `${inputs[input]} sans effet : il n’y a pas d’allocation à titre gratuit pour l’électricité.`,
  idleInYear: ({ input, year }) =>
    `${inputs[input]} sans effet : en ${year}, il n’y a plus d’allocation à titre gratuit.`,
  unusualShare: ({ index, tonnes, code }) =>
    `Précurseur ${index + 1} : ${
      decimal(tonnes)
    } t de ${code} par tonne de marchandises, c’est inhabituel. Vérifiez ce chiffre : c’est un rapport, non une masse.`,
  exemptPrecursor: ({ index, code, counted: how }) =>
    `Le précurseur ${
      index + 1
    } (${code}) provient de l’Union ou d’un pays exempté. Selon l’annexe IV, point 3, du ${act}, un tel précurseur ne compte pas : la valeur vérifiée ne devrait pas inclure ses émissions.${
      counted[how]
    }`,
  givenPerClinker: ({ content, embedded }) =>
    `Les valeurs sont indiquées par tonne de clinker : avec ${decimal(content)} t de clinker ${
      converted(embedded)
    }`,
  givenPerNitrogen: ({ content, embedded }) =>
    `Les valeurs sont indiquées par kilogramme d’azote : avec ${decimal(content)} kg d’azote ${
      converted(embedded)
    }`,
  reportingPeriod: ({ period: reported, year }) =>
    `Le facteur MACF, le facteur de correction et les référentiels sont ceux de la période de déclaration ${reported}, la majoration celle de l’année d’importation ${year} : il faut des preuves suffisantes que les marchandises ont été produites en ${reported} (${intensityAct}, article 7, paragraphe 1).`,
  verifiedAllocation: ({ allocation, year, idle }) =>
    `L’allocation à titre gratuit est la valeur vérifiée de ${
      decimal(allocation)
    } t CO₂e par tonne de marchandises, valable pour la période de déclaration ${year}. Les référentiels${
      idle === "nothing" ? "" : " et les précurseurs indiqués"
    } ne comptent pas.`,
  intensityUnusual: ({ intensity, unit, usual, markUp }) =>
    `La valeur vérifiée de ${decimal(intensity)} t CO₂e par ${
      unit === "MWh" ? "MWh" : "tonne"
    } dépasse le triple de la valeur par défaut${markUp === "with" ? " majorée" : ""}, ${
      decimal(usual)
    } : vérifiez l’unité et la virgule.`,
  intensityBeyond: ({ intensity, unit, most }) =>
    `La valeur vérifiée de ${decimal(intensity)} t CO₂e par ${unit === "MWh" ? "MWh" : "tonne"} dépasse ${
      decimal(most)
    }, plus que n’émet toute fabrication : vérifiez l’unité et la virgule.`,
  intensityTiny: ({ intensity, unit, usual, markUp }) =>
    `La valeur vérifiée de ${decimal(intensity)} t CO₂e par ${
      unit === "MWh" ? "MWh" : "tonne"
    } est inférieure à un centième de la valeur par défaut${markUp === "with" ? " majorée" : ""}, ${
      decimal(usual)
    } : vérifiez l’unité et la virgule.`,
  verifiedAllocationUnusual: ({ allocation, intensity }) =>
    `L’allocation à titre gratuit vérifiée de ${
      decimal(allocation)
    } t CO₂e par tonne de marchandises dépasse la valeur vérifiée de ${
      decimal(intensity)
    }, si bien qu’aucune émission ne reste à payer : vérifiez l’unité et la virgule.`,
  allocationAboveIntensity: ({ allocation, intensity }) =>
    `L’allocation à titre gratuit de ${
      decimal(allocation)
    } t CO₂e par tonne de marchandises dépasse la valeur vérifiée de ${
      decimal(intensity)
    } : une valeur vérifiée doit aussi comprendre les émissions des précurseurs (${act}, annexe IV, point 3).`,
  precursorsAboveIntensity: ({ precursors, intensity, compared }) =>
    `Les émissions vérifiées des précurseurs atteignent ${
      decimal(precursors)
    } t CO₂e par tonne de marchandises, plus que la valeur vérifiée de ${decimal(intensity)} (${
      compared === "total"
        ? "directes et indirectes dans les deux cas"
        : "directes seulement dans les deux cas, les seules qui comptent pour ces marchandises"
    }) : une valeur vérifiée doit aussi comprendre les émissions des précurseurs (${act}, annexe IV, point 3). Elles ne sont pas ajoutées ; vérifiez les deux.`,
  carbonPriceUnusual: ({ paid, price }) =>
    `Le prix du carbone payé, ${decimal(paid)} EUR par t CO₂e, dépasse le triple du prix des certificats, ${
      decimal(price)
    } EUR : vérifiez que c’est un prix par tonne de CO₂e, et non un montant.`,
  yearAssumed: ({ year }) =>
    `Ni le jour ni l’année d’importation ne sont indiqués : l’année ${year} est supposée.`,
  priceNeverPublished: ({ wanted, taken }) =>
    `Aucun prix des certificats n’a été publié pour ${period(wanted)} : le prix ${
      ofPeriod(taken)
    }, le dernier publié pour une période antérieure, le remplace.`,
  priceNotYetPublished: ({ wanted, taken }) =>
    `Aucun prix des certificats n’est encore publié pour ${period(wanted)} : le prix ${
      ofPeriod(taken)
    }, le plus récent, le remplace.`,
  priceOfAssumedYear: ({ period: taken, year }) =>
    `Le prix est celui ${ofPeriod(taken)}, la période publiée la plus récente de ${year}.`,
  priceOfYear: ({ year, period: taken }) =>
    `Seule l’année d’importation ${year} est indiquée : le prix est celui ${
      ofPeriod(taken)
    }, la période publiée la plus récente de l’année.`,
  priceEstimated: () =>
    "À partir de 2027, les certificats sont au prix de la semaine où ils sont achetés : le prix de la semaine d’importation est une estimation.",
  priceOfPurchase: ({ taken }) =>
    `À partir de 2027, un certificat coûte le prix de la semaine de son achat, non celui de la semaine d’importation : le prix ${
      ofPeriod(taken)
    }, le plus récent publié, est une estimation.`,
  priceOfPurchaseBeforeWeeks: ({ taken }) =>
    `À partir de 2027, un certificat coûte le prix de la semaine de son achat, non celui de la semaine d’importation, et aucun prix hebdomadaire n’est encore publié : le prix ${
      ofPeriod(taken)
    }, le plus récent publié, est une estimation.`,
};
