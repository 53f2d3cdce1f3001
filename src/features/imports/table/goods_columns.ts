/** The columns of a table of imports about the goods, where they were released and how they were declared. */
import type { Column } from "../../../http/wire/table/columns/column_set.ts";
import { headingWords } from "../../cbam/table/heading_words.ts";

/** Headings of goods that tables of shipments know too, without those that name a column of their own here. */
const goodsWords = {
  ...headingWords.cn_code,
  en: headingWords.cn_code.en.filter((heading) => !heading.startsWith("TARIC")),
  de: headingWords.cn_code.de.filter((heading) => !heading.startsWith("TARIC")),
  fr: headingWords.cn_code.fr.filter((heading) => heading !== "Code TARIC"),
  other: headingWords.cn_code.other.filter((heading) => !heading.includes("TARIC")),
};

/** In the order of the template. */
export const goodsColumns: ReadonlyArray<Column> = [
  {
    name: "cn_code",
    need: "one code",
    holds:
      "CN code, 8 digits; of 10 (TARIC) and 11 (German code number) the first 8 count, and 10 are the TARIC code where the 8 don't decide",
    example: "76042990",
    isIdentifying: true,
    headings: goodsWords,
  },
  {
    name: "taric_code",
    need: "one code",
    holds:
      "TARIC code, 10 digits, where the 8 of the CN code don't decide; gives the CN code where no column does",
    example: "2507008080",
    isIdentifying: true,
    headings: {
      en: ["TARIC", "TARIC number"],
      de: ["TARIC", "TARIC-Nummer", "TARIC-Code"],
      fr: ["TARIC", "Code TARIC"],
      other: headingWords.cn_code.other.filter((heading) => heading.includes("TARIC")),
    },
  },
  {
    name: "origin_country",
    need: "required",
    holds: "country of non-preferential origin: ISO code of 2 or 3 letters, or its name",
    example: "IND",
    isIdentifying: true,
    headings: headingWords.origin_country,
  },
  {
    name: "tonnage",
    need: "one quantity",
    holds: "net mass in tonnes of 1 000 kg; this column or net_mass_kg",
    example: 12.5,
    isNumber: true,
    headings: headingWords.tonnage,
  },
  {
    name: "net_mass_kg",
    need: "one quantity",
    holds: "net mass in kilograms; this column or tonnage; 0 or nothing for electricity",
    example: 12500,
    isNumber: true,
    headings: headingWords.net_mass_kg,
  },
  {
    name: "mwh",
    need: "one quantity",
    holds: "electricity (CN 2716 00 00) in MWh",
    example: 500,
    isNumber: true,
    headings: {
      en: [...headingWords.mwh.en, "Quantity (MWh)"],
      de: [...headingWords.mwh.de, "Menge (MWh)"],
      fr: [...headingWords.mwh.fr, "Quantité (MWh)"],
      other: [
        ...headingWords.mwh.other,
        "Quantità (MWh)",
        "Cantidad (MWh)",
        "Ilość (MWh)",
        "Hoeveelheid (MWh)",
        "Quantidade (MWh)",
      ],
    },
  },
  {
    name: "production_route",
    need: "optional",
    holds: "production route such as (C), where the goods have several",
    example: "(C)",
    headings: headingWords.production_route,
  },
  {
    name: "member_state",
    need: "optional",
    holds: "member state of release: ISO code of 2 or 3 letters, or its name",
    example: "DE",
    headings: {
      en: ["Member state", "Member state of release", "Country of import", "Import country"],
      de: ["Mitgliedstaat", "Mitgliedstaat der Überlassung", "Einfuhrland"],
      fr: ["État membre", "État membre de mainlevée", "Pays d'importation"],
      other: [
        "Stato membro",
        "Paese di importazione",
        "Estado miembro",
        "País de importación",
        "Państwo członkowskie",
        "Kraj importu",
        "Lidstaat",
        "Land van invoer",
        "Estado-Membro",
        "País de importação",
      ],
    },
  },
  {
    name: "document_codes",
    need: "optional",
    holds: "codes of the declaration with their references, a bar between two, such as Y128:DE-CBAM-0001",
    example: "Y128:DE-CBAM-0001",
    list: "bars",
    headings: {
      en: ["Document codes", "Documents", "Supporting documents"],
      de: ["Unterlagencodes", "Unterlagen", "Dokumentencodes"],
      fr: ["Codes document", "Codes documents", "Documents"],
      other: [
        "Codici documento",
        "Documenti",
        "Códigos de documento",
        "Documentos",
        "Kody dokumentów",
        "Dokumenty",
        "Documentcodes",
        "Bescheiden",
      ],
    },
  },
  {
    name: "note",
    need: "optional",
    holds: "your own note, at most 200 characters",
    example: "aluminium profiles",
    headings: {
      en: ["Note", "Remark", "Comment"],
      de: ["Notiz", "Bemerkung", "Kommentar"],
      fr: ["Remarque", "Commentaire"],
      other: [
        "Nota",
        "Osservazioni",
        "Observaciones",
        "Comentario",
        "Uwagi",
        "Notatka",
        "Opmerking",
        "Notitie",
        "Observações",
        "Comentário",
      ],
    },
  },
];
