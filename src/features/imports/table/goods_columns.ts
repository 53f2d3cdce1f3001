/** The columns of a table of imports about the entry, the import declaration and the goods. */
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
    name: "entry",
    need: "optional",
    holds: "your own name of the row, unique in the table; an export has the id of the entry",
    example: "5",
    headings: { en: ["Entry", "Entry id"], de: ["Eintrag", "Buchung"], fr: ["Écriture", "Entrée"] },
  },
  {
    name: "kind",
    need: "optional",
    holds: "import, correction or cancellation; import where nothing stands",
    example: "import",
    headings: {
      en: ["Entry kind", "Kind of entry"],
      de: ["Art des Eintrags", "Buchungsart", "Eintragsart"],
      fr: ["Type d'écriture", "Nature de l'écriture"],
    },
  },
  {
    name: "refers_to",
    need: "optional",
    holds: "of a correction or cancellation: entry of an earlier row, or id of the entry that it replaces",
    example: "5",
    headings: {
      en: ["Refers to", "Corrects entry", "Replaces entry"],
      de: ["Bezug auf", "Berichtigt Eintrag", "Ersetzt Eintrag"],
      fr: ["Se réfère à", "Corrige l'écriture"],
    },
  },
  {
    name: "recorded_on",
    need: "optional",
    holds: "day on which your books recorded it, not after today; today where nothing stands",
    example: "2026-02-12",
    format: "day",
    headings: {
      en: ["Recorded on", "Booked on", "Posting date", "Booking date"],
      de: ["Gebucht am", "Buchungsdatum", "Erfasst am"],
      fr: ["Enregistré le", "Comptabilisé le", "Date de comptabilisation"],
    },
  },
  {
    name: "mrn",
    need: "required",
    holds: "movement reference number of the import declaration, 18 characters",
    example: "26DE000000000005R1",
    isIdentifying: true,
    headings: {
      en: ["MRN", "Movement reference number", "Customs MRN", "Declaration MRN", "Import MRN", "MRN number"],
      de: [
        "MRN",
        "MRN-Nummer",
        "MRN-Nr",
        "Registriernummer",
        "Registriernummer (MRN)",
        "ATLAS-Registriernummer",
      ],
      fr: ["MRN", "Numéro MRN", "Numéro de référence du mouvement", "N° MRN"],
    },
  },
  {
    name: "item",
    need: "required",
    holds: "number of the item in the declaration, from 1",
    example: 1,
    format: "whole",
    headings: {
      en: [
        "Item",
        "Item number",
        "Item no",
        "Goods item number",
        "Declaration goods item number",
        "Line",
        "Line number",
      ],
      de: [
        "Position",
        "Pos",
        "Pos-Nr",
        "Positionsnummer",
        "Positions-Nr",
        "Warenposition",
        "Warenpositionsnummer",
      ],
      fr: ["Article", "Numéro d'article", "N° d'article", "Position", "Numéro de l'article"],
    },
  },
  {
    name: "release_date",
    need: "required",
    holds: "day of release for free circulation, in Brussels",
    example: "2026-02-12",
    format: "day",
    headings: {
      en: [
        "Release date",
        "Date of release",
        "Released on",
        "Release for free circulation",
        "Import date",
        "Date of import",
      ],
      de: [
        "Überlassungsdatum",
        "Datum der Überlassung",
        "Überlassen am",
        "Überlassung",
        "Einfuhrdatum",
        "Verzollungsdatum",
        "Tag der Einfuhr",
      ],
      fr: ["Date de mainlevée", "Mainlevée", "Date de mise en libre pratique", "Date d'importation"],
    },
  },
  {
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
      ],
      de: ["Verfahren", "Zollverfahren", "Verfahrenscode", "Angemeldetes Verfahren", "Beantragtes Verfahren"],
      fr: ["Régime", "Régime douanier", "Code régime", "Procédure"],
    },
  },
  {
    name: "cn_code",
    need: "one code",
    holds: "CN code, 8 digits; of a TARIC code of 10 digits the first 8 count",
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
    },
  },
  {
    name: "document_codes",
    need: "optional",
    holds: "codes of the declaration with their references, a bar between two, such as Y128:DE-CBAM-0001",
    example: "Y128:DE-CBAM-0001",
    isList: true,
    headings: {
      en: ["Document codes", "Documents", "Supporting documents"],
      de: ["Unterlagencodes", "Unterlagen", "Dokumentencodes"],
      fr: ["Codes document", "Codes documents", "Documents"],
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
    },
  },
];
