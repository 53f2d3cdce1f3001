/**
 * French texts of the mail that brings an invoice's documents.
 */
import { countedInFrench } from "../../../kernel/text/shown.ts";
import type { DeliveryMailTexts } from "./en.ts";

/** Texts of the mail. */
export const deliveryMailTexts: DeliveryMailTexts = {
  titles: {
    "commercial": "Facture commerciale",
    "proforma": "Facture pro forma",
    "packing-list": "Liste de colisage",
    "certificate-of-origin": "Certificat d’origine",
  },
  openOn: {
    "commercial": "la signature de l’exportateur",
    "proforma": "la signature de l’exportateur",
    "packing-list": "la signature de l’emballeur",
    "certificate-of-origin":
      "la signature de l’exportateur, ainsi que le cachet et la signature de l’organisme émetteur",
  },
  inSentence: (title) => title.charAt(0).toLowerCase() + title.slice(1),
  opening: (shipper, consignee) =>
    `${shipper} envoie à ${consignee} les documents d’un envoi. Ils sont joints à ce courriel.`,
  from: "De",
  to: "À",
  numberOfDay: (number, day) => `${number} du ${day}`,
  total: "Valeur totale déclarée",
  reference: "Référence",
  pages: (pages) => countedInFrench(pages, "page", "pages"),
  document: (title, pages, open) => `${title} (${pages}) : il manque encore ${open}`,
  colon: " :",
  checkFirst:
    "Les documents ont été établis à partir des données envoyées à cet effet : veuillez les vérifier avant de les remettre à la douane.",
  keptUntil: (time) =>
    `Le service les conserve jusqu’au ${time} : d’ici là, qui les y a établis peut les rouvrir sous la référence.`,
};
