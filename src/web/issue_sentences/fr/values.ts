/**
 * French sentences about single values.
 */
import type { ExpectedWords } from "../../../kernel/findings/sentences.ts";
import { isYear, type ValueFindings } from "../../../kernel/findings/values.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchChoice, frenchExpected } from "./expected.ts";
import { either, frenchDay, frenchNumber, quoted, shownInFrench } from "./shown.ts";

/** True if any text will do: then it is enough to say that it is missing. */
const isText = ({ form }: ExpectedWords): boolean => form !== undefined && form.is !== "choice";

const wanted = (expected: ExpectedWords): string => frenchExpected(expected) ?? "autre chose";

export const frenchValues: PageSentences<ValueFindings> = {
  wrong: ({ expected, found, write }, label) =>
    `${label} : indiquez ${wanted(expected)} ; valeur trouvée : ${shownInFrench(found)}.${
      write === undefined ? "" : ` Vouliez-vous dire ${frenchChoice(write)} ?`
    }`,
  missing: ({ expected }, label) =>
    expected === undefined || isText(expected)
      ? `${label} : cette indication manque.`
      : `${label} : cette indication manque. Indiquez ${wanted(expected)}.`,
  unknown: (_, label) => `L’indication ${quoted(label)} n’existe pas ici : supprimez-la.`,
  excluded: ({ by }, label, { nameOf }) =>
    `${label} et ${quoted(nameOf(by))} s’excluent : n’indiquez que l’un des deux.`,
  noSuchDay: ({ found }, label) =>
    `${label} : le jour ${frenchDay(found)} n’existe pas. Vérifiez le mois et le jour.`,
  tooEarly: ({ first, found }, label) =>
    `${label} : les certificats MACF ne sont dus qu’à partir ${
      isYear(first) ? `de ${first}` : `du ${frenchDay(first)}`
    } ; valeur trouvée : ${frenchDay(found)}.`,
  codeWithTaric: ({ write, taric }, label) =>
    `${label} : le code NC a 8 chiffres, ici ${write}. Indiquez ${taric} comme code TARIC là où il est demandé : il distingue ces marchandises d’autres du même code NC.`,
  codeAsNumber: ({ write }, label) =>
    `${label} : indiquez le code NC sous forme de texte de 8 chiffres. Vouliez-vous dire ${write} ?`,
  tooManyDigits: ({ most }, label) =>
    `${label} : ce nombre a trop de chiffres pour être restitué exactement. Indiquez-en ${most} au plus.`,
  numberInQuotes: ({ found }, label) =>
    `${label} : indiquez un nombre ; valeur trouvée : le texte ${shownInFrench(found)}.`,
  figureInQuotes: ({ expected, text }, label) =>
    `${label} : indiquez ${wanted(expected)} ; valeur trouvée : le texte ${quoted(text)}.`,
  tooLarge: ({ limit, found }, label) =>
    `${label} : indiquez un nombre inférieur à ${frenchNumber(limit)} ; valeur trouvée : ${
      frenchNumber(found)
    }.`,
  emptyText: (_, label) => `${label} : cette indication manque.`,
  emptyOptional: ({ expected }, label) =>
    `${label} : cette indication est vide. Supprimez-la, ou indiquez ${wanted(expected)}.`,
  tooManyCharacters: ({ characters, most }, label) =>
    `${label} : ${characters} caractères, alors que ${most} au plus sont imprimés.`,
  longValue: ({ characters, most }, label) =>
    `${label} : ${characters} caractères, alors que ${most} au plus sont lus.`,
  tooManyTextLines: ({ lines, most }, label) =>
    `${label} : ${lines} lignes. ${
      most === 1 ? "Le texte doit tenir sur une ligne" : `Il y a de la place pour ${most} au plus`
    }.`,
  controlCharacter: ({ position }, label) =>
    `${label} : le caractère ${position} est un caractère de commande. Supprimez-le.`,
  halfCharacter: (_, label) => `${label} : un caractère est incomplet. Supprimez-le.`,
  emptyLines: ({ most }, label) => `${label} : remplissez au moins une ligne, ${most} au plus.`,
  emptyDocuments: ({ valid }, label) =>
    `${label} : choisissez au moins un document, ${either(valid.map(frenchChoice))}.`,
  tooManyEntries: ({ entries, most }, label) =>
    `${label} : ${entries} postes, alors que ${most} au plus sont imprimés.`,
};
