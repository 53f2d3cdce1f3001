/**
 * French texts of the page for the declaration.
 */
import type { DeclarationTexts } from "../en/declaration.ts";

export const declaration: DeclarationTexts = {
  title: (year) => `Déclaration pour ${year}`,
  preparation:
    "Une préparation, pas la déclaration elle-même : celle-ci se dépose au registre MACF, dont le format n’est pas publié. Les chiffres sont ceux du registre des importations, du droit et des prix d’aujourd’hui.",
  dueBy: (day) => `À déposer, avec la restitution, avant le ${day}.`,
  nothing: "Rien à déclarer",
  nothingText:
    "Aucun importateur pour lequel ce déclarant déclare n’a dépassé le seuil, et il n’y a ni électricité ni hydrogène.",
  certificates: (count) => `${count} certificats`,
  exact: (net) => `Exactement ${net} t CO₂e.`,
  totalsTitle: "Sommes",
  imports: "Importations",
  mass: "Masse nette, t",
  energy: "Électricité, MWh",
  embedded: "Émissions intrinsèques, t CO₂e",
  allocation: "Allocation à titre gratuit, t CO₂e",
  net: "Émissions nettes, t CO₂e",
  once: "Certificats, arrondis une fois",
  byQuarter: "Certificats, arrondis par trimestre",
  cost: "Coût",
  byDefault: "Tout par valeurs par défaut",
  fileable: "Telle que déposable aujourd’hui",
  asRecorded: "Telle qu’inscrite",
  figure: "Grandeur",

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
  standsIn: "en remplacement",
  toCome: "à venir",

  importersTitle: "Importateurs",
  counted: "Masse qui compte, t",
  passedOn: "Seuil dépassé le",
  notPassed: "non dépassé",

  asXlsx: "En XLSX",
  asCsv: "En CSV",
  asPdf: "PDF signé",
  filesText:
    "Les tableaux ont chaque ligne avec ses importations. Le PDF est un document numéroté que chacun peut vérifier ; il dit qu’il est une préparation.",
  missingTitle: "Ce qui manque avant le dépôt",
  nothingMissing: "D’après ce qui est inscrit, rien ne manque.",
  penaltyTitle: "Si aucun certificat n’était restitué",
  penalty: (amount) => `Sanction de ${amount}`,
  penaltySpan: (least, most) => `Sanction de ${least} à ${most}`,
  downloads: "À télécharger",
};
