/** Meanings of the production routes' letters, in our own French words. */

const carbon = "Acier au carbone";
const lowAlloy = "Acier faiblement allié";

export const routes: Readonly<Record<string, string>> = {
  "(A)": "Clinker ou ciment gris",
  "(B)": "Clinker ou ciment blanc",
  "(C)": `${carbon}, haut fourneau et convertisseur à l’oxygène`,
  "(D)": `${carbon}, réduction directe et four électrique à arc`,
  "(E)": `${carbon}, ferraille et four électrique à arc`,
  "(F)": `${lowAlloy}, haut fourneau et convertisseur à l’oxygène`,
  "(G)": `${lowAlloy}, réduction directe et four électrique à arc`,
  "(H)": `${lowAlloy}, ferraille et four électrique à arc`,
  "(J)": "Acier fortement allié, four électrique à arc",
  "(K)": "Aluminium primaire",
  "(L)": "Aluminium secondaire",
};
