/**
 * French texts of the page that answers which document code a line needs.
 */
import type { CodesTexts } from "../en/codes.ts";

export const codes: CodesTexts = {
  title: "Quel code de document ?",
  lead:
    "Chaque article d’une déclaration d’importation de marchandises de l’annexe I porte un de ces codes (mesure 775 du tarif), ou la marchandise ne doit pas être mise en libre pratique.",
  ask: "Afficher le code",
  day: "Jour de la mise en libre pratique",
  expects: "L’importateur compte rester à 50 t au plus cette année",
  expectsHint: "Y137 n’est possible que dans ce cas ; l’électricité et l’hydrogène ne sont jamais exemptés.",
  noCode: "Aucun code nécessaire",
  noCodeText: (standing) => `${standing} : l’article n’a besoin d’aucun code.`,
  refused: "Ne doit pas être mise en libre pratique",
  code: (code) => `Code de document ${code}`,
  codes: (codes) => `Codes de document ${codes}`,
  reference: "Référence",
  references: {
    account: "Numéro du compte MACF",
    application: "Numéro de la demande",
    procedure: "Référence du régime",
    none: "Sans référence",
  },
  missingReference: (kind) => `${kind} : inconnu ici`,
  why: "Pourquoi",
  valid: "Validité",
  validTo: (from, to) => `du ${from} au ${to}`,
  validFrom: (from) => `à partir du ${from}`,
  source: "Source",
  bases: {
    authorised: "Le déclarant est autorisé ce jour-là.",
    applied: "Le déclarant a déposé sa demande à temps et n’a pas encore de décision.",
    de_minimis: "L’importateur compte rester au seuil de l’année ou au-dessous.",
    union_origin: "Les marchandises sont originaires de l’Union.",
    territory: "Les marchandises viennent d’un territoire exempté.",
    military: "Il s’agit de marchandises militaires.",
    offshore: "Électricité ou hydrogène produits en mer.",
    inward:
      "Les marchandises ont été placées sous le régime du perfectionnement actif ; le code figure à côté de l’autre.",
  },
};
