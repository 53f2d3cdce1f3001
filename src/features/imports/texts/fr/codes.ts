/**
 * French texts of the page that answers which document code a line needs.
 */
import type { CodesTexts } from "../en/codes.ts";

export const codes: CodesTexts = {
  title: "Quel code de document ?",
  lead:
    "Chaque article d’une déclaration d’importation de marchandises de l’annexe I porte un de ces codes (mesure 775 du tarif), ou la marchandise ne doit pas être mise en libre pratique.",
  start: "Vous obtenez",
  gives: [
    "le code de l’article, avec sa référence",
    "la raison de ce code, avec l’acte qui le prévoit",
    "les jours où il vaut",
  ],
  ask: "Afficher le code",
  day: "Jour de la mise en libre pratique",
  expects: "L’importateur compte ne pas dépasser le seuil cette année",
  expectsHint:
    "Y137 n’est possible que dans ce cas ; l’électricité et l’hydrogène ne sont jamais exemptés. Si le registre de l’importateur dépasse le seuil, c’est le registre qui compte.",
  byDeclarant: "Selon le déclarant : une autre entreprise représente indirectement",
  massHint: "Compte pour le seuil, avec le registre de l’importateur.",
};
