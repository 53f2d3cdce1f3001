/** The columns of a table of imports about people. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";

/** In the order of the template. */
export const peopleColumns: ReadonlyArray<Column> = [
  {
    name: "importer",
    need: "optional",
    holds: "EORI number or id of the importer: must be that of the call",
    example: "DE123456789012345",
    headings: {
      en: ["Importer EORI", "EORI importer", "EORI of the importer", "Importer"],
      de: ["EORI Einführer", "EORI-Nummer Einführer", "EORI Importeur", "Einführer", "Importeur"],
      fr: ["EORI importateur", "EORI de l'importateur", "Importateur"],
    },
  },
  {
    name: "declarant",
    need: "optional",
    holds: "EORI number or id of the CBAM declarant; that of the call where nothing stands",
    example: "DE123456789012345",
    headings: {
      en: ["CBAM declarant", "CBAM declarant EORI", "Authorised CBAM declarant"],
      de: ["CBAM-Anmelder", "EORI CBAM-Anmelder", "Zugelassener CBAM-Anmelder"],
      fr: ["Déclarant MACF", "EORI déclarant MACF", "Déclarant MACF agréé"],
    },
  },
  {
    name: "representation",
    need: "optional",
    holds: "own, direct or indirect; that of the call where nothing stands",
    example: "own",
    headings: {
      en: ["Representation", "Representative status"],
      de: ["Vertretung", "Art der Vertretung", "Vertretungsverhältnis"],
      fr: ["Représentation", "Type de représentation", "Statut du représentant"],
    },
  },
];
