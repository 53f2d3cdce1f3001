/**
 * French texts of the page for the declaration.
 */
import type { DeclarationTexts } from "../en/declaration.ts";

export const declaration: DeclarationTexts = {
  title: (year) => `Déclaration pour ${year}`,
  preparation:
    "Cette page prépare la déclaration. La déclaration elle-même se dépose au registre MACF, dont le format n’est pas publié. Les chiffres découlent des importations inscrites ici, du droit et des prix d’aujourd’hui.",
  dueBy: (day) => `Déposez la déclaration et restituez les certificats au plus tard le ${day}.`,
  wasDueBy: (day) => `La déclaration était à déposer et les certificats à restituer au plus tard le ${day}.`,
  nothing: "Rien à déclarer",
  nothingText:
    "Aucun importateur de ce déclarant n’a dépassé le seuil, et aucun n’a importé d’électricité ou d’hydrogène.",
  certificates: (count) => `${count} certificat${count === "0" || count === "1" ? "" : "s"}`,
  exact: (net) => `Exactement ${net} t CO₂e.`,
  totalsTitle: "Totaux",
  imports: "Importations",
  mass: "Masse nette, t",
  energy: "Électricité, MWh",
  embedded: "Émissions intrinsèques, t CO₂e",
  allocation: "Allocation à titre gratuit, t CO₂e",
  net: "Émissions nettes, t CO₂e",
  once: "Certificats, année arrondie au supérieur",
  byQuarter: "Certificats, chaque trimestre arrondi au supérieur",
  deduction: "Déduction du prix du carbone payé à l’étranger",
  cost: "Coût",
  byDefault: "Avec les seules valeurs par défaut",
  fileable: "Si elle était déposée aujourd’hui",
  basis: "Chiffres de la déclaration",
  asRecorded: "Comme inscrit",
  figure: "Total de l’année",

  linesTitle: "Lignes",
  line: "Marchandise et origine",
  determination: "Émissions",
  ofInstallation: (installation) => `De l’installation ${installation}`,
  quantity: "Quantité",
  period: (period, procedure) => `${period}, régime ${procedure}`,

  quartersTitle: "Certificats par trimestre",
  quarter: "Trimestre",
  number: "Certificats",
  price: "Prix",
  standsIn: "dernier prix",
  toCome: "à venir",

  importersTitle: "Importateurs",
  counted: "Masse qui compte, t",
  passedOn: "Seuil dépassé le",
  notPassed: "non dépassé",

  asXlsx: "En XLSX",
  asCsv: "En CSV",
  asPdf: "PDF signé",
  filesText:
    "Les tableaux contiennent chaque ligne avec ses importations. Le PDF est numéroté et signé, et chacun peut le vérifier ; il indique qu’il s’agit d’une préparation.",
  missingTitle: "Ce qui manque encore pour la déclaration",
  nothingMissing: "D’après ce qui est inscrit, rien ne manque.",
  penaltyTitle: "Si vous ne restituez aucun certificat",
  missingPenaltyTitle: "Sanction pour les certificats non restitués",
  penalty: (amount) => `Sanction de ${amount}`,
  penaltySpan: (least, most) => `Sanction de ${least} à ${most}`,
  downloads: "À télécharger",
};
