/**
 * French sentences about shipments.
 */
import { scriptName } from "../../../kernel/text/scripts.ts";
import type { ShipmentFindings } from "../../../kernel/findings/shipments.ts";
import { lawSentence } from "../../law/law_sentence.ts";
import { digitByDigit, placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { either, frenchDay, quoted, shownInFrench } from "./shown.ts";

export const frenchShipments: PageSentences<ShipmentFindings> = {
  massAndEnergy: (_, label) => `${label} : cette quantité remplace une masse. N’indiquez que l’une des deux.`,
  noQuantity: ({ isRow }, label) =>
    `${label} : cette indication manque. Indiquez la masse nette en tonnes${
      isRow ? " ou en kilogrammes" : ""
    }, pour l’électricité la quantité en MWh.`,
  twoMasses: (_, label) => `${label} : les deux masses diffèrent. N’en indiquez qu’une.`,
  noRow: ({ found }) =>
    `Une ligne indique les marchandises, l’origine et la masse ; valeur trouvée : ${shownInFrench(found)}.`,
  massOfEnergy: (_, label) => `${label} : l’électricité n’a pas de masse. Indiquez la quantité en MWh.`,
  energyOfGoods: ({ code }, label) =>
    `${label} : réservé à l’électricité (code NC 2716 00 00). Indiquez la masse nette de ${
      spacedCode(code)
    }.`,
  tooManyPrecursors: ({ entries, most }, label) =>
    `${label} : ${entries} précurseurs sont indiqués, ${most} au plus sont lus.`,
  tooManyCodes: ({ entries, most }, label) =>
    `${label} : ${entries} codes sont indiqués, ${most} au plus sont lus.`,
  precursorsOfDefaults: (_, label) =>
    `${label} : ils ne comptent qu’avec des valeurs vérifiées. Indiquez les émissions vérifiées.`,
  verifiedOfDefaults: (_, label) =>
    `${label} : cette indication ne compte qu’avec des valeurs vérifiées. Indiquez les émissions vérifiées.`,
  noFunctionalUnit: ({ code }, label) =>
    `${label} : la teneur ne concerne que le ciment et les engrais, dont les valeurs vérifiées sont données par tonne de clinker ou par kilogramme d’azote. Celles de ${
      spacedCode(code)
    } le sont par tonne de marchandises : laissez le champ vide.`,
  unitContentRange: ({ unit, least, most, found }, label) =>
    unit === "clinker"
      ? `${label} : indiquez les tonnes de clinker par tonne de marchandises, plus de ${least} et ${most} au plus ; valeur trouvée : ${
        digitByDigit(found, "fr")
      }.`
      : `${label} : indiquez les kilogrammes d’azote par tonne de marchandises, de ${least} à ${most} (46 % font 460) ; valeur trouvée : ${
        digitByDigit(found, "fr")
      }.`,
  reportingPeriod: ({ first, last, found }, label) =>
    first === last
      ? `${label} : pour ces marchandises et cette année d’importation, c’est ${first} (règlement d’exécution (UE) 2025/2547, article 7, paragraphe 1) ; valeur trouvée : ${found}.`
      : `${label} : les années possibles vont de ${first} à ${last}, l’année d’importation ; valeur trouvée : ${found}.`,
  factorIsSet: ({ year }, label) =>
    `${label} : le facteur de correction de ${year} est fixé. Laissez le champ vide.`,
  noSuchRoute: ({ route, code, country, valid }, label) =>
    `${label} : ${quoted(route)} n’existe pas pour ${spacedCode(code)} (origine : ${
      placeName(country, "fr")
    }). ${
      valid.length === 0
        ? "Ces marchandises n’ont pas de voie de production"
        : `Choix possibles : ${either(valid)}`
    }.`,
  precursorRoute: ({ valid }, label) =>
    `${label} : choisissez ${either(valid)}, ou indiquez l’allocation à titre gratuit.`,
  precursorWithoutBenchmark: ({ code, year }, label) =>
    `${label} : il n’y a pas de référentiel pour ${
      spacedCode(code)
    } en ${year}. Indiquez l’allocation à titre gratuit.`,
  noSuchDataSet: ({ versions, found }, label) =>
    `${label} : choix possibles : ${either(versions)} ; valeur trouvée : ${quoted(found)}.`,
  beforeTheFirst: ({ first = "2026-01-01", found }, label) =>
    `${label} : les premières valeurs par défaut datent du ${frenchDay(first)} ; valeur trouvée : ${
      frenchDay(found)
    }.`,
  afterToday: ({ today, found }, label) =>
    `${label} : rien n’est encore publié après aujourd’hui, le ${frenchDay(today)} ; valeur trouvée : ${
      frenchDay(found)
    }.`,
  lacking: ({ reason }) => lawSentence(reason, "fr"),
  failedRow: () =>
    "Cette ligne n’a pas pu être calculée à cause d’une erreur de notre service : envoyez-la à nouveau.",
  severalLines: (_, label) =>
    `${label} : le texte doit tenir sur une ligne. Supprimez les sauts de ligne et les caractères de commande.`,
  noGlyph: ({ character, position }, label) =>
    `${label} : le caractère ${quoted(character)} en position ${position} ne peut pas être imprimé. ${
      scriptName(character, "fr") === undefined
        ? "Écrivez-le en toutes lettres."
        : `Donnez le texte en lettres latines au lieu de cette écriture (${scriptName(character, "fr")}).`
    }`,
  lostLetter: ({ position }, label) =>
    `${label} : une lettre s’est perdue en position ${position}, car le texte était codé autrement qu’il n’a été lu. Écrivez la lettre.`,
};
