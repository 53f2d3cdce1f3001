/**
 * French sentences about declaration, holding, certificates and penalties.
 */
import type { DutyFindings } from "../../../kernel/findings/duties.ts";
import { translatedLaw } from "../../law/law_sentence.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import { euroText, periodName, placeName, spacedCode, wordList } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchAmount, frenchDay, frenchNumber, quoted } from "./shown.ts";

const act = "règlement (UE) 2023/956";

/** `2027-Q3` behind a noun. */
const ofQuarter = (name: string): string => `du ${periodName(name, "fr")}`;

/** @returns the kind of certificates behind the noun */
export const kindName = (kind: string): string => kind === "weekly" ? "à prix hebdomadaire" : ofQuarter(kind);

/** @returns the number with its noun */
export const certificates = (number: number): string =>
  `${number} ${number < 2 ? "certificat" : "certificats"}`;

/** `72083900 CHN` as a reader says it. */
export const pair = (text: string): string => {
  const [code = "", country = ""] = text.split(" ");
  return `${spacedCode(code)} (origine : ${placeName(country, "fr")})`;
};

export const frenchDuties: PageSentences<DutyFindings> = {
  severalValuesOfInstallation: ({ installation, code, year, imports }) =>
    `Pour l’installation ${quoted(installation)}, plusieurs valeurs sont inscrites pour ${
      spacedCode(code)
    } en ${year} (${frenchNumber(imports.length)} importations : ${
      firstNamed(imports)
    }) : le rapport d’un exploitant n’en donne qu’une par code et par année (règlement d’exécution (UE) 2025/2547, article 4, paragraphe 6).`,
  preparationOnly: ({ year }) =>
    `Ceci prépare la déclaration MACF pour ${year} : ce n’est pas le format du registre MACF, qui n’est pas publié.`,
  flooredByImport: () =>
    "Les émissions nettes de chaque importation ne descendent pas au-dessous de 0 : les actes ne disent pas à quel niveau s’arrête l’allocation à titre gratuit.",
  roundingOpen: ({ once, byQuarter }) =>
    `En arrondissant une seule fois à l’unité supérieure, il faut ${
      certificates(once)
    }, en arrondissant par trimestre ${byQuarter} : les actes ne disent pas quel calcul s’applique.`,
  pricesStandIn: ({ year }) =>
    `Pour certaines importations de ${year}, il n’y a pas encore de prix de leur période : le dernier publié avant elle en tient lieu.`,
  pricedWhenBought: ({ year }) =>
    `Les certificats pour les importations de ${year} coûtent le prix de la semaine de leur achat : le coût est une estimation, à un prix publié jusqu’à présent.`,
  deductionByDraft: ({ isMeanOfYear }) =>
    `Le prix du carbone payé à l’étranger est déduit en euros, au prix de chaque importation. Le projet de la Commission du 13 mai 2026, qui n’est pas adopté, déduit des certificats d’après le prix moyen de l’année${
      isMeanOfYear ? "" : ", dont tous les prix ne sont pas encore connus ici"
    }, et pour aucune importation plus qu’elle ne doit. Les nombres de certificats et la sanction valent avant cette déduction, les coûts après.`,
  valuesNotVerified: ({ installation }) =>
    `Les valeurs de l’installation ${
      quoted(installation)
    } ne sont pas vérifiées : il faut un rapport de vérification portant sur toute la période de déclaration, ou bien des valeurs par défaut.`,
  noVerifier: ({ installation }) =>
    `Aucun vérificateur n’est indiqué pour l’installation ${quoted(installation)}.`,
  noAccreditation: ({ verifier }) => `Le numéro d’accréditation du vérificateur ${quoted(verifier)} manque.`,
  noVerifiedAllocation: ({ installation }) =>
    `L’allocation à titre gratuit vérifiée de l’installation ${
      quoted(installation)
    } manque : elle est reconstituée à partir des référentiels.`,
  noPrecursors: ({ installation }) =>
    `Les précurseurs des marchandises de l’installation ${
      quoted(installation)
    } ne sont pas indiqués : le référentiel de toute la chaîne en tient lieu.`,
  routeNotNamed: ({ code, route }) =>
    `Aucune voie de production n’est indiquée pour le code NC ${
      spacedCode(code)
    } avec des valeurs réelles\u00a0: l’allocation à titre gratuit est celle de ${route}, comme pour les valeurs par défaut. Les notes de chaque importation disent ce qu’elle coûte par les autres voies.`,
  noDeclarant: () => "Aucun déclarant n’est indiqué.",
  noFigures: ({ reasons }) =>
    `L’importation n’a pas pu être calculée. ${
      reasons.map((reason) => translatedLaw(reason, "fr") ?? "Il manque des indications.").join(" ")
    }`,
  penaltyNotIndexed: ({ year }) =>
    `La sanction indexée de ${year} n’est pas connue ici : le montant est celui de l’acte.`,
  penaltyWithEstimates: ({ number }) =>
    `Elle est calculée avec des valeurs qui ne peuvent pas encore être déclarées\u00a0: si l’année était déclarée aujourd’hui, il faudrait restituer ${
      certificates(number)
    }.`,
  noPenaltyOfYear: ({ year }) =>
    `La sanction de ${year} ne figure pas encore dans les tables : elle est de 100 EUR par certificat non restitué, indexés pour l’année d’importation (${act}, article 26, paragraphe 1).`,
  stillToSurrender: () =>
    `Une sanction ne remplace pas la restitution : les certificats restent à restituer (${act}, article 26, paragraphe 3).`,
  penaltyMayBeLower: ({ refused }) =>
    `${
      refused ? "Après le refus d’une demande de 2026" : "Lorsque le seuil est dépassé de 10 % au plus"
    }, la sanction peut être réduite, sans être inférieure à une fois celle d’un certificat manquant (${act}, article 26, paragraphe 2 bis).`,
  penaltyReleases: () =>
    `Qui paie la sanction pour des importations sans autorisation n’a ni à les déclarer ni à restituer de certificats pour elles (${act}, article 26, paragraphe 2 bis).`,
  declaredWithTheYear: () =>
    `Les importations antérieures au dépassement du seuil sont déclarées avec l’année par un déclarant autorisé : elles ne sont pas comptées (${act}, article 2 bis, paragraphe 2).`,
  declarableOnceGranted: () =>
    `Les importations antérieures au dépassement du seuil sont déclarées avec l’année une fois la demande acceptée : elles ne sont pas comptées, sauf si elle est rejetée (${act}, article 2 bis, paragraphe 2, et article 17, paragraphe 7 bis).`,
  representativeNeedsStatus: () =>
    `Le représentant indirect qui déclare pour l’importateur doit être autorisé avant la première importation, même en deçà du seuil (${act}, article 5, paragraphe 1 bis).`,
  applicationPending: ({ imports }) =>
    `${
      imports === 1
        ? "Une importation a été mise en libre pratique"
        : `${imports} importations ont été mises en libre pratique`
    } alors qu’une demande n’était pas tranchée : cela ne compte que si elle est refusée (${act}, article 17, paragraphe 7 bis).`,
  neverExemptDueBefore: ({ quarters }) =>
    `À la fin ${
      wordList(quarters.map(ofQuarter), "and", "fr")
    }, seuls l’électricité et l’hydrogène comptent : l’article 22, paragraphe 2 bis, du ${act} reporte l’obligation pour les autres marchandises et ne dit rien de celles-ci.`,
  noBasisB: ({ year, first }) =>
    `En ${year}, il n’y a pas de déclaration de l’année civile précédente : le nombre de certificats restitués ne peut servir de base qu’à partir de ${first}.`,
  noEarlierDeclaration: ({ year }) =>
    `La déclaration pour ${year} ne se trouve pas ici : le nombre de certificats restitués ne peut pas servir de base.`,
  pairsNotDeclared: ({ pairs }) =>
    `Dans la déclaration précédente, il manque ${
      firstNamed(pairs.map(pair))
    } : les codes et les origines doivent être les mêmes, sinon le nombre de certificats restitués ne peut pas servir de base (${act}, article 22, paragraphe 2).`,
  basisBPerTonne: () =>
    "Rien ne dit comment rapporter à une partie de l’année le nombre de certificats restitués pour une année entière : le calcul se fait par tonne de chaque code et origine.",
  basisBSurrendered: ({ number, year }) =>
    `La base (b) repose sur le nombre enregistré comme restitué pour ${year} (${
      certificates(number)
    }), réparti par code et origine comme les importations de l’année pourraient être déclarées.`,
  basisBUnproven: ({ year, own, fileable }) =>
    `La base (b) compte des importations de ${year} avec des valeurs qui, telles qu’enregistrées, ne peuvent pas être déclarées : avec elles l’année donne ${
      certificates(own)
    }, telle qu’elle pourrait être déclarée ${
      certificates(fileable)
    }. Enregistrez les certificats restitués pour ${year}, et (b) reposera sur leur nombre.`,
  basisBReturned: ({ pairs, year, hold, without }) =>
    `La base (b) divise par toutes les tonnes déclarées pour ${year}, y compris celles de marchandises en retour (${
      firstNamed(pairs.map(pair))
    }), et n’en compte aucune qui revient maintenant : ${
      certificates(hold)
    } pour toutes les importations de l’année. Divisée par les autres tonnes, elle donnerait ${
      certificates(without)
    }. L’acte ne dit pas laquelle vaut (${act}, article 22, paragraphe 2) : détenez le nombre le plus élevé, ou demandez à votre autorité.`,
  basisBOnlyReturned: ({ pairs, year }) =>
    `Pour ${year}, seules des marchandises en retour ont été déclarées : ${
      firstNamed(pairs.map(pair))
    }. La base (b) compte leurs importations pour rien, la base (a) les compte par des valeurs par défaut.`,
  whoOwes: ({ why }) => {
    const duties = "la déclaration, les certificats et les sanctions de cette importation";
    switch (why) {
      case "own":
        return `L’importateur répond de ${duties} en tant que déclarant (${act}, articles 4 et 5).`;
      case "direct":
        return `L’importateur répond de ${duties} : un représentant direct n’y change rien (${act}, article 3, point 15, et article 4).`;
      case "importer_itself":
        return `L’importateur répond de ${duties} : son représentant indirect n’en répond que s’il a accepté d’être le déclarant (${act}, article 5, paragraphe 2).`;
      case "representative":
        return `Le représentant indirect répond de ${duties} en tant que déclarant, et doit être autorisé avant toute importation, même sous le seuil (${act}, article 5, paragraphes 1 bis, 2 et 2 bis).`;
      case "other_declarant":
        return `L’importateur répond de ${duties}, mais le déclarant est une autre entreprise : seul un représentant indirect déclare pour un importateur (${act}, article 5). Corrigez le déclarant ou la représentation.`;
    }
  },
  holdingReadings: () =>
    "Chaque importation compte pour au moins 0, la moitié de la somme est arrondie à l’unité supérieure, et tous les certificats qui sont sur le compte à la fin du jour sont pris en compte, donc sans ceux qui sont restitués ce jour-là ou annulés jusque-là : c’est notre interprétation.",
  shortAtPrice: ({ eur, period }) =>
    `Le coût des certificats manquants est calculé à ${frenchAmount(eur)} EUR, le dernier prix publié (${
      periodName(period, "fr")
    }) : ils coûtent le prix de la semaine d’achat.`,
  heldWithout: ({ imports }) =>
    imports < 2
      ? "1 importation n’a pas pu être calculée et manque aux nombres : il faut en détenir davantage. La déclaration dit pourquoi."
      : `${
        frenchNumber(imports)
      } importations n’ont pas pu être calculées et manquent aux nombres : il faut en détenir davantage. La déclaration dit pourquoi.`,
  noHoldingYet: ({ first }) =>
    `Les certificats ne sont à détenir qu’à partir de ${first} (${act}, article 22, paragraphe 2).`,
  certificatesNotWhole: ({ found }) =>
    `Un certificat correspond à une tonne entière : indiquez un nombre entier supérieur à 0 ; valeur trouvée : ${
      frenchNumber(found)
    }.`,
  boughtBeforeSale: ({ found, first }) =>
    `Les certificats sont vendus à partir du ${
      frenchDay(first)
    } (${act}, article 20, paragraphe 1) ; jour d’achat trouvé : ${frenchDay(found)}.`,
  certificatesOfOtherYear: ({ certificates: kind, year }) =>
    `Les certificats ${kindName(kind)} ne sont pas restitués pour ${
      year ?? "cette année"
    } : ceux de 2026 et ceux à prix hebdomadaire sont des catégories distinctes.`,
  noSuchLot: ({ found }) => `L’achat ${quoted(found)} n’existe pas.`,
  movedBeforeBought: ({ found, bought }) =>
    `Les certificats ont été achetés le ${frenchDay(bought)} : ils ne peuvent pas quitter le compte le ${
      frenchDay(found)
    }.`,
  boughtAfterCancelled: ({ found, cancelled }) =>
    `Les certificats de 2026 ont été annulés le ${
      frenchDay(cancelled)
    } (${act}, article 24, paragraphe 2) : un achat du ${
      frenchDay(found)
    } a été trouvé. Inscrivez ceux achetés depuis comme certificats à prix hebdomadaire : ils peuvent être restitués tardivement pour 2026.`,
  surrenderedAfterCancelled: ({ found, cancelled }) =>
    `Les certificats restants ont été annulés le ${
      frenchDay(cancelled)
    } (${act}, article 24) : ils ne peuvent pas être restitués le ${frenchDay(found)}.`,
  surrenderedForYearToCome: ({ found, year }) =>
    `Des certificats pour les importations de ${year} ne peuvent pas être restitués le ${
      frenchDay(found)
    } : l’année n’a pas commencé. Indiquez l’année d’importation pour laquelle ils ont été restitués.`,
  yearWithoutSurrender: () =>
    "Une année d’importation n’est indiquée que pour des certificats restitués : ne l’indiquez pas ici.",
  buyBackTooLate: ({ found, requested, last }) =>
    `Le rachat pouvait être demandé jusqu’au ${
      frenchDay(requested)
    } (${act}, article 23) et s’inscrit avec un jour jusqu’au ${frenchDay(last)} ; jour trouvé : ${
      frenchDay(found)
    }.`,
  allBoughtBack: () =>
    `Qui n’a pas dépassé le seuil peut faire racheter tous ses certificats (${act}, article 23, paragraphe 2).`,
  accruedYearBefore: ({ year, certificates: needed, surrendered, eur }) =>
    `Les importations de ${year} demandent ${certificates(needed)}\u00a0; ${
      surrendered === null
        ? "ce qui a été restitué pour elles n’est pas déduit chez un importateur"
        : `${frenchNumber(surrendered)} ${
          surrendered < 2 ? "est inscrit comme restitué" : "sont inscrits comme restitués"
        }`
    }. Pour ${year}, ${
      euroText(eur, "fr")
    } restent à provisionner, à côté du total de cette année, qui ne les comprend pas.`,
  penaltyBesideSurrender: ({ year, surrendered, due, last, isOver }) =>
    `Pour ${year}, certificats inscrits comme restitués${isOver ? ` au ${frenchDay(last)}` : ""}\u00a0: ${
      frenchNumber(surrendered)
    } sur ${frenchNumber(due)}. La sanction est calculée pour ceux qui ${
      isOver ? "manquaient alors" : `manquent encore, à restituer au plus tard le ${frenchDay(last)}`
    }.`,
  surrenderedBeyondDue: ({ year, surrendered, due }) =>
    `Inscrits comme restitués pour ${year} : ${
      certificates(surrendered)
    }. Les importations de l’année en demandent ${
      frenchNumber(due)
    } : vérifiez le nombre et l’année, et s’il manque des importations ; retirez ce qui a été inscrit par erreur.`,
  surrenderedWhileYearRan: ({ year, surrendered, last }) =>
    `Inscrits comme restitués pour les importations de ${year}, alors que l’année n’était pas terminée\u00a0: ${
      certificates(surrendered)
    }. Les certificats sont restitués une fois l’année terminée, au plus tard le ${
      frenchDay(last)
    } (règlement (UE) 2023/956, article 22, paragraphe 1), plus tôt seulement après une révocation du statut\u00a0: vérifiez l’année d’importation et retirez ce qui a été inscrit par erreur.`,
  ledgerAboveLimit: ({ year, total, limit, isWithLine }) =>
    `Le registre de l’importateur atteint ${frenchNumber(total)} t en ${year}${
      isWithLine ? " avec cet article" : ""
    }, au-delà du seuil de ${
      frenchNumber(limit)
    } t : Y137 n’est pas possible, quelles que soient les prévisions (${act}, article 2 bis, paragraphes 1 et 2).`,
  ledgerNearLimit: ({ year, total, limit, rest, isWithLine }) =>
    `Le registre de l’importateur atteint ${frenchNumber(total)} t en ${year}${
      isWithLine ? " avec cet article" : ""
    } : il reste ${frenchNumber(rest)} t jusqu’au seuil de ${frenchNumber(limit)} t.`,
};
