/** French texts of the page that takes a sheet of imports. */
import { countedInFrench } from "../../../../kernel/text/shown.ts";
import type { SheetTexts } from "../en/sheet.ts";

export const sheet: SheetTexts = {
  title: "Importer un tableau",
  lead:
    "Déposez la liste des importations mises en libre pratique telle que vous la tenez, de votre logiciel douanier ou d’un tableur. Vous voyez ce que devient chaque ligne avant toute inscription.",
  chooseTitle: "Le tableau",
  drop: "Déposez ici un classeur Excel ou un fichier CSV",
  choose: "Choisir un fichier",
  limits: "XLSX ou CSV, jusqu’à 5\u202f000 lignes et 4 Mo.",
  unrecorded: "Rien n’est inscrit avant votre confirmation.",
  template: "Noms possibles des colonnes",
  ofWhom: "Importations de",
  look: "Examiner le tableau",
  lookAgain: "Examiner à nouveau",
  noFile: "Choisissez d’abord un fichier.",
  tooManyRows: "Le tableau a plus de 5\u202f000 lignes : divisez-le.",
  another: "Autre fichier",
  current: (name) => `Tableau : ${name}`,
  questionsTitle: "Une question sur le tableau",
  columnsTitle: "Colonnes",
  columnsText:
    "Voici comment chaque colonne a été comprise. Corrigez ce qui est faux, puis examinez à nouveau ; les autres colonnes sont écartées.",
  heading: "En-tête du tableau",
  meaning: "Lue comme",
  samples: "Premières cellules",
  leftOut: "écartée",
  noHeading: (position) => `Colonne ${position}, sans en-tête`,
  rowsTitle: "Lignes",
  added: (count) => `${count} à inscrire`,
  unchanged: (count) => `${count} déjà au registre`,
  refused: (count) => `${count} à corriger`,
  sums: (count) =>
    `${countedInFrench(count, "ligne de totaux a été écartée", "lignes de totaux ont été écartées")}.`,
  decimalComma: "Les nombres ont été lus avec une virgule décimale.",
  firstTitle: "Les premières lignes telles qu’elles ont été lues",
  refusedTitle: "Lignes à corriger",
  refusedText:
    "Elles sont écartées, les autres peuvent être inscrites. Corrigez-les dans votre tableau et envoyez-le à nouveau : ce qui est déjà inscrit reste tel quel.",
  row: "Ligne",
  why: "Ce qui ne va pas",
  moreRefused: (count) => `${countedInFrench(count, "autre ligne est", "autres lignes sont")} à corriger.`,
  unusualDeclarant: (importer, usual, declarant) =>
    `Les importations de ${importer} ont jusqu’ici ${usual} pour déclarant, aucune n’a celui qui est choisi ici : ${declarant}. Choisissez le bon ci-dessous si ce n’est pas voulu.`,
  unusualNobody: (importer, usual) =>
    `Les importations de ${importer} ont jusqu’ici ${usual} pour déclarant ; celle-ci n’en aurait aucun et ne serait dans la déclaration de personne. Choisissez le déclarant ci-dessous si ce n’est pas voulu.`,
  ofRows: (count) => `Pour ${countedInFrench(count, "ligne", "lignes")} :`,
  cancelledSince:
    "Ces lignes avaient déjà été inscrites, puis ont été annulées : elles ne comptent nulle part, et rien n’en est inscrit. Pour qu’une importation compte de nouveau, ouvrez-la et rectifiez-la.",
  movedSince:
    "Ces lignes avaient déjà été inscrites, et une rectification leur a donné depuis un autre MRN ou un autre article : rien n’en est inscrit. Ouvrez-en une pour voir lequel. Si une ligne est une autre importation, ajoutez-la dans le formulaire, ou envoyez-la avec l’identifiant de l’inscription liée dans la colonne « Se réfère à ».",
  correctedSince:
    "Ces lignes avaient déjà été inscrites, puis ont été rectifiées : c’est la rectification qui est en vigueur.",
  rowAt: (row) => `Ligne ${row}`,
  moreRows: (count) => `et ${countedInFrench(count, "autre", "autres")}`,
  record: (count) => `Inscrire ${countedInFrench(count, "ligne", "lignes")}`,
  nothingToRecord: "Il n’y a rien à inscrire : chaque ligne est déjà au registre ou est à corriger.",
  recordedTitle: "Le tableau est inscrit",
  recorded: (added, unchanged) => `Inscrites : ${added} ; déjà au registre : ${unchanged}.`,
  toLedger: "Vers le registre",
};
