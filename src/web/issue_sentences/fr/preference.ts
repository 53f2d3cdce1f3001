/**
 * French sentences about statements on origin.
 */
import {
  type AgreementParts,
  type NumberKind,
  type PreferenceFindings,
  prescribedWords,
} from "../../../kernel/findings/preference.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { quoted } from "./shown.ts";

const numbers: Readonly<Record<NumberKind, string>> = {
  rex: "le numéro d’un exportateur enregistré (REX)",
  approved: "le numéro d’autorisation douanière d’un exportateur agréé",
  eori: "le numéro EORI de l’exportateur, GB et 12 chiffres",
  own: "le numéro que son propre pays donne à l’exportateur",
  certificate: "un certificat de circulation EUR.1 à sa place",
};

const lacks = (number: NumberKind): string => {
  if (number === "rex") return "cette indication manque";
  return number === "certificate" ? "ce texte ne suffit pas" : "ce texte ne cite pas de numéro";
};

/** Articles and annexes in French. */
const frenchSource = (source: string): string =>
  source.replaceAll(" and ", " et ").replaceAll(" to ", " à ").replaceAll("Annex", "annexe")
    .replaceAll("Protocol on rules of origin", "protocole sur les règles d’origine").replaceAll(
      "Protocol",
      "protocole",
    )
    .replaceAll("Implementing Regulation", "règlement d’exécution").replaceAll("Art.", "art.")
    .replaceAll("Decision No", "décision n°").replaceAll("Decision", "décision").replaceAll(
      "Chapter",
      "chapitre",
    )
    .replaceAll("Appendix", "appendice").replaceAll("PEM Convention", "convention PEM").replaceAll(
      ";",
      "\u00a0;",
    );

const law = ({ names, source, months }: AgreementParts): string =>
  `${names.fr}, ${frenchSource(source)}${months === null ? "" : `\u00a0; l’attestation vaut ${months} mois`}`;

export const frenchPreference: PageSentences<PreferenceFindings> = {
  uncheckedStatement: ({ from, to }, label) =>
    `${label}\u00a0: ce texte n’a pas été vérifié. Pour ce trajet (${placeName(from, "fr")}, ${
      placeName(to, "fr")
    }), le service ne connaît pas d’accord. Comparez les termes, le numéro et la validité avec l’accord sur lequel il repose.`,
  uncheckedWords: ({ agreement }, label) =>
    `${label}\u00a0: ce texte n’est pas en anglais. Ses termes n’ont pas été comparés à ceux de l’accord (${
      law(agreement)
    }).`,
  otherWords: ({ agreement, words }, label) =>
    `${label}\u00a0: ce texte n’a pas les termes prescrits, ${prescribedWords[words]} (${law(agreement)})`,
  otherCumulation: ({ agreement, wordings }, label) =>
    `${label}\u00a0: ce texte parle de cumul en d’autres termes que ${
      wordings.map((wording) => `"${wording}"`).join(", ")
    } (${law(agreement)}).`,
  otherExporter: ({ number }, label) =>
    `${label}\u00a0: le numéro de l’exportateur, ${number}, n’y figure pas.`,
  noExporterNumber: ({ agreement, number, limit, isForeign }, label) =>
    `${label}\u00a0: ${lacks(number)}. ${
      limit === null
        ? "L’attestation exige"
        : `Au-delà de ${limit} EUR de produits originaires par envoi, il faut`
    } ${numbers[number]}${
      limit === null
        ? "\u00a0; seul celui qui n’en a pas laisse la place vide"
        : "\u00a0; jusque-là, tout exportateur peut attester l’origine"
    } (${law(agreement)}).${
      isForeign ? " La facture est dans une autre monnaie\u00a0: comparez la valeur." : ""
    }`,
  otherNumber: ({ agreement, number, found }, label) =>
    `${label}\u00a0: ${
      found === null ? "c’est un numéro REX" : `ce texte cite le numéro REX ${found}`
    }. Cet accord demande ${numbers[number]} (${law(agreement)}).`,
  numberOfOtherCountry: ({ found, country }, label) =>
    `${label}\u00a0: le numéro REX ${found} n’est pas de ce pays\u00a0: ${
      placeName(country, "fr")
    }. Un tel numéro commence par le pays qui a enregistré l’exportateur (règlement d’exécution (UE) 2015/2447, article 80). Est-ce celui de l’exportateur\u00a0?`,
  blankOrigin: ({ agreement }, label) =>
    `${label}\u00a0: aucune origine ne figure entre "these products are of" et "preferential origin". Indiquez-la à cet endroit, par exemple EU (${
      law(agreement)
    }).`,
  blankCriterion: ({ agreement }, label) =>
    `${label}\u00a0: aucun critère ne figure après "the origin criterion met is". Indiquez P, ou W et la position du produit (${
      law(agreement)
    }).`,
  originOfNoLine: ({ stated, country }, label) =>
    `${label}\u00a0: l’origine citée, ${
      quoted(stated)
    }, n’est celle d’aucune ligne couverte. Origine de la première\u00a0: ${
      placeName(country, "fr")
    }. Laquelle est juste\u00a0?`,
  customsUnion: ({ agreement }, label) =>
    `${label}\u00a0: ici, les marchandises en libre pratique circulent avec un certificat A.TR. Les attestations d’origine ne valent que pour les produits agricoles, du charbon et de l’acier (${
      law(agreement)
    }).`,
  noOriginStatement: (_, label) =>
    `${label}\u00a0: cette indication manque. Le numéro de l’exportateur enregistré y figure.`,
  noneOriginating: (_, label) =>
    `${label}\u00a0: ce texte ne couvre aucune ligne. Chacune est marquée sans origine préférentielle.`,
  originElsewhere: ({ agreement, country }, label) =>
    `${label}\u00a0: cette indication manque. L’origine de la ligne est ${
      placeName(country, "fr")
    }, et l’attestation couvre chaque ligne sans marque. Indiquez où une ligne n’a pas d’origine préférentielle (${
      law(agreement)
    }).`,
};
