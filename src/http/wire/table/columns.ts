/**
 * The columns that a table of shipments may have: each with the contract's name, what it holds, and the headings under
 * which it is known in English, German and French. `docs/tables.md` and the template are made of this list. Contract
 * section 2.5; decisions, "Bulk rows and CSV".
 */

/** The three languages of the headings. */
export type HeadingLanguage = "en" | "de" | "fr";

/** A column of a table of shipments. */
export interface Column {
  /** The contract's name, which is a heading too. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly holds: string;
  readonly example: string | number;
  readonly headings: Readonly<Record<HeadingLanguage, ReadonlyArray<string>>>;
}

/** Words for a mass, to be followed by a unit: `Net mass (kg)`, `Eigenmasse in kg`. Alone they name no unit. */
export const massWords: Readonly<Record<HeadingLanguage, ReadonlyArray<string>>> = {
  en: ["Net mass", "Net weight", "Mass", "Quantity", "Amount"],
  de: [
    "Eigenmasse",
    "Nettomasse",
    "Nettogewicht",
    "Netto",
    "Masse",
    "Menge",
    "Gewicht netto",
    "Rein-Eigenmasse",
  ],
  fr: ["Masse nette", "Poids net", "Quantité"],
};

/** Units that may follow a word for a mass, with the column that they make of it. */
export const massUnits: Readonly<Record<string, "net_mass_kg" | "tonnage">> = {
  kg: "net_mass_kg",
  kilogram: "net_mass_kg",
  kilograms: "net_mass_kg",
  kilogramm: "net_mass_kg",
  kilogrammes: "net_mass_kg",
  t: "tonnage",
  to: "tonnage",
  tonne: "tonnage",
  tonnes: "tonnage",
  tonnen: "tonnage",
};

/** Every column, in the order of the template. */
export const columns: ReadonlyArray<Column> = [
  {
    name: "cn_code",
    isRequired: true,
    holds: "CN code, 8 digits; of a TARIC code of 10 digits the first 8 count",
    example: "7208 39 00",
    headings: {
      en: [
        "CN code",
        "CN",
        "Commodity code",
        "Tariff code",
        "Tariff number",
        "HS code",
        "HTS code",
        "TARIC code",
        "TARIC",
      ],
      de: [
        "KN-Code",
        "KN",
        "Warennummer",
        "Warentarifnummer",
        "Zolltarifnummer",
        "Zolltarif",
        "Tarifnummer",
        "Codenummer",
        "HS-Code",
        "TARIC-Code",
        "Statistische Warennummer",
      ],
      fr: [
        "Code NC",
        "NC",
        "Code SH",
        "Code TARIC",
        "Code douanier",
        "Nomenclature combinée",
        "Code marchandise",
        "Position tarifaire",
        "Nomenclature douanière",
      ],
    },
  },
  {
    name: "origin_country",
    isRequired: true,
    holds: "country of origin: ISO code of 2 or 3 letters, or its name in English, German or French",
    example: "CHN",
    headings: {
      en: [
        "Country of origin",
        "Origin",
        "Origin country",
        "Origin country code",
        "Country of origin code",
        "COO",
      ],
      de: ["Ursprungsland", "Ursprung", "Herkunftsland", "Land", "Ursprungsland (ISO)", "Ursprungslandcode"],
      fr: ["Pays d'origine", "Origine", "Pays origine", "Code pays d'origine"],
    },
  },
  {
    name: "tonnage",
    isRequired: true,
    holds: "net mass in tonnes of 1 000 kg; this column or net_mass_kg",
    example: 24.5,
    headings: {
      en: ["Tonnes", "Net tonnes", "Metric tonnes", "Tonnage"],
      de: ["Tonnen", "Nettotonnen", "Tonnage"],
      fr: ["Tonnes", "Tonnes nettes", "Tonnage"],
    },
  },
  {
    name: "net_mass_kg",
    isRequired: true,
    holds: "net mass in kilograms; this column or tonnage",
    example: 24500,
    headings: { en: ["Kilograms", "kg"], de: ["Kilogramm", "kg"], fr: ["Kilogrammes", "kg"] },
  },
  {
    name: "import",
    isRequired: false,
    holds: "day of import, which gives the year and the certificate price; wins over import_year",
    example: "2026-02-15",
    headings: {
      en: [
        "Import date",
        "Date of import",
        "Date of importation",
        "Entry date",
        "Customs date",
        "Declaration date",
        "Release date",
      ],
      de: [
        "Einfuhrdatum",
        "Importdatum",
        "Datum der Einfuhr",
        "Tag der Einfuhr",
        "Einfuhr am",
        "Anmeldedatum",
        "Verzollungsdatum",
        "Überlassungsdatum",
      ],
      fr: ["Date d'importation", "Date d'import", "Date de dédouanement", "Date de déclaration"],
    },
  },
  {
    name: "import_year",
    isRequired: false,
    holds: "year of import, where the day is not known; the current year if neither is given",
    example: 2026,
    headings: {
      en: ["Import year", "Year of import", "Year"],
      de: ["Einfuhrjahr", "Importjahr", "Jahr", "Jahr der Einfuhr"],
      fr: ["Année d'importation", "Année d'import", "Année"],
    },
  },
  {
    name: "client_ref",
    isRequired: false,
    holds: "your own reference of the row, at most 200 characters, given back",
    example: "PO-4711/1",
    headings: {
      en: [
        "Reference",
        "Ref",
        "Your reference",
        "Client reference",
        "Client ref",
        "Order number",
        "Shipment reference",
        "MRN",
      ],
      de: [
        "Referenz",
        "Ihre Referenz",
        "Eigene Referenz",
        "Positionsnummer",
        "Bestellnummer",
        "Sendungsnummer",
        "Bezug",
      ],
      fr: ["Référence", "Réf", "Votre référence", "Référence client", "Numéro de commande"],
    },
  },
  {
    name: "production_route",
    isRequired: false,
    holds: "production route such as (C), where the goods have several: see the sheet of routes",
    example: "(C)",
    headings: {
      en: ["Production route", "Route"],
      de: ["Produktionsroute", "Produktionsweg", "Herstellungsroute", "Route"],
      fr: ["Voie de production", "Filière de production", "Route de production"],
    },
  },
  {
    name: "verified_direct_intensity",
    isRequired: false,
    holds: "verified direct emissions, tCO2e per tonne of goods",
    example: 1.85,
    headings: {
      en: [
        "Verified direct",
        "Verified direct emissions",
        "Direct emissions (tCO2e/t)",
        "Verified direct intensity",
        "Direct intensity",
      ],
      de: [
        "Verifizierte direkte Emissionen",
        "Direkte Emissionen (tCO2e/t)",
        "Direkte Emissionen (t CO2/t)",
        "Verifiziert direkt",
      ],
      fr: ["Émissions directes vérifiées", "Émissions directes (tCO2e/t)"],
    },
  },
  {
    name: "verified_indirect_intensity",
    isRequired: false,
    holds: "verified indirect emissions, tCO2e per tonne of goods",
    example: 0.12,
    headings: {
      en: [
        "Verified indirect",
        "Verified indirect emissions",
        "Indirect emissions (tCO2e/t)",
        "Verified indirect intensity",
        "Indirect intensity",
      ],
      de: [
        "Verifizierte indirekte Emissionen",
        "Indirekte Emissionen (tCO2e/t)",
        "Indirekte Emissionen (t CO2/t)",
        "Verifiziert indirekt",
      ],
      fr: ["Émissions indirectes vérifiées", "Émissions indirectes (tCO2e/t)"],
    },
  },
  {
    name: "origin_carbon_price_eur_per_t",
    isRequired: false,
    holds: "carbon price paid in the country of origin, EUR per tCO2e",
    example: 12.5,
    headings: {
      en: [
        "Origin carbon price",
        "Carbon price paid",
        "Carbon price (EUR/tCO2e)",
        "Carbon price paid in origin (EUR/t)",
      ],
      de: [
        "CO2-Preis Ursprungsland",
        "Gezahlter CO2-Preis",
        "CO2-Preis (EUR/t)",
        "CO2-Preis Ursprungsland (EUR/t)",
      ],
      fr: ["Prix du carbone payé", "Prix du carbone (EUR/t)", "Prix du carbone à l'origine (EUR/t)"],
    },
  },
];

/** Members of a row that a table can't hold, because they are nested. */
export const columnsByName: ReadonlyMap<string, Column> = new Map(
  columns.map((column) => [column.name, column]),
);
