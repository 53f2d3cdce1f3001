/**
 * French texts of the answer which document code a line of an import declaration needs.
 */
import type { CodeTexts } from "../en/codes.ts";

export const codes: CodeTexts = {
  unknownCode: "Ce code NC n’existe pas",
  title: "Code de document de la déclaration d’importation",
  choose: "Code de document pour",
  chooseHint:
    "Le code que porte l’article de la déclaration d’importation ce jour-là, avec sa référence ; rien s’il n’est pas demandé.",
  nobody: "Non demandé",
  authorised: "Un déclarant autorisé",
  below: "Un importateur qui compte ne pas dépasser le seuil cette année",
  neither: "Un importateur au-dessus du seuil sans autorisation",
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
  standings: {
    in_scope: "Marchandise du MACF",
    not_in_annex_i: "Hors de l’annexe I",
    annex_iii_origin: "Origine de l’annexe III",
    eu_origin: "Origine de l’Union",
    exempt_territory: "Territoire exempté",
    military: "Militaire",
    offshore: "Production en mer",
  },
};
