/**
 * French texts of the page for certificates.
 */
import type { CertificatesTexts } from "../en/certificates.ts";

export const certificates: CertificatesTexts = {
  lead: (declarant) =>
    `Ce que ${declarant} a acheté et ce qui a quitté son compte, lot par lot. Rien n’est moyenné.`,
  held: (count) => `${count} certificats sur le compte`,
  lotsTitle: "Lots achetés",
  noLots: "Pas encore de certificats",
  noLotsText:
    "Les certificats sont vendus à partir du 1er février 2027. Inscrivez chaque achat avec son jour et son prix : ce qui peut être revendu et ce qui est annulé en découle.",
  kind: "Type",
  weekly: "Hebdomadaire",
  for2026: "De 2026",
  bought: "Acheté",
  left: "Restants",
  of: (left, number) => `${left} sur ${number}`,
  price: "Prix d’un certificat",
  value: "Valeur du reste",
  sellBack: "Rachat à demander avant le",
  cancelled: "Annulés le",
  reference: "Référence",

  buyBackTitle: "Ce qui peut être revendu",
  yearOfPurchase: "Achetés en",
  limit: "Au plus",
  available: "Maintenant",
  atRisk: "Au-delà",
  atRiskHint: "perdus à l’annulation s’ils ne sont pas restitués",
  buyBackText:
    "Les hebdomadaires, par année d’achat, au plus autant que l’exigeait l’obligation de détention de cette année (article 23, paragraphe 2) ; le prix est celui qui a été payé.",

  movesTitle: "Ce qui a quitté le compte",
  move: "Sortie",
  moves: { surrendered: "Restitués", bought_back: "Rachetés", cancelled: "Annulés" },
  day: "Jour",
  number: "Certificats",
  forYear: "Pour les importations de",

  holdingTitle: (year) => `Détention aux fins de trimestre de ${year}`,
  noHoldingTitle: "Certificats à détenir à la fin d’un trimestre",
  holdingText:
    "À chaque fin de trimestre, la moitié des émissions depuis le 1er janvier doit être couverte (article 22, paragraphe 2).",
  quarter: "Trimestre",
  due: "Dus",
  onAccount: "Sur le compte",
  short: "Manquants",
  cost: "Coût actuel",
  orderBy: "Commander avant le",
  notObliged: "pas encore dû",

  addLot: "Inscrire un achat",
  saveLot: "Enregistrer l’achat",
  addMove: "Inscrire une sortie",
  saveMove: "Enregistrer la sortie",
  forYearHint: "Pour des certificats restitués : l’année d’importation",
  lot: (kind, day, left) => `${kind}, acheté ${day}, ${left} restants`,
  lotKept: "L’achat est inscrit.",
  moveKept: "La sortie est inscrite.",
};
