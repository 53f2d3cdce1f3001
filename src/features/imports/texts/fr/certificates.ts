/**
 * French texts of the page for certificates.
 */
import type { CertificatesTexts } from "../en/certificates.ts";

export const certificates: CertificatesTexts = {
  lead: (declarant) =>
    `Ce que ${declarant} a acheté et ce qui a quitté son compte, achat par achat. Les prix ne sont jamais moyennés.`,
  held: (count) => `${count} certificat${count === "0" || count === "1" ? "" : "s"} sur le compte`,
  lotsTitle: "Achats",
  noLots: "Pas encore de certificats",
  noLotsText:
    "Les certificats sont vendus à partir du 1er février 2027. Inscrivez chaque achat avec son jour et son prix : cette page montre ensuite ce qui peut être revendu, et quand le reste est annulé.",
  kind: "Type",
  weekly: "Prix hebdomadaire",
  for2026: "Pour les importations de 2026",
  bought: "Achetés",
  left: "Restants",
  of: (left, number) => `${left} sur ${number}`,
  price: "Prix d’un certificat",
  value: "Valeur du reste",
  sellBack: "Rachat à demander avant le",
  cancelled: "Annulés le",
  reference: "Référence",

  buyBackTitle: "Ce qui peut être revendu",
  yearOfPurchase: "Achetés en",
  limit: "Limite",
  available: "Possible maintenant",
  atRisk: "Au-delà de la limite",
  atRiskHint: "perdus à l’annulation s’ils ne sont pas restitués",
  buyBackText:
    "Des certificats achetés pendant une année au prix hebdomadaire, vous pouvez revendre au plus autant que vous deviez en détenir cette année-là (article 23, paragraphe 2), au prix payé.",

  movesTitle: "Ce qui a quitté le compte",
  move: "Sortie",
  moves: { surrendered: "Restitués", bought_back: "Rachetés", cancelled: "Annulés" },
  day: "Jour",
  number: "Certificats",
  forYear: "Pour les importations de",

  holdingTitle: (year) => `Certificats à détenir à la fin de chaque trimestre de ${year}`,
  noHoldingTitle: "Certificats à détenir à la fin d’un trimestre",
  holdingText:
    "À la fin de chaque trimestre, vos certificats doivent couvrir la moitié des émissions depuis le 1er janvier (article 22, paragraphe 2).",
  quarter: "Trimestre",
  due: "À détenir",
  onAccount: "Sur le compte",
  short: "Manquants",
  cost: "Coût actuel",
  orderBy: "Commander avant le",
  notObliged: "pas encore d’obligation",
  neverExempt: "électricité et hydrogène seuls",

  addLot: "Inscrire un achat",
  saveLot: "Enregistrer l’achat",
  addMove: "Inscrire une sortie",
  lotHint:
    "Achats dont il reste quelque chose. S’il y en a beaucoup, ce sont ceux de la page affichée plus haut\u00a0: tournez cette page pour en voir d’autres.",
  saveMove: "Enregistrer la sortie",
  forYearHint: "Nécessaire pour des certificats restitués : l’année d’importation",
  lot: (kind, day, left) => `${kind}, acheté le ${day}, il en reste ${left}`,
  lotKept: "L’achat est inscrit.",
  moveKept: "La sortie est inscrite.",

  takeBack: "Retirer",
  mistake: "Inscrit par erreur",
  lotThere: "Un achat portant cette référence et les mêmes valeurs est déjà inscrit : rien n’a été ajouté.",
  withdrawTitle: "Est-ce inscrit par erreur ?",
  withdrawLot: ({ number, kind, day, price }) =>
    `L’achat du ${day} ne comptera plus : ${kind}, ${number} à ${price} l’unité.`,
  withdrawMove: ({ number, move, day }) =>
    `La sortie ne comptera plus : ${move} le ${day}, certificats : ${number}. Ils reviennent sur le compte.`,
  withdrawHint:
    "L’inscription reste sur cette page sous « Retirés ». Rien ne change dans le registre MACF. Pour qu’elle compte à nouveau, inscrivez-la encore.",
  withdraw: "Retirer l’inscription",
  withdrawn: "L’inscription est retirée et ne compte plus.",
  withdrawnTitle: "Retirés",
  withdrawnOn: "Retiré le",
  record: "Inscription",
  purchaseOf: (kind) => `Achat (${kind})`,
};
