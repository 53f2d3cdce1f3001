/**
 * French sentences about entries of the ledger, the 50 t and the codes of a declaration.
 */
import { amountsText } from "../../../kernel/findings/declared/undeclared.ts";
import type { ImportFindings } from "../../../kernel/findings/imports.ts";
import { partOfCode } from "../../law/fr/parts.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchAmount, frenchDay, frenchNumber, quoted } from "./shown.ts";

const act = "règlement (UE) 2023/956";

const changes = { correction: "rectifiée", cancellation: "annulée" } as const;

const states: Readonly<Record<string, string>> = {
  applied: "demande déposée",
  authorised: "autorisé",
  refused: "demande refusée",
  revoked: "autorisation révoquée",
};

const references: Readonly<Record<string, string>> = {
  account: "le numéro de compte MACF",
  application: "le numéro de la demande",
  procedure: "la référence du régime douanier",
};

/** Names of who needs the status, as in "the status of". */
const holders = {
  importer: "de l’importateur",
  representative: "du représentant indirect",
  declarant: "du déclarant",
} as const;

const counted = (counts: boolean): string => counts ? "comptent" : "ne comptent pas";

export const frenchImports: PageSentences<ImportFindings> = {
  releaseInFuture: ({ found, today }) =>
    `Le jour de la mise en libre pratique, le ${frenchDay(found)}, est postérieur à aujourd’hui, le ${
      frenchDay(today)
    } : inscrivez une importation une fois les marchandises mises en libre pratique.`,
  releaseTooEarly: ({ found, first }) =>
    `Le jour de la mise en libre pratique, le ${frenchDay(found)}, est antérieur au ${
      frenchDay(first)
    } : des certificats ne sont dus qu’à partir de ce jour.`,
  recordedBeforeRelease: ({ found, released }, label) =>
    `${label} : le ${frenchDay(found)} est antérieur au jour de la mise en libre pratique, le ${
      frenchDay(released)
    }. Une importation est inscrite une fois les marchandises mises en libre pratique : indiquez ce jour ou un jour ultérieur, ou aucun.`,
  verificationInFuture: ({ found, today }) =>
    `Le rapport de vérification du ${frenchDay(found)} est postérieur à aujourd’hui, le ${
      frenchDay(today)
    } : des valeurs ne sont vérifiées qu’une fois le rapport établi. N’indiquez pas ce jour avant.`,
  taricOfOtherGoods: ({ found, code }) =>
    `Le code TARIC ${found} est celui d’autres marchandises : il devrait commencer par le code NC ${
      spacedCode(code)
    }. Corrigez l’un des deux, ou n’indiquez pas de code TARIC.`,
  taricOutsideAnnexI: ({ found, code, part }) =>
    `Le code TARIC ${found} désigne des marchandises auxquelles le MACF ne s’applique pas : l’annexe I ne mentionne qu’une partie du code NC ${
      spacedCode(code)
    }${partOfCode(part)}. Corrigez le code TARIC ou supprimez la ligne.`,
  taricOfOtherRoute: ({ found, route, named }) =>
    `Le code TARIC ${found} désigne des marchandises de la voie ${route}, alors que la ligne indique ${named} : corrigez l’un des deux.`,
  procedureWithoutRelease: ({ found }, label) =>
    `${label} : le régime ${
      quoted(found)
    } ne met rien en libre pratique. Sont possibles par exemple 4000, 4051, 4200 ou 6110 ; inscrivez les autres marchandises lors de leur mise en libre pratique.`,
  stateOutsideUnion: ({ found }, label) =>
    `${label} : ${quoted(found)} n’est pas un État membre de l’Union. Indiquez son code, par exemple DE.`,
  actualValuesUnused: () =>
    "Des valeurs réelles ne comptent que si les émissions sont déterminées par elles ou après un perfectionnement passif : choisissez l’un des deux, ou n’indiquez pas ces valeurs.",
  placedGoodsUnused: () =>
    "Les marchandises placées sous le perfectionnement actif ne comptent qu’avec cette détermination : choisissez-la, ou ne les indiquez pas.",
  offshoreOfOtherGoods: ({ code }) =>
    `L’exemption de la production en mer ne vaut que pour l’électricité et l’hydrogène (${act}, article 2, paragraphe 3 bis), non pour ${
      spacedCode(code)
    }.`,
  noQuantityOfImport: ({ isElectricity }) =>
    isElectricity
      ? "La quantité d’électricité manque ou est égale à 0 : indiquez-la en MWh."
      : "La masse nette manque ou est égale à 0 : indiquez-la.",
  energyOfImport: ({ code }) =>
    `Les MWh sont réservés à l’électricité (code NC 2716 00 00) : pour ${
      spacedCode(code)
    }, c’est la masse nette qui compte.`,
  noActualValues: () =>
    "Pour des émissions réelles, il faut les valeurs par tonne et l’installation : indiquez les deux.",
  noPlacedGoods: () =>
    `Après un perfectionnement actif, les émissions sont celles des marchandises placées sous ce régime (${act}, article 6, paragraphe 3) : indiquez leur code NC, leur origine et leur masse nette.`,
  importDiffers: ({ mrn, item, entry, members, withoutTaric: code }, _, { nameOf }) =>
    `L’article ${item} de ${quoted(mrn)} figure déjà au registre (inscription ${entry}), ${
      code === undefined
        ? `avec d’autres indications : ${members.map(nameOf).join(", ")}`
        : `sans le code TARIC ${code}`
    }. Rectifiez-le sur la page de l’importation, ou envoyez la ligne avec « rectification » comme nature de l’écriture et ${entry} dans la colonne « Se réfère à ».`,
  rowBeforeChange: ({ mrn, item, entry }) =>
    `L’article ${item} de ${
      quoted(mrn)
    } est l’inscription ${entry}, l’importation d’une ligne précédente, jusqu’à ce qu’une ligne suivante la rectifie ou l’annule. Si la ligne est une autre importation, placez-la après cette ligne suivante, ou envoyez-la seule.`,
  entryNotLive: ({ change, refersTo }) =>
    `L’inscription ${quoted(refersTo)} ne peut pas être ${
      changes[change]
    } : elle a été rectifiée ou annulée entre-temps, ou n’appartient pas à cet importateur. Référez-vous à l’inscription en vigueur.`,
  importTooLong: ({ entry, most }) =>
    `L’importation de l’inscription ${entry} compte ${most} inscriptions, le maximum : annulez-la et inscrivez-la à nouveau.`,
  laterEntry: ({ change, entry }) =>
    change === "correction"
      ? `La ligne avait déjà été inscrite, puis a été rectifiée : c’est l’inscription ${entry} qui est en vigueur, rien n’a été modifié.`
      : `La ligne avait déjà été inscrite, puis a été annulée par l’inscription ${entry} : rien n’a été modifié. Pour que l’importation compte de nouveau, envoyez une rectification qui se réfère à ${entry}.`,
  mrnOfNoOffice: ({ mrn, letters }) =>
    `Le MRN ${mrn} porte les lettres ${letters}, et la mainlevée est donnée par un bureau de douane d’un État membre : est-ce bien le numéro de la déclaration d’importation ?`,
  mrnOfOtherYear: ({ mrn, year, released }) =>
    `Le MRN ${mrn} est de ${year}, et la mainlevée est du ${
      frenchDay(released)
    } : les deux sont-ils justes ?`,
  recordedCodesDiffer: ({ recorded, needed, mayUseNone }) =>
    `La déclaration est enregistrée avec ${recorded} ; d’après les importations d’ici, ${
      mayUseNone
        ? "aucun code n’est utilisable pour l’article"
        : `code à indiquer pour l’article : ${needed === "" ? "aucun" : needed}`
    } : l’écriture est-elle juste, et la déclaration l’était-elle ?`,
  undeclaredImports: ({ year, imports, ...amounts }) =>
    `${imports === 1 ? "1 importation" : `${frenchNumber(imports)} importations`} de ${year}${
      amountsText(amounts, frenchNumber)
    } ne ${
      imports === 1 ? "nomme" : "nomment"
    } pas de déclarant, d’importateurs que ce déclarant est lui-même ou pour lesquels il déclare : aucune déclaration ne les contient, et elles manquent à la déclaration, à la détention, aux certificats et à la provision. Rectifiez chacune en nommant qui la déclare : l’importateur lui-même, sauf si un représentant indirect le fait (${act}, article 5 et article 6, paragraphe 2).`,
  rowsWithoutDeclarant: ({ own }) =>
    `Aucun déclarant n’est indiqué : aucune déclaration, détention ni provision d’un déclarant ne contient l’importation tant qu’une rectification n’en nomme pas un. ${
      own === null
        ? "Aucun déclarant du compte n’a le numéro EORI de l’importateur"
        : `Le déclarant qui a le numéro EORI de l’importateur est ${quoted(own.name)}`
    } ; un importateur qui ne dépasse pas le seuil de l’année n’en a pas besoin (${act}, articles 2 bis et 5).`,
  declarantLeft: () =>
    "La rectification ne nomme pas de déclarant, et l’importation en avait un : elle ne figure plus dans aucune déclaration. Rectifiez-la avec son déclarant et sa représentation.",
  statusLeft: () =>
    "L’importateur est lui-même déclarant et peut importer ce jour-là en vertu de son propre statut : indiquez-le comme déclarant, et l’article aura le code de ce statut.",
  memberStateLeft: () =>
    `Aucun État membre n’est enregistré pour l’importateur : s’il est établi hors de l’Union, son déclarant est un représentant indirect, qui doit être autorisé avant toute importation, même sous le seuil (${act}, article 5, paragraphes 1 bis et 2).`,
  representationLeft: ({ representation }) =>
    `La rectification n’indique pas de représentation, et l’importation avait un représentant ${
      representation === "direct" ? "direct" : "indirect"
    } : elle figure maintenant comme faite en nom propre. Rectifiez-la avec sa représentation.`,
  movedEntry: ({ mrn, item, entry, toMrn, toItem }) =>
    `L’article ${item} de ${
      quoted(mrn)
    } avait déjà été inscrit, et une rectification en a fait l’article ${toItem} de ${
      quoted(toMrn)
    } : rien n’a été modifié. Si la ligne est une autre importation, envoyez-la avec ${entry} dans la colonne « Se réfère à », ou inscrivez-la dans le formulaire.`,
  referenceOfImport: (_, label) =>
    `${label} : la référence est réservée aux corrections et aux annulations. Indiquez dans la colonne de la nature ce qu’est la ligne.`,
  recordedTooEarly: ({ found, first }, label) =>
    `${label} : le ${frenchDay(found)} est avant le ${
      frenchDay(first)
    }. Les marchandises mises en libre pratique plus tôt ne font pas partie du registre.`,
  recordedBeside: ({ mrn, item, entry, first }, label) =>
    `${label} : l’article ${item} de ${quoted(mrn)} figurait au registre jusqu’à l’inscription ${entry} du ${
      frenchDay(first)
    }, avant ce jour la nouvelle importation compterait deux fois. Indiquez ce jour ou un jour ultérieur, ou aucun.`,
  entryNamedTwice: (_, label) =>
    `${label} : une ligne précédente porte déjà ce nom. Donnez à chaque ligne le sien.`,
  cancellationOfOther: ({ entry, mrn, item }, label) =>
    `${label} : l’inscription ${entry} est l’article ${item} de ${
      quoted(mrn)
    }, et non celui de la ligne. Une annulation reprend le MRN et l’article de ce qu’elle supprime : corrigez la référence, ou le MRN et l’article.`,
  importThere: ({ mrn, item, entry }) =>
    `L’article ${item} de ${quoted(mrn)} figure déjà au registre (inscription ${entry}).`,
  neverCounted: () =>
    `L’électricité et l’hydrogène ne comptent jamais pour le seuil et ne sont jamais exemptés (${act}, article 2 bis, paragraphe 4).`,
  inwardMass: () =>
    "Après un perfectionnement actif, c’est la masse des marchandises placées sous ce régime qui compte pour le seuil : l’acte ne dit pas quelle masse retenir.",
  returnedGoods: ({ counts }) =>
    `Les marchandises en retour ${
      counted(counts)
    } pour le seuil : à la lettre de l’acte, ce sont des marchandises importées de l’annexe I, mais la Commission ne s’est pas prononcée.`,
  outwardGoods: ({ counts }) =>
    `Les marchandises issues d’un perfectionnement passif ${
      counted(counts)
    } pour le seuil : à la lettre de l’acte, ce sont des marchandises importées de l’annexe I, mais la Commission ne s’est pas prononcée.`,
  wholeYearDutiable: ({ year, day }) =>
    `Le seuil a été dépassé le ${
      frenchDay(day)
    } : toutes les importations de marchandises de l’annexe I à partir du 1er janvier ${year} sont soumises à toutes les obligations (${act}, article 2 bis, paragraphe 2).`,
  yearWithinLimit: ({ year, total, limit, isRepresented }) =>
    `La somme de ${year}, jusqu’ici ${frenchNumber(total)} t, ne dépasse pas le seuil de ${
      frenchNumber(limit)
    } t (${act}, article 2 bis, paragraphe 1) : les marchandises qui comptent pour ce seuil${
      isRepresented ? " et que l’importateur déclare lui-même" : ""
    } n’ont pas encore besoin d’un déclarant autorisé.`,
  lineAboveLimit: ({ year, mass, limit }) =>
    `L’article seul atteint ${frenchNumber(mass)} t, au-delà du seuil de ${
      frenchNumber(limit)
    } t de ${year} : Y137 n’est pas possible, quelles que soient les prévisions (${act}, article 2 bis, paragraphes 1 et 2).`,
  codeBySecondarySource: ({ code }) =>
    `Le code ${code} provient d’avis des autorités douanières qui citent la Commission, et non d’un acte : vérifiez-le dans le tarif.`,
  noCodeReference: ({ code, reference }) => {
    const name = references[reference];
    return `Le code ${code} exige une référence${
      name === undefined ? "" : ` (${name})`
    } : elle n’est pas connue ici. Indiquez-la avec ${
      reference === "procedure" ? "les marchandises placées" : "le déclarant"
    }.`;
  },
  mustNotBeReleased: ({ day, who, isNamed, state, neverExempt, expectsToStayBelow, application }) =>
    `Les marchandises ne doivent pas être mises en libre pratique le ${frenchDay(day)}. ${
      isNamed
        ? `Statut ${holders[who]} : ${state === null ? "aucune demande" : states[state] ?? "inconnu"}`
        : "Aucun déclarant n’est indiqué"
    }${
      application === null
        ? ""
        : application.why === "late"
        ? ` (seuls ceux qui ont demandé le statut au plus tard le ${
          frenchDay(application.last)
        } peuvent continuer à importer, article 17, paragraphe 7 bis)`
        : ` (le code des demandes en cours était utilisable jusqu’au ${frenchDay(application.last)})`
    } ; ${
      neverExempt
        ? "il n’y a pas de seuil pour l’électricité et l’hydrogène"
        : who === "representative"
        ? "un représentant indirect doit être autorisé avant toute importation, même sous le seuil"
        : expectsToStayBelow
        ? "aucun code de la table n’est valable ce jour-là"
        : "il n’est pas prévu que l’importateur reste dans la limite du seuil"
    } (${act}, article 4${
      who === "representative" ? ", article 5, paragraphe 1 bis," : ""
    } et article 25, paragraphe 1).`,
  noCodeOfAnnexIII: () =>
    "Pour les origines de l’annexe III, aucun code n’est nécessaire : la mesure du tarif les exclut. C’est notre interprétation.",
  deMinimisAmended: () =>
    "On ne sait pas si une déclaration portant le code Y137 doit être modifiée lorsque le seuil est dépassé par la suite : n’utilisez ce code que tant que vous ne prévoyez pas de le dépasser.",
  outwardAllocation: () =>
    `Seul le perfectionnement effectué à l’étranger compte (${act}, article 6, paragraphe 4) ; l’acte ne dit pas quelle allocation à titre gratuit y correspond : sans allocation vérifiée, aucune n’est déduite.`,
  noDeductionWithDefaults: () =>
    `Avec des valeurs par défaut, un prix du carbone payé à l’étranger n’est pas déduit : seuls des prix du carbone par défaut de la Commission pourraient l’être (${act}, article 9, paragraphe 4), et il n’y en a pas pour ce pays et cette année.`,
  noEvidenceOfCarbonPrice: () =>
    `Pour un prix du carbone payé à l’étranger, il faut l’attestation d’une personne indépendante et la preuve du paiement (${act}, article 9, paragraphe 2).`,
  estimatedValues: () =>
    `Les valeurs réelles ne sont pas vérifiées : elles sont une estimation et ne doivent pas être déclarées (${act}, article 8, paragraphe 1).`,
  returnedZero: () =>
    `Les marchandises en retour sont déclarées séparément, avec des émissions nulles (${act}, article 6, paragraphe 5).`,
  inwardEmissions: ({ code, country, tonnes }) =>
    `Les émissions sont celles des ${frenchAmount(tonnes)} t de ${spacedCode(code)} (origine : ${
      placeName(country, "fr")
    }) placées sous le régime du perfectionnement actif (${act}, article 6, paragraphe 3).`,
  countedAsPart: ({ code, part }) =>
    `L’annexe I ne mentionne qu’une partie du code NC ${spacedCode(code)}${
      partOfCode(part)
    } : l’importation compte comme telle. Annulez-la s’il s’agit d’autres marchandises.`,
};
