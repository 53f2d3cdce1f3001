/**
 * French sentences about suppliers' installations and values.
 */
import type { FileKind, NotTaken, SupplierFindings } from "../../../kernel/findings/suppliers/suppliers.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchDay, quoted } from "./shown.ts";

const states: Readonly<Record<string, string>> = {
  estimated: "valeur estimée",
  operator: "valeur de l’exploitant",
  verified: "valeur vérifiée",
};

const notTaken: Readonly<Record<NotTaken, string>> = {
  attestation:
    "une attestation n’est pas un rapport de vérification du règlement d’exécution (UE) 2025/2546, si bien que les valeurs sont estimées",
  carbonPrice:
    "un montant sans unité ni remise n’est pas un prix du carbone déductible ; enregistrez-le avec la valeur s’il y a une preuve",
  precursors:
    "un précurseur compte par ses tonnes par tonne de marchandise, que le résumé n’indique pas ; ce qu’il apporte d’allocation gratuite figure dans l’allocation gratuite spécifique intrinsèque",
  route:
    "les codes ne sont pas ceux des référentiels ; enregistrez la voie de production avec la valeur là où il en faut une",
  verification:
    "ce qui est lu est enregistré comme estimation ; examinez-le, puis enregistrez la vérification avec une nouvelle version de la valeur",
};

const fileKinds: Readonly<Record<FileKind, string>> = {
  pdf: "un PDF",
  xlsx: "un classeur Excel (.xlsx)",
};

