/** The columns of a procedure: one of four digits, or the requested procedure and the previous one in columns of their own. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";

/** The whole procedure, or the requested one alone. */
export const procedureColumn: Column = {
  name: "procedure",
  need: "optional",
  holds:
    "requested and previous procedure of a release for free circulation, four digits; 4000 where nothing stands",
  example: "4000",
  headings: {
    en: [
      "Procedure",
      "Customs procedure",
      "Procedure code",
      "Customs procedure code",
      "CPC",
      "Requested procedure",
      "Requested customs procedure",
    ],
    de: ["Verfahren", "Zollverfahren", "Verfahrenscode", "Angemeldetes Verfahren", "Beantragtes Verfahren"],
    fr: ["Régime", "Régime douanier", "Code régime", "Procédure", "Régime demandé", "Procédure demandée"],
    other: [
      "Regime doganale",
      "Codice regime",
      "Regime richiesto",
      "Régimen",
      "Régimen aduanero",
      "Código de régimen",
      "Régimen solicitado",
      "Procedura",
      "Procedura celna",
      "Kod procedury",
      "Procedura wnioskowana",
      "Regeling",
      "Douaneregeling",
      "Gevraagde regeling",
      "Regime aduaneiro",
      "Código de regime",
      "Regime solicitado",
    ],
  },
};

const previous = "previous_procedure";

/** The previous procedure, where it has a column of its own. */
export const previousProcedureColumn: Column = {
  name: previous,
  need: "optional",
  holds: "previous procedure, two digits, where the column procedure has the requested one alone",
  example: "00",
  isUnoffered: true,
  headings: {
    en: ["Previous customs procedure", "Previous procedure code"],
    de: [
      "Vorhergehendes Verfahren",
      "Vorangegangenes Verfahren",
      "Vorheriges Verfahren",
      "Vorausgegangenes Verfahren",
    ],
    fr: ["Régime précédent", "Code régime précédent", "Procédure précédente"],
    other: [
      "Regime precedente",
      "Régimen precedente",
      "Procedura poprzednia",
      "Poprzednia procedura",
      "Voorafgaande regeling",
      "Vorige regeling",
      "Regime anterior",
    ],
  },
};

type Cells = Readonly<Record<string, unknown>>;

const digitsOf = (cell: unknown): string => {
  const text = typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : "";
  return text.length === 1 ? text.padStart(2, "0") : text;
};

/** @returns the cells with the two parts of a procedure as one: what is no procedure together is none for its reader either */
export const withWholeProcedure = (written: Cells): Cells => {
  const { [previous]: before, ...others } = written;
  const ending = digitsOf(before);
  if (ending === "") return others;
  const procedure = digitsOf(others["procedure"]);
  const isWhole = procedure.length > ending.length && procedure.endsWith(ending);
  return { ...others, procedure: isWhole ? procedure : `${procedure}${ending}` };
};
