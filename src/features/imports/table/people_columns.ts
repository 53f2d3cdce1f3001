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
      other: [
        "EORI importatore",
        "Importatore",
        "EORI importador",
        "Importador",
        "EORI importera",
        "EORI do importador",
      ],
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
      other: [
        "Dichiarante CBAM",
        "Dichiarante CBAM autorizzato",
        "Declarante CBAM",
        "Declarante autorizado a efectos del MAFC",
        "Zgłaszający CBAM",
        "Upoważniony zgłaszający CBAM",
        "CBAM-aangever",
        "Toegelaten CBAM-aangever",
        "Declarante CBAM autorizado",
      ],
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
      other: [
        "Rappresentanza",
        "Tipo di rappresentanza",
        "Representación",
        "Tipo de representación",
        "Przedstawicielstwo",
        "Rodzaj przedstawicielstwa",
        "Vertegenwoordiging",
        "Soort vertegenwoordiging",
        "Representação",
        "Tipo de representação",
      ],
    },
  },
];