export const frenchSuppliers: PageSentences<SupplierFindings> = {
  placeInOtherCountry: ({ found, country, begins }) =>
    `${found} est un lieu d’un autre pays que ${
      placeName(country, "fr")
    }, dont les codes commencent par ${begins} : corrigez ce qui est faux.`,
  halfOfPlace: (_, label, { nameOf }) =>
    `${label} manque : un lieu a besoin de ${nameOf("latitude")} et de ${nameOf("longitude")}.`,
  installationThere: ({ registryId, id }) =>
    `L’installation ${id} a le numéro de registre ${registryId}, avec d’autres indications : enregistrez ce qui a changé comme nouvelle version.`,
  versionNotCurrent: ({ replaces, current }) =>
    `La version ${replaces} ne peut pas être remplacée, car la version ${current} est la plus récente : regardez ce qui a changé.`,
  valueThere: ({ id, code, period, isByRoute }) =>
    `La valeur ${id} vaut pour l’installation, le code NC ${
      spacedCode(code)
    } et ${period}, avec d’autres chiffres : un exploitant a une seule valeur par code et par année (règlement d’exécution (UE) 2025/2547, article 4, paragraphe 6). ${
      isByRoute
        ? "L’une des deux nomme une voie de production et l’autre aucune, ce qui vaut pour toutes : nommez-la dans les deux."
        : "Enregistrez ce qui a changé comme nouvelle version."
    }`,
  verifiedThere: ({ id, code, period }) =>
    `La valeur ${id} pour le code NC ${
      spacedCode(code)
    } et ${period} est vérifiée, celle de la réponse ne l’est pas : elle ne prend pas la place d’une valeur vérifiée, la seule par laquelle des marchandises peuvent être déclarées (règlement (UE) 2023/956, article 8, paragraphe 1). Renvoyez la réponse et demandez le rapport de vérification. Si la valeur vérifiée ne vaut plus, enregistrez ce qui vaut comme nouvelle version.`,
  periodBefore: ({ period, first, state }) =>
    `La période de déclaration ${period} est trop ancienne pour une ${
      states[state] ?? state
    } : la première est ${first}.`,
  periodToCome: ({ period, year, state }) =>
    `La période de déclaration ${period} n’a pas commencé, il ne peut donc pas y avoir de ${
      states[state] ?? state
    } : au plus ${year}, ou enregistrez-la comme estimée.`,
  verificationMissing: () =>
    "La vérification manque : une valeur est vérifiée par un rapport avec son numéro, sa date et son avis (règlement (UE) 2023/956, article 8). Sans lui, c’est celle de l’exploitant.",
  verificationOfEstimate: () =>
    "Une valeur estimée n’a pas de vérification : enregistrez-la comme valeur de l’exploitant ou comme vérifiée.",
  verifiedTooEarly: ({ period, found }) =>
    `Le rapport du ${
      frenchDay(found)
    } se situe dans la période de déclaration ou avant : il couvre une année civile entière, aucun rapport sur ${period} ne peut donc être antérieur au 01/01/${
      period + 1
    }. D’ici là, c’est la valeur de l’exploitant.`,
  opinionNotSatisfactory: () =>
    "Une valeur vérifiée demande l’avis « satisfaisant » : avec un autre, elle reste celle de l’exploitant.",
  valueWithoutVerifier: () =>
    "Le vérificateur manque, et l’installation n’en nomme aucun : indiquez l’un des deux.",
  unitContentMissing: ({ unit, code, state }) =>
    `La teneur manque : une ${states[state] ?? state} de ${spacedCode(code)} s’entend par ${
      unit === "clinker" ? "tonne de clinker" : "kilogramme d’azote"
    }, et la teneur d’une tonne de marchandise la convertit (règlement d’exécution (UE) 2025/2547, article 4 et annexe IV, point 2).`,
  rebateAbovePrice: () => "La remise ne peut pas dépasser le montant dont elle est déduite.",
  goodsNotCovered: ({ code, country }) =>
    `Le MACF ne s’applique pas au code NC ${spacedCode(code)} (origine : ${
      placeName(country, "fr")
    }) : vérifiez le code et le pays de l’installation.`,
  unknownValue: ({ found }) =>
    `La valeur ${
      quoted(found)
    } n’est pas enregistrée dans ce compte : choisissez-en une dans la liste des valeurs.`,
  valueWithdrawn: ({ since }) =>
    `La valeur a été retirée le ${
      frenchDay(since)
    } : calculez avec une autre, ou enregistrez ce qui vaut comme sa nouvelle version.`,
  valueVersionKept: ({ version, newest, isWithdrawn }) =>
    isWithdrawn
      ? `La ligne avait déjà été inscrite avec la version ${version} de sa valeur et la garde : rien n’a été modifié. La version ${newest} a retiré la valeur depuis.`
      : `La ligne avait déjà été inscrite avec la version ${version} de sa valeur et la garde : rien n’a été modifié. Une rectification qui nomme la valeur prend la version ${newest}.`,
  valueVersionTaken: ({ version, newest }) =>
    `L’importation avait la version ${version} de sa valeur et prend la plus récente, la version ${newest} : ses chiffres valent maintenant. Une ligne qui doit garder la version ne nomme pas de valeur et donne les chiffres de l’importation ; le formulaire la garde tant que la version utilisée reste choisie.`,
  valueLeft: ({ version }) =>
    `L’écriture rectifiée avait la version ${version} de la valeur d’un fournisseur. Celle-ci a d’autres marchandises ou chiffres, qui valent par eux-mêmes ; une rectification qui nomme la valeur la reprend.`,
  valueBesideFigures: ({ members }, _, { nameOf }) =>
    `La valeur remplace ${members.map(nameOf).join(", ")} : indiquez l’un ou l’autre.`,
  valueNotActual: () =>
    "La valeur ne sert qu’aux importations déterminées par des valeurs réelles : retirez-la, ou changez la détermination.",
  valueOfOtherGoods: ({ code, found }) =>
    `La valeur est celle du code NC ${spacedCode(code)}, la marchandise a ${
      spacedCode(found)
    } : une valeur ne compte que pour son propre code.`,
  valueOfOtherCountry: ({ country, found }) =>
    `La valeur et la marchandise sont de pays différents (installation : ${
      placeName(country, "fr")
    }, marchandise : ${placeName(found, "fr")}) : corrigez ce qui est faux.`,
  valueOfOtherPeriod: ({ period, first, last }) =>
    `La valeur est celle de ${period} : la marchandise en demande une de ${
      first === last ? first : `${first} à ${last}`
    } (règlement d’exécution (UE) 2025/2547, article 7, paragraphe 1).`,
  valueOfOtherRoute: ({ route, found }) =>
    `La valeur est celle de la voie ${route}, la marchandise a ${found} : retirez la voie, ou nommez celle de la valeur.`,
  dueOutside: ({ first, last, found }) =>
    `L’échéance du ${frenchDay(found)} n’est pas possible : du ${frenchDay(first)} au ${frenchDay(last)}.`,
  goodsOrImports: () =>
    "Indiquez des marchandises ou des importations : l’un des deux dit pour quoi des valeurs sont demandées.",
  goodsTwice: ({ code }) =>
    `Le code NC ${
      spacedCode(code)
    } figure deux fois, avec la même voie ou une fois pour toutes les voies : nommez-le une seule fois.`,
  unknownImport: ({ found }) => `${quoted(found)} n’est pas une importation en vigueur de ce compte.`,
  importNotAsked: ({ id, why, found }) =>
    `L’importation ${id} ${
      why === "country"
        ? `vient de ${found}, et non du pays de l’installation`
        : why === "year"
        ? `est de la période de déclaration ${found}, et non de celle qui est demandée`
        : "n’est pas déterminée par les valeurs par défaut"
    } : laissez-la de côté.`,
  inquiryStands: ({ round }) =>
    `La demande a changé entre-temps (tour ${round}) : regardez-la à nouveau, cela n’est plus possible ainsi.`,
  mailNotDelivered: ({ state, receiver, said }) => {
    const answer = said === null ? "" : ` (réponse du serveur : ${quoted(said)})`;
    return state === "retrying"
      ? `Le courriel à ${receiver} n’a pas encore pu être remis${answer} : de nouvelles tentatives ont lieu jusqu’à un jour après l’envoi.`
      : `Le courriel à ${receiver} ${
        state === "refused" ? "a été refusé" : "n’a pas pu être remis pendant un jour"
      }${answer} et n’a atteint personne : vérifiez l’adresse, retirez la demande et posez-la à nouveau.`;
  },
  toldMissing: ({ source }, label) =>
    source === null
      ? `${label} manque : aucune valeur n’est reprise sans cette indication.`
      : `${label} manque, ce que le règlement d’exécution (UE) 2025/2547, annexe IV, point ${source}, demande : demandez-le au fournisseur.`,
  toldNotTaken: ({ why }, label) => `${label} n’a pas été repris : ${notTaken[why]}.`,
  toldTwice: ({ code, other }, label) =>
    `${label} : ${other} a une autre valeur pour le code NC ${
      spacedCode(code)
    } et la même année. Un exploitant a une seule valeur par code et par année, moyenne de ses voies (règlement d’exécution (UE) 2025/2547, article 4, paragraphe 6) : demandez laquelle est la bonne.`,
  otherFile: () =>
    "Le fichier n’est ni un PDF ni un classeur Excel (.xlsx) : imprimez-le en PDF ou enregistrez-le comme classeur Excel (.xlsx).",
  otherFileKind: ({ found }) =>
    `Le fichier est ${fileKinds[found]} et a été envoyé sous un autre type : choisissez-le à nouveau.`,
  otherEnding: ({ ending, found }) =>
    `Le nom finit par « ${ending} » et le fichier est ${fileKinds[found]} : nommez-le selon ce qu’il est.`,
  cutPdf: () => "Il manque la fin du PDF, comme s’il avait été coupé : envoyez-le à nouveau en entier.",
  fileWithMacros: () =>
    "Le classeur contient des macros, qui ne sont ni exécutées ni conservées : enregistrez-le comme classeur Excel (.xlsx) sans macros.",
  emptyFile: () => "Le fichier est vide : choisissez-en un autre.",
};
