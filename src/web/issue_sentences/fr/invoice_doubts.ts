/**
 * French sentences about what customs would ask about an invoice.
 */
import type { InvoiceDoubts } from "../../../kernel/findings/doubts/invoice_doubts.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchDay, frenchNumber, quoted } from "./shown.ts";

export const frenchInvoiceDoubts: PageSentences<InvoiceDoubts> = {
  noSuchHeading: ({ code, heading }, label) =>
    `${label} : pour ${code}, le Système harmonisé de 2022 n’a pas de position ${heading}. Vérifiez les chiffres, et si le code est d’une édition plus ancienne.`,
  weightWithoutPackages: ({ weight }, label) =>
    `${label} : la valeur est 0 à côté d’un poids de ${
      frenchNumber(weight)
    } kg. Les marchandises sont-elles dans les colis d’une autre ligne, ou en vrac ? De marchandises non emballées, indiquez le nombre de pièces.`,
  netWithoutWeight: ({ gross }, label) =>
    `${label} : la valeur est 0 à côté d’un poids brut de ${
      frenchNumber(gross)
    } kg. Que pèsent les marchandises sans leurs colis ?`,
  noExtent: ({ found }, label) =>
    `${label} : ${quoted(found)} a un côté de 0. Laissez les dimensions vides si elles ne sont pas connues.`,
  dayLongAgo: ({ day }, label) => `${label} : c’est le ${frenchDay(day)}. L’année est-elle juste ?`,
  dayFarAhead: ({ day }, label) =>
    `${label} : c’est le ${frenchDay(day)}, loin dans l’avenir. L’année est-elle juste ?`,
  netInPackages: ({ net, gross, lines }, label) =>
    `${label} : ${frenchNumber(gross)} est inférieur à ${
      frenchNumber(net)
    }, le total des poids nets des ${lines} lignes dans ces colis.`,
  containerDigit: ({ number, digit }, label) =>
    `${label} : selon ISO 6346, le dernier chiffre de ${number} serait ${digit}. Vérifiez le numéro.`,
  eoriOfOtherLength: ({ found, digits }, label) =>
    `${label} : ${found}. Les numéros en ${found.slice(0, 2)} ont ${
      digits.replace("to", "à").replace("or", "ou")
    } chiffres après ces lettres. Vérifiez-le.`,
  noPackageKind: ({ line }, label) =>
    `${label} : cette indication manque, et la ligne ${line} en a une. Listes de colisage et certificats d’origine nomment le nombre et la nature des colis.`,
  chargeUnderExw: (_, label) =>
    `${label} : le vendeur facture ces frais, et avec EXW c’est l’acheteur qui fait enlever les marchandises. Une autre règle est-elle voulue, par exemple FCA ou CPT ?`,
  exportFarFromInvoice: ({ day, invoiceDate, days }, label) =>
    `${label} : le ${frenchDay(day)} est à ${days} jours de la date de la facture, le ${
      frenchDay(invoiceDate)
    }. Les deux sont-elles justes ?`,
  vagueDescription: ({ text }, label) =>
    `${label} : ${
      quoted(text)
    } ne permet pas à la douane de classer les marchandises. Dites ce que c’est, en quelle matière et pour quel usage.`,
  producerElsewhere: ({ country, origin }, label) =>
    `${label} : aucune des marchandises n’est originaire de ce pays (${
      placeName(country, "fr")
    }), mais d’ici : ${placeName(origin, "fr")}. Qui les a fabriquées, et où ?`,
};
